//! What a lane counts, under the names of the golden files.

use serde::{Deserialize, Serialize, Serializer};

use super::prices::{Disk, Prices, UNIT_US};

/// Counts of one lane since its start. Written by the pool alone. Pairs are flash first, then magnetic.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Requests served, of any kind.
    pub requests: u64,
    /// Logical reads.
    pub logical_reads: u64,
    /// Logical writes.
    pub logical_writes: u64,
    /// Pages created.
    pub created: u64,
    /// Query sets ended: times that the pool was emptied.
    pub sets: u64,
    /// Logical reads and writes of resident pages.
    pub hits: u64,
    /// Physical reads of each disk.
    pub physical_reads: [u64; 2],
    /// Physical writes of each disk.
    pub physical_writes: [u64; 2],
    /// Pages that moved to each disk.
    pub migrations: [u64; 2],
    /// Evictions.
    pub evictions: u64,
    /// Evictions of pages that were dirty by a logical write or because they were new.
    pub evictions_dirty: u64,
    /// Pages that live on flash now.
    pub pages_on_f: u64,
}

/// The same with what it costs: what pictures, curves, figures and exports have.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Counters {
    pub requests: u64,
    pub logical_reads: u64,
    pub logical_writes: u64,
    pub created: u64,
    pub sets: u64,
    pub hits: u64,
    pub misses: u64,
    pub physical_reads_f: u64,
    pub physical_reads_m: u64,
    pub physical_writes_f: u64,
    pub physical_writes_m: u64,
    pub migrations_to_f: u64,
    pub migrations_to_m: u64,
    pub evictions: u64,
    pub evictions_dirty: u64,
    pub pages_on_f: u64,
    pub cost_reads_f: f64,
    pub cost_writes_f: f64,
    pub cost_reads_m: f64,
    pub cost_writes_m: f64,
    pub cost_f: f64,
    pub cost_m: f64,
    pub cost: f64,
    pub seconds: f64,
}

/// The counters of the golden files, in their order.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct GoldenCounters {
    pub logical_reads: u64,
    pub logical_writes: u64,
    pub created: u64,
    pub physical_reads_f: u64,
    pub physical_reads_m: u64,
    pub physical_writes_f: u64,
    pub physical_writes_m: u64,
    pub migrations_to_f: u64,
    pub migrations_to_m: u64,
    #[serde(serialize_with = "in_units")]
    pub cost_f: f64,
    #[serde(serialize_with = "in_units")]
    pub cost_m: f64,
    #[serde(serialize_with = "in_units")]
    pub cost: f64,
    pub pages_on_f: u64,
}

/// A cost as other tools write it: a whole number of units without a fraction.
fn in_units<S: Serializer>(cost: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    // Up to 2^53 a double holds every whole number.
    if cost.fract() == 0.0 && cost.abs() <= 9_007_199_254_740_992.0 {
        serializer.serialize_i64(*cost as i64)
    } else {
        serializer.serialize_f64(*cost)
    }
}

/// An identity of the counters, and whether it holds now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Identity {
    /// The identity in the counters' names.
    pub text: &'static str,
    /// Whether it holds.
    pub holds: bool,
}

const F: usize = Disk::Flash.index();
const M: usize = Disk::Magnetic.index();

impl Counts {
    /// What was counted since `before`; of the pages on flash the number now.
    #[must_use]
    pub fn since(&self, before: &Self) -> Self {
        let pair = |now: [u64; 2], then: [u64; 2]| [now[F] - then[F], now[M] - then[M]];
        Self {
            requests: self.requests - before.requests,
            logical_reads: self.logical_reads - before.logical_reads,
            logical_writes: self.logical_writes - before.logical_writes,
            created: self.created - before.created,
            sets: self.sets - before.sets,
            hits: self.hits - before.hits,
            physical_reads: pair(self.physical_reads, before.physical_reads),
            physical_writes: pair(self.physical_writes, before.physical_writes),
            migrations: pair(self.migrations, before.migrations),
            evictions: self.evictions - before.evictions,
            evictions_dirty: self.evictions_dirty - before.evictions_dirty,
            pages_on_f: self.pages_on_f,
        }
    }

    /// The cost of everything so far, scaled as prices are.
    #[must_use]
    pub fn cost(&self, prices: &Prices) -> i128 {
        [Disk::Flash, Disk::Magnetic].into_iter().map(|disk| self.cost_on(prices, disk)).sum()
    }

    fn cost_on(&self, prices: &Prices, disk: Disk) -> i128 {
        let place = disk.index();
        prices.cost(disk, self.physical_reads[place], self.physical_writes[place])
    }

