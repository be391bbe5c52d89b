//! The counters of docs/rules/ace.md, derived from the events alone.

use std::collections::{BTreeMap, BTreeSet};

use bufferpool_ace::event::Event;

use super::settings::Settings;

/// Counters by their names in docs/rules/ace.md; times in millionths of a microsecond.
#[derive(Debug)]
pub(crate) struct Tally {
    settings: Settings,
    counters: BTreeMap<&'static str, u64>,
    /// Prefetched pages that are resident and were not hit yet.
    unused: BTreeSet<u32>,
}

impl Tally {
    /// The counters of the page.
    pub(crate) const COUNTERS: [&str; 20] = [
        "requests",
        "reads",
        "writes",
        "hits",
        "misses",
        "pages_read",
        "prefetched",
        "prefetch_used",
        "prefetch_wasted",
        "pages_written",
        "write_batches",
        "evictions_clean",
        "evictions_dirty",
        "second_chances",
        "sweep_steps",
        "read_time_us",
        "write_time_us",
        "cpu_time_us",
        "latency_us",
        "run_time_us",
    ];

    /// Nothing counted yet.
    pub(crate) fn new(settings: &Settings) -> Self {
        Self { settings: settings.clone(), counters: BTreeMap::new(), unused: BTreeSet::new() }
    }

    /// From here on other prices hold.
    pub(crate) fn go_on_with(&mut self, settings: &Settings) {
        self.settings = settings.clone();
    }

    fn add(&mut self, counter: &'static str, amount: impl TryInto<u64>) {
        *self.counters.entry(counter).or_default() += amount.try_into().unwrap_or(0);
    }

    /// Counts one request.
    pub(crate) fn count(&mut self, event: &Event) {
        self.add("requests", 1u32);
        self.add(if event.write { "writes" } else { "reads" }, 1u32);
        self.add(if event.hit { "hits" } else { "misses" }, 1u32);
        if event.hit && self.unused.remove(&event.page) {
            self.add("prefetch_used", 1u32);
        }
        for page in &event.evicted {
            if self.unused.remove(page) {
                self.add("prefetch_wasted", 1u32);
            }
        }
        self.unused.extend(&event.prefetched);
        self.add("prefetched", event.prefetched.len());
        self.add("pages_written", event.batch.len());
        self.add("write_batches", u32::from(!event.batch.is_empty()));
        self.add("evictions_dirty", u32::from(event.victim_dirty));
        self.add("evictions_clean", event.evicted.len() - usize::from(event.victim_dirty));
        self.add("second_chances", event.second_chances.len());
        self.add("sweep_steps", event.looked_at);
        let cpu = 1000 * self.settings.cpu_milli;
        self.add("cpu_time_us", cpu);
        let mut read = 0;
        if !event.hit {
            let together = 1 + event.prefetched.len();
            self.add("pages_read", together);
            read = 1000 * self.settings.base_milli * together.div_ceil(self.settings.k_r) as u64;
            self.add("read_time_us", read);
        }
        let alpha = if self.settings.poster && !self.settings.ace { 1000 } else { self.settings.alpha_milli };
        let steps = event.batch.len().div_ceil(self.settings.k_w) as u64;
        let write = alpha * self.settings.base_milli * steps;
        self.add("write_time_us", write);
        self.add("run_time_us", 1000 * (read + cpu) + self.settings.wait_milli * write);
    }

    /// A counter; times in microseconds.
    pub(crate) fn value(&self, counter: &str) -> f64 {
        let raw = |counter| self.counters.get(counter).copied().unwrap_or(0);
        match counter {
            "latency_us" => (raw("read_time_us") + raw("write_time_us") + raw("cpu_time_us")) as f64 / 1e6,
            "run_time_us" => raw(counter) as f64 / 1e9,
            time if time.ends_with("_us") => raw(time) as f64 / 1e6,
            count => raw(count) as f64,
        }
    }
}
