//! Any number of lanes over one shared trace, and the history table that follows from the trace alone.

use std::rc::Rc;

use crate::ace::history::{History, Rows};
use crate::config::LaneConfig;
use crate::config::start::Start;
use crate::error::ConfigError;
use crate::event::Event;
use crate::lane::{AnyLane, Keyframe};
use crate::timeline::{Keyframes, Replay};
use crate::trace::{Trace, page_of};

/// Requests handed to a lane in one call: engines compile hot functions between calls.
pub const SLICE_REQUESTS: usize = 65_536;

/// Lanes at one common position.
pub struct Lanes {
    trace: Rc<Trace>,
    lanes: Vec<Box<dyn AnyLane>>,
    start: Start,
    position: u64,
}

impl Lanes {
    /// One lane for each config, all at position 0 with the same start state.
    ///
    /// # Errors
    /// When a policy parameter is not legal, or a lane does not fit in memory.
    pub fn new(configs: &[LaneConfig], start: &Start, trace: Rc<Trace>) -> Result<Self, ConfigError> {
        let mut lanes = Vec::new();
        for config in configs {
            let mut lane = (config.policy_entry()?.build)(config)?;
            lane.set_up(start);
            lanes.push(lane);
        }
        Ok(Self { trace, lanes, start: start.clone(), position: 0 })
    }

    /// The lanes.
    #[must_use]
    pub fn all(&self) -> &[Box<dyn AnyLane>] {
        &self.lanes
    }

    /// Serves the requests up to `position`, telling each lane's events in turn: first all of lane 0, then all
    /// of lane 1. For whole slices.
    pub fn observe_to(&mut self, position: u64, tell: &mut dyn FnMut(usize, &Event)) {
        let requests = &self.trace.requests[self.position as usize..position as usize];
        for (index, lane) in self.lanes.iter_mut().enumerate() {
            lane.observe(requests, &mut |event| {
                tell(index, event);
                false
            });
        }
        self.position = position;
    }

    /// Bytes held by the lanes, without the trace.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.lanes.iter().map(|lane| lane.bytes()).sum()
    }

    /// Goes to the state of a keyframe, and brings the history tables there: from where they are, from `rows`
    /// that hold what has changed since, or from keyframes of their own.
    pub fn go_back_to(
        &mut self,
        start: u64,
        keyframe: &[Keyframe],
        rows: Option<&RowsBefore>,
        histories: &Keyframes<History>,
    ) {
        let before = self.position;
        for (lane, keyframe) in self.lanes.iter_mut().zip(keyframe) {
            lane.restore(keyframe);
        }
        self.position = start;
        match rows.filter(|rows| rows.position == start && (start..=rows.end).contains(&before)) {
            Some(rows) => self.put_back(rows),
            None => self.replay_history(histories, before),
        }
    }

    /// The rows of the history tables that the next `requests` will change, as they are now.
    #[must_use]
    pub fn rows_before(&mut self, requests: u64) -> RowsBefore {
        let position = self.position;
        let end = self.trace.requests.len().min((position + requests) as usize);
        let changing = &self.trace.requests[(position as usize).saturating_sub(1)..end];
        let rows = |lane: &mut Box<dyn AnyLane>| {
            let history = lane.history_mut()?;
            Some(history.rows_of(changing.iter().map(|&request| page_of(request))))
        };
        RowsBefore { position, end: end as u64, lanes: self.lanes.iter_mut().map(rows).collect() }
    }

    fn put_back(&mut self, rows: &RowsBefore) {
        for (lane, rows) in self.lanes.iter_mut().zip(&rows.lanes) {
            if let (Some(history), Some(rows)) = (lane.history_mut(), rows) {
                history.put_back(rows);
            }
        }
    }

    /// Keyframes of lanes leave the history out: bring it from where it is, or from a keyframe of its own.
    fn replay_history(&mut self, histories: &Keyframes<History>, history_at: u64) {
        let position = self.position;
        for lane in &mut self.lanes {
            let Some(history) = lane.history_mut() else { continue };
            let mut from = history_at;
            if let Some((at, keyframe)) = histories.nearest(position)
                && (from > position || at > from)
            {
                history.clone_from(keyframe);
                from = at;
            }
            if from > position {
                history.reset();
                history.set_rows(&self.start.history);
                from = 0;
            }
            for &request in &self.trace.requests[from as usize..position as usize] {
                history.record(page_of(request));
            }
        }
    }
}

impl Replay for Lanes {
    type Keyframe = Vec<Keyframe>;

    fn position(&self) -> u64 {
        self.position
    }

    fn advance_to(&mut self, position: u64) {
        let requests = &self.trace.requests[self.position as usize..position as usize];
        for slice in requests.chunks(SLICE_REQUESTS) {
            for lane in &mut self.lanes {
                lane.advance(slice);
            }
        }
        self.position = position;
    }

    fn keyframe(&self) -> (Self::Keyframe, usize) {
        let keyframes: Vec<Keyframe> = self.lanes.iter().map(|lane| lane.keyframe()).collect();
        let bytes = keyframes.iter().map(|keyframe| keyframe.bytes).sum();
        (keyframes, bytes)
    }

    fn restore(&mut self, position: u64, keyframe: &Self::Keyframe) {
        for (lane, keyframe) in self.lanes.iter_mut().zip(keyframe) {
            lane.restore(keyframe);
        }
        self.position = position;
    }
}

/// What a stretch of requests changes in the history tables, as it was before.
#[derive(Debug, Default)]
pub struct RowsBefore {
    position: u64,
    /// Up to here nothing else has changed.
    end: u64,
    lanes: Vec<Option<Rows>>,
}

impl RowsBefore {
    /// Bytes held.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.lanes.iter().flatten().map(Rows::bytes).sum()
    }
}

/// The history table alone, replayed over the trace: shared by the keyframes of all lanes.
pub struct HistoryReplay {
    trace: Rc<Trace>,
    history: History,
    position: u64,
}

impl HistoryReplay {
    /// The table at position 0, or nothing if it takes more than `cap_bytes`: then it is replayed from the start.
    ///
    /// # Errors
    /// When it does not fit in memory.
    pub fn within(
        cap_bytes: usize,
        pages: u32,
        trace: &Rc<Trace>,
        start: &Start,
    ) -> Result<Option<Self>, ConfigError> {
        if History::bytes_for(pages) > cap_bytes {
            return Ok(None);
        }
        let mut history = History::new(pages)?;
        history.set_rows(&start.history);
        Ok(Some(Self { trace: Rc::clone(trace), history, position: 0 }))
    }
}

impl Replay for HistoryReplay {
    type Keyframe = History;

    fn position(&self) -> u64 {
        self.position
    }

    fn advance_to(&mut self, position: u64) {
        for &request in &self.trace.requests[self.position as usize..position as usize] {
            self.history.record(page_of(request));
        }
        self.position = position;
    }

    fn keyframe(&self) -> (History, usize) {
        (self.history.clone(), self.history.bytes())
    }

    fn restore(&mut self, position: u64, keyframe: &History) {
        self.history.clone_from(keyframe);
        self.position = position;
    }
}
