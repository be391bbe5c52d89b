//! What a lane counts, the device time that follows, and the identities that must hold after every request.

use serde::{Deserialize, Serialize};

use crate::config::{Cost, LaneConfig};
use crate::decimal::Decimal;

/// Counts of one lane since its start. Written by the pool alone.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Requests served.
    pub requests: u64,
    /// Logical writes among them.
    pub writes: u64,
    /// Requests whose page was resident.
    pub hits: u64,
    /// Requests whose page was not.
    pub misses: u64,
    /// Pages read from the device.
    pub pages_read: u64,
    /// Pages read because the Reader asked for them.
    pub prefetched: u64,
    /// Prefetched pages that were hit before they were evicted.
    pub prefetch_used: u64,
    /// Prefetched pages that were evicted unused.
    pub prefetch_wasted: u64,
    /// Pages written to the device.
    pub pages_written: u64,
    /// Write batches.
    pub write_batches: u64,
    /// Pages dropped without having been the dirty victim.
    pub evictions_clean: u64,
    /// Misses whose victim was dirty when it was chosen.
    pub evictions_dirty: u64,
    /// Second chances, of the victim search and of the Writer's walk.
    pub second_chances: u64,
    /// Frames looked at by the clock hand while a victim was searched.
    pub sweep_steps: u64,
    /// Device steps of reads: one step serves up to k_r pages.
    pub read_steps: u64,
    /// Device steps of writes: one step serves up to k_w pages.
    pub write_steps: u64,
}

/// The counters of ace.md under their names there. Times are simulated device time in microseconds.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Counters {
    pub requests: u64,
    pub reads: u64,
    pub writes: u64,
    pub hits: u64,
    pub misses: u64,
    pub pages_read: u64,
    pub prefetched: u64,
    pub prefetch_used: u64,
    pub prefetch_wasted: u64,
    pub pages_written: u64,
    pub write_batches: u64,
    pub evictions_clean: u64,
    pub evictions_dirty: u64,
    pub second_chances: u64,
    pub sweep_steps: u64,
    pub read_time_us: f64,
    pub write_time_us: f64,
    pub cpu_time_us: f64,
    pub latency_us: f64,
}

impl Counts {
    /// What was counted after `earlier`, an earlier state of the same lane.
    #[must_use]
    pub fn since(&self, earlier: &Self) -> Self {
        Self {
            requests: self.requests - earlier.requests,
            writes: self.writes - earlier.writes,
            hits: self.hits - earlier.hits,
            misses: self.misses - earlier.misses,
            pages_read: self.pages_read - earlier.pages_read,
            prefetched: self.prefetched - earlier.prefetched,
            prefetch_used: self.prefetch_used - earlier.prefetch_used,
            prefetch_wasted: self.prefetch_wasted - earlier.prefetch_wasted,
            pages_written: self.pages_written - earlier.pages_written,
            write_batches: self.write_batches - earlier.write_batches,
            evictions_clean: self.evictions_clean - earlier.evictions_clean,
            evictions_dirty: self.evictions_dirty - earlier.evictions_dirty,
            second_chances: self.second_chances - earlier.second_chances,
            sweep_steps: self.sweep_steps - earlier.sweep_steps,
            read_steps: self.read_steps - earlier.read_steps,
            write_steps: self.write_steps - earlier.write_steps,
        }
    }

    /// A count by its name in ace.md; times are none.
    #[must_use]
    pub fn by_name(&self, name: &str) -> Option<u64> {
        Some(match name {
            "requests" => self.requests,
            "reads" => self.requests - self.writes,
            "writes" => self.writes,
            "hits" => self.hits,
            "misses" => self.misses,
            "pages_read" => self.pages_read,
            "prefetched" => self.prefetched,
            "prefetch_used" => self.prefetch_used,
            "prefetch_wasted" => self.prefetch_wasted,
            "pages_written" => self.pages_written,
            "write_batches" => self.write_batches,
            "evictions_clean" => self.evictions_clean,
            "evictions_dirty" => self.evictions_dirty,
            "second_chances" => self.second_chances,
            "sweep_steps" => self.sweep_steps,
            _ => return None,
        })
    }

