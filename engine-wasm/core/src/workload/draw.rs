//! How numbers are drawn, written down so that a trace can be reproduced elsewhere.
//!
//! - Generator: xoshiro256++ (Blackman and Vigna). Its four state words are the first four outputs
//!   of SplitMix64 started at the seed.
//! - A whole number below n: the upper 64 bits of the 128-bit product of one output and n.
//! - "With probability p percent": a whole number below 100 is less than p.
//! - A fraction in [0, 1): the upper 53 bits of one output, times 2^-53.
//! - Order in each request: read or write first, then what the page needs.

use rand_core::{RngCore, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::making::Making;
use super::registry::Drawn;
use crate::error::{Checked, ConfigError, reserved};
use crate::trace::pack;

/// The settings of a generator. Values are checked against the parameters' ranges.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs)]
pub struct Draw {
    pub pages: u32,
    /// Length of the trace; 0 for workloads that are measured otherwise.
    pub requests: u64,
    pub seed: u64,
    /// Values by parameter id; parameters whose default is a rule are absent unless given.
    pub values: Vec<(&'static str, f64)>,
}

impl Draw {
    /// The value of a parameter, if it was given or has a number as its default.
    pub fn optional(&self, id: &str) -> Option<f64> {
        self.values.iter().find(|(name, _)| *name == id).map(|&(_, value)| value)
    }

    /// The value of a parameter.
    pub fn number(&self, id: &str) -> Checked<f64> {
        self.optional(id).ok_or_else(|| ConfigError::new(format!("workload.{id}"), "nothing", "a number"))
    }

    /// The value of a whole-number parameter.
    pub fn integer(&self, id: &str) -> Checked<u64> {
        self.number(id).map(|value| value as u64)
    }

    /// The trace of reads with probability `reads_percent`, and of the pages that `page` names, given the number of a request.
    #[inline]
    pub fn requests(
        &self,
        random: Random,
        page: impl FnMut(&mut Random, u64) -> u32 + 'static,
    ) -> Checked<Making<Drawn>> {
        let reads_percent = self.integer("reads_percent")?;
        Ok(reading(self.requests, reads_percent, random, Box::new(page)))
    }
}

/// A page or a packed request, given the request's number.
type Of = Box<dyn FnMut(&mut Random, u64) -> u32>;

fn reading(count: u64, reads_percent: u64, random: Random, mut page: Of) -> Making<Drawn> {
    let request = move |random: &mut Random, t| {
        let write = !random.percent(reads_percent);
        pack(page(random, t), write)
    };
    drawing(count, random, Box::new(request))
}

/// The trace of so many packed requests. Not one for each generator: the page loads them all.
pub(super) fn drawing(count: u64, mut random: Random, mut request: Of) -> Making<Drawn> {
    let mut requests = Vec::new();
    let making = Making::new(count, move |left| {
        let from = requests.len() as u64;
        if from == 0 {
            match reserved("workload.requests", count) {
                Ok(room) => requests = room,
                Err(refused) => return Some(Err(refused)),
            }
        }
        let to = count.min(from.saturating_add(*left));
        requests.extend((from..to).map(|t| request(&mut random, t)));
        *left -= to - from;
        (to == count).then(|| Ok(Drawn { requests: std::mem::take(&mut requests), ..Drawn::default() }))
    });
    making.at_least(count)
}

/// The seeded generator.
#[derive(Debug, Clone)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// A generator that gives the same numbers for the same seed everywhere.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A whole number in `0 .. bound`; 0 when the bound is 0.
    #[inline]
    pub fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.0.next_u64()) * u128::from(bound)) >> 64) as u64
    }

    /// True with a probability of `percent` in 100.
    #[inline]
    pub fn percent(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// A fraction in [0, 1).
    #[inline]
    pub fn fraction(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Goes on as if so many numbers, shares or fractions had been drawn.
    pub fn pass_over(&mut self, draws: u64) {
        for _ in 0..draws {
            self.0.next_u64();
        }
    }
}
