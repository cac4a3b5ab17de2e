//! Reads and checks `content/`: the cards with their lines, the speed tracker, numbers and the four segments.

use engine::content::{Content, Files, Line};
use engine::{Fault, Kind, List, Value};

use crate::cards::{CARD_KINDS, Card, Choice, EVENT_KINDS, Effect, EventCard, Lines, Segment, Source, Token};
use crate::segment::SegmentMap;

/// Every file.
pub(crate) const FILES: [(&str, &str); 10] = [
    ("river_cards.txt", include_str!("../content/river_cards.txt")),
    ("choices.txt", include_str!("../content/choices.txt")),
    ("event_cards.txt", include_str!("../content/event_cards.txt")),
    ("eddy_out.txt", include_str!("../content/eddy_out.txt")),
    ("tracker.txt", include_str!("../content/tracker.txt")),
    ("components.txt", include_str!("../content/components.txt")),
    ("segment_a.txt", include_str!("../content/segment_a.txt")),
    ("segment_b.txt", include_str!("../content/segment_b.txt")),
    ("segment_c.txt", include_str!("../content/segment_c.txt")),
    ("segment_d.txt", include_str!("../content/segment_d.txt")),
];

/// A kind of card: what is printed on it and how many there are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recipe {
    /// Its title.
    pub name: String,
    /// Whether that is another title than the box's.
    pub renamed: bool,
    /// How many there are.
    pub count: u8,
    /// Its lines.
    pub lines: Lines,
    /// What its choose line offers, by option.
    pub choices: [Lines; 2],
}

/// WW-021: a field of the speed tracker.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Field {
    /// The most spaces of a maneuver.
    pub maneuverability: u8,
    /// The hazard that is cleared at this speed.
    pub clears: Option<Cleared>,
}

engine::kinds! {
    /// What can be cleared.
    pub enum Cleared {
        /// Rapids, printed or token.
        Rapids = "rapids",
        /// A Waterfall.
        Waterfall = "waterfall",
    }
}

/// Everything printed but the segments.
#[derive(Clone, Debug)]
pub(crate) struct Printed {
    /// WW-091, by kind.
    pub river: [Recipe; CARD_KINDS],
    /// WW-092, by kind.
    pub events: [Recipe; EVENT_KINDS],
    /// WW-040.
    pub eddy_out: Lines,
    /// WW-021, by speed less 1.
    pub tracker: [Field; 5],
    /// The numbers of the components.
    pub components: Components,
}

/// WW-001 to WW-007: how many of each.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Components {
    /// Tokens of each kind.
    pub tokens: [u8; 2],
    /// WW-004: Events on a line.
    pub events_a_line: u8,
    /// WW-005: cards dealt to a seat.
    pub hand: u8,
    /// WW-007: speed at the start.
    pub speed: u8,
    /// WW-083: rounds for each segment.
    pub rounds_a_segment: u8,
    river_cards: u8,
    event_cards: u8,
}

impl Printed {
    /// What comes in the box, but for the files that are given in its place.
    pub(crate) fn read(given: &Files) -> Result<Printed, Fault> {
        given.check(&FILES)?;
        let [_, choices, events, eddy_out, tracker, components, ..] = FILES.map(|own| given.read(own));
        let components = read_components(components)?;
        let mut printed = Printed {
            river: read_cards::<Card, CARD_KINDS>(given, FILES[0], components.river_cards)?,
            events: read_cards::<EventCard, EVENT_KINDS>(given, FILES[2], components.event_cards)?,
            eddy_out: read_eddy_out(eddy_out)?,
            tracker: read_tracker(tracker)?,
            components,
        };
        read_choices(choices, &mut printed)?;
        if let Some(event) = printed.events.iter().find(|event| event.lines.contains(&Effect::Choose)) {
            return Err(
                events.fault(format!("{} has a choose line, which only River cards can have", event.name))
            );
        }
        Ok(printed)
    }

    /// The lines of a source; of a choice that was made, its lines.
    #[inline]
    pub(crate) fn lines(&self, source: Source, choice: Option<Choice>) -> &Lines {
        match (source, choice) {
            (Source::River(card), None) => &self.river[card.index()].lines,
            (Source::River(card), Some(choice)) => &self.river[card.index()].choices[choice.index()],
            (Source::Event(card), _) => &self.events[card.index()].lines,
            (Source::EddyOut, _) => &self.eddy_out,
        }
    }

    /// The title that custom content has for a card of that message.
    pub(crate) fn own_name(&self, word: &str) -> Option<Value> {
        let river = Card::ALL.iter().map(|card| (Value::from(*card), &self.river[card.index()]));
        let events = EventCard::ALL.iter().map(|card| (Value::from(*card), &self.events[card.index()]));
        let is_meant = |said: &Value| matches!(said, Value::Word { word: id } if id == word);
        let (_, recipe) = river.chain(events).find(|(said, recipe)| recipe.renamed && is_meant(said))?;
        Some(Value::text(recipe.name.as_str()))
    }

