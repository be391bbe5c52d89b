//! The search for what became of a page: back from a position over stretches between keyframes, each twice as long as
//! the one after it, so that what is near is found at once and no stretch is gone through twice.
//!
//! Where pages come only when they are asked for, a stretch is skimmed: replayed without its events, with a look at the
//! pools at each request for the page and now and then between. Only where that shows a change events are needed.

use super::page_history::{Found, PageExit, PageHistory, PagePast, RequestAt};
use super::prescan::{MINIMUM_KEYFRAME_SPACING, Prescan};
use super::run::Run;

/// Requests of a known trace that are read in the time of one replayed request.
const READ_IN_ONE_REPLAY: u64 = 32;
/// Requests skimmed between two looks, at most.
const PART_REQUESTS: u64 = 1_024;

/// The largest progress of an unfinished search.
const ALMOST: f64 = 0.999;

type Part = (u64, u64);

/// A lane between requests for the page, when the page can only be written, if it is dirty, and leave.
#[derive(Clone, Default)]
struct Skimmed {
    /// Whether the pool holds the page, and if so, whether it is dirty.
    held: Option<bool>,
    left: Option<Part>,
    written: Option<Part>,
}

impl Skimmed {
    /// After a part without a request for the page.
    fn see(&mut self, held: Option<bool>, part: Part) {
        if self.held.is_some() && held.is_none() {
            self.left = Some(part);
        }
        if self.held == Some(true) && held != Some(true) {
            self.written = Some(part);
        }
        self.held = held;
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Reads the trace on from here for the next request.
    Next(u64),
    /// Reads the trace on from here for the first request: before it the page was in no pool.
    First(u64),
    /// Goes back to where the next stretch begins.
    GoBack,
    /// Replays a stretch.
    Replay,
    /// Replays one without its events, looking at the pools now and then.
    Skim,
    /// Replays those parts of a skimmed stretch in which something happened.
    Look,
    /// Goes to the position of the question and on to the next requests, where no trace lists them.
    RunOn,
    Done,
}

pub(super) struct PageSearch<R: Run> {
    pub(super) lanes: R,
    page: u32,
    position: u64,
    stage: Stage,
    /// From here on all is known.
    known_from: u64,
    /// Before this nothing can have happened to the page.
    begins: u64,
    stretch_requests: u64,
    bounds: Part,
    stretch: Vec<Found<R::Event>>,
    /// By lane, while a stretch is skimmed.
    skimmed: Vec<Skimmed>,
    /// Parts of it that are to be looked at, the first one last.
    parts: Vec<Part>,
    found: Vec<Found<R::Event>>,
}

fn by_lane<T: Default>(lanes: usize) -> Vec<T> {
    std::iter::repeat_with(T::default).take(lanes).collect()
}

impl<R: Run> PageSearch<R> {
    pub(super) fn new(lanes: R, page: u32, position: u64) -> Self {
        let count = lanes.count();
        let stage = if lanes.known_requests().is_some() { Stage::Next(position) } else { Stage::GoBack };
        Self {
            lanes,
            page,
            position,
            stage,
            known_from: position,
            begins: 0,
            stretch_requests: 1,
            bounds: (position, position),
            stretch: by_lane(count),
            skimmed: by_lane(count),
            parts: Vec::new(),
            found: by_lane(count),
        }
    }

    /// Looks on for about as long as replaying `limit` requests takes. Returns the part of the way behind it, 1 at its end.
    pub(super) fn advance(&mut self, limit: u64, prescan: &Prescan<R>) -> f64 {
        let mut left = limit.max(1);
        // To go back takes no request, and may show that all is found.
        while self.stage != Stage::Done && (left > 0 || self.stage == Stage::GoBack) {
            let cost = match self.stage {
                Stage::Next(from) => self.read_for_next(from, left),
                Stage::First(from) => self.read_for_first(from, left),
                Stage::GoBack => self.go_back(prescan),
                Stage::Replay => self.replay(left),
                Stage::Skim => self.skim(left),
                Stage::Look => self.look(left, prescan),
                Stage::RunOn => self.run_on(left),
                Stage::Done => left,
            };
            left = left.saturating_sub(cost);
        }
        self.progress()
    }

