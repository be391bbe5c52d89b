//! How a law is tried on random cases.

use std::fmt::{Debug, Display};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

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

/// Tries a law on one of many; what is said when it breaks begins with who broke it.
pub fn tried(who: impl Display, law: impl FnOnce()) {
    if let Err(said) = catch_unwind(AssertUnwindSafe(law)) {
        let text = said.downcast_ref::<String>().map(String::as_str).or(said.downcast_ref::<&str>().copied());
        resume_unwind(Box::new(format!("{who}: {}", text.unwrap_or("panicked"))));
    }
}
