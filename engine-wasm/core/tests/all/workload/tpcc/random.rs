use bufferpool_core::split_mix::SplitMix;
use bufferpool_core::workload::Random;
use bufferpool_core::workload::tpcc::layout::{CUSTOMERS, ITEMS};
use bufferpool_core::workload::tpcc::random::{CUSTOMER_A, Constants, ITEM_A, NAME_A, NAMES, nurand};

/// The exact law of the last names that are asked for.
pub(crate) fn law_of_names(constants: &Constants) -> Vec<f64> {
    turned(law(NAME_A, 0, 999), constants.name)
}

/// That of the customers.
pub(crate) fn law_of_customers(constants: &Constants) -> Vec<f64> {
    turned(law(CUSTOMER_A, 1, 3_000), constants.customer)
}

/// That of the items of new lines. 8192 times 100 000 pairs would take long: in a block of all 8192 low bits the
/// number v comes of every subset s of its bits, with 2^|s| small numbers each; 3^|v| in all. The first block lacks
/// the number 0, the last one ends with 100 000.
pub(crate) fn law_of_items(constants: &Constants) -> Vec<f64> {
    let (a, block) = (ITEM_A as usize, ITEM_A as usize + 1);
    let last = ITEMS as usize / block * block;
    let mut weights = vec![0_u64; last + block];
    for (number, weight) in weights[..last].iter_mut().enumerate() {
        *weight = 3_u64.pow((number & a).count_ones()) - u64::from(number < block);
    }
    for uniform in last..=ITEMS as usize {
        for small in 0..=a {
            weights[small | uniform] += 1;
        }
    }
    let pairs = block as f64 * f64::from(ITEMS);
    // NURand takes numbers from 1 to 100 000 and more round the circle of 100 000; items count from 0.
    let mut law = vec![0.0; ITEMS as usize];
    for (number, weight) in weights.into_iter().enumerate() {
        law[(number + ITEMS as usize - 1) % ITEMS as usize] += weight as f64 / pairs;
    }
    turned(law, constants.item + 1)
}

/// A law with C = 0, turned round by C.
fn turned(mut law: Vec<f64>, constant: u64) -> Vec<f64> {
    let places = constant as usize % law.len();
    law.rotate_right(places);
    law
}

/// Every pair of NURand's two numbers, counted: the exact law, with C = 0.
fn law(a: u64, from: u64, to: u64) -> Vec<f64> {
    let mut weights = vec![0_u64; (to - from + 1) as usize];
    for small in 0..=a {
        for uniform in from..=to {
            weights[(nurand(small, uniform, 0, from, to) - from) as usize] += 1;
        }
    }
    let pairs = ((a + 1) * (to - from + 1)) as f64;
    weights.into_iter().map(|weight| weight as f64 / pairs).collect()
}

/// Counts in 20 stretches of the numbers against the law turned round by C, within six standard deviations.
fn follows(counts: &[u64], law: &[f64], constant: u64) {
    let draws: u64 = counts.iter().sum();
    let size = law.len();
    for stretch in 0..20 {
        let range = stretch * size / 20..(stretch + 1) * size / 20;
        let turned = |number: usize| law[(number + size - constant as usize % size) % size];
        let share: f64 = range.clone().map(turned).sum();
        let found: u64 = counts[range].iter().sum();
        let mean = share * draws as f64;
        let deviation = (mean * (1.0 - share)).sqrt();
        assert!((found as f64 - mean).abs() < 6.0 * deviation, "{stretch}: {found} for {mean}");
    }
}

#[test]
fn names_and_customers_follow_the_law() {
    let mut random = Random::new(5);
    let constants = Constants::drawn(&mut random);
    let mut names = vec![0; NAMES as usize];
    let mut customers = vec![0; CUSTOMERS as usize];
    for _ in 0..200_000 {
        names[constants.name(&mut random) as usize] += 1;
        customers[constants.customer(&mut random) as usize] += 1;
    }
    follows(&names, &law(NAME_A, 0, 999), constants.name);
    follows(&customers, &law(CUSTOMER_A, 1, 3_000), constants.customer);
    // The law is far from uniform: all its draws must not have gone into stretches that hide that.
    let most = law(CUSTOMER_A, 1, 3_000).into_iter().fold(0.0, f64::max);
    assert!(most > 10.0 / 3_000.0, "{most}");
}

#[test]
fn items_follow_their_laws_and_their_rows() {
    let constants = Constants::drawn(&mut Random::new(6));
    let mut loaded = vec![0; ITEMS as usize];
    let mut ordered = vec![0; ITEMS as usize];
    for row in 0..200_000 {
        loaded[constants.loaded_item(row) as usize] += 1;
        ordered[constants.ordered_item(row) as usize] += 1;
        assert_eq!(constants.ordered_item(row), constants.ordered_item(row));
    }
    follows(&loaded, &vec![1.0 / f64::from(ITEMS); ITEMS as usize], 0);
    // 8192 times 100 000 pairs would take long. In the blocks 1 to 11 of 8192 numbers, which neither end of the
    // range touches, each of the 13 low bits is set in 3 of 4 pairs, against half of them if it were uniform.
    let (mut bits, mut draws) = (0, 0);
    for (item, &count) in ordered.iter().enumerate() {
        let unturned = (item as u64 + u64::from(ITEMS) - constants.item) % u64::from(ITEMS);
        if (8_192..98_304).contains(&unturned) {
            bits += count * u64::from((unturned & ITEM_A).count_ones());
            draws += count;
        }
    }
    assert!(draws > 170_000);
    // The standard deviation of the mean is sqrt(13 * 0.75 * 0.25 / 180 000) = 0.0037.
    let mean = bits as f64 / draws as f64;
    assert!((mean - 13.0 * 0.75).abs() < 0.025, "{mean}");
}

/// An independent run of SplitMix64 gives the same items one after the other.
#[test]
fn items_are_consecutive_outputs() {
    let constants = Constants { item: 77, items_from: 12_345, ..Constants::drawn(&mut Random::new(1)) };
    let mut numbers = SplitMix::new(12_345);
    for row in 0..100 {
        let (first, second) = (numbers.next(), numbers.next());
        let small = ((u128::from(first) * 8_192) >> 64) as u64;
        let uniform = 1 + ((u128::from(second) * 100_000) >> 64) as u64;
        let item = ((small | uniform) + 77) % 100_000 + 1;
        assert_eq!(u64::from(constants.ordered_item(row)) + 1, item);
    }
}
