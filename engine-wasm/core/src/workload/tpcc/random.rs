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
use crate::split_mix::{STRIDE, SplitMix};
use crate::workload::draw::Random;

pub const NAME_A: u64 = 255;
pub const CUSTOMER_A: u64 = 1_023;
pub const ITEM_A: u64 = 8_191;
pub const NAMES: u32 = 1_000;

#[derive(Debug, Clone, Copy)]
pub struct Constants {
    pub name: u64,
    /// C of the last names that customers were loaded with.
    pub loaded_name: u64,
    pub customer: u64,
    pub item: u64,
    /// Start of the items' SplitMix64.
    pub items_from: u64,
    /// Start of the loaded customers' SplitMix64.
    pub customers_from: u64,
}

/// How far C of the names asked for may be from C of the loaded ones: 65 to 119, but not 96 nor 112 (clause 2.1.6.1).
fn apart(place: u64) -> u64 {
    let number = 65 + place;
    number + u64::from(number >= 96) + u64::from(number >= 111)
}
const DISTANCES: u64 = 53;

/// NURand(A, x, y) = (((random(0, A) | random(x, y)) + C) mod (y - x + 1)) + x, with both numbers given.
pub fn nurand(small: u64, uniform: u64, constant: u64, from: u64, to: u64) -> u64 {
    ((small | uniform) + constant) % (to - from + 1) + from
}

impl Constants {
    /// C of names, customers and items, each from 0 to its A; the start of the items' numbers and of the loaded
    /// customers', each below 2^63; how far C of the loaded names lies above that of the names, or, where that would
    /// be above A, below it.
    pub fn drawn(random: &mut Random) -> Self {
        let name = random.below(NAME_A + 1);
        let (customer, item) = (random.below(CUSTOMER_A + 1), random.below(ITEM_A + 1));
        let (items_from, customers_from) = (random.below(1 << 63), random.below(1 << 63));
        let apart = apart(random.below(DISTANCES));
        let loaded_name = if name + apart > NAME_A { name - apart } else { name + apart };
        Self { name, loaded_name, customer, item, items_from, customers_from }
    }

    /// A last name, from 0: NURand(255, 0, 999).
    pub fn name(&self, random: &mut Random) -> u32 {
        let (small, uniform) = (random.below(NAME_A + 1), random.below(u64::from(NAMES)));
        nurand(small, uniform, self.name, 0, u64::from(NAMES) - 1) as u32
    }

    /// The last name, from 0, of a row of CUSTOMER, and what stands for the first name.
    #[inline(never)]
    pub fn loaded_name(&self, row: u32) -> (u32, u64) {
        let [small, uniform, first_name] = outputs(self.customers_from, row);
        let (small, uniform) = (below(small, NAME_A + 1), below(uniform, u64::from(NAMES)));
        let drawn = nurand(small, uniform, self.loaded_name, 0, u64::from(NAMES) - 1) as u32;
        let customer = row % CUSTOMERS;
        (if customer < NAMES { customer } else { drawn }, first_name)
    }

    /// A customer of a district, from 0: one less than NURand(1023, 1, 3000).
    pub fn customer(&self, random: &mut Random) -> u32 {
        let customers = u64::from(CUSTOMERS);
        let (small, uniform) = (random.below(CUSTOMER_A + 1), 1 + random.below(customers));
        nurand(small, uniform, self.customer, 1, customers) as u32 - 1
    }

    /// The item of a line that was loaded, from 0: uniform.
    pub fn loaded_item(&self, row: u32) -> u32 {
        let [first, _] = outputs(self.items_from, row);
        below(first, u64::from(ITEMS)) as u32
    }

    /// The item of a line that was appended, from 0: one less than NURand(8191, 1, 100000).
    pub fn ordered_item(&self, row: u32) -> u32 {
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
