//! Laws of secrets: what a viewer cannot see changes nothing of what it is shown.

use engine::{Dealer, Game, Rng, Script, Seat, View, Viewer};

use super::step::ranking_is_complete;
use super::{Broken, must};

/// Laws 7 to 11, and law 13 for what each viewer sees.
pub(super) fn laws_of_views<G: Game>(
    game: &G,
    position: &G::Position,
    chance: &Rng,
    rng: &mut Rng,
) -> Result<(), Broken> {
    for viewer in Viewer::all(game.seats()) {
        let view = View::of(game, position, viewer);
        pending_is_public(game, position, &view)?;
        ranking_is_complete(game, view.seen())?;
        if let Viewer::Seat(seat) = viewer {
            choices_follow_from_the_view(game, position, &view, seat)?;
        }
        hiding_and_filling(game, position, &view, chance, rng)?;
    }
    together_see_what_each_sees(game, position, rng)?;
    if game.pending(position).count() > 1 {
        answers_stay_sealed(game, position, chance, rng)?;
        answers_commute(game, position, chance, rng)?;
    }
    Ok(())
}

/// Law 8.
fn pending_is_public<G: Game>(game: &G, position: &G::Position, view: &View<G>) -> Result<(), Broken> {
    let pending = game.pending(position);
    must!(8, view.pending(game) == pending, "{:?} sees others pending", view.viewer());
    for seat in pending.iter() {
        let (told, true_name) = (game.decision(view.seen(), seat), game.decision(position, seat));
        must!(8, told == true_name, "{:?} sees the decision {told}, it is {true_name}", view.viewer());
    }
    Ok(())
}

/// Law 13: when the race is over, everybody sees the same places.
pub(super) fn result_is_public<G: Game>(game: &G, position: &G::Position) -> Result<(), Broken> {
    let places = game.ranking(position).places;
    for viewer in Viewer::all(game.seats()) {
        let seen = game.ranking(View::of(game, position, viewer).seen()).places;
        must!(13, seen == places, "the places are {places:?}, but {viewer:?} sees {seen:?}");
    }
    Ok(())
}

/// Law 7, and the same for the greedy policy.
fn choices_follow_from_the_view<G: Game>(
    game: &G,
    position: &G::Position,
    view: &View<G>,
    seat: Seat,
) -> Result<(), Broken> {
    let (mut truth, mut seen) = (Vec::new(), Vec::new());
    game.legal(position, seat, &mut truth);
    view.legal(game, &mut seen);
    must!(7, truth == seen, "{seat} may do {truth:?}, but by its view {seen:?}");
    let (mut weights, mut weights_seen) = (Vec::new(), Vec::new());
    game.weigh(position, seat, &truth, &mut weights);
    game.weigh(view.seen(), seat, &truth, &mut weights_seen);
    must!(7, weights.len() == truth.len(), "{} weights for {} actions", weights.len(), truth.len());
    must!(
        7,
        weights == weights_seen,
        "{seat} weighs {weights:?} on the truth and {weights_seen:?} on its view"
    );
    Ok(())
}

/// Law 9, for all seats together, as after a race: what each of them sees stays as it is in a world that is dealt for all.
fn together_see_what_each_sees<G: Game>(
    game: &G,
    position: &G::Position,
    rng: &mut Rng,
) -> Result<(), Broken> {
    let together = View::of(game, position, Viewer::Together);
    let dealt = together.fill(game, rng);
    let again = View::of(game, &dealt, Viewer::Together);
    must!(
        9,
        again == together,
        "hide, fill, hide differs from hide for all together:\n  {again:?}\n  {together:?}"
    );
    let audit = game.audit(&dealt);
    must!(9, audit.is_ok(), "a view of all together, filled, fails the audit: {audit:?}");
    for viewer in Viewer::all(game.seats()) {
        let (seen, own) = (View::of(game, &dealt, viewer), View::of(game, position, viewer));
        must!(
            9,
            seen == own,
            "{viewer:?} sees something else in a world dealt for all together:\n  {seen:?}\n  {own:?}"
        );
    }
    Ok(())
}

