//! The table "Placement" of docs/rules/hybrid.md, row by row.

use std::collections::BTreeMap;

use bufferpool_hybrid::event::Event;
use bufferpool_hybrid::placement::Account;
use bufferpool_hybrid::prices::Disk;

use super::{Algorithm, Settings};

/// Everything that any of the algorithms counts for a page; each looks at its own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Record {
    /// Conservative's C, in millionths of a unit.
    pub(crate) c: i128,
    /// Logical reads and writes.
    pub(crate) lr: i128,
    pub(crate) lw: i128,
    /// Physical reads and writes.
    pub(crate) pr: i128,
    pub(crate) pw: i128,
}

/// r and w of a disk.
fn of(prices: &[i128; 4], disk: Disk) -> (i128, i128) {
    let [rf, wf, rm, wm] = *prices;
    if disk == Disk::Flash { (rf, wf) } else { (rm, wm) }
}

impl Record {
    pub(crate) fn logical(&mut self, write: bool) {
        if write {
            self.lw += 1;
        } else {
            self.lr += 1;
        }
    }

    pub(crate) fn physical_read(&mut self, prices: &[i128; 4], floor: bool, disk: Disk) {
        self.pr += 1;
        self.change_c(of(prices, disk).0 - of(prices, disk.other()).0, floor);
    }

    /// A dirty page is evicted: conservative counts from the start, hybrid not a new page's first write.
    pub(crate) fn physical_write(&mut self, prices: &[i128; 4], floor: bool, disk: Disk, new: bool) {
        self.pw += i128::from(!new);
        self.change_c(of(prices, disk).1 - of(prices, disk.other()).1, floor);
    }

    fn change_c(&mut self, difference: i128, floor: bool) {
        self.c += difference;
        if floor && self.c < 0 {
            self.c = 0;
        }
    }

    /// How much less the other disk would have cost, and the threshold, both times n so that q is a whole number.
    pub(crate) fn saving_and_threshold(&self, settings: &Settings, disk: Disk) -> Option<(i128, i128)> {
        let (r, w) = of(&settings.prices, disk);
        let (other_r, other_w) = of(&settings.prices, disk.other());
        let there_and_back = w + other_w;
        let n = i128::from(settings.pages);
        match settings.algorithm {
            Algorithm::Conservative => Some((n * self.c, n * there_and_back)),
            Algorithm::Optimistic => {
                let cost = |r, w| self.lr * r + self.lw * w;
                Some((n * (cost(r, w) - cost(other_r, other_w)), 0))
            }
            Algorithm::Hybrid => {
                // n q = n - b, never below 0.
                let nq = (n - settings.frames as i128).max(0);
                let cost = |r, w| (self.lr * nq + self.pr * n) * r + (self.lw * nq + self.pw * n) * w;
                Some((cost(r, w) - cost(other_r, other_w), n * there_and_back))
            }
            Algorithm::FlashOnly | Algorithm::MagneticOnly | Algorithm::AsGiven | Algorithm::Optimal => None,
        }
    }

    /// Whether the page changes its disk.
    pub(crate) fn decides(&self, settings: &Settings, disk: Disk) -> bool {
        self.saving_and_threshold(settings, disk).is_some_and(|(saving, threshold)| saving > threshold)
    }

    /// What an algorithm shows of a page, in units.
    pub(crate) fn account(&self, settings: &Settings, disk: Disk) -> Account {
        let counters = match settings.algorithm {
            Algorithm::Conservative => vec![self.c as f64 / 1e6],
            Algorithm::Optimistic => [self.lr, self.lw].map(|count| count as f64).to_vec(),
            Algorithm::Hybrid => [self.lr, self.lw, self.pr, self.pw].map(|count| count as f64).to_vec(),
            Algorithm::FlashOnly | Algorithm::MagneticOnly | Algorithm::AsGiven | Algorithm::Optimal => {
                Vec::new()
            }
        };
        let units = |amount: i128| amount as f64 / f64::from(settings.pages) / 1e6;
        let compared = self.saving_and_threshold(settings, disk);
        Account {
            counters,
            saving: compared.map(|(saving, _)| units(saving)),
            threshold: compared.map_or(0.0, |(_, threshold)| units(threshold)),
        }
    }
}

