//! The generator of the hand-written loops: xorshift64*, about the cheapest there is.

/// A state that is never 0.
#[derive(Clone, Debug)]
pub(super) struct Xorshift(u64);

impl Xorshift {
    pub(super) fn new(seed: u64) -> Xorshift {
        Xorshift(seed | 1)
    }

    /// A number from 0 to `n - 1`, by multiplying the high 32 bits; its tiny unevenness is left in.
    #[inline]
    pub(super) fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let bits = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        ((bits * u64::from(n)) >> 32) as u32
    }
}
