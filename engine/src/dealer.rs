//! The dealer: all that a rule may touch besides the position.

use crate::{Label, Rng, Script};

/// Rolls, spins and shuffles for the rules, and passes on what they tell.
///
/// Behind it chance is seeded, or scripted by a scenario. Events are built only if somebody listens.
#[derive(Debug)]
pub struct Dealer<'a, E> {
    rng: &'a mut Rng,
    script: Option<&'a mut Script>,
    told: Option<&'a mut Vec<E>>,
}

impl<'a, E> Dealer<'a, E> {
    /// Seeded chance, nobody listens: for playouts.
    #[inline]
    pub fn silent(rng: &'a mut Rng) -> Dealer<'a, E> {
        Dealer { rng, script: None, told: None }
    }

    /// Seeded chance; events go to `told`.
    pub fn telling(rng: &'a mut Rng, told: &'a mut Vec<E>) -> Dealer<'a, E> {
        Dealer { rng, script: None, told: Some(told) }
    }

    /// Chance by `script`, where it has answers, and written down there; events go to `told`.
    pub fn scripted(rng: &'a mut Rng, script: &'a mut Script, told: &'a mut Vec<E>) -> Dealer<'a, E> {
        Dealer { rng, script: Some(script), told: Some(told) }
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

    /// Tells what happened; the event is built only if somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(told) = &mut self.told {
            told.push(event());
        }
    }
}
