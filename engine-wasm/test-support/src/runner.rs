//! How a law is tried on random cases.

use std::cell::Cell;
use std::fmt::{Debug, Display};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestRunner};

/// Cases that a law is tried on where everything is tested; by day cargo's configuration sets a fifth of them.
const ALL_CASES: u32 = 256;

/// Random cases that a law is tried on: PROPTEST_CASES, or 256.
pub fn case_count() -> u32 {
    Config::default().cases
}

/// A length, or what part of it is tried: the first by day, the second where BUFFERPOOL_LAB_ALL is set, as by
/// `npm run test:all`.
pub fn by_day_or_all<T>(by_day: T, all: T) -> T {
    if std::env::var_os("BUFFERPOOL_LAB_ALL").is_some() { all } else { by_day }
}

/// The number of draws of a law that has `of_all` of them where others have 256: in proportion to [`case_count`].
pub fn share(of_all: u32) -> u32 {
    (u64::from(case_count()) * u64::from(of_all) / u64::from(ALL_CASES)).max(1) as u32
}

/// How `proptest!` draws in place of `ProptestConfig::with_cases(of_all)`: [`share`] of them.
pub fn drawn(of_all: u32) -> Config {
    seeded(share(of_all))
}

/// The seed is fixed, so that a run can be repeated; PROPTEST_RNG_SEED gives another one.
fn seeded(cases: u32) -> Config {
    let mut config = Config { cases, ..Config::default() };
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(2023);
    }
    config
}

/// Tries a law on `count` random cases.
pub fn try_on<C: Debug>(cases: impl Strategy<Value = C>, count: u32, law: impl Fn(&C)) {
    try_in_turn(cases, count, |case, _| law(case));
}

/// As [`try_on`]; the law is told the number of the case, so that what a case leaves out has its turn in another one.
pub fn try_in_turn<C: Debug>(cases: impl Strategy<Value = C>, count: u32, law: impl Fn(&C, usize)) {
    let (number, is_broken) = (Cell::new(0), Cell::new(false));
    // No file of a test to keep a seed beside.
    let config = Config { failure_persistence: None, ..seeded(count) };
    let tried = TestRunner::new(config).run(&cases, |case| {
        // A broken law is tried on simpler cases in the place of the one that broke it.
        let was_broken = is_broken.replace(true);
        law(&case, number.get());
        if !was_broken {
            is_broken.set(false);
            number.set(number.get() + 1);
        }
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
