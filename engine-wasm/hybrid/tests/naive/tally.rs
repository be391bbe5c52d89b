//! The counters of docs/rules/hybrid.md, derived from the events alone.

use std::collections::BTreeMap;

use bufferpool_hybrid::event::Event;
use bufferpool_hybrid::prices::Disk;

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
