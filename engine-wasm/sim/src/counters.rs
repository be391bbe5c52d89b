//! What a lane counts, the device time that follows, and the identities that must hold after every request.

use std::rc::Rc;

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

/// Device and CPU time, exact.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Times {
    read: Decimal,
    write: Decimal,
    cpu: Decimal,
}

impl Times {
    /// Device time in microseconds: reads and writes.
    #[must_use]
    pub fn device_us(&self) -> f64 {
        (self.read + self.write).to_number()
    }

    /// A time in microseconds by its name in ace.md.
    #[must_use]
    pub fn by_name(&self, name: &str) -> Option<f64> {
        let time = match name {
            "read_time_us" => self.read,
            "write_time_us" => self.write,
            "cpu_time_us" => self.cpu,
            "latency_us" => self.read + self.write + self.cpu,
            _ => return None,
        };
        Some(time.to_number())
    }
}

/// What lies behind a lane where its own run begins: nothing, or what was counted and spent before its fork.
#[derive(Debug, Clone, Copy, Default)]
pub struct Past {
    /// What was counted before.
    pub counts: Counts,
    /// Time spent before, at the prices of then.
    pub times: Times,
    /// Pages of the start state.
    pub resident_at_start: u32,
    /// Pages that the device steps of writes and of reads before had room for.
    pub room: (u64, u64),
}

impl Past {
    /// Pages that all device steps of writes and of reads had room for, until so much was counted: k_w (k_r) a step.
    #[must_use]
    pub fn room_until(&self, counts: &Counts, config: &LaneConfig) -> (u64, u64) {
        let writes = counts.write_steps - self.counts.write_steps;
        let reads = counts.read_steps - self.counts.read_steps;
        let (k_w, k_r) = (u64::from(config.device.k_w), u64::from(config.device.k_r));
        (self.room.0 + k_w * writes, self.room.1 + k_r * reads)
    }

    /// Of a lane that begins with so many pages in its pool.
    pub(crate) fn of_start(resident: u32) -> Option<Rc<Self>> {
        (resident > 0).then(|| Rc::new(Self { resident_at_start: resident, ..Self::default() }))
    }
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

    /// Time spent: before a fork at the prices of then, and since. A batch step costs `alpha * base_us`, a read step
    /// `base_us` (ace.md, "Device time"); under the poster's cost model a baseline write batch costs `base_us`.
    #[must_use]
    pub fn times(&self, past: &Past, config: &LaneConfig) -> Times {
        let base = Decimal::from_number(config.device.base_us);
        let alpha = match config.cost {
            Cost::Poster if !config.is_ace() => Decimal::from(1),
            _ => Decimal::from_number(config.device.alpha),
        };
        let Past { counts, times, .. } = past;
        let cpu = Decimal::from_number(config.cpu_us);
        Times {
            read: times.read + base * Decimal::from(self.read_steps - counts.read_steps),
            write: times.write + alpha * base * Decimal::from(self.write_steps - counts.write_steps),
            cpu: times.cpu + cpu * Decimal::from(self.requests - counts.requests),
        }
    }

    /// Adds device time, of a run that had the same prices all along.
    #[must_use]
    pub fn priced(&self, config: &LaneConfig) -> Counters {
        self.with_times(self.times(&Past::default(), config))
    }

    /// Adds device time.
    #[must_use]
    pub fn with_times(&self, times: Times) -> Counters {
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
            read_time_us: times.read.to_number(),
            write_time_us: times.write.to_number(),
            cpu_time_us: times.cpu.to_number(),
            latency_us: (times.read + times.write + times.cpu).to_number(),
        }
    }

    /// The identities of ace.md, each as text with whether it holds. `resident` is the number of pages in the pool
    /// now. All but the last hold in every mode, so over the whole run, forked or not; the last is about the mode of
    /// now, so it counts from the fork.
    #[must_use]
    pub fn identities(&self, past: &Past, config: &LaneConfig, resident: u64) -> Vec<Identity> {
        let dropped = self.evictions_clean + self.evictions_dirty;
        let written = self.pages_written - past.counts.pages_written;
        let batches = self.write_batches - past.counts.write_batches;
        let of_the_mode = if config.is_ace() {
            Identity::new("pages_written <= n_w * write_batches", written <= u64::from(config.n_w) * batches)
        } else {
            Identity::new("pages_written = write_batches", written == batches)
        };
        vec![
            Identity::new("hits + misses = requests", self.hits + self.misses == self.requests),
            Identity::new(
                "pages_read = misses + prefetched",
                self.pages_read == self.misses + self.prefetched,
            ),
            Identity::new(
                "resident = resident_at_start + pages_read - evictions_clean - evictions_dirty",
                resident + dropped == u64::from(past.resident_at_start) + self.pages_read,
            ),
            Identity::new("write_batches = evictions_dirty", self.write_batches == self.evictions_dirty),
            Identity { since: past.counts.requests, ..of_the_mode },
        ]
    }
}

/// One identity and whether it holds now.
#[derive(Debug, Clone, Serialize)]
pub struct Identity {
    /// The identity, in the counters' names.
    pub text: &'static str,
    /// Whether the numbers satisfy it.
    pub holds: bool,
    /// Position from which it counts: that of the lane's fork, or 0 for the whole run.
    pub since: u64,
}

impl Identity {
    const fn new(text: &'static str, holds: bool) -> Self {
        Self { text, holds, since: 0 }
    }
}