    fn known(&self) -> bool {
        self.lanes.known_requests().is_some()
    }

    fn progress(&self) -> f64 {
        if self.stage == Stage::Done {
            return 1.0;
        }
        let ahead = if self.known() { 0 } else { self.lanes.requests() - self.position };
        let replayed = match self.stage {
            Stage::Replay | Stage::Skim => self.lanes.position() - self.bounds.0,
            Stage::Look => self.bounds.1 - self.bounds.0,
            Stage::RunOn => self.lanes.position().saturating_sub(self.position),
            _ => 0,
        };
        let behind = self.position - self.known_from + replayed;
        // A stretch may begin before anything can have happened.
        let way = self.position - self.begins.min(self.known_from) + ahead;
        (behind as f64 / way.max(1) as f64).min(ALMOST)
    }

    /// Looks in the trace from `from` on, up to `end`. Returns the request, where it looked up to, and what that cost.
    fn read(&self, from: u64, end: u64, limit: u64) -> (Option<u64>, u64, u64) {
        let to = end.min(from.saturating_add(limit.saturating_mul(READ_IN_ONE_REPLAY)));
        let trace = self.lanes.known_requests();
        let found = trace.and_then(|trace| trace.next_request_for(self.page, from, to));
        (found, to, (to - from).div_ceil(READ_IN_ONE_REPLAY))
    }

    fn read_for_next(&mut self, from: u64, limit: u64) -> u64 {
        let (found, to, cost) = self.read(from, self.lanes.requests(), limit);
        for lane in &mut self.found {
            lane.past.next = found.map(|t| RequestAt { t, position: t + 1 });
        }
        self.stage = match found {
            None if to < self.lanes.requests() => Stage::Next(to),
            _ if self.lanes.enters_unasked() => Stage::GoBack,
            _ => Stage::First(0),
        };
        cost
    }

    fn read_for_first(&mut self, from: u64, limit: u64) -> u64 {
        let (found, to, cost) = self.read(from, self.position, limit);
        self.begins = found.unwrap_or(to);
        let further = found.is_none() && to < self.position;
        self.stage = if further { Stage::First(to) } else { Stage::GoBack };
        cost
    }

    fn go_back(&mut self, prescan: &Prescan<R>) -> u64 {
        let end = self.known_from;
        if end > self.begins && !self.found.iter().all(Found::is_complete) {
            let start = self.restore(end - self.stretch_requests.min(end), prescan);
            self.stretch_requests = (2 * self.stretch_requests).max(MINIMUM_KEYFRAME_SPACING);
            self.bounds = (start, end);
            self.stage = Stage::Replay;
            if self.known() && !self.lanes.enters_unasked() {
                let held = (0..self.lanes.count()).map(|lane| self.lanes.holds(lane, self.page));
                self.skimmed = held.map(|held| Skimmed { held, ..Skimmed::default() }).collect();
                self.stage = Stage::Skim;
            }
        } else if self.known() {
            self.stage = Stage::Done;
        } else {
            self.restore(self.position, prescan);
            self.stage = Stage::RunOn;
        }
        0
    }

    /// Goes to the last keyframe at or before a position; returns where that is.
    fn restore(&mut self, position: u64, prescan: &Prescan<R>) -> u64 {
        // There is one at position 0.
        if let Some((start, keyframe)) = prescan.keyframes().nearest(position) {
            self.lanes.go_back_to(start, keyframe, &R::SideState::default(), prescan.keyframe_index());
        }
        self.lanes.position()
    }

    fn observe_to(&mut self, position: u64) {
        let (page, stretch) = (self.page, &mut self.stretch);
        self.lanes.observe_to(position, &mut |lane, event| stretch[lane].tell::<R>(page, event));
    }

