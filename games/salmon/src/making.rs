//! Making a game: options are checked, content is read, the river is laid.

use engine::{Fault, Phrase};

use crate::Salmon;
use crate::content;
use crate::naming::{Course, in_river};
use crate::options::{First, Options};
use crate::river::Rivers;
use crate::study::Places;

impl Salmon {
    /// SA-001, SA-007, SA-014, SA-105: a game for this many seats with these options, or what is wrong with them.
    pub(crate) fn make(seats: u8, mut options: Options) -> Result<Salmon, Fault> {
        if !(2..=4).contains(&seats) {
            return Err(Fault::range("players", 2..=4, seats).under("SA-001"));
        }
        if let First::Seat(seat) = options.first
            && seat.0 >= seats
        {
            let phrase = Phrase::new("wrong-first").with("number", seat.0).with("last", seats - 1);
            return Err(Fault::said("options.first", phrase).under("SA-014"));
        }
        options.content.check(&content::FILES)?;
        let cards = content::cards(&options.content)?;
        let unlaid = Rivers::one(content::sides_with(&options.boards, &options.content)?, &[]).0;
        let lengths = content::lengths(&options.content)?;
        let course = unlaid.read_course(&options.river, &lengths).map_err(in_river)?;
        let (rivers, river, boards) = match &course {
            Course::Laid(sides) => {
                let (rivers, river) = Rivers::one(unlaid.sides, sides);
                let mut sound = rivers.check_arrows(&river); // SA-015
                if options.has_own_boards() {
                    sound = sound.and_then(|()| rivers.check_ways(&river).map(|_| ())); // SA-007
                }
                sound.map_err(in_river)?;
                options.river = rivers.name(&river).to_string();
                (rivers, Some(river), sides.len() as u16)
            }
            Course::Random(_) if options.has_own_boards() => {
                return Err(Fault::said("options.boards", Phrase::new("wrong-rolled")).under("SA-009"));
            }
            Course::Random(boards) => {
                options.river = format!("random:{boards}");
                (Rivers::all(unlaid.sides), None, u16::from(*boards) + 2)
            }
        };
        let max_rounds = options.max_rounds.unwrap_or(20 * boards); // SA-105
        if !(1..=1000).contains(&max_rounds) {
            return Err(Fault::range("options.max_rounds", 1..=1000, max_rounds).under("SA-105"));
        }
        options.max_rounds = Some(max_rounds);
        let plan = river.as_ref().map(|river| Box::new(rivers.plan(river)));
        let start_deck = cards.start_deck(options.start_deck as usize);
        let effects = std::array::from_fn(|i| cards.0[i].effect);
        let places = Places::of(&rivers, &course);
        let mut game = Salmon {
            seats,
            options,
            cards,
            lengths,
            effects,
            start_deck,
            rivers,
            course,
            max_rounds,
            plan,
            leaps: None,
            places,
        };
        game.leaps = river.map(|river| game.leaps_of(&river));
        Ok(game)
    }
}