// The counters of docs/rules/hybrid.md, derived from the events alone.

/// Counters by their names; costs in millionths of a unit.
#[derive(Debug)]
pub(crate) struct Tally {
    prices: [i128; 4],
    counters: BTreeMap<&'static str, i128>,
}

impl Tally {
    /// The counters of the lab.
    pub(crate) const COUNTERS: [&str; 24] = [
        "requests",
        "logical_reads",
        "logical_writes",
        "created",
        "sets",
        "hits",
        "misses",
        "physical_reads_f",
        "physical_reads_m",
        "physical_writes_f",
        "physical_writes_m",
        "migrations_to_f",
        "migrations_to_m",
        "evictions",
        "evictions_dirty",
        "pages_on_f",
        "cost_reads_f",
        "cost_writes_f",
        "cost_reads_m",
        "cost_writes_m",
        "cost_f",
        "cost_m",
        "cost",
        "seconds",
    ];

    /// Nothing counted yet.
    pub(crate) fn new(prices: [i128; 4]) -> Self {
        Self { prices, counters: BTreeMap::new() }
    }

    fn add(&mut self, counter: &'static str, amount: i128) {
        *self.counters.entry(counter).or_default() += amount;
    }

    /// Counts one request.
    pub(crate) fn count(&mut self, event: &Event) {
        let [rf, wf, rm, wm] = self.prices;
        self.add("requests", 1);
        let kind = match event.op {
            'R' => "logical_reads",
            'W' => "logical_writes",
            'N' => "created",
            _ => "sets",
        };
        self.add(kind, 1);
        self.add("hits", i128::from(event.hit));
        match event.read_from {
            Some(Disk::Flash) => {
                self.add("physical_reads_f", 1);
                self.add("cost_reads_f", rf);
            }
            Some(Disk::Magnetic) => {
                self.add("physical_reads_m", 1);
                self.add("cost_reads_m", rm);
            }
            None => {}
        }
        self.add("misses", i128::from(event.read_from.is_some()));
        for eviction in &event.evictions {
            self.add("evictions", 1);
            self.add("evictions_dirty", i128::from(eviction.dirty));
            match eviction.written_to {
                Some(Disk::Flash) => {
                    self.add("physical_writes_f", 1);
                    self.add("cost_writes_f", wf);
                    self.add("migrations_to_f", i128::from(eviction.migrated));
                }
                Some(Disk::Magnetic) => {
                    self.add("physical_writes_m", 1);
                    self.add("cost_writes_m", wm);
                    self.add("migrations_to_m", i128::from(eviction.migrated));
                }
                None => {}
            }
        }
    }

    /// A cost in millionths of a unit.
    pub(crate) fn cost(&self, counter: &str) -> Option<i128> {
        let raw = |counter| self.counters.get(counter).copied().unwrap_or(0);
        match counter {
            "cost_f" => Some(raw("cost_reads_f") + raw("cost_writes_f")),
            "cost_m" => Some(raw("cost_reads_m") + raw("cost_writes_m")),
            "cost" => self.cost("cost_f").zip(self.cost("cost_m")).map(|(f, m)| f + m),
            _ if counter.starts_with("cost_") => Some(raw(counter)),
            _ => None,
        }
    }

    /// A counter, costs in units; seconds at 915 000 cycles of a 2.26 GHz clock a unit.
    pub(crate) fn value(&self, counter: &str) -> f64 {
        match (self.cost(counter), counter) {
            (Some(cost), _) => cost as f64 / 1e6,
            (None, "seconds") => self.value("cost") * 915_000.0 / 2.26e9,
            _ => self.counters.get(counter).copied().unwrap_or(0) as f64,
        }
    }
}
