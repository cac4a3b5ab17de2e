//! A speaker that has everything said in races, and fails with what cannot be.

use ::words::Speaker;
use engine::{Driver, Ground, Phrase, Ranking, Rng, Seat, Shown, Speak, Value, View, Viewer};

use super::{ATTRIBUTES, STANDARD};
use crate::strength::choose_greedy;

/// Says everything or fails.
pub(super) struct Strict<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) language: &'a str,
}

impl Speak for Strict<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.speaker
            .try_say(phrase)
            .unwrap_or_else(|wrong| panic!("{}: {phrase:?}: {}", self.language, wrong.join("; ")))
    }

    fn name(&self, seat: Seat) -> String {
        self.speaker.name(seat)
    }
}

impl Strict<'_> {
    /// Says what every game has to say.
    pub(super) fn standard<G: Shown>(&self) {
        let ids = STANDARD.map(str::to_string).into_iter();
        let switches = G::SWITCHES.iter().map(|switch| format!("switch-{}", switch.key));
        ids.chain(switches).for_each(|id| drop(self.say(&Phrase::new(id))));
    }

    /// Plays a race and says all that is said in it: actions, forecasts, refusals, events, pictures.
    pub(super) fn tell_race<G: Shown>(&self, game: G, seed: u64) {
        let (mut chance, mut rng) = (Rng::new(seed), Rng::stream(seed, 1));
        let mut driver = Driver::telling(&game, &mut chance);
        driver.told.iter().for_each(|event| self.tell_event(&game.event(event).phrase));
        let (mut before, mut decisions) = (None, 0_u32);
        while driver.step(|position, seat| {
            let legal = self.tell_position(&game, position, seat, before);
            if decisions.is_multiple_of(8) {
                self.draw(&game, position);
            }
            let greedy = choose_greedy(&game, position, seat, &mut rng);
            let action = match rng.below(2) {
                0 => greedy,
                _ => legal[rng.below(legal.len() as u32) as usize],
            };
            (before, decisions) = (Some(action), decisions + 1);
            before
        }) {
            for viewer in Viewer::all(game.seats()) {
                for mut event in driver.told.iter().cloned() {
                    game.hide_event(&mut event, viewer);
                    self.tell_event(&game.event(&event).phrase);
                }
            }
        }
        self.draw(&game, &driver.position);
        for (seat, action) in Seat::all(game.seats()).zip(before.into_iter().cycle()) {
            let refused = game.check(&driver.position, seat, &action).map_err(|no| no.phrase());
            assert_eq!(refused, Err(Phrase::new("refused-over")), "{seat} is told that the race is over");
        }
        self.tell_order(&game, &driver.position);
    }

    /// Says why the seats stand in their order, and the grounds for it give the ranking.
    fn tell_order<G: Shown>(&self, game: &G, position: &G::Position) {
        let grounds = game.grounds(position);
        if grounds.is_empty() {
            return;
        }
        let ranking = game.ranking(position);
        assert_eq!(
            Ranking::by_grounds(game.seats(), &grounds),
            ranking,
            "the grounds give another order: {grounds:?}"
        );
        for Ground { said, figures, .. } in &grounds {
            self.say(&said.phrase);
            let figure = |seat: &Seat| figures[*seat].map_or(Value::text("none"), Value::from);
            for pair in ranking.order().windows(2) {
                let values = [("first", pair[0].into()), ("second", pair[1].into())];
                let values = values.into_iter().chain([("a", figure(&pair[0])), ("b", figure(&pair[1]))]);
                let why = values.fold(Phrase::new(""), |phrase, (name, value)| phrase.with(name, value));
                let apart = figures[pair[0]].zip(figures[pair[1]]).map_or(0, |(a, b)| (a - b).abs());
                let margin = Phrase::new("").with("a", figure(&pair[0])).with("b", figure(&pair[1]));
                let all = Phrase::new("").with("seats", Value::all(pair.iter().copied()));
                for (attribute, phrase) in [
                    ("figure", Phrase::new("").with("n", figure(&pair[0]))),
                    ("why", why.clone()),
                    ("though", why),
                    ("margin", margin.with("n", apart)),
                    ("all", all.with("figures", Value::all(pair.iter().map(figure)))),
                ] {
                    let id = format!("{}.{attribute}", said.phrase.id);
                    if self.speaker.has(&id) {
                        let values = said.phrase.values.iter().cloned().chain(phrase.values).collect();
                        self.say(&Phrase { id: id.into(), values });
                    }
                }
            }
        }
    }

    /// Says an event, and what it adds to the story of its turn, to others and to those whom it concerns.
    fn tell_event(&self, phrase: &Phrase) {
        self.say(phrase);
        for attribute in ATTRIBUTES {
            let id = format!("{}.{attribute}", phrase.id);
            if !self.speaker.has(&id) {
                continue;
            }
            assert!(
                attribute == "heading" || phrase.values.iter().any(|(variable, _)| variable == "seat"),
                "{id} is said of no seat"
            );
            for (times, person) in [(1, "you"), (2, "other")] {
                let mut told = Phrase { id: id.clone().into(), ..phrase.clone() }.with("times", times);
                told.values.extend(phrase.values.iter().filter_map(|(variable, value)| match value {
                    Value::Seat { .. } => Some((format!("{variable}_person").into(), Value::text(person))),
                    Value::Number(_) => Some((format!("{variable}_sum").into(), value.clone())),
                    _ => None,
                }));
                self.say(&told);
            }
        }
    }

    /// Says what the seat may choose, and what is refused to others; gives what it may choose.
    fn tell_position<G: Shown>(
        &self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        before: Option<G::Action>,
    ) -> Vec<G::Action> {
        let view = View::of(game, position, Viewer::Seat(seat));
        let mut legal = Vec::new();
        game.legal(position, seat, &mut legal);
        self.say(&Phrase::new(format!("decision-{}", game.decision(view.seen(), seat))));
        for action in &legal {
            self.say(&game.action(view.seen(), seat, action).phrase);
            let forecast = game.forecast(view.seen(), seat, action);
            if let Some(phrase) = forecast.and_then(|forecast| game.say_forecast(&forecast)) {
                self.say(&phrase);
            }
            for other in Seat::all(game.seats()).filter(|other| *other != seat) {
                let _ = game.check(position, other, action).map_err(|no| self.say(&no.phrase()));
            }
        }
        if let Some(action) = before {
            let _ = game.check(position, seat, &action).map_err(|no| self.say(&no.phrase()));
        }
        legal
    }

    fn draw<G: Shown>(&self, game: &G, position: &G::Position) {
        for viewer in Viewer::all(game.seats()) {
            let picture = game.picture(View::of(game, position, viewer).seen(), viewer, self);
            let wide = picture.lines().find(|line| line.chars().count() > 100);
            assert!(wide.is_none(), "{}: a line of more than 100 columns: {wide:?}", self.language);
        }
    }
}
