//! The search for what became of a page: back from a position over stretches between keyframes, each twice as long as
//! the one after it, so that what is near is found at once and nothing is replayed twice.

use super::page_history::{
    LAST_REQUESTS, PageChange, PageEntry, PageExit, PageHistory, PagePast, PageRequest, PageWrite, RequestAt,
};
use super::prescan::{MINIMUM_KEYFRAME_SPACING, Prescan};
use super::run::Run;

/// Requests of a known trace that are looked at in the time in which one is replayed.
const READ_IN_ONE_REPLAY: u64 = 32;

/// How far a search is that has not ended, at most.
const ALMOST: f64 = 0.999;

/// What has been found of one lane.
struct Found<E> {
    /// Newest first.
    requests: Vec<PageRequest>,
    entered: Option<PageEntry>,
    asked_since: u64,
    dirtied: Option<RequestAt>,
    written: Option<PageWrite>,
    left: Option<(RequestAt, E)>,
}

impl<E> Default for Found<E> {
    fn default() -> Self {
        Self { requests: Vec::new(), entered: None, asked_since: 0, dirtied: None, written: None, left: None }
    }
}

impl<E: Clone> Found<E> {
    /// An event after all that is known.
    #[inline]
    fn tell<R: Run<Event = E>>(&mut self, page: u32, event: &E) {
        let change = R::change(event, page);
        if change == PageChange::default() {
            return;
        }
        let at = request_at::<R>(event);
        if let Some((hit, write)) = change.asked {
            self.requests.truncate(LAST_REQUESTS - 1);
            self.requests.insert(0, PageRequest { at, hit, write });
            self.asked_since += 1;
        }
        if change.left {
            self.left = Some((at, event.clone()));
        }
        if change.entered {
            self.entered = Some(PageEntry { at, prefetched: change.asked.is_none() });
            self.asked_since = 0;
        }
        if change.dirtied {
            self.dirtied = Some(at);
        }
        if let Some(pages) = change.written_pages {
            self.written = Some(PageWrite { at, pages });
        }
    }

    /// Puts what came before in front of it.
    fn precede(&mut self, before: Self) {
        self.requests.extend(before.requests);
        self.requests.truncate(LAST_REQUESTS);
        if self.entered.is_none() {
            self.entered = before.entered;
            self.asked_since += before.asked_since;
        }
        self.dirtied = self.dirtied.or(before.dirtied);
        self.written = self.written.or(before.written);
        self.left = self.left.take().or(before.left);
    }

    /// Whether nothing before can add to it.
    fn is_complete(&self) -> bool {
        self.requests.len() == LAST_REQUESTS && self.entered.is_some() && self.left.is_some()
    }
}

fn request_at<R: Run>(event: &R::Event) -> RequestAt {
    RequestAt { t: R::number_of(event), position: R::position_after(event) }
}

/// What is being done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Reads the trace on from here for the next request.
    Next(u64),
    /// Reads the trace on from here for the first request: before it the page was in no pool.
    First(u64),
    /// Goes back to where the next stretch begins.
    GoBack,
    /// Replays a stretch.
    Replay {
        start: u64,
        end: u64,
    },
    /// Goes to the position asked at.
    Return,
    /// Runs on to find the next requests, which no trace tells.
    RunOn,
    Done,
}

/// A question about a page at a position.
pub(super) struct PageSearch<R: Run> {
    /// Lanes of its own.
    lanes: R,
    page: u32,
    position: u64,
    stage: Stage,
    /// From here on all is known.
    known_from: u64,
    /// Before this nothing can have happened to the page.
    begins: u64,
    stretch_requests: u64,
    stretch: Vec<Found<R::Event>>,
    found: Vec<Found<R::Event>>,
    next: Vec<Option<RequestAt>>,
}

fn by_lane<T: Default>(lanes: usize) -> Vec<T> {
    std::iter::repeat_with(T::default).take(lanes).collect()
}