    /// A count or a time in microseconds by its name in ace.md.
    #[must_use]
    pub fn value_by_name(&self, name: &str, config: &LaneConfig) -> Option<f64> {
        let time = |pick: fn(&Counters) -> f64| Some(pick(&self.priced(config)));
        match name {
            "read_time_us" => time(|counters| counters.read_time_us),
            "write_time_us" => time(|counters| counters.write_time_us),
            "cpu_time_us" => time(|counters| counters.cpu_time_us),
            "latency_us" => time(|counters| counters.latency_us),
            _ => self.by_name(name).map(|count| count as f64),
        }
    }

    /// Adds device time: a batch step costs `alpha * base_us`, a read step `base_us` (ace.md, "Device time").
    /// Under the poster's cost model a baseline write batch costs `base_us`.
    #[must_use]
    pub fn priced(&self, config: &LaneConfig) -> Counters {
        let base = Decimal::from_number(config.device.base_us);
        let alpha = match config.cost {
            Cost::Poster if !config.is_ace() => Decimal::from(1),
            _ => Decimal::from_number(config.device.alpha),
        };
        let read_time = base * Decimal::from(self.read_steps);
        let write_time = alpha * base * Decimal::from(self.write_steps);
        let cpu_time = Decimal::from_number(config.cpu_us) * Decimal::from(self.requests);
        Counters {
            requests: self.requests,
            reads: self.requests - self.writes,
            writes: self.writes,
            hits: self.hits,
            misses: self.misses,
            pages_read: self.pages_read,
            prefetched: self.prefetched,
            prefetch_used: self.prefetch_used,
            prefetch_wasted: self.prefetch_wasted,
            pages_written: self.pages_written,
            write_batches: self.write_batches,
            evictions_clean: self.evictions_clean,
            evictions_dirty: self.evictions_dirty,
            second_chances: self.second_chances,
            sweep_steps: self.sweep_steps,
            read_time_us: read_time.to_number(),
            write_time_us: write_time.to_number(),
            cpu_time_us: cpu_time.to_number(),
            latency_us: (read_time + write_time + cpu_time).to_number(),
        }
    }

    /// The identities of ace.md, each as text with whether it holds. `resident` is the number of pages in the
    /// pool now, `resident_at_start` that of the start state.
    #[must_use]
    pub fn identities(&self, config: &LaneConfig, resident: u64, resident_at_start: u64) -> Vec<Identity> {
        let dropped = self.evictions_clean + self.evictions_dirty;
        let mut identities = vec![
            Identity::new("hits + misses = requests", self.hits + self.misses == self.requests),
            Identity::new(
                "pages_read = misses + prefetched",
                self.pages_read == self.misses + self.prefetched,
            ),
            Identity::new(
                "resident = resident_at_start + pages_read - evictions_clean - evictions_dirty",
                resident + dropped == resident_at_start + self.pages_read,
            ),
            Identity::new("write_batches = evictions_dirty", self.write_batches == self.evictions_dirty),
        ];
        identities.push(if config.is_ace() {
            Identity::new(
                "pages_written <= n_w * write_batches",
                self.pages_written <= u64::from(config.n_w) * self.write_batches,
            )
        } else {
            Identity::new("pages_written = write_batches", self.pages_written == self.write_batches)
        });
        identities
    }
}

/// One identity and whether it holds now.
#[derive(Debug, Clone, Serialize)]
pub struct Identity {
    /// The identity, in the counters' names.
    pub text: &'static str,
    /// Whether the numbers satisfy it.
    pub holds: bool,
}

impl Identity {
    const fn new(text: &'static str, holds: bool) -> Self {
        Self { text, holds }
    }
}