    fn end_stretch(&mut self) {
        for (found, stretch) in self.found.iter_mut().zip(&mut self.stretch) {
            found.precede(std::mem::take(stretch));
        }
        self.known_from = self.bounds.0;
        self.stage = Stage::GoBack;
    }

    fn replay(&mut self, limit: u64) -> u64 {
        let (from, end) = (self.lanes.position(), self.bounds.1);
        let to = end.min(from.saturating_add(limit));
        self.observe_to(to);
        if to == end {
            self.end_stretch();
        }
        to - from
    }

    fn skim(&mut self, limit: u64) -> u64 {
        let (from, end) = (self.lanes.position(), self.bounds.1);
        let stop = end.min(from.saturating_add(limit));
        while self.lanes.position() < stop {
            let at = self.lanes.position();
            let most = stop.min(at + PART_REQUESTS);
            let trace = self.lanes.known_requests();
            let asked = trace.and_then(|trace| trace.next_request_for(self.page, at, most));
            let to = asked.unwrap_or(most);
            self.lanes.advance_to(to);
            for (lane, skimmed) in self.skimmed.iter_mut().enumerate() {
                skimmed.see(self.lanes.holds(lane, self.page), (at, to));
            }
            if asked.is_some() {
                self.observe_to(to + 1);
                for (lane, skimmed) in self.skimmed.iter_mut().enumerate() {
                    skimmed.held = self.lanes.holds(lane, self.page);
                }
            }
        }
        if stop == end {
            let unknown = self.skimmed.iter().zip(&self.found).flat_map(|(skimmed, found)| {
                let left = skimmed.left.filter(|_| found.past.left.is_none());
                let written = skimmed.written.filter(|_| found.past.written.is_none());
                left.into_iter().chain(written)
            });
            self.parts = unknown.collect();
            self.stage = Stage::Look;
        }
        stop - from
    }

    fn look(&mut self, limit: u64, prescan: &Prescan<R>) -> u64 {
        let Some(&(from, to)) = self.parts.iter().min() else {
            self.end_stretch();
            return 0;
        };
        let keyframe = prescan.keyframes().nearest(from).map_or(0, |(at, _)| at);
        if !(keyframe..=from).contains(&self.lanes.position()) {
            self.restore(from, prescan);
        }
        let at = self.lanes.position();
        if at < from {
            self.lanes.advance_to(from.min(at.saturating_add(limit)));
        } else {
            self.observe_to(to);
            self.parts.retain(|part| *part != (from, to));
        }
        self.lanes.position() - at
    }

    fn run_on(&mut self, limit: u64) -> u64 {
        let from = self.lanes.position();
        let end = if from < self.position { self.position } else { self.lanes.requests() };
        let to = end.min(from.saturating_add(limit));
        if from < self.position {
            self.lanes.advance_to(to);
            return to - from;
        }
        let (page, found) = (self.page, &mut self.found);
        self.lanes.observe_to(to, &mut |lane, event| {
            let next = &mut found[lane].past.next;
            if next.is_none() && R::page_of(event) == Some(page) {
                *next = Some(RequestAt::of::<R>(event));
            }
        });
        if to == self.lanes.requests() || self.found.iter().all(|lane| lane.past.next.is_some()) {
            self.stage = Stage::Done;
        }
        to - from
    }

    pub(super) fn history(&self) -> PageHistory {
        let past = |(lane, Found { past, exit }): (usize, &Found<R::Event>)| {
            let phrases = exit.as_ref().map_or_else(Vec::new, |event| self.lanes.why(lane, event));
            let left = past.left.as_ref().map(|left| PageExit { phrases, ..*left });
            PagePast { left, ..past.clone() }
        };
        let (done, reads) = (self.stage == Stage::Done, matches!(self.stage, Stage::Next(_)));
        PageHistory {
            page: self.page,
            position: self.position,
            done,
            next_known: done || self.known() && !reads,
            lanes: self.found.iter().enumerate().map(past).collect(),
        }
    }
}
