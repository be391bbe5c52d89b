//! How a law is tried on random cases.

use std::fmt::Debug;

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestRunner};

/// Random cases that a law is tried on: 256 or PROPTEST_CASES.
pub fn case_count() -> u32 {
    Config::default().cases
}

/// Tries a law on `count` random cases. The seed is fixed, so that a run can be repeated; PROPTEST_RNG_SEED gives
/// another one.
pub fn try_on<C: Debug>(cases: impl Strategy<Value = C>, count: u32, law: impl Fn(&C)) {
    let mut config = Config { failure_persistence: None, cases: count, ..Config::default() };
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(2023);
    }
    let tried = TestRunner::new(config).run(&cases, |case| {
        law(&case);
        Ok(())
    });
    if let Err(error) = tried {
        panic!("{error}");
    }
}
