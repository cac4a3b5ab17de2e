//! `podium play`: a person against bots, on a full screen or in plain text. Plain answers may also come from a pipe.

mod answer;
mod keep;
mod opponent;
mod screen;
mod sitting;

use std::io::{BufRead, IsTerminal, Write, sink, stdin, stdout};

use anyhow::{Result, bail};
use catalog::AnyGame;
use engine::Seat;
use lab::Entry;

use crate::args::PlayArgs;
use crate::output::{STRONG, Verdict, count, talk};
use crate::outside::end_bots_with_us;
use crate::setup::{one_bot_each, sentence, setup};

use answer::Input;
use keep::Keeper;
use opponent::Bot;
use sitting::{End, Sitting};

/// Plays on a full screen if there is one to play on, else in plain text, as with programs of one's own: these talk, and
/// what they say is shown.
pub(crate) fn play(args: &PlayArgs, out: &mut dyn Write) -> Result<Verdict> {
    let is_screen = stdin().is_terminal() && stdout().is_terminal() && !is_dumb();
    let is_wanted = !args.plain && args.record.is_none() && !args.bots.iter().any(Entry::is_outside);
    if is_screen && is_wanted {
        return screen::play(args);
    }
    let mut input = Input::new(stdin().lock(), stdin().is_terminal());
    let game = match &args.game {
        Some(game) => game.clone(),
        None => match ask_game(&mut input)? {
            Some(game) => game.id().to_string(),
            None => return Ok(Verdict::Fine),
        },
    };
    play_in_text(&game, args, &mut input, out)
}

/// Asks which game it shall be; none if the person leaves.
fn ask_game<R: BufRead>(input: &mut Input<R>) -> Result<Option<&'static dyn AnyGame>> {
    let games: Vec<_> = catalog::games().collect();
    talk(format_args!("Which game? Answer with its number or name; q leaves."));
    for (i, game) in games.iter().enumerate() {
        talk(format_args!("{:>4}  {}: {}", i + 1, game.name(), game.about()));
    }
    loop {
        // The question is talk and no part of the race, so nothing of it goes to the output.
        let Some(line) = input.ask("", &mut sink())? else {
            bail!("name a game, such as `podium play pig`; `podium games` lists them");
        };
        let wanted = line.to_lowercase();
        let by_number = line.parse::<usize>().ok().and_then(|number| games.get(number.checked_sub(1)?));
        let is_it = |game: &&&dyn AnyGame| game.id() == wanted || game.name().to_lowercase() == wanted;
        match by_number.or_else(|| games.iter().find(is_it)) {
            Some(game) => return Ok(Some(*game)),
            None if matches!(wanted.as_str(), "q" | "quit" | "exit") => return Ok(None),
            None => {
                talk(format_args!("Answer with a number from 1 to {}, or the name of a game.", games.len()))
            }
        }
    }
}

/// Whether the terminal says that it can only print.
fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Sets the race up and plays it until it is over or the person leaves.
fn play_in_text<R: BufRead>(
    game: &str,
    args: &PlayArgs,
    input: &mut Input<R>,
    out: &mut dyn Write,
) -> Result<Verdict> {
    let setup = setup(game, &args.race)?;
    let race = setup.game.new_race(setup.players, &setup.options, setup.seed).map_err(sentence)?;
    let seats = race.seats();
    let seat = own_seat(args, seats)?;
    let entries = one_bot_each(&args.bots, usize::from(seats) - 1, "seats besides yours")?;
    end_bots_with_us(&entries)?;
    let others = Seat::all(seats).filter(|other| *other != seat);
    let mut bots = others
        .zip(&entries)
        .map(|(other, entry)| Bot::seat(entry, &*race, other, args.patience.bot_timeout))
        .collect::<Result<Vec<Bot>>>()?;
    bots.insert(seat.index(), Bot::Nobody);
    let keeper = Keeper::new(args.record.clone(), &*race)?;

    let names = setup.game.names(seats);
    let (title, players, seed) = (setup.game.name(), count(seats.into(), "player"), setup.seed);
    writeln!(out, "{STRONG}{title}{STRONG:#}, {players}, seed {seed}. You are {}.", names.of(seat))?;
    writeln!(out, "A number chooses an action, h gives a hint, ? explains everything else.")?;
    let mut sitting = Sitting::new(race, names, seat, bots, keeper);
    match sitting.run(input, out)? {
        End::Finished => {}
        End::Left => talk(format_args!("You left the race.")),
        End::NoMoreAnswers => talk(format_args!("There are no more answers, so the race stops here.")),
    }
    sitting.keeper.say_where();
    Ok(Verdict::Fine)
}

/// The person's seat.
fn own_seat(args: &PlayArgs, seats: u8) -> Result<Seat> {
    let Some(seat) = u8::try_from(args.seat).ok().filter(|seat| *seat < seats).map(Seat) else {
        bail!("there is no seat {}; with {seats} players the seats are 0 to {}", args.seat, seats - 1);
    };
    Ok(seat)
}
