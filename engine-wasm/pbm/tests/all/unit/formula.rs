use bufferpool_pbm::formula::{bulk, single};
use proptest::prelude::*;

fn close(value: f64, expected: f64, relative: f64) -> bool {
    (value - expected).abs() <= relative * expected.abs()
}

/// A natural number, its least significant 32 bits first.
#[derive(Clone, Default)]
struct Natural(Vec<u32>);

impl Natural {
    fn times(&mut self, factor: u32) {
        let mut carry = 0;
        for digit in &mut self.0 {
            let product = u64::from(*digit) * u64::from(factor) + carry;
            (*digit, carry) = (product as u32, product >> 32);
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    fn divided_exactly(&mut self, divisor: u32) {
        let mut rest = 0;
        for digit in self.0.iter_mut().rev() {
            let dividend = rest << 32 | u64::from(*digit);
            (*digit, rest) = ((dividend / u64::from(divisor)) as u32, dividend % u64::from(divisor));
        }
        assert_eq!(rest, 0);
    }

    fn plus(&mut self, other: &Self) {
        self.0.resize(self.0.len().max(other.0.len()) + 1, 0);
        let mut carry = 0;
        for (place, digit) in self.0.iter_mut().enumerate() {
            let sum = u64::from(*digit) + u64::from(other.0.get(place).copied().unwrap_or(0)) + carry;
            (*digit, carry) = (sum as u32, sum >> 32);
        }
    }

    /// This number divided by 2^`bits`.
    fn over_power(&self, bits: i32) -> f64 {
        let last = self.0.iter().rposition(|&digit| digit != 0).unwrap_or(0);
        let from = last.saturating_sub(2);
        let top = self.0[from..=last].iter().rev().fold(0_u128, |top, &digit| top << 32 | u128::from(digit));
        libm::scalbn(top as f64, 32 * from as i32 - bits)
    }
}

/// The bulk formula for p = `numerator` / 1024 in whole numbers, rounded only at the end.
fn exact_bulk(m: u32, k: u32, numerator: u32) -> f64 {
    // The term of i = m, and from there down, so that every division is exact.
    let mut term = Natural(vec![1]);
    (0..m).for_each(|_| term.times(numerator));
    let mut sum = Natural::default();
    for i in (1..=m).rev() {
        let mut weighted = term.clone();
        weighted.times(i.min(k));
        sum.plus(&weighted);
        term.times(i);
        term.divided_exactly(m - i + 1);
        term.divided_exactly(numerator);
        term.times(1024 - numerator);
    }
    sum.over_power(10 * m as i32) / f64::from(k)
}

/// The same for p = `numerator` / 64 by looking at every possible sample.
fn enumerated_bulk(m: u32, k: u32, numerator: u32) -> f64 {
    let weights = [64 - u128::from(numerator), u128::from(numerator)];
    let mut found = 0;
    for sample in 0_u32..1 << m {
        let weight: u128 = (0..m).map(|draw| weights[(sample >> draw & 1) as usize]).product();
        found += weight * u128::from(sample.count_ones().min(k));
    }
    found as f64 / 64_f64.powi(m as i32) / f64::from(k)
}

fn difference(p: f64) -> f64 {
    bulk(100, 10, p).unwrap() - single(20, p).unwrap()
}

#[test]
fn at_a_share_of_five_percent() {
    let values = [single(10, 0.05), single(20, 0.05), bulk(100, 10, 0.05), bulk(1_000, 100, 0.05)];
    let shown = values.map(|value| format!("{:.4}", value.unwrap()));
    assert_eq!(shown, ["0.4013", "0.6415", "0.4982", "0.5000"]);
}

#[test]
fn ten_of_a_hundred_crosses_a_single_twenty_once() {
    let signs: Vec<_> = (1..1_000).map(|p| difference(f64::from(p) / 1_000.0)).collect();
    assert!(signs[..98].iter().all(|&difference| difference < 0.0));
    // From p = 0.8 on both are 1 to the last bit or two.
    assert!(signs[98..700].iter().all(|&difference| difference > 0.0));
    assert!(signs[700..].iter().all(|&difference| difference > -1e-15));
    assert!(difference(0.1).abs() < 0.005);
}

#[test]
fn ten_of_a_hundred_is_worse_than_a_single_twenty_by_0_160_at_most() {
    let below = (1..98).map(|p| (difference(f64::from(p) / 1_000.0), p));
    let (worst, at) = below.min_by(|a, b| a.0.total_cmp(&b.0)).unwrap();
    assert_eq!((format!("{worst:.3}"), at), ("-0.160".to_owned(), 36));
}

/// 0.029 is the value at p = 0.15, the most among multiples of 0.05; docs/rules/pbm.md, "Exact results", has the most
/// of all: whole numbers give 0.0315 at p = 0.134.
#[test]
fn ten_of_a_hundred_is_better_than_a_single_twenty_by_0_029_at_0_15_and_0_032_at_most() {
    let best = |steps: u32| {
        let shares = (1..steps).map(|step| f64::from(step) / f64::from(steps));
        let (most, at) = shares.map(|p| (difference(p), p)).max_by(|a, b| a.0.total_cmp(&b.0)).unwrap();
        (format!("{most:.4}"), at)
    };
    assert_eq!(best(20), ("0.0286".to_owned(), 0.15));
    assert_eq!(best(1_000), ("0.0315".to_owned(), 0.134));
    // At p = 137 / 1024 without floating point: 20 single draws are one bulk of 1.
    let exactly = exact_bulk(100, 10, 137) - exact_bulk(20, 1, 137);
    assert_eq!(format!("{exactly:.4}"), "0.0315");
}

#[test]
fn no_and_every_block_optimal_are_exact() {
    for (n, k) in [(1, 1), (10, 3), (1_000, 100), (100_000, 100_000)] {
        for (p, expected) in [(0.0, 0.0_f64), (-0.0, 0.0), (1.0, 1.0)] {
            assert_eq!(single(n, p).unwrap().to_bits(), expected.to_bits());
            assert_eq!(bulk(n, k, p).unwrap().to_bits(), expected.to_bits());
        }
    }
}

#[test]
fn a_thousand_draws_agree_with_whole_numbers() {
    for (m, k) in [(1_000, 1), (1_000, 100), (1_000, 999), (1_000, 1_000), (2_500, 40), (100, 10)] {
        for numerator in [1, 10, 51, 102, 103, 512, 900, 1_023] {
            let p = f64::from(numerator) / 1_024.0;
            let (value, exact) = (bulk(m, k, p).unwrap(), exact_bulk(m, k, numerator));
            assert!(close(value, exact, 2e-14), "{m} {k} {p}: {value:?}, exactly {exact:?}");
        }
    }
}

#[test]
fn the_smallest_and_largest_probabilities_keep_their_digits() {
    for p in [f64::MIN_POSITIVE, 1e-300, 1e-100, 1e-20] {
        // All that counts is the first optimal block: m p / k and n p.
        assert!(close(bulk(1_000, 100, p).unwrap(), 10.0 * p, 1e-14), "{p}");
        assert!(close(single(1_000, p).unwrap(), 1_000.0 * p, 1e-14), "{p}");
    }
    let almost = 1.0 - f64::EPSILON / 2.0;
    assert_eq!([bulk(100_000, 100, almost).unwrap(), single(2, almost).unwrap()], [1.0, 1.0]);
    assert!(close(bulk(7, 7, almost).unwrap(), almost, f64::EPSILON));
    assert!(bulk(1, 1, f64::from_bits(1)).unwrap() > 0.0);
}

#[test]
fn what_is_not_legal_is_named() {
    let told = [
        single(0, 0.5),
        single(100_001, 0.5),
        single(10, f64::NAN),
        single(10, 1.01),
        bulk(0, 1, 0.5),
        bulk(100_001, 1, 0.5),
        bulk(10, 0, 0.5),
        bulk(10, 11, 0.5),
        bulk(10, 2, -0.01),
        bulk(10, 2, f64::INFINITY),
    ]
    .map(|answer| {
        let error = answer.unwrap_err();
        format!("{} {} | {}", error.field, error.value, error.legal)
    });
    let sample = "a whole number from 1 to 100000";
    let probability = "a number from 0 to 1";
    let expected = [
        format!("n 0 | {sample}"),
        format!("n 100001 | {sample}"),
        format!("p NaN | {probability}"),
        format!("p 1.01 | {probability}"),
        format!("m 0 | {sample}"),
        format!("m 100001 | {sample}"),
        format!("k 0 | {sample}"),
        "k 11 | a whole number from 1 to m = 10".to_owned(),
        format!("p -0.01 | {probability}"),
        format!("p inf | {probability}"),
    ];
    assert_eq!(told, expected);
}

proptest! {
    #[test]
    fn small_samples_agree_with_looking_at_every_one((m, k) in (1_u32..=12).prop_flat_map(|m| (Just(m), 1..=m)), p in 0_u32..=64) {
        let value = bulk(m, k, f64::from(p) / 64.0).unwrap();
        prop_assert!(close(value, enumerated_bulk(m, k, p), 1e-14), "{value:?}");
    }

    #[test]
    fn middling_samples_agree_with_whole_numbers((m, k) in (1_u32..400).prop_flat_map(|m| (Just(m), 1..=m)), p in 1_u32..1_024) {
        let value = bulk(m, k, f64::from(p) / 1_024.0).unwrap();
        prop_assert!(close(value, exact_bulk(m, k, p), 1e-14), "{value:?}");
    }

    #[test]
    fn a_bulk_of_one_is_a_single_eviction(n in 1_u32..=100_000, p in 0.0..=1.0) {
        prop_assert!(close(bulk(n, 1, p).unwrap(), single(n, p).unwrap(), 1e-12));
        prop_assert!(close(bulk(10, 1, p).unwrap(), single(10, p).unwrap(), 1e-14));
    }

    #[test]
    fn a_bulk_of_the_whole_sample_is_as_good_as_chance(m in 1_u32..=100_000, p in 0.0..=1.0) {
        prop_assert!(close(bulk(m, m, p).unwrap(), p, 1e-12));
    }

    #[test]
    fn ten_of_a_hundred_is_above_a_single_ten(mantissa in 1.0..10.0, exponent in -8..=-1) {
        let p = mantissa * 10_f64.powi(exponent);
        let (bulk, single) = (bulk(100, 10, p).unwrap(), single(10, p).unwrap());
        prop_assert!(bulk > single || (bulk == 1.0 && single == 1.0), "{p}: {bulk:?} {single:?}");
    }

    #[test]
    fn every_legal_input_gives_a_probability(m in 1_u32..=100_000, k in 1_u32..=100_000, p in 0.0..=1.0) {
        let value = bulk(m, k.min(m), p).unwrap();
        prop_assert!((0.0..=1.0).contains(&value));
        prop_assert!((0.0..=1.0).contains(&single(m, p).unwrap()));
    }
}