    /// The title of a source: a custom one as it is written, else by its message.
    pub(crate) fn name(&self, source: Source) -> Value {
        let said = |recipe: &Recipe, printed: Value| {
            if recipe.renamed { Value::text(recipe.name.as_str()) } else { printed }
        };
        match source {
            Source::River(card) => said(&self.river[card.index()], card.into()),
            Source::Event(card) => said(&self.events[card.index()], card.into()),
            Source::EddyOut => Value::word("card", "eddy_out"),
        }
    }
}

/// WW-003: the printed map of a segment, or the one that is given in its place.
pub(crate) fn printed_segment(segment: Segment, given: &Files) -> Result<SegmentMap, Fault> {
    let own = FILES[6 + segment.index()];
    let mut map = SegmentMap::read(given.read(own))?;
    map.printed = Some(segment);
    map.renamed = given.has(own.0) && SegmentMap::read(Content::new(own.0, own.1))?.name != map.name;
    Ok(map)
}

/// The lines of a table, whose first line must say `whitewater <kind> base`.
fn table<'a>(content: Content<'a>, kind: &str) -> Result<impl Iterator<Item = Line<'a>>, Fault> {
    if content.header() != ["whitewater", kind, "base"] {
        return Err(content.fault(format!("the file begins with `whitewater {kind} base`")));
    }
    Ok(content.lines().skip(1))
}

fn read_cards<K: Kind, const N: usize>(
    given: &Files,
    own: (&str, &str),
    total: u8,
) -> Result<[Recipe; N], Fault> {
    let (content, kind) = (given.read(own), own.0.trim_end_matches(".txt"));
    let mut recipes: [Recipe; N] = std::array::from_fn(|_| Recipe::default());
    for line in table(content, kind)? {
        let [id, name, count, lines] = line.columns()?;
        let card =
            K::named(id).ok_or_else(|| line.fault(format!("{id:?} is no card; {} are", K::names())))?;
        let recipe = &mut recipes[card.index()];
        if recipe.count > 0 {
            return Err(line.fault(format!("{id} stands here for the second time")));
        }
        let count = line.value(count, "a number of cards from 1")?;
        let renamed = given.has(own.0) && title_in(own, id) != Some(name);
        let (name, lines) = (name.to_string(), read_lines(line, lines)?);
        *recipe = Recipe { name, renamed, count, lines, ..Recipe::default() };
        if count == 0 {
            return Err(line.fault(format!("there is at least one {id}")));
        }
    }
    if let Some(missing) = K::ALL.iter().find(|card| recipes[card.index()].count == 0) {
        return Err(content.fault(format!("{} is missing", missing.name())));
    }
    let sum: u32 = recipes.iter().map(|recipe| u32::from(recipe.count)).sum();
    if sum != u32::from(total) {
        return Err(content.fault(format!("the counts add up to {sum}; the box has {total} cards")));
    }
    Ok(recipes)
}

/// The title of a card in a file of the box.
fn title_in<'a>((file, text): (&'a str, &'a str), id: &str) -> Option<&'a str> {
    let mut rows = Content::new(file, text).lines().skip(1).filter_map(|line| line.columns::<4>().ok());
    rows.find(|row| row[0] == id).map(|row| row[1])
}

fn read_choices(content: Content<'_>, printed: &mut Printed) -> Result<(), Fault> {
    for line in table(content, "choices")? {
        let [card, option, lines] = line.columns()?;
        let card = Card::named(card).ok_or_else(|| line.fault(format!("{card:?} is no River card")))?;
        let option = Choice::named(option)
            .ok_or_else(|| line.fault(format!("{option:?} is no option; {} are", Choice::names())))?;
        let lines = read_lines(line, lines)?;
        if lines.contains(&Effect::Choose) {
            return Err(line.fault("a choice holds no further choice"));
        }
        printed.river[card.index()].choices[option.index()] = lines;
    }
    for recipe in &printed.river {
        let chooses = recipe.lines.contains(&Effect::Choose);
        if recipe.choices.iter().any(|lines| lines.is_empty() == chooses) {
            return Err(content.fault(format!(
                "{} needs a list for each option exactly if it has a choose line",
                recipe.name
            )));
        }
    }
    Ok(())
}

fn read_eddy_out(content: Content<'_>) -> Result<Lines, Fault> {
    let mut found = Lines::new();
    for line in table(content, "eddy_out")? {
        let ["lines", lines] = line.columns()? else { return Err(line.fault("the only key is `lines`")) };
        found = read_lines(line, lines)?;
        if found.contains(&Effect::Choose) {
            return Err(line.fault("an Eddy Out has no choose line"));
        }
        // WW-042: cards that run out are what ends a turn of Eddy Outs.
        let gain: i32 = found.iter().map(|effect| effect.cards_gained()).sum();
        if gain >= 0 {
            return Err(line.fault("an Eddy Out discards more cards than it draws"));
        }
    }
    if found.is_empty() {
        return Err(content.fault("the `lines` are missing"));
    }
    Ok(found)
}

