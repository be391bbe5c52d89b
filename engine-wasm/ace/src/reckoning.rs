//! A lane's totals over a recorded trace, by relation, and at which requests lane and database agree on hit or miss.
#![allow(missing_docs)]

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::recorded::{Found, Recorded};
use serde::Serialize;

use crate::Checked;
use crate::config::LaneConfig;
use crate::config::start::Start;
use crate::event::Event;
use crate::lane::{AnyLane, lane_over_trace};

/// Moments at which the pool is looked at, at most.
const MOMENTS: u64 = 200;

/// A lane's hits and misses beside those of the database.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FoundComparison {
    /// Requests for which the recording says whether they were a hit.
    pub compared: u64,
    /// Those of them that were a hit on one side only.
    pub differ: u64,
    /// The number of the first of these, from 1.
    pub first: Option<u64>,
}

impl FoundComparison {
    /// Takes one request more; a page that was new to the database was not in its pool.
    pub fn add(&mut self, recorded: &Recorded, event: &Event) {
        let found = recorded.found.get(event.t as usize).copied();
        if let Some(hit) = found.and_then(Found::hit) {
            self.compared += 1;
            if hit != event.hit {
                self.differ += 1;
                self.first.get_or_insert(event.t + 1);
            }
        }
    }
}

/// Counts of one relation.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OfRelation {
    pub requests: u64,
    pub misses: u64,
    pub written: u64,
    pub resident: u64,
}

/// The pool's contents at a moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moment {
    pub position: u64,
    pub resident: Vec<u32>,
}

/// The totals, relations by index; the last entry is for pages without a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reckoned {
    pub relations: Vec<OfRelation>,
    /// From the first to the end.
    pub moments: Vec<Moment>,
    /// By remark of the recording: misses of its requests.
    pub remarks: Vec<u64>,
    /// Comparison with the database's hits and misses; `None` if the recording lacks them.
    pub found: Option<FoundComparison>,
}

/// A lane on its way through a recorded trace.
pub struct RecordedTotals {
    lane: Box<dyn AnyLane>,
    trace: Rc<Trace>,
    recorded: Rc<Recorded>,
    /// Page → relation's place; those without a name share the last.
    relation_of: Vec<u16>,
    result: Reckoned,
    resident: Vec<u32>,
    position: u64,
}

impl RecordedTotals {
    /// A lane over a recorded trace, at its start. Fails for another trace, a fork, or want of memory.
    pub fn new(config: &LaneConfig, start: &Start, trace: Rc<Trace>) -> Checked<Self> {
        let missing = || ConfigError::new("trace", "one without names", "the recording of a database");
        let recorded = Rc::clone(trace.recorded.as_ref().ok_or_else(missing)?);
        if let Some(fork) = config.fork {
            return Err(ConfigError::new("lane.fork", fork.at, "a lane of its own from request 0 on"));
        }
        let mut lane = lane_over_trace(config, &trace)?;
        lane.set_up(start);
        let kinds = recorded.names.relations.len();
        let place = |page: u32| recorded.names.of(page).map_or(kinds as u16, |name| name.relation);
        // The lane's disk may be larger than the trace's: a start state and a Reader know further pages.
        let relation_of: Vec<u16> = (0..config.pages.max(trace.pages)).map(place).collect();
        let mut resident = vec![0; kinds + 1];
        for frame in 0..lane.pool().resident() {
            resident[usize::from(relation_of[lane.pool().page_in(frame) as usize])] += 1;
        }
        let found = (!recorded.found.is_empty()).then(FoundComparison::default);
        let result = Reckoned {
            relations: vec![OfRelation::default(); kinds + 1],
            moments: Vec::new(),
            remarks: vec![0; recorded.remarks.len()],
            found,
        };
        Ok(Self { lane, trace, recorded, relation_of, result, resident, position: 0 })
    }

    /// Serves up to `limit` requests more. Returns the position reached.
    pub fn advance(&mut self, limit: u64) -> u64 {
        let Self { lane, trace, recorded, relation_of, result, resident, position } = self;
        let length = trace.requests.len() as u64;
        let every = length.div_ceil(MOMENTS).max(1);
        let end = position.saturating_add(limit).min(length);
        let of = |page: u32| usize::from(relation_of[page as usize]);
        lane.observe(&trace.requests[*position as usize..end as usize], &mut |event| {
            let own = of(event.page);
            result.relations[own].requests += 1;
            if !event.hit {
                result.relations[own].misses += 1;
                if let Some(remark) = recorded.remark(event.t) {
                    result.remarks[remark] += 1;
                }
                resident[own] += 1;
            }
            for &page in &event.prefetched {
                resident[of(page)] += 1;
            }
            for &page in &event.evicted {
                resident[of(page)] -= 1;
            }
            for &page in &event.batch {
                result.relations[of(page)].written += 1;
            }
            if let Some(found) = &mut result.found {
                found.add(recorded, event);
            }
            let served = event.t + 1;
            if served.is_multiple_of(every) || served == length {
                result.moments.push(Moment { position: served, resident: resident.clone() });
            }
            false
        });
        *position = end;
        end
    }

    /// Requests in all.
    pub fn requests(&self) -> u64 {
        self.trace.requests.len() as u64
    }

    /// The totals so far.
    pub fn result(&self) -> Reckoned {
        let mut result = self.result.clone();
        for (relation, &resident) in result.relations.iter_mut().zip(&self.resident) {
            relation.resident = resident.into();
        }
        result
    }
}
