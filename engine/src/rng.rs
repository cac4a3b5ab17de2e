//! The random stream: ChaCha8 with bounded sampling and a shuffle of our own, pinned by golden numbers.
//!
//! The stream of a seed is the same on every platform and forever: a stored race is its set-up, seed and
//! actions, so a change here would change the past. A generator is never part of a position.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};

/// A seeded stream of random numbers.
///
/// ```
/// use engine::Rng;
/// let (mut one, mut same) = (Rng::new(7), Rng::new(7));
/// assert_eq!(one.below(6), same.below(6));
/// ```
#[derive(Debug)]
pub struct Rng(ChaCha8Rng);

impl Clone for Rng {
    fn clone(&self) -> Rng {
        let mut rng = ChaCha8Rng::from_seed(self.0.get_seed());
        rng.set_stream(self.0.get_stream());
        rng.set_word_pos(self.0.get_word_pos());
        Rng(rng)
    }
}

impl Rng {
    /// The stream of chance in a race with this seed.
    pub fn new(seed: u64) -> Rng {
        Rng::stream(seed, 0)
    }

    /// One of many independent streams of a seed. Number 0 is a race's chance; choosers take others.
    pub fn stream(seed: u64, number: u64) -> Rng {
        let mut key = *b"        Podium race stream, v1  ";
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(number);
        Rng(rng)
    }

    /// Goes back to the beginning of the stream.
    #[inline]
    pub fn restart(&mut self) {
        self.0.set_word_pos(0);
    }

    /// The next 32 bits.
    #[inline]
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 to `n - 1`, each equally likely (multiply and reject); 0 for `n` = 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        loop {
            let product = u64::from(self.bits()) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n.max(1) {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts a list into a random order, each order equally likely (Fisher-Yates from the last place down).
    #[inline]
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Computed by an independent implementation of ChaCha8 and of the sampling, not by this one.
    const GOLDEN_BITS_0: [u32; 4] = [3_428_557_115, 2_061_187_308, 4_202_162_028, 9_766_925];
    const GOLDEN_BITS_STREAM: [u32; 4] = [1_894_158_661, 3_548_345_026, 3_012_323_165, 4_206_933_978];
    const GOLDEN_ROLLS_7: [u32; 24] =
        [6, 2, 2, 1, 5, 5, 4, 6, 4, 3, 3, 4, 5, 4, 5, 6, 6, 4, 5, 3, 3, 2, 4, 5];
    const GOLDEN_SHUFFLE_MAX: [u8; 20] =
        [1, 19, 3, 11, 14, 0, 10, 12, 5, 13, 4, 18, 17, 8, 9, 2, 16, 6, 7, 15];

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut rng = Rng::new(0);
        assert_eq!([rng.bits(), rng.bits(), rng.bits(), rng.bits()], GOLDEN_BITS_0);
        let mut rng = Rng::stream(20_261_115, 3);
        assert_eq!([rng.bits(), rng.bits(), rng.bits(), rng.bits()], GOLDEN_BITS_STREAM);
        let mut rng = Rng::new(7);
        let rolls: Vec<u32> = (0..24).map(|_| rng.below(6) + 1).collect();
        assert_eq!(rolls, GOLDEN_ROLLS_7);
        let mut rng = Rng::new(u64::MAX);
        let mut list: Vec<u8> = (0..20).collect();
        rng.shuffle(&mut list);
        assert_eq!(list, GOLDEN_SHUFFLE_MAX);
    }

    #[test]
    fn a_clone_goes_on_at_the_same_place() {
        let mut rng = Rng::stream(5, 2);
        for _ in 0..37 {
            rng.bits();
        }
        let mut clone = rng.clone();
        assert!((0..200).all(|_| rng.bits() == clone.bits()));
    }

    #[test]
    fn a_stream_that_starts_again_is_the_same() {
        let mut rng = Rng::stream(5, 2);
        let mut first = || (0..100).map(|_| rng.bits()).collect::<Vec<u32>>();
        let before = first();
        assert_ne!(first(), before);
        rng.restart();
        assert!(before.iter().all(|bits| rng.bits() == *bits));
    }

    #[test]
    fn the_cipher_is_chacha8_as_published() {
        // The first words of the keystream for the zero key and nonce, of the published ChaCha8 test vectors:
        // 3e00ef2f 895f40d6 7f5bb8e8 1f09a5a1, as little-endian words.
        let mut rng = ChaCha8Rng::from_seed([0; 32]);
        let bytes: Vec<u8> = (0..4).flat_map(|_| rng.next_u32().to_le_bytes()).collect();
        let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "3e00ef2f895f40d67f5bb8e81f09a5a1");
    }

    #[test]
    fn sampling_is_even_and_bounded() {
        let mut rng = Rng::new(1);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        assert_eq!(rng.below(0), 0);
        assert_eq!(rng.below(1), 0);
    }
}
