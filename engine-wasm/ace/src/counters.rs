//! What a lane counts, the device time that follows, and the identities that must hold after every request.
#![allow(missing_docs)]

use std::cell::OnceCell;

use bufferpool_core::counter::{Counters, PoolFigures};
use bufferpool_core::decimal::Decimal;
use bufferpool_core::{counters, counts};
use serde::Serialize;

use crate::config::{Cost, LaneConfig};
use crate::pool::Pool;

counters! { lane: Totals, pool;
    requests, "Requests", "requests", None, "Requests served." => lane.counts.requests;
    reads, "Reads requested", "requests", None, "Requests that read their page." => lane.counts.requests - lane.counts.writes;
    writes, "Writes requested", "requests", None, "Requests that write their page." => lane.counts.writes;
    hits, "Hits", "requests", Higher, "Requests whose page was in the pool." => lane.counts.hits;
    misses, "Misses", "requests", Lower, "Requests whose page was not in the pool." => lane.counts.misses;
    pages_read, "Pages read", "pages", Lower, "Pages read from the device: missed ones and prefetched ones." => lane.counts.pages_read;
    prefetched, "Prefetched", "pages", None, "Pages that the Reader read before anybody asked for them." => lane.counts.prefetched;
    prefetch_used, "Prefetched and used", "pages", Higher, "Prefetched pages that were hit before they were evicted." => lane.counts.prefetch_used;
    prefetch_wasted, "Prefetched and not used", "pages", Lower, "Prefetched pages that were evicted without a hit." => lane.counts.prefetch_wasted;
    prefetch_accuracy, "Prefetch accuracy", "%", Higher, "Of the prefetched pages, those that were hit before they were evicted; 0 while there are none." => percent(lane.counts.prefetch_used, lane.counts.prefetched);
    prefetch_coverage, "Misses avoided by prefetching", "%", Higher, "Prefetched pages that were hit, as a share of these hits and all misses." => percent(lane.counts.prefetch_used, lane.counts.prefetch_used + lane.counts.misses);
    pages_written, "Pages written", "pages", Lower, "Dirty pages written to the device." => lane.counts.pages_written;
    write_batches, "Write batches", "batches", Lower, "Times that the device was asked to write, one page or several together." => lane.counts.write_batches;
    evictions_clean, "Clean evictions", "pages", None, "Pages evicted without a write: clean when they were evicted." => lane.counts.evictions_clean;
    evictions_dirty, "Dirty evictions", "pages", Lower, "Misses whose victim was dirty when it was chosen, so that it had to be written first." => lane.counts.evictions_dirty;
    second_chances, "Second chances", "pages", None, "Dirty pages that went back to the head of the list instead of being evicted or written." => lane.counts.second_chances;
    sweep_steps, "Sweep steps", "frames", Lower, "Frames that the clock hand looked at while a victim was searched." => lane.counts.sweep_steps;
    read_time_us, "Time reading", "us", Lower, "Simulated time of the device's reads." => lane.times().read.to_number();
    write_time_us, "Time writing", "us", Lower, "Simulated time of the device's writes." => lane.times().write.to_number();
    cpu_time_us, "CPU time", "us", None, "Simulated time of the CPU: the same for each request." => lane.times().cpu.to_number();
    latency_us, "Latency (device time)", "us", Lower, "Simulated time of all reads and writes of the device, and of the CPU." => lane.times().latency().to_number();
    run_time_us, "Run time", "us", Lower, "Time reading, CPU time, and the share of the time writing that is waited for: with 1 device time, with 0.2 PostgreSQL-like, fitted to the ACE paper's figure 8." => lane.times().run.to_number();
}

/// A share in percent; 0 of nothing.
fn percent(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { 100.0 * part as f64 / whole as f64 }
}

impl PoolFigures for Pool {
    fn frames(&self) -> u64 {
        u64::from(self.resident()) + u64::from(self.free_frames())
    }
    fn resident(&self) -> u64 {
        self.resident().into()
    }
    fn dirty(&self) -> u64 {
        (0..self.resident()).map(|frame| u64::from(self.is_dirty(frame))).sum()
    }
}

counts! {
/// Counts of one lane since its start, by the names of its counters. Written by the pool alone.
pub struct Counts {
    requests: u64,
    writes: u64,
    hits: u64,
    misses: u64,
    pages_read: u64,
    prefetched: u64,
    prefetch_used: u64,
    prefetch_wasted: u64,
    pages_written: u64,
    write_batches: u64,
    evictions_clean: u64,
    evictions_dirty: u64,
    second_chances: u64,
    sweep_steps: u64,
    /// Device steps of reads: one step serves up to k_r pages.
    read_steps: u64,
    /// Device steps of writes: one step serves up to k_w pages.
    write_steps: u64,
}
}

/// Device and CPU time in microseconds, exact.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Times {
    pub read: Decimal,
    pub write: Decimal,
    pub cpu: Decimal,
    /// Of reads, of the CPU, and of the share of the writes that is waited for.
    pub run: Decimal,
}

impl Times {
    /// Device time in microseconds: reads and writes.
    pub fn device_us(&self) -> f64 {
        (self.read + self.write).to_number()
    }
    /// Device and CPU time together.
    pub fn latency(&self) -> Decimal {
        self.read + self.write + self.cpu
    }

