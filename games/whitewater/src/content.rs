//! Reads and checks `content/`: the cards with their lines, the speed tracker, numbers and the four segments.

use engine::content::{Content, Files, Line};
use engine::{Fault, Kind, List, Phrase, Value};

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
            return Err(events.fault(Phrase::new("content-event-choose").naming("card", &event.name)));
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
        return Err(content.first_line(&format!("whitewater {kind} base")));
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
        let card: K = line.kind(id)?;
        let recipe = &mut recipes[card.index()];
        if recipe.count > 0 {
            return Err(line.twice(id));
        }
        let (name, count) = (line.filled("name", name)?, line.number(id, count, 1..=total)?);
        let renamed = given.has(own.0) && title_in(own, id) != Some(name);
        let (name, lines) = (name.to_string(), read_lines(line, lines)?);
        *recipe = Recipe { name, renamed, count, lines, ..Recipe::default() };
    }
    if let Some(missing) = K::ALL.iter().find(|card| recipes[card.index()].count == 0) {
        return Err(content.missing(missing.name()));
    }
    let sum: u32 = recipes.iter().map(|recipe| u32::from(recipe.count)).sum();
    if sum != u32::from(total) {
        let phrase = Phrase::new("content-sum").with("sum", sum).with("total", total);
        return Err(content.fault(phrase));
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
        let (card, option): (Card, Choice) = (line.kind(card)?, line.kind(option)?);
        let lines = read_lines(line, lines)?;
        if lines.contains(&Effect::Choose) {
            return Err(line.fault(Phrase::new("content-choice")));
        }
        let place = &mut printed.river[card.index()].choices[option.index()];
        if !std::mem::replace(place, lines).is_empty() {
            return Err(line.twice(&format!("{} {}", card.name(), option.name())));
        }
    }
    for recipe in &printed.river {
        let chooses = recipe.lines.contains(&Effect::Choose);
        if recipe.choices.iter().any(|lines| lines.is_empty() == chooses) {
            return Err(content.fault(Phrase::new("content-options").naming("card", &recipe.name)));
        }
    }
    Ok(())
}

fn read_eddy_out(content: Content<'_>) -> Result<Lines, Fault> {
    let mut found = Lines::new();
    for line in table(content, "eddy_out")? {
        let [key, lines] = line.columns()?;
        if key != "lines" {
            return Err(line.unknown(key, &["lines"]));
        }
        if !std::mem::replace(&mut found, read_lines(line, lines)?).is_empty() {
            return Err(line.twice(key));
        }
        if found.contains(&Effect::Choose) {
            return Err(line.fault(Phrase::new("content-eddy-choose")));
        }
        // WW-042: cards that run out are what ends a turn of Eddy Outs.
        let gain: i32 = found.iter().map(|effect| effect.cards_gained()).sum();
        if gain >= 0 {
            return Err(line.fault(Phrase::new("content-eddy-gain")).under("WW-042"));
        }
    }
    if found.is_empty() {
        return Err(content.missing("lines"));
    }
    Ok(found)
}

fn read_lines(line: Line<'_>, text: &str) -> Result<Lines, Fault> {
    let mut lines = Lines::new();
    for part in text.split(';') {
        if lines.is_full() {
            return Err(line.fault(Phrase::new("content-four-lines")));
        }
        lines.push(read_effect(line, part.trim())?);
    }
    Ok(lines)
}

/// WW-090: a line of a card.
fn read_effect(line: Line<'_>, text: &str) -> Result<Effect, Fault> {
    let (op, rest) = text.split_once(' ').unwrap_or((text, ""));
    let amount = |least: u8, most: u8| line.number(op, rest.trim_start_matches('+'), least..=most);
    Ok(match (op, rest.is_empty()) {
        ("speed", false) => match rest.parse() {
            Ok(n @ (-4..=-1 | 1..=4)) => Effect::Speed(n),
            _ => return Err(line.fault(Phrase::new("content-speed").naming("given", rest))),
        },
        ("set_speed", false) => Effect::SetSpeed(amount(1, 5)?),
        ("maneuver", false) => Effect::Maneuver(amount(0, 2)?),
        ("advance", false) => Effect::Advance(amount(0, 5)?),
        ("advance_river", true) => Effect::AdvanceRiver,
        ("draw", false) => Effect::Draw(amount(0, 5)?),
        ("discard", false) => Effect::Discard(amount(0, 5)?),
        ("place", false) => Effect::Place(line.kind::<Token>(rest)?),
        ("recall", true) => Effect::Recall,
        ("choose", true) => Effect::Choose,
        ("clear_tokens", true) => Effect::ClearTokens,
        _ => return Err(line.unknown(text, &EFFECTS).under("WW-090")),
    })
}

/// WW-090: the lines of cards as tables write them.
const EFFECTS: [&str; 11] = [
    "speed n",
    "set_speed n",
    "maneuver n",
    "advance n",
    "advance_river",
    "draw n",
    "discard n",
    "place token",
    "recall",
    "choose",
    "clear_tokens",
];

fn read_tracker(content: Content<'_>) -> Result<[Field; 5], Fault> {
    let mut fields = List::<Field, 5>::new();
    for line in table(content, "tracker")? {
        let [speed, maneuverability, clears] = line.columns()?;
        let due = fields.len() + 1;
        if fields.is_full() || speed.parse() != Ok(due) {
            return Err(line.fault(Phrase::new("content-speeds")).under("WW-021"));
        }
        let maneuverability = line.number("maneuverability", maneuverability, 1..=3);
        let maneuverability = maneuverability.map_err(|fault| fault.under("WW-021"))?;
        let clears = match clears {
            "-" => None,
            named => Some(line.kind::<Cleared>(named)?),
        };
        fields.push(Field { maneuverability, clears });
    }
    (fields[..]).try_into().map_err(|_| content.fault(Phrase::new("content-speeds")).under("WW-021"))
}

fn read_components(content: Content<'_>) -> Result<Components, Fault> {
    let mut components = Components::default();
    for line in table(content, "components")? {
        let [key, value] = line.columns()?;
        let (place, allowed) = match key {
            "river_cards" => (&mut components.river_cards, 72..=72),
            "event_cards" => (&mut components.event_cards, 24..=24),
            "rapids_tokens" => (&mut components.tokens[0], 1..=16),
            "rock_tokens" => (&mut components.tokens[1], 1..=16),
            "events_a_line" => (&mut components.events_a_line, 1..=2),
            "hand" => (&mut components.hand, 1..=10),
            "speed" => (&mut components.speed, 1..=5),
            "rounds_a_segment" => (&mut components.rounds_a_segment, 1..=255),
            _ => return Err(line.unknown(key, &COMPONENTS)),
        };
        // No number of the components is 0.
        if std::mem::replace(place, line.number(key, value, allowed)?) > 0 {
            return Err(line.twice(key));
        }
    }
    let Components { tokens, events_a_line, hand, speed, rounds_a_segment, river_cards, event_cards } =
        components;
    let found =
        [river_cards, event_cards, tokens[0], tokens[1], events_a_line, hand, speed, rounds_a_segment];
    match found.iter().position(|number| *number == 0) {
        Some(missing) => Err(content.missing(COMPONENTS[missing])),
        None => Ok(components),
    }
}

/// The numbers in their file.
const COMPONENTS: [&str; 8] = [
    "river_cards",
    "event_cards",
    "rapids_tokens",
    "rock_tokens",
    "events_a_line",
    "hand",
    "speed",
    "rounds_a_segment",
];

#[cfg(test)]
#[path = "content_tests.rs"]
mod tests;
