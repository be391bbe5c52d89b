//! What ACE would save: every policy, alone and inside ACE, over one trace, on every device of the registry.
//!
//! Prices change no decision. A baseline writes one page at a time whatever the device, and without the Reader a miss reads
//! one page, so that k_r changes nothing either. A policy is therefore served once alone, and once inside ACE for each k_w
//! that a device has, with n_w = k_w, as a scene has it that names no n_w; prices come afterwards.

use std::rc::Rc;

use bufferpool_core::device::{Device, DeviceSpec, REGISTRY};
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use serde::Serialize;

use crate::config::start::Start;
use crate::config::{LaneConfig, Mode};
use crate::counters::Counts;
use crate::lane::{AnyLane, lane_over_trace};
use crate::policy::registry::{POLICIES, PolicyEntry};

/// What a whole run came to.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Spent {
    /// Device time, as the lab counts it: with the CPU's, if requests cost any.
    pub latency_us: f64,
    /// The part of it that is writes.
    pub write_time_us: f64,
    /// Pages written to the device.
    pub pages_written: u64,
    /// Times that the device was asked to write.
    pub write_batches: u64,
    /// Requests whose page was not in the pool.
    pub misses: u64,
}

/// A policy on a device, alone and inside ACE.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SavingsCell {
    /// Id of the policy.
    pub policy: &'static str,
    /// Whether it must know the requests to come: no database can run it.
    pub needs_future: bool,
    /// Id of the device.
    pub device: &'static str,
    /// The policy alone.
    pub baseline: Spent,
    /// The policy inside ACE, without the Reader.
    pub ace: Spent,
}

/// Every policy on its way through a trace, one run after the other.
pub struct Savings {
    config: LaneConfig,
    start: Start,
    trace: Rc<Trace>,
    /// The k_w of the devices, each once.
    batch_limits: Vec<u32>,
    /// Of runs that are finished: a policy's baseline, then ACE by batch limit; then those of the next policy.
    counted: Vec<Counts>,
    /// The lane of the next run, and how many requests it has served.
    under_way: Option<(Box<dyn AnyLane>, usize)>,
}

/// A lane's config in which only a policy's name, the mode and the device are other ones.
fn config_of(config: &LaneConfig, policy: &'static str, mode: Mode, device: Device) -> LaneConfig {
    let (n_w, n_e) = (device.k_w, device.k_w);
    LaneConfig { policy, mode, prefetch: false, device, n_w, n_e, fork: None, ..config.clone() }
}

fn numbers_of(&DeviceSpec { alpha, base_us, k_r, k_w, .. }: &DeviceSpec) -> Device {
    Device { alpha, base_us, k_r, k_w }
}

impl Savings {
    /// Over a trace, with the pool, the parameters and the cost model of a lane, whatever its policy, mode and device.
    #[must_use]
    pub fn new(config: &LaneConfig, start: &Start, trace: Rc<Trace>) -> Self {
        let mut batch_limits: Vec<u32> = Vec::new();
        for device in REGISTRY {
            if !batch_limits.contains(&device.k_w) {
                batch_limits.push(device.k_w);
            }
        }
        let (config, start) = (config.clone(), start.clone());
        Self { config, start, trace, batch_limits, counted: Vec::new(), under_way: None }
    }

    fn runs_of_policy(&self) -> usize {
        1 + self.batch_limits.len()
    }

    fn runs(&self) -> usize {
        POLICIES.len() * self.runs_of_policy()
    }

    /// Requests of all runs.
    #[must_use]
    pub fn requests(&self) -> u64 {
        self.runs() as u64 * self.trace.requests.len() as u64
    }

    /// Whether all runs are finished.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.counted.len() == self.runs()
    }

    /// The next run's lane, before its first request.
    fn lane(&self) -> Result<Box<dyn AnyLane>, ConfigError> {
        let run = self.counted.len();
        let PolicyEntry { spec, .. } = &POLICIES[run / self.runs_of_policy()];
        let (mode, k_w) = match run % self.runs_of_policy() {
            0 => (Mode::Baseline, self.config.device.k_w),
            place => (Mode::Ace, self.batch_limits[place - 1]),
        };
        let device = Device { k_w, ..self.config.device };
        let mut lane = lane_over_trace(&config_of(&self.config, spec.id, mode, device), &self.trace)?;
        lane.set_up(&self.start);
        Ok(lane)
    }

    /// Serves up to `limit` requests more. Returns how many were served in all.
    ///
    /// # Errors
    /// When a lane does not fit in memory, or a parameter of a policy is not legal.
    pub fn advance(&mut self, limit: u64) -> Result<u64, ConfigError> {
        let mut left = usize::try_from(limit).unwrap_or(usize::MAX);
        while left > 0 && !self.is_done() {
            let (mut lane, at) = match self.under_way.take() {
                Some(under_way) => under_way,
                None => (self.lane()?, 0),
            };
            let rest = &self.trace.requests[at..];
            let served = rest.len().min(left);
            lane.advance(&rest[..served]);
            left -= served;
            if served == rest.len() {
                self.counted.push(*lane.counts());
            } else {
                self.under_way = Some((lane, at + served));
            }
        }
        let finished = self.counted.len() as u64 * self.trace.requests.len() as u64;
        Ok(finished + self.under_way.as_ref().map_or(0, |(_, at)| *at as u64))
    }

    fn spent(&self, policy: usize, mode: Mode, device: &DeviceSpec) -> Option<Spent> {
        let place = match mode {
            Mode::Baseline => 0,
            Mode::Ace => 1 + self.batch_limits.iter().position(|&k_w| k_w == device.k_w)?,
        };
        let counts = self.counted.get(policy * self.runs_of_policy() + place)?;
        let config = config_of(&self.config, POLICIES[policy].spec.id, mode, numbers_of(device));
        let times = counts.priced(&config).times();
        Some(Spent {
            latency_us: times.latency().to_number(),
            write_time_us: times.write.to_number(),
            pages_written: counts.pages_written,
            write_batches: counts.write_batches,
            misses: counts.misses,
        })
    }

    /// The policies whose runs are all finished, in the order of the registry, each on every device.
    #[must_use]
    pub fn cells(&self) -> Vec<SavingsCell> {
        let finished = self.counted.len() / self.runs_of_policy();
        let of_policy = |(policy, entry): (usize, &'static PolicyEntry)| {
            REGISTRY.iter().filter_map(move |device| {
                Some(SavingsCell {
                    policy: entry.spec.id,
                    needs_future: entry.spec.needs_future,
                    device: device.id,
                    baseline: self.spent(policy, Mode::Baseline, device)?,
                    ace: self.spent(policy, Mode::Ace, device)?,
                })
            })
        };
        POLICIES.iter().take(finished).enumerate().flat_map(of_policy).collect()
    }
}