impl<R: Run> PageSearch<R> {
    /// By lanes of its own, wherever these are.
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
            stretch: by_lane(count),
            found: by_lane(count),
            next: by_lane(count),
        }
    }

    /// Its lanes, for another question.
    pub(super) fn into_lanes(self) -> R {
        self.lanes
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.lanes.bytes()
    }

    /// Looks on, for about as long as replaying `limit` requests takes. Returns the part of the longest way that is
    /// behind it: 1 once all is found.
    pub(super) fn advance(&mut self, limit: u64, prescan: &Prescan<R>) -> f64 {
        let mut left = limit.max(1);
        // To go back takes no request, and may show that all is found.
        while self.stage != Stage::Done && (left > 0 || self.stage == Stage::GoBack) {
            let cost = match self.stage {
                Stage::Next(from) => self.read_for_next(from, left),
                Stage::First(from) => self.read_for_first(from, left),
                Stage::GoBack => self.go_back(prescan),
                Stage::Replay { start, end } => self.replay(start, end, left),
                Stage::Return => self.go_to_position(left),
                Stage::RunOn => self.run_on(left),
                Stage::Done => left,
            };
            left = left.saturating_sub(cost);
        }
        self.progress()
    }

    fn progress(&self) -> f64 {
        if self.stage == Stage::Done {
            return 1.0;
        }
        let ahead =
            if self.lanes.known_requests().is_some() { 0 } else { self.lanes.requests() - self.position };
        let replayed = match self.stage {
            Stage::Replay { start, .. } => self.lanes.position() - start,
            _ => 0,
        };
        let run_on = if self.stage == Stage::RunOn { self.lanes.position() - self.position } else { 0 };
        let behind = self.position - self.known_from + replayed + run_on;
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
        self.next.fill(found.map(|t| RequestAt { t, position: t + 1 }));
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
        let known = self.lanes.known_requests().is_some();
        if end > self.begins && !self.found.iter().all(Found::is_complete) {
            let start = self.restore(end - self.stretch_requests.min(end), prescan);
            self.stretch_requests = (2 * self.stretch_requests).max(MINIMUM_KEYFRAME_SPACING);
            self.stage = Stage::Replay { start, end };
        } else if known {
            self.stage = Stage::Done;
        } else {
            self.restore(self.position, prescan);
            self.stage = Stage::Return;
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

    fn replay(&mut self, start: u64, end: u64, limit: u64) -> u64 {
        let from = self.lanes.position();
        let to = end.min(from.saturating_add(limit));
        let (page, stretch) = (self.page, &mut self.stretch);
        self.lanes.observe_to(to, &mut |lane, event| stretch[lane].tell::<R>(page, event));
        if to == end {
            for (found, stretch) in self.found.iter_mut().zip(&mut self.stretch) {
                found.precede(std::mem::take(stretch));
            }
            self.known_from = start;
            self.stage = Stage::GoBack;
        }
        to - from
    }

    fn go_to_position(&mut self, limit: u64) -> u64 {
        let from = self.lanes.position();
        let to = self.position.min(from.saturating_add(limit));
        self.lanes.advance_to(to);
        if to == self.position {
            self.stage = Stage::RunOn;
        }
        to - from
    }

    fn run_on(&mut self, limit: u64) -> u64 {
        let from = self.lanes.position();
        let to = self.lanes.requests().min(from.saturating_add(limit));
        let (page, next) = (self.page, &mut self.next);
        self.lanes.observe_to(to, &mut |lane, event| {
            if next[lane].is_none() && R::page_of(event) == Some(page) {
                next[lane] = Some(request_at::<R>(event));
            }
        });
        if to == self.lanes.requests() || self.next.iter().all(Option::is_some) {
            self.stage = Stage::Done;
        }
        to - from
    }

    /// What has been found so far.
    pub(super) fn history(&self) -> PageHistory {
        let past = |(lane, (found, next)): (usize, (&Found<R::Event>, &Option<RequestAt>))| PagePast {
            requests: found.requests.clone(),
            entered: found.entered,
            asked_since: found.asked_since,
            dirtied: found.dirtied,
            written: found.written,
            left: found
                .left
                .as_ref()
                .map(|(at, event)| PageExit { at: *at, phrases: self.lanes.why(lane, event) }),
            next: *next,
        };
        let lanes = self.found.iter().zip(&self.next).enumerate().map(past).collect();
        let reads = matches!(self.stage, Stage::Next(_));
        let next_known = self.stage == Stage::Done || self.lanes.known_requests().is_some() && !reads;
        PageHistory {
            page: self.page,
            position: self.position,
            done: self.stage == Stage::Done,
            next_known,
            lanes,
        }
    }
}
