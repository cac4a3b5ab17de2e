//! Laws of one position: decisions, legal actions, audit, notation, ranking.

use engine::{Game, Notation, Rng, Seat, View, Viewer};

use super::{Broken, must};
use crate::run::to_json;

/// Laws 1, 2, 3 and 6.
pub(super) fn laws_of_a_position<G: Game>(
    game: &G,
    position: &G::Position,
    pool: &[G::Action],
    rng: &mut Rng,
) -> Result<(), Broken> {
    let pending = game.pending(position);
    let mut legal = Vec::new();
    for seat in Seat::all(game.seats()) {
        legal.clear();
        game.legal(position, seat, &mut legal);
        let is_pending = pending.contains(seat);
        // Law 1
        must!(
            1,
            is_pending != legal.is_empty(),
            "{seat} pending: {is_pending}, legal actions: {}",
            legal.len()
        );
        must!(1, !is_pending || !game.decision(position, seat).is_empty(), "{seat}'s decision has no name");
        // Law 2
        for action in &legal {
            let checked = game.check(position, seat, action);
            must!(2, checked.is_ok(), "{seat}: {action:?} is listed but refused: {checked:?}");
        }
        for (i, action) in legal.iter().enumerate() {
            must!(2, !legal[..i].contains(action), "{seat}: {action:?} is listed twice");
        }
        for _ in 0..pool.len().min(8) {
            let action = &pool[rng.below(pool.len() as u32) as usize];
            let allowed = game.check(position, seat, action).is_ok();
            must!(3, is_pending || !allowed, "{seat} owes no choice, but {action:?} is not refused");
            must!(
                2,
                allowed == legal.contains(action),
                "{seat}: {action:?} allowed: {allowed}, but in the list: {}",
                !allowed
            );
        }
    }
    // Law 6
    let audit = game.audit(position);
    must!(6, audit.is_ok(), "the audit fails: {audit:?}");
    Ok(())
}

/// Law 5: a position written as JSON and read again is the same.
pub(super) fn json_and_back<G: Notation>(game: &G, position: &G::Position) -> Result<(), Broken> {
    let broken = |what: String| Broken { law: 5, what };
    let text = to_json(&game.write(position)).to_string();
    let options = serde_json::from_str(&to_json(game.options()).to_string())
        .map_err(|why| broken(format!("the options cannot be read again: {why}")))?;
    let written =
        serde_json::from_str(&text).map_err(|why| broken(format!("{text} cannot be read: {why}")))?;
    let (read_game, read) = G::read(options, written).map_err(|fault| broken(format!("{text}: {fault}")))?;
    must!(
        5,
        read.as_ref() == Some(position),
        "JSON and back gives another position:\n  {text}\n  read {read:?}\n  was  {position:?}"
    );
    let again = to_json(&read_game.write(position)).to_string();
    must!(5, again == text, "written again it differs:\n  {text}\n  {again}");
    Ok(())
}

/// Law 13: every seat has a place, and level seats leave the next places out; in a view as in the truth.
pub(super) fn ranking_is_complete<G: Game>(game: &G, position: &G::Position) -> Result<(), Broken> {
    let places = game.ranking(position).places;
    must!(13, places.seats() == game.seats(), "{} places for {} seats", places.seats(), game.seats());
    for place in places.iter() {
        let better = places.iter().filter(|other| *other < place).count();
        must!(13, usize::from(*place) == better + 1, "place {place} with {better} seats ahead: {places:?}");
    }
    Ok(())
}

/// Law 15: what a step looks like after each of its events can be shown to everybody. Law 13: so can how the seats then stand.
pub(super) fn frames_can_be_shown<G: Notation>(game: &G, frames: &[G::Position]) -> Result<(), Broken> {
    for frame in frames {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
            let view = View::of(game, frame, viewer);
            let written = serde_json::to_value(game.write(view.seen()));
            must!(15, written.is_ok(), "between two events {viewer:?} cannot be shown a view: {written:?}");
            ranking_is_complete(game, view.seen())?;
        }
    }
    Ok(())
}
