//! One page over the whole run: what the placement algorithms know of it, and where it lives, at samples of the trace.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_lab::session::Run;
use bufferpool_lab::timeline::Replay;
use serde::Serialize;

use crate::config::HybridConfig;
use crate::lanes::{Lanes, facts};
use crate::prices::Disk;

/// Samples of a longer trace, at most; a shorter one is sampled after each request.
const MAXIMUM_SAMPLES: u64 = 512;

/// A page in one lane after a request.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct Sample {
    pub position: u64,
    /// The disk that it lives on; none before it exists.
    pub disk: Option<Disk>,
    pub resident: bool,
    pub counters: Vec<f64>,
    /// What the other disk would have saved, in units; none for an algorithm that does not compare.
    pub saving: Option<f64>,
    /// What the saving must exceed.
    pub threshold: f64,
}

/// Follows one page through lanes of its own.
pub struct PageTrack {
    lanes: Lanes,
    page: u32,
    spacing: u64,
    /// By lane.
    samples: Vec<Vec<Sample>>,
}

impl PageTrack {
    /// At position 0. An error names a page that the trace does not have, or what does not fit in memory.
    pub fn new(configs: &[HybridConfig], trace: &Rc<Trace>, page: u32) -> Result<Self, ConfigError> {
        let lanes = Lanes::new(configs, &facts(configs, trace)?, Rc::clone(trace))?;
        let pages = lanes.all().first().map_or(0, |lane| lane.pool().pages());
        if page >= pages {
            let legal = format!("a page from 0 to {}", pages.saturating_sub(1));
            return Err(ConfigError::new("page", page, legal));
        }
        let spacing = (trace.requests.len() as u64).div_ceil(MAXIMUM_SAMPLES).max(1);
        let samples = vec![Vec::new(); lanes.count()];
        let mut track = Self { lanes, page, spacing, samples };
        track.sample();
        Ok(track)
    }

    fn sample(&mut self) {
        let position = self.lanes.position();
        for (lane, samples) in self.lanes.all().iter().zip(&mut self.samples) {
            let (pool, account) = (lane.pool(), lane.account(self.page));
            samples.push(Sample {
                position,
                disk: pool.exists(self.page).then(|| pool.disk_of(self.page)),
                resident: pool.frame_of(self.page) != bufferpool_core::NONE,
                counters: account.counters,
                saving: account.saving,
                threshold: account.threshold,
            });
        }
    }

    /// Serves up to `limit` requests more; returns the position reached.
    pub fn advance(&mut self, limit: u64) -> u64 {
        let end = self.lanes.trace.requests.len() as u64;
        let stop = end.min(self.lanes.position().saturating_add(limit));
        while self.lanes.position() < stop {
            let next = (self.lanes.position() + 1).next_multiple_of(self.spacing).min(end);
            self.lanes.advance_to(next.min(stop));
            if self.lanes.position() == next {
                self.sample();
            }
        }
        self.lanes.position()
    }

    /// The samples so far, by lane.
    pub fn samples(&self) -> &[Vec<Sample>] {
        &self.samples
    }
}
