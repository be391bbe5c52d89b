//! A generator so short that any program can repeat it.

use std::hash::Hasher;

/// What it adds for each output.
pub const STRIDE: u64 = 0x9e37_79b9_7f4a_7c15;

/// SplitMix64 (Steele, Lea and Flood, 2014).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SplitMix(u64);

impl SplitMix {
    /// Starts at a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// What it goes on from.
    pub const fn state(&self) -> u64 {
        self.0
    }

    /// The next 64 bits.
    #[inline]
    #[expect(clippy::should_implement_trait, reason = "it has no end, so it is no Iterator")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STRIDE);
        mix(self.0)
    }

    /// The upper 32 bits of the next output.
    #[inline]
    pub fn upper(&mut self) -> u64 {
        self.next() >> 32
    }

    /// A number below `count`, which is at most 2^32: the upper 32 bits of the next output, scaled.
    #[inline]
    pub fn below(&mut self, count: u64) -> u64 {
        (self.upper() * count) >> 32
    }
}

/// SplitMix64's finaliser: a number with structure becomes one without, the same everywhere.
#[inline]
pub const fn mix(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

/// Hashes one number by SplitMix64's finish: quick, the same everywhere, and good for ids with structure.
#[derive(Debug, Default)]
pub struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = mix((self.0 ^ value).wrapping_add(STRIDE));
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
