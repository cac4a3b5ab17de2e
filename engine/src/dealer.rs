//! The dealer: all that a rule may touch besides the position.

use crate::{Label, Rng, Script};

/// Rolls, spins and shuffles for the rules, and passes on what they tell.
///
/// Behind it chance is seeded, or scripted by a scenario. Events are built only if somebody listens.
#[derive(Debug)]
pub struct Dealer<'a, E, P> {
    rng: &'a mut Rng,
    script: Option<&'a mut Script>,
    listener: Option<Listener<'a, E, P>>,
}

/// Who hears what the rules tell.
#[derive(Debug)]
struct Listener<'a, E, P> {
    told: &'a mut Vec<E>,
    /// The position after each event, if that is wanted.
    after: Option<&'a mut Vec<P>>,
}

impl<E, P: Clone> Listener<'_, E, P> {
    /// Kept out of the rules, which are mostly played with nobody listening.
    #[cold]
    #[inline(never)]
    fn hear(&mut self, position: &P, event: E) {
        self.told.push(event);
        if let Some(after) = &mut self.after {
            after.push(position.clone());
        }
    }
}

impl<'a, E, P: Clone> Dealer<'a, E, P> {
    /// Seeded chance, nobody listens: for playouts.
    #[inline]
    pub fn silent(rng: &'a mut Rng) -> Dealer<'a, E, P> {
        Dealer { rng, script: None, listener: None }
    }

    /// Seeded chance; events go to `told`.
    pub fn telling(rng: &'a mut Rng, told: &'a mut Vec<E>) -> Dealer<'a, E, P> {
        Dealer { rng, script: None, listener: Some(Listener { told, after: None }) }
    }

    /// Chance by `script`, where it has answers, and written down there; events go to `told`.
    pub fn scripted(rng: &'a mut Rng, script: &'a mut Script, told: &'a mut Vec<E>) -> Dealer<'a, E, P> {
        Dealer { rng, script: Some(script), listener: Some(Listener { told, after: None }) }
    }

    /// Chance as by [`Dealer::scripted`]; events go to `told`, and the position after each of them to `after`.
    pub fn showing(
        rng: &'a mut Rng,
        script: &'a mut Script,
        told: &'a mut Vec<E>,
        after: &'a mut Vec<P>,
    ) -> Dealer<'a, E, P> {
        Dealer { rng, script: Some(script), listener: Some(Listener { told, after: Some(after) }) }
    }

    /// Rolls a die with the faces 1 to `sides`.
    #[inline]
    pub fn roll(&mut self, sides: u8) -> u8 {
        let rng = &mut *self.rng;
        let mut random = || rng.below(u32::from(sides)) as u8 + 1;
        match &mut self.script {
            None => random(),
            Some(script) => script.roll(sides, random),
        }
    }

    /// Spins a wheel of equal sectors.
    #[inline]
    pub fn spin(&mut self, sectors: &[i16]) -> i16 {
        let rng = &mut *self.rng;
        let mut random = || sectors[rng.below(sectors.len() as u32) as usize];
        match &mut self.script {
            None => random(),
            Some(script) => script.spin(sectors, random),
        }
    }

    /// Shuffles a list that is written top first.
    pub fn shuffle<T: Copy + Into<Label>>(&mut self, top_first: &mut [T]) {
        let rng = &mut *self.rng;
        match &mut self.script {
            None => rng.shuffle(top_first),
            Some(script) => script.shuffle(top_first, |list| rng.shuffle(list)),
        }
    }

    /// Tells what happened, once its change is done: `position` is as the event leaves it, so that whoever shows the race can
    /// show it event by event. The event is built only if somebody listens.
    #[inline]
    pub fn tell(&mut self, position: &P, event: impl FnOnce() -> E) {
        if let Some(listener) = &mut self.listener {
            listener.hear(position, event());
        }
    }
}
