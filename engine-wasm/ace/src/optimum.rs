//! When each page is requested, which MIN knows, and the optimum beside a comparison: how often MIN misses over the
//! same requests, in a pool of as many frames.
//!
//! Source: Belady 1966; Mattson et al. 1970. On demand and without prefetching no policy misses less often, and that
//! holds after every request: pages that are not asked for again within a prefix may go in any order, so MIN over the
//! whole trace is optimal on each of its prefixes. It bounds misses alone.

use std::rc::Rc;

use bufferpool_core::error::filled;
use bufferpool_core::trace::{Trace, page_of};

use crate::Checked;
use crate::config::start::Start;
use crate::config::{LaneConfig, Mode};
use crate::lane::{AnyLane, lane_over};
use crate::policy::registry::POLICIES;

/// The lane with the fewest misses of any policy on demand in this lane's pool; `None` beside a Reader.
pub fn least_missing(config: &LaneConfig) -> Option<LaneConfig> {
    let knows = POLICIES.iter().find(|entry| entry.spec.needs_future)?;
    let policy_values = Vec::new();
    let alone = LaneConfig { policy: knows.spec.id, mode: Mode::Baseline, policy_values, ..config.clone() };
    (!config.prefetch).then_some(LaneConfig { fork: None, ..alone })
}

/// MIN over a trace, and at which requests it misses.
pub struct Optimum {
    lane: Box<dyn AnyLane>,
    trace: Rc<Trace>,
    position: usize,
    /// A bit a request, the first one lowest.
    missed: Vec<u8>,
}

impl Optimum {
    /// Beside a lane with this config; none where [`least_missing`] says so. Fails when it does not fit in memory.
    pub fn beside(config: &LaneConfig, start: &Start, trace: Rc<Trace>) -> Checked<Option<Self>> {
        let Some(config) = least_missing(config) else { return Ok(None) };
        let mut lane = lane_over(&config, &trace.requests)?;
        lane.set_up(start);
        let missed = filled("workload.requests", trace.requests.len().div_ceil(8), 0_u8)?;
        Ok(Some(Self { lane, trace, position: 0, missed }))
    }

    /// Serves up to `limit` more requests. Returns the position reached.
    pub fn advance(&mut self, limit: u64) -> u64 {
        let requests = &self.trace.requests[self.position..];
        let mut misses = self.misses();
        for request in requests.iter().take(usize::try_from(limit).unwrap_or(usize::MAX)) {
            self.lane.advance(std::slice::from_ref(request));
            let now = self.misses();
            self.missed[self.position / 8] |= u8::from(now > misses) << (self.position % 8);
            misses = now;
            self.position += 1;
        }
        self.position as u64
    }

    /// Misses so far.
    pub fn misses(&self) -> u64 {
        self.lane.counts().misses
    }
    /// A bit a request, the first one lowest: whether it missed.
    pub fn missed(&self) -> &[u8] {
        &self.missed
    }
    /// Requests in all.
    pub fn requests(&self) -> u64 {
        self.trace.requests.len() as u64
    }
}

/// The requests of a trace by page: 4 bytes a request and 4 bytes a page.
#[derive(Debug, Default)]
pub struct Future {
    /// Page → where its requests begin in `requests`; one entry more than pages.
    starts: Vec<u32>,
    /// Numbers of requests, those of a page side by side, ascending.
    requests: Vec<u32>,
}

impl Future {
    /// Of requests to `pages` pages. Fails when there is no room for it.
    pub fn new(requests: &[u32], pages: u32) -> Checked<Self> {
        let mut starts = filled("pages", pages as usize + 1, 0_u32)?;
        let mut numbers = filled("workload.requests", requests.len(), 0_u32)?;
        for &request in requests {
            starts[page_of(request) as usize] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        // From the last request back, so that each page's start ends where its first request stands.
        for (t, &request) in requests.iter().enumerate().rev() {
            let start = &mut starts[page_of(request) as usize];
            *start -= 1;
            numbers[*start as usize] = t as u32;
        }
        Ok(Self { starts, requests: numbers })
    }

    /// The number of the first request of a page from `t` on; none if it is never asked for again.
    pub fn next(&self, page: u32, t: i64) -> Option<u32> {
        let bound = |page: usize| self.starts.get(page).map(|&start| start as usize);
        let of_page = self.requests.get(bound(page as usize)?..bound(page as usize + 1)?)?;
        of_page.get(of_page.partition_point(|&request| i64::from(request) < t)).copied()
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        4 * (self.starts.len() + self.requests.len())
    }
}