    /// Checks that the whole is the sum of its parts, on the numbers as shown: floating point cannot overflow here.
    pub fn identity(&self) -> Identity {
        let parts = self.read.to_number() + self.write.to_number() + self.cpu.to_number();
        let apart = (self.latency().to_number() - parts).abs();
        Identity::new("latency_us = read_time_us + write_time_us + cpu_time_us", apart <= 1e-12 * parts)
    }
}

/// What a lane's counters are computed from.
#[derive(Debug, Clone)]
pub struct Totals {
    pub counts: Counts,
    pub at_fork: CountersAtFork,
    pub prices: Prices,
    /// Computed on first use: several counters need the times, but most counters read alone do not.
    times: OnceCell<Times>,
}

impl Totals {
    /// Totals of these counts at these prices.
    pub fn new(counts: Counts, at_fork: CountersAtFork, prices: Prices) -> Self {
        Self { counts, at_fork, prices, times: OnceCell::new() }
    }
    /// Device and CPU time.
    pub fn times(&self) -> Times {
        *self.times.get_or_init(|| self.counts.times(&self.at_fork, &self.prices))
    }
    /// All counters for this pool.
    pub fn counters(&self, pool: &dyn PoolFigures) -> Counters {
        Counters::of(COUNTERS, self, pool)
    }
}

/// What a lane's steps and requests cost, in microseconds.
#[derive(Debug, Clone, Copy)]
pub struct Prices {
    base: f64,
    /// A write, in reads.
    alpha: f64,
    cpu: f64,
    /// Share of a write that is waited for.
    write_wait: f64,
}

/// Precision of `write_wait`: no product overflows, and the rest is less than the last digit of a time.
const SHARE_DECIMALS: f64 = 1e12;

impl Prices {
    /// The prices of a config: under the poster's cost model a baseline write batch costs as much as a read.
    pub fn of(config: &LaneConfig) -> Self {
        let alpha = match config.cost {
            Cost::Poster if !config.is_ace() => 1.0,
            _ => config.device.alpha,
        };
        Self { base: config.device.base_us, alpha, cpu: config.cpu_us, write_wait: config.write_wait }
    }
}

/// Counts and times where a lane's own run begins: zero, or those of the requests before its fork.
#[derive(Debug, Clone, Copy, Default)]
pub struct CountersAtFork {
    pub counts: Counts,
    /// Time spent before the fork, at the prices of that time.
    pub times: Times,
    pub resident_at_start: u32,
    /// Capacity in pages of the write steps and of the read steps before the fork.
    pub room: (u64, u64),
}

impl CountersAtFork {
    /// Capacity in pages of all write steps and of all read steps up to `counts`: k_w (k_r) pages a step.
    pub fn room_until(&self, counts: &Counts, config: &LaneConfig) -> (u64, u64) {
        let writes = counts.write_steps - self.counts.write_steps;
        let reads = counts.read_steps - self.counts.read_steps;
        let (k_w, k_r) = (u64::from(config.device.k_w), u64::from(config.device.k_r));
        (self.room.0 + k_w * writes, self.room.1 + k_r * reads)
    }
}

impl Counts {
    /// Time before a fork, at the prices of that time, and since (docs/rules/ace.md, "Device time" and "Run time as in
    /// PostgreSQL"): a batch step costs `alpha * base_us`, a read step `base_us`.
    pub fn times(&self, at_fork: &CountersAtFork, prices: &Prices) -> Times {
        let [base, alpha, cpu] = [prices.base, prices.alpha, prices.cpu].map(Decimal::from_number);
        let waited = Decimal::from_number((prices.write_wait * SHARE_DECIMALS).round() / SHARE_DECIMALS);
        let CountersAtFork { counts, times, .. } = at_fork;
        let read = base * Decimal::from(self.read_steps - counts.read_steps);
        let write = alpha * base * Decimal::from(self.write_steps - counts.write_steps);
        let cpu = cpu * Decimal::from(self.requests - counts.requests);
        Times {
            read: times.read + read,
            write: times.write + write,
            cpu: times.cpu + cpu,
            run: times.run + read + cpu + waited * write,
        }
    }

    /// Totals of a run whose prices never changed.
    pub fn priced(&self, config: &LaneConfig) -> Totals {
        Totals::new(*self, CountersAtFork::default(), Prices::of(config))
    }

    /// The identities of docs/rules/ace.md; `resident` is the number of pages in the pool now. All but the last hold in
    /// every mode, so over the whole run; the last depends on the present mode, so it counts from the fork.
    pub fn identities(&self, at_fork: &CountersAtFork, config: &LaneConfig, resident: u64) -> Vec<Identity> {
        let dropped = self.evictions_clean + self.evictions_dirty;
        let written = self.pages_written - at_fork.counts.pages_written;
        let batches = self.write_batches - at_fork.counts.write_batches;
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
                resident + dropped == u64::from(at_fork.resident_at_start) + self.pages_read,
            ),
            Identity::new("write_batches = evictions_dirty", self.write_batches == self.evictions_dirty),
            Identity { since: at_fork.counts.requests, ..of_the_mode },
        ]
    }
}

/// One identity and whether it holds now.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Identity {
    pub text: &'static str,
    pub holds: bool,
    /// Position from which it counts: that of the lane's fork, or 0 for the whole run.
    pub since: u64,
}

impl Identity {
    const fn new(text: &'static str, holds: bool) -> Self {
        Self { text, holds, since: 0 }
    }
}
