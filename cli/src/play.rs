//! `podium play`: a person against bots, on a full screen or in plain text. Plain answers may also come from a pipe.

mod answer;
mod keep;
mod opponent;
mod screen;
mod sitting;
mod watch;

use std::io::{BufRead, IsTerminal, Write, sink, stdin};

use anyhow::Result;
use catalog::AnyGame;
use engine::{Phrase, Seat, Speak};
use lab::Entry;

use crate::args::PlayArgs;
use crate::output::{STRONG, Verdict, talk};
use crate::outside::end_bots_with_us;
use crate::setup::{Seated, one_bot_each, setup};
use crate::voice::{Voice, counted, number, text};

use answer::Input;
use keep::Keeper;
use opponent::{Bot, stop_searches_on_ctrl_c};
pub(crate) use sitting::write_choice;
use sitting::{End, Sitting};

/// Plays on a full screen if there is one to play on, else in plain text, as with your own programs: these talk, and
/// what they say is shown.
pub(crate) fn play(args: &PlayArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let is_wanted = !args.plain && args.record.is_none() && !args.bots.iter().any(Entry::is_outside);
    if is_wanted && crate::screen::is_there() {
        return screen::play(args, voice);
    }
    let mut input = Input::new(stdin().lock(), stdin().is_terminal());
    let game = match &args.game {
        Some(game) => game.clone(),
        None => match ask_game(&mut input, voice)? {
            Some(game) => game.id().to_string(),
            None => return Ok(Verdict::Fine),
        },
    };
    play_in_text(&game, args, voice, &mut input, out)
}

/// Asks which game to play; none if the person leaves.
fn ask_game<R: BufRead>(input: &mut Input<R>, voice: &Voice) -> Result<Option<&'static dyn AnyGame>> {
    let games: Vec<_> = catalog::games().collect();
    let name = |game: &dyn AnyGame| voice.of_game(game.id()).plain("name");
    voice.talk(&Phrase::new("cli-which-game"));
    for (i, game) in games.iter().enumerate() {
        let line = Phrase::new("cli-which-line")
            .with("name", Phrase::new("name"))
            .with("about", Phrase::new("about"));
        talk(format_args!("{:>4}  {}", i + 1, voice.of_game(game.id()).say(&line)));
    }
    loop {
        // The question is talk and no part of the race, so nothing of it goes to the output.
        let Some(line) = input.ask("", &mut sink())? else {
            return Err(voice.refuse(&Phrase::new("cli-name-a-game")));
        };
        let wanted = line.to_lowercase();
        let by_number = line.parse::<usize>().ok().and_then(|number| games.get(number.checked_sub(1)?));
        let is_it = |game: &&&dyn AnyGame| game.id() == wanted || name(**game).to_lowercase() == wanted;
        match by_number.or_else(|| games.iter().find(is_it)) {
            Some(game) => return Ok(Some(*game)),
            None if matches!(wanted.as_str(), "q" | "quit" | "exit") => return Ok(None),
            None => voice.talk(&counted("cli-which-again", games.len())),
        }
    }
}

/// Sets the race up and plays it until it is over or the person leaves.
fn play_in_text<R: BufRead>(
    game: &str,
    args: &PlayArgs,
    voice: &Voice,
    input: &mut Input<R>,
    out: &mut dyn Write,
) -> Result<Verdict> {
    let setup = setup(game, &args.race, voice)?;
    let said = voice.of_game(setup.game.id());
    let race = setup.game.new_race(setup.players, &setup.options, setup.seed);
    let race = race.map_err(setup.sources.sentence(&said))?;
    let seats = race.seats();
    if args.watch {
        return watch::watch(race, setup.seed, args, &said, out);
    }
    let seat = own_seat(args, seats, voice)?;
    let entries = one_bot_each(&args.bots, usize::from(seats) - 1, Seated::Others, voice)?;
    if !end_bots_with_us(&entries)? {
        stop_searches_on_ctrl_c()?;
    }
    let others = Seat::all(seats).filter(|other| *other != seat);
    let mut bots = others
        .zip(&entries)
        .map(|(other, entry)| Bot::seat(entry, &*race, other, args.patience.bot_timeout, voice))
        .collect::<Result<Vec<Bot>>>()?;
    bots.insert(seat.index(), Bot::Nobody);
    let keeper = Keeper::new(args.record.clone(), &*race, voice)?;

    let voice = voice.of_game(setup.game.id());
    let title = Phrase::new("cli-play-title")
        .with("name", text(format!("{STRONG}{}{STRONG:#}", voice.plain("name"))))
        .with("players", counted("cli-players", seats.into()))
        .with("seed", text(setup.seed))
        .with("seat", seat);
    writeln!(out, "{}\n{}", voice.say(&title), voice.plain("cli-play-keys"))?;
    let mut sitting = Sitting::new(race, voice.clone(), seat, bots, keeper);
    match sitting.run(input, out)? {
        End::Finished => {}
        End::Left => voice.talk(&Phrase::new("cli-left")),
        End::NoMoreAnswers => voice.talk(&Phrase::new("cli-no-more-answers")),
    }
    sitting.keeper.say_where(&voice);
    Ok(Verdict::Fine)
}

/// The person's seat.
fn own_seat(args: &PlayArgs, seats: u8, voice: &Voice) -> Result<Seat> {
    let Some(seat) = u8::try_from(args.seat).ok().filter(|seat| *seat < seats).map(Seat) else {
        let unknown = Phrase::new("cli-no-seat").with("seat", args.seat).with("players", seats);
        return Err(voice.refuse(&unknown.with("last", number(usize::from(seats) - 1))));
    };
    Ok(seat)
}
