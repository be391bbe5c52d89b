//! What a lane counts, under the names of the golden files.

use bufferpool_core::counter::{Counters, Identity, Number, PastPool, Since};
use bufferpool_core::{counters, counts};

use crate::prices::{Disk, Prices, UNIT_US};

counters! { lane: Totals, pool;
    requests, "Requests", "requests", None, "Requests served: reads, writes, pages created, and ends of query sets." => lane.counts.requests;
    logical_reads, "Logical reads", "requests", None, "Requests that read a page." => lane.counts.logical_reads;
    logical_writes, "Logical writes", "requests", None, "Requests that write a page." => lane.counts.logical_writes;
    created, "Pages created", "pages", None, "Pages that came into being in the pool." => lane.counts.created;
    sets, "Query sets ended", "sets", None, "Times that the pool was emptied, as at the end of a set of queries." => lane.counts.sets;
    hits, "Hits", "requests", Higher, "Reads and writes of pages that were in the pool." => lane.counts.hits;
    misses, "Misses", "requests", Lower, "Reads and writes of pages that were not in the pool: pages read from either disk." => lane.counts.physical_reads[F] + lane.counts.physical_reads[M];
    physical_reads_f, "Reads on flash", "pages", None, "Pages read from flash." => lane.counts.physical_reads[F];
    physical_reads_m, "Reads on magnetic", "pages", None, "Pages read from the magnetic disk." => lane.counts.physical_reads[M];
    physical_writes_f, "Writes on flash", "pages", None, "Pages written to flash." => lane.counts.physical_writes[F];
    physical_writes_m, "Writes on magnetic", "pages", None, "Pages written to the magnetic disk." => lane.counts.physical_writes[M];
    migrations_to_f, "Moves to flash", "pages", None, "Pages that moved from the magnetic disk to flash when they were evicted." => lane.counts.migrations[F];
    migrations_to_m, "Moves to magnetic", "pages", None, "Pages that moved from flash to the magnetic disk when they were evicted." => lane.counts.migrations[M];
    evictions, "Evictions", "pages", None, "Pages that left the pool." => lane.counts.evictions;
    evictions_dirty, "Dirty evictions", "pages", Lower, "Pages that were written because they were dirty or new when they left the pool." => lane.counts.evictions_dirty;
    pages_on_f, "Pages on flash", "pages", None, "Pages that live on flash now." => lane.counts.pages_on_f;
    cost_reads_f, "Cost of reads on flash", "units", Lower, "What all reads on flash cost." => lane.cost(Disk::Flash, [1, 0]);
    cost_writes_f, "Cost of writes on flash", "units", Lower, "What all writes on flash cost." => lane.cost(Disk::Flash, [0, 1]);
    cost_reads_m, "Cost of reads on magnetic", "units", Lower, "What all reads on the magnetic disk cost." => lane.cost(Disk::Magnetic, [1, 0]);
    cost_writes_m, "Cost of writes on magnetic", "units", Lower, "What all writes on the magnetic disk cost." => lane.cost(Disk::Magnetic, [0, 1]);
    cost_f, "Cost on flash", "units", Lower, "What all reads and writes on flash cost." => lane.cost(Disk::Flash, [1, 1]);
    cost_m, "Cost on the magnetic disk", "units", Lower, "What all reads and writes on the magnetic disk cost." => lane.cost(Disk::Magnetic, [1, 1]);
    cost, "Cost", "units", Lower, "What all reads and writes cost, in random flash reads." => lane.prices.units(lane.counts.cost(&lane.prices));
    seconds, "Time on the disks", "s", Lower, "Simulated time of all reads and writes." => lane.prices.units(lane.counts.cost(&lane.prices)) * UNIT_US / 1e6;
}

/// What no case has: cases are written as the papers count.
const NOT_IN_CASES: [&str; 11] = [
    "requests",
    "sets",
    "hits",
    "misses",
    "evictions",
    "evictions_dirty",
    "cost_reads_f",
    "cost_writes_f",
    "cost_reads_m",
    "cost_writes_m",
    "seconds",
];

counts! {
/// Counts of one lane since its start, as [`COUNTERS`] describe them. Written by the pool alone. Pairs are flash first, then
/// magnetic.
#[allow(missing_docs)]
pub struct Counts {
    requests: u64,
    logical_reads: u64,
    logical_writes: u64,
    created: u64,
    sets: u64,
    hits: u64,
    physical_reads: [u64; 2],
    physical_writes: [u64; 2],
    migrations: [u64; 2],
    evictions: u64,
    evictions_dirty: u64,
    pages_on_f: u64,
}
}

/// What a lane's counters are computed from.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub struct Totals {
    pub counts: Counts,
    pub prices: Prices,
}

impl Totals {
    /// All counters. One unit is one random flash read of table 1; seconds are simulated.
    pub fn counters(&self) -> Counters {
        Counters::of(COUNTERS, self, &PastPool::default())
    }

    /// The counter at a place among [`COUNTERS`].
    pub fn counter(&self, place: usize) -> Number {
        (COUNTERS[place].of)(self, &PastPool::default())
    }

    /// So many times what reads and writes on a disk cost, in units.
    fn cost(&self, disk: Disk, [reads, writes]: [u64; 2]) -> f64 {
        let Counts { physical_reads, physical_writes, .. } = self.counts;
        let place = disk.index();
        let cost = self.prices.cost(disk, reads * physical_reads[place], writes * physical_writes[place]);
        self.prices.units(cost)
    }
}

/// Counters as cases have them: a cost that is a whole number of units has no fraction.
pub fn golden(counters: Counters) -> Counters {
    // Up to 2^53 a double holds every whole number.
    let in_units = |cost: f64| match cost.fract() == 0.0 && (0.0..=9_007_199_254_740_992.0).contains(&cost) {
        true => Number::Count(cost as u64),
        false => Number::Amount(cost),
    };
    counters.without(&NOT_IN_CASES).with_amounts(in_units)
}

const F: usize = Disk::Flash.index();
const M: usize = Disk::Magnetic.index();

impl Counts {
    /// What was counted since `before`; of the pages on flash the number now.
    pub fn after(&self, before: &Self) -> Self {
        Self { pages_on_f: self.pages_on_f, ..self.since(before) }
    }

    /// The cost of everything so far, scaled as prices are.
    pub fn cost(&self, prices: &Prices) -> i128 {
        let on =
            |disk| prices.cost(disk, self.physical_reads[disk.index()], self.physical_writes[disk.index()]);
        on(Disk::Flash) + on(Disk::Magnetic)
    }

    /// The identities that must hold after every request; `resident` pages are in the pool.
    pub fn identities(&self, resident: u64) -> Vec<Identity> {
        let [reads, writes, migrations] =
            [self.physical_reads, self.physical_writes, self.migrations].map(|pair| pair[F] + pair[M]);
        vec![
            Identity::new(
                "requests = logical reads + logical writes + created + sets",
                self.requests == self.logical_reads + self.logical_writes + self.created + self.sets,
            ),
            Identity::new(
                "logical reads + logical writes = hits + physical reads",
                self.logical_reads + self.logical_writes == self.hits + reads,
            ),
            Identity::new(
                "physical reads + created = evictions + resident pages",
                reads + self.created == self.evictions + resident,
            ),
            Identity::new(
                "dirty evictions <= physical writes <= dirty evictions + migrations",
                (self.evictions_dirty..=self.evictions_dirty + migrations).contains(&writes),
            ),
        ]
    }
}