    /// All counters. One unit is one random flash read of table 1; seconds are simulated.
    #[must_use]
    pub fn counters(&self, prices: &Prices) -> Counters {
        let units = |disk: Disk, reads, writes| prices.units(prices.cost(disk, reads, writes));
        let cost = prices.units(self.cost(prices));
        let ([reads_f, reads_m], [writes_f, writes_m]) = (self.physical_reads, self.physical_writes);
        Counters {
            requests: self.requests,
            logical_reads: self.logical_reads,
            logical_writes: self.logical_writes,
            created: self.created,
            sets: self.sets,
            hits: self.hits,
            misses: reads_f + reads_m,
            physical_reads_f: reads_f,
            physical_reads_m: reads_m,
            physical_writes_f: writes_f,
            physical_writes_m: writes_m,
            migrations_to_f: self.migrations[F],
            migrations_to_m: self.migrations[M],
            evictions: self.evictions,
            evictions_dirty: self.evictions_dirty,
            pages_on_f: self.pages_on_f,
            cost_reads_f: units(Disk::Flash, reads_f, 0),
            cost_writes_f: units(Disk::Flash, 0, writes_f),
            cost_reads_m: units(Disk::Magnetic, reads_m, 0),
            cost_writes_m: units(Disk::Magnetic, 0, writes_m),
            cost_f: prices.units(self.cost_on(prices, Disk::Flash)),
            cost_m: prices.units(self.cost_on(prices, Disk::Magnetic)),
            cost,
            seconds: cost * UNIT_US / 1e6,
        }
    }

    /// The identities that must hold after every request; `resident` pages are in the pool.
    #[must_use]
    pub fn identities(&self, resident: u64) -> Vec<Identity> {
        let sum = |pair: [u64; 2]| pair[F] + pair[M];
        let reads = sum(self.physical_reads);
        let writes = sum(self.physical_writes);
        vec![
            Identity {
                text: "requests = logical reads + logical writes + created + sets",
                holds: self.requests == self.logical_reads + self.logical_writes + self.created + self.sets,
            },
            Identity {
                text: "logical reads + logical writes = hits + physical reads",
                holds: self.logical_reads + self.logical_writes == self.hits + reads,
            },
            Identity {
                text: "physical reads + created = evictions + resident pages",
                holds: reads + self.created == self.evictions + resident,
            },
            Identity {
                text: "dirty evictions <= physical writes <= dirty evictions + migrations",
                holds: (self.evictions_dirty..=self.evictions_dirty + sum(self.migrations)).contains(&writes),
            },
        ]
    }
}

impl Counters {
    /// The golden files' part of it.
    #[must_use]
    pub fn golden(&self) -> GoldenCounters {
        GoldenCounters {
            logical_reads: self.logical_reads,
            logical_writes: self.logical_writes,
            created: self.created,
            physical_reads_f: self.physical_reads_f,
            physical_reads_m: self.physical_reads_m,
            physical_writes_f: self.physical_writes_f,
            physical_writes_m: self.physical_writes_m,
            migrations_to_f: self.migrations_to_f,
            migrations_to_m: self.migrations_to_m,
            cost_f: self.cost_f,
            cost_m: self.cost_m,
            cost: self.cost,
            pages_on_f: self.pages_on_f,
        }
    }

    /// A counter by its name; none for a name that there is not.
    #[must_use]
    pub fn by_name(&self, name: &str) -> Option<f64> {
        let count = match name {
            "requests" => self.requests,
            "logical_reads" => self.logical_reads,
            "logical_writes" => self.logical_writes,
            "created" => self.created,
            "sets" => self.sets,
            "hits" => self.hits,
            "misses" => self.misses,
            "physical_reads_f" => self.physical_reads_f,
            "physical_reads_m" => self.physical_reads_m,
            "physical_writes_f" => self.physical_writes_f,
            "physical_writes_m" => self.physical_writes_m,
            "migrations_to_f" => self.migrations_to_f,
            "migrations_to_m" => self.migrations_to_m,
            "evictions" => self.evictions,
            "evictions_dirty" => self.evictions_dirty,
            "pages_on_f" => self.pages_on_f,
            "cost_reads_f" => return Some(self.cost_reads_f),
            "cost_writes_f" => return Some(self.cost_writes_f),
            "cost_reads_m" => return Some(self.cost_reads_m),
            "cost_writes_m" => return Some(self.cost_writes_m),
            "cost_f" => return Some(self.cost_f),
            "cost_m" => return Some(self.cost_m),
            "cost" => return Some(self.cost),
            "seconds" => return Some(self.seconds),
            _ => return None,
        };
        Some(count as f64)
    }
}