fn read_lines(line: Line<'_>, text: &str) -> Result<Lines, Fault> {
    let mut lines = Lines::new();
    for part in text.split(';') {
        if lines.is_full() {
            return Err(line.fault("a card has at most four lines"));
        }
        lines.push(read_effect(line, part.trim())?);
    }
    Ok(lines)
}

/// WW-090: a line of a card.
fn read_effect(line: Line<'_>, text: &str) -> Result<Effect, Fault> {
    let (op, rest) = text.split_once(' ').unwrap_or((text, ""));
    let amount = || match line.value::<u8>(rest.trim_start_matches('+'), "a number from 0 to 5")? {
        n @ 0..=5 => Ok(n),
        n => Err(line.fault(format!("{n} is too much; 0 to 5 are allowed"))),
    };
    Ok(match (op, rest.is_empty()) {
        ("speed", false) => match line.value(rest, "a change of speed such as +1")? {
            n @ (-4..=-1 | 1..=4) => Effect::Speed(n),
            n => return Err(line.fault(format!("{n} is no change of speed; -4 to +4 without 0 are"))),
        },
        ("set_speed", false) => match amount()? {
            0 => return Err(line.fault("a speed is 1 to 5")),
            n => Effect::SetSpeed(n),
        },
        ("maneuver", false) => match amount()? {
            bonus @ 0..=2 => Effect::Maneuver(bonus),
            bonus => return Err(line.fault(format!("a maneuver has a bonus of 0 to 2, not {bonus}"))),
        },
        ("advance", false) => Effect::Advance(amount()?),
        ("advance_river", true) => Effect::AdvanceRiver,
        ("draw", false) => Effect::Draw(amount()?),
        ("discard", false) => Effect::Discard(amount()?),
        ("place", false) => Effect::Place(
            Token::named(rest)
                .ok_or_else(|| line.fault(format!("{rest:?} is no token; rapids and rock are")))?,
        ),
        ("recall", true) => Effect::Recall,
        ("choose", true) => Effect::Choose,
        ("clear_tokens", true) => Effect::ClearTokens,
        _ => {
            return Err(line.fault(format!(
                "{text:?} is no line; speed n, set_speed n, maneuver n, advance n, advance_river, draw n, \
                 discard n, place kind, recall, choose and clear_tokens are"
            )));
        }
    })
}

fn read_tracker(content: Content<'_>) -> Result<[Field; 5], Fault> {
    let mut fields = List::<Field, 5>::new();
    for line in table(content, "tracker")? {
        let [speed, maneuverability, clears] = line.columns()?;
        let due = fields.len() + 1;
        if fields.is_full() || line.value::<usize>(speed, "a speed")? != due {
            return Err(line.fault("the speeds are 1 to 5 in this order"));
        }
        let maneuverability = line.value(maneuverability, "a number of spaces from 1 to 3")?;
        if !(1..=3).contains(&maneuverability) {
            return Err(line.fault("maneuverability is 1 to 3"));
        }
        let clears = match clears {
            "-" => None,
            named => {
                Some(Cleared::named(named).ok_or_else(|| line.fault(format!("{named:?} is no hazard")))?)
            }
        };
        fields.push(Field { maneuverability, clears });
    }
    (fields[..])
        .try_into()
        .map_err(|_| content.fault(format!("5 speeds are needed, {} are there", fields.len())))
}

fn read_components(content: Content<'_>) -> Result<Components, Fault> {
    let mut components = Components::default();
    for line in table(content, "components")? {
        let [key, value] = line.columns()?;
        let value: u8 = line.value(value, "a number")?;
        let (place, allowed) = match key {
            "river_cards" => (&mut components.river_cards, 72..=72),
            "event_cards" => (&mut components.event_cards, 24..=24),
            "rapids_tokens" => (&mut components.tokens[0], 1..=16),
            "rock_tokens" => (&mut components.tokens[1], 1..=16),
            "events_a_line" => (&mut components.events_a_line, 1..=2),
            "hand" => (&mut components.hand, 1..=10),
            "speed" => (&mut components.speed, 1..=5),
            "rounds_a_segment" => (&mut components.rounds_a_segment, 1..=255),
            _ => return Err(line.fault(format!("{key:?} is no component"))),
        };
        if !allowed.contains(&value) {
            return Err(line.fault(format!(
                "{key} is {} to {}, not {value}",
                allowed.start(),
                allowed.end()
            )));
        }
        *place = value;
    }
    let all = [components.river_cards, components.event_cards, components.events_a_line, components.hand];
    if all.contains(&0)
        || components.tokens.contains(&0)
        || components.speed == 0
        || components.rounds_a_segment == 0
    {
        return Err(content.fault("a component is missing"));
    }
    Ok(components)
}

#[cfg(test)]
#[path = "content_tests.rs"]
mod tests;
