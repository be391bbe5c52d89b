//! Seeds of the generators: one of each stream, one of the policy, one of the orders.

/// Number of the policy's generator, beside those of the streams.
pub const POLICY_GENERATOR: u64 = 1 << 32;
/// Number of the generator that makes orders.
pub const ORDER_GENERATOR: u64 = 1 << 33;

/// The seed of a generator: SplitMix64's finaliser of the run's seed and the generator's number, so that neighbouring
/// seeds share no stream.
pub const fn seed_of(seed: u64, generator: u64) -> u64 {
    let value = seed.wrapping_add((generator + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}