/// Law 9: hiding twice is hiding once; hide, fill, hide is hide. Law 10: another world that looks the same to the
/// viewer stays the same to it, in views and events, as long as nothing is shown.
fn hiding_and_filling<G: Game>(
    game: &G,
    position: &G::Position,
    view: &View<G>,
    chance: &Rng,
    rng: &mut Rng,
) -> Result<(), Broken> {
    let viewer = view.viewer();
    let twice = View::of(game, view.seen(), viewer);
    must!(9, twice == *view, "hiding twice from {viewer:?} differs from hiding once");
    let other = view.fill(game, rng);
    let again = View::of(game, &other, viewer);
    must!(9, again == *view, "hide, fill, hide differs from hide for {viewer:?}:\n  {again:?}\n  {view:?}");
    let audit = game.audit(&other);
    must!(9, audit.is_ok(), "a filled view fails the audit: {audit:?}");
    let Some(seat) = game.pending(position).first() else { return Ok(()) };
    let mut legal = Vec::new();
    game.legal(position, seat, &mut legal);
    let action = legal[rng.below(legal.len() as u32) as usize];
    if game.check(&other, seat, &action).is_err() {
        must!(10, !viewer.is(seat), "{seat} may do {action:?}, but not in a world that looks the same to it");
        return Ok(());
    }
    let (after, events, frames) = seen_after(game, position, seat, &action, chance, viewer);
    let (other_after, other_events, other_frames) = seen_after(game, &other, seat, &action, chance, viewer);
    let shown =
        |events: &[G::Event]| events.iter().filter(|event| game.shows(event)).cloned().collect::<Vec<_>>();
    if shown(&events) != shown(&other_events) {
        return Ok(());
    }
    must!(
        10,
        after != other_after || are_the_same(&events, &other_events),
        "{viewer:?} is told {events:?} or {other_events:?} though it sees the same"
    );
    must!(
        10,
        (&after, &events) != (&other_after, &other_events) || frames == other_frames,
        "{viewer:?} sees the same before and after, and is told the same, but something else between the events {events:?}"
    );
    Ok(())
}

/// Whether the same events were told, in any order: two cards drawn one after the other show their owner an order that
/// no view holds.
fn are_the_same<E: PartialEq>(events: &[E], others: &[E]) -> bool {
    let count = |list: &[E], event: &E| list.iter().filter(|other| *other == event).count();
    events.len() == others.len() && events.iter().all(|event| count(events, event) == count(others, event))
}

/// Law 10 for sealed choices: while somebody still owes an answer, nobody learns what was answered.
fn answers_stay_sealed<G: Game>(
    game: &G,
    position: &G::Position,
    chance: &Rng,
    rng: &mut Rng,
) -> Result<(), Broken> {
    for seat in game.pending(position).iter() {
        let mut legal = Vec::new();
        game.legal(position, seat, &mut legal);
        let one = legal[rng.below(legal.len() as u32) as usize];
        let other = legal[rng.below(legal.len() as u32) as usize];
        for viewer in Viewer::all(game.seats()).filter(|viewer| !viewer.is(seat)) {
            let first = seen_after(game, position, seat, &one, chance, viewer);
            let second = seen_after(game, position, seat, &other, chance, viewer);
            must!(
                10,
                first == second,
                "{viewer:?} can tell {one:?} of {seat} from {other:?} before all have answered"
            );
        }
    }
    Ok(())
}

/// Law 11: simultaneous answers give the same position in any order.
fn answers_commute<G: Game>(
    game: &G,
    position: &G::Position,
    chance: &Rng,
    rng: &mut Rng,
) -> Result<(), Broken> {
    let mut answers = Vec::new();
    for seat in game.pending(position).iter() {
        let mut legal = Vec::new();
        game.legal(position, seat, &mut legal);
        answers.push((seat, legal[rng.below(legal.len() as u32) as usize]));
    }
    let play = |answers: &[(Seat, G::Action)]| {
        let (mut position, mut chance) = (position.clone(), chance.clone());
        for (seat, action) in answers {
            game.apply(&mut position, *seat, action, &mut Dealer::silent(&mut chance));
        }
        position
    };
    let in_order = play(&answers);
    rng.shuffle(&mut answers);
    must!(11, play(&answers) == in_order, "the order of the answers {answers:?} matters");
    Ok(())
}

fn seen_after<G: Game>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    action: &G::Action,
    chance: &Rng,
    viewer: Viewer,
) -> (View<G>, Vec<G::Event>, Vec<View<G>>) {
    let (mut position, mut chance, mut events) = (position.clone(), chance.clone(), Vec::new());
    let (mut script, mut after) = (Script::recorder(), Vec::new());
    let mut dealer = Dealer::showing(&mut chance, &mut script, &mut events, &mut after);
    game.apply(&mut position, seat, action, &mut dealer);
    for event in &mut events {
        game.hide_event(event, viewer);
    }
    let frames = after.iter().map(|frame| View::of(game, frame, viewer)).collect();
    (View::of(game, &position, viewer), events, frames)
}
