//! The standard's non-uniform random numbers (clause 2.1.6), the items of order lines and the names of customers.
//!
//! StockLevel asks for the items of lines that were written long before, so the item of a line is not drawn in turn
//! but follows from the line's row r: outputs 2r and 2r + 1, counted from 0, of SplitMix64 started at a number that
//! the seed gives. A number below n is the upper 64 bits of the 128-bit product of an output and n, as everywhere.
//!
//! So do the names of customers: from outputs 3r to 3r + 2 of another SplitMix64. The first 1 000 customers of a
//! district have the 1 000 last names in their order, the others' are NURand(255, 0, 999) of the first two outputs
//! (clause 4.3.3.1). The third stands for the first name: of one last name, the smaller comes first.

use super::layout::{CUSTOMERS, ITEMS};
use crate::split_mix::SplitMix;
use crate::workload::draw::Random;

/// NURand's A of last names, customers and items.
pub(super) const NAME_A: u64 = 255;
pub(super) const CUSTOMER_A: u64 = 1_023;
pub(super) const ITEM_A: u64 = 8_191;
/// Last names.
pub(super) const NAMES: u32 = 1_000;

/// What SplitMix64 adds for each output.
const STRIDE: u64 = 0x9e37_79b9_7f4a_7c15;

/// Constants of one run.
#[derive(Debug, Clone, Copy)]
pub(super) struct Constants {
    name: u64,
    /// C of the last names that customers were loaded with.
    loaded_name: u64,
    customer: u64,
    item: u64,
    /// Start of the items' SplitMix64.
    items_from: u64,
    /// Start of the loaded customers' SplitMix64.
    customers_from: u64,
}

/// How far C of the names asked for may be from C of the loaded ones: 65 to 119, but not 96 nor 112 (clause 2.1.6.1).
fn apart(place: u64) -> u64 {
    let number = 65 + place;
    number + u64::from(number >= 96) + u64::from(number >= 111)
}
/// How many such distances there are.
const DISTANCES: u64 = 53;

/// NURand(A, x, y) = (((random(0, A) | random(x, y)) + C) mod (y - x + 1)) + x, with both numbers given.
fn nurand(small: u64, uniform: u64, constant: u64, from: u64, to: u64) -> u64 {
    ((small | uniform) + constant) % (to - from + 1) + from
}

impl Constants {
    /// C of names, customers and items, each from 0 to its A; the start of the items' numbers and of the loaded
    /// customers', each below 2^63; how far C of the loaded names lies above that of the names, or, where that would
    /// be above A, below it.
    pub(super) fn drawn(random: &mut Random) -> Self {
        let name = random.below(NAME_A + 1);
        let (customer, item) = (random.below(CUSTOMER_A + 1), random.below(ITEM_A + 1));
        let (items_from, customers_from) = (random.below(1 << 63), random.below(1 << 63));
        let apart = apart(random.below(DISTANCES));
        let loaded_name = if name + apart > NAME_A { name - apart } else { name + apart };
        Self { name, loaded_name, customer, item, items_from, customers_from }
    }

    /// A last name, from 0: NURand(255, 0, 999).
    pub(super) fn name(&self, random: &mut Random) -> u32 {
        let (small, uniform) = (random.below(NAME_A + 1), random.below(u64::from(NAMES)));
        nurand(small, uniform, self.name, 0, u64::from(NAMES) - 1) as u32
    }

    /// The last name, from 0, of a row of CUSTOMER, and what stands for the first name.
    #[inline(never)]
    pub(super) fn loaded_name(&self, row: u32) -> (u32, u64) {
        let [small, uniform, first_name] = outputs(self.customers_from, row);
        let (small, uniform) = (below(small, NAME_A + 1), below(uniform, u64::from(NAMES)));
        let drawn = nurand(small, uniform, self.loaded_name, 0, u64::from(NAMES) - 1) as u32;
        let customer = row % CUSTOMERS;
        (if customer < NAMES { customer } else { drawn }, first_name)
    }

    /// A customer of a district, from 0: one less than NURand(1023, 1, 3000).
    pub(super) fn customer(&self, random: &mut Random) -> u32 {
        let customers = u64::from(CUSTOMERS);
        let (small, uniform) = (random.below(CUSTOMER_A + 1), 1 + random.below(customers));
        nurand(small, uniform, self.customer, 1, customers) as u32 - 1
    }

    /// The item of a line that was loaded, from 0: uniform.
    pub(super) fn loaded_item(&self, row: u32) -> u32 {
        let [first, _] = outputs(self.items_from, row);
        below(first, u64::from(ITEMS)) as u32
    }

    /// The item of a line that was appended, from 0: one less than NURand(8191, 1, 100000).
    pub(super) fn ordered_item(&self, row: u32) -> u32 {
        let items = u64::from(ITEMS);
        let [first, second] = outputs(self.items_from, row);
        nurand(below(first, ITEM_A + 1), 1 + below(second, items), self.item, 1, items) as u32 - 1
    }
}

/// The N outputs that belong to a row, of a SplitMix64 that started at `from`.
fn outputs<const N: usize>(from: u64, row: u32) -> [u64; N] {
    let skipped = STRIDE.wrapping_mul(N as u64 * u64::from(row));
    let mut numbers = SplitMix::new(from.wrapping_add(skipped));
    std::array::from_fn(|_| numbers.next())
}

fn below(output: u64, bound: u64) -> u64 {
    ((u128::from(output) * u128::from(bound)) >> 64) as u64
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// The exact law of the last names that are asked for.
    pub(in super::super) fn law_of_names(constants: &Constants) -> Vec<f64> {
        turned(law(NAME_A, 0, 999), constants.name)
    }

    /// That of the customers.
    pub(in super::super) fn law_of_customers(constants: &Constants) -> Vec<f64> {
        turned(law(CUSTOMER_A, 1, 3_000), constants.customer)
    }

    /// That of the items of new lines. 8192 times 100 000 pairs would take long: in a block of all 8192 low bits the
    /// number v comes of every subset s of its bits, with 2^|s| small numbers each; 3^|v| in all. The first block lacks
    /// the number 0, the last one ends with 100 000.
    pub(in super::super) fn law_of_items(constants: &Constants) -> Vec<f64> {
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
}
