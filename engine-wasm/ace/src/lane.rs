//! One lane: a policy, alone or inside ACE, over its own pool, whatever the policy.

mod keyframe;
pub mod log;
pub mod watch;

use std::rc::Rc;

use bufferpool_core::counter::Counters;
use bufferpool_core::error::ConfigError;
use bufferpool_core::observer::Silent;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::recorded::{PinWalk, Pins};
pub use keyframe::Keyframe;
use watch::Watch;

use crate::Checked;
use crate::access::{LaneState, Pinned};
use crate::config::LaneConfig;
use crate::config::start::Start;
use crate::counters::{CountersAtFork, Counts, Identity, Prices, Times, Totals};
use crate::event::Event;
use crate::fork::Loaded;
use crate::optimum::Future;
use crate::policy::VictimComparison;
use crate::policy::any::{AnyPolicy, Watched};
use crate::policy::spec::Shape;
use crate::pool::Pool;
use crate::program::RunContext;
use crate::reader::Reader;
use crate::reader::history::History;

/// A lane whose silent loop is compiled with the policy `P` in a mode.
pub(crate) struct Lane<P, const MODE: u8> {
    own: Own,
    serving: LaneState<P>,
}

/// The state of a lane outside the part that its loop moves to a local.
pub struct Own {
    config: LaneConfig,
    told: RunContext,
    watch: Watch,
    /// Pinned pages; `None` in a trace without pins. Only the recording loop reads them.
    pins: Option<Box<PinWalk>>,
}

/// What a lane is made of, whatever its policy.
#[derive(Clone, Copy)]
pub struct Parts<'a> {
    own: &'a Own,
    pool: &'a Pool,
    policy: &'a dyn AnyPolicy,
    reader: Option<&'a Reader>,
    pins: Option<&'a PinWalk>,
}

/// The same parts, mutable.
pub struct PartsMut<'a> {
    pub(crate) own: &'a mut Own,
    pub(crate) pool: &'a mut Pool,
    pub(crate) policy: &'a mut dyn AnyPolicy,
    pub(crate) reader: Option<&'a mut Reader>,
}

/// A lane with any policy: one virtual call a slice of requests.
pub trait AnyLane {
    /// What it is made of.
    fn parts(&self) -> Parts<'_>;
    /// The same parts, mutable.
    fn parts_mut(&mut self) -> PartsMut<'_>;
    /// Serves requests without recording them.
    fn advance(&mut self, requests: &[u32]);
    /// Serves requests and passes each event to `tell`; stops when it returns `true`. Returns the number served.
    fn observe(&mut self, requests: &[u32], tell: &mut dyn FnMut(&Event) -> bool) -> usize;
}

impl<P: AnyPolicy + Default, const MODE: u8> Lane<P, MODE> {
    /// A lane with an empty pool over an empty policy. Fails when the tables do not fit in memory.
    pub(crate) fn new(config: &LaneConfig, policy: P) -> Checked<Self> {
        let own =
            Own { config: config.clone(), told: RunContext::default(), watch: Watch::default(), pins: None };
        Ok(Self { own, serving: LaneState::new(config)?.with(policy).1 })
    }
}

impl<P: AnyPolicy + Default, const MODE: u8> AnyLane for Lane<P, MODE> {
    fn parts(&self) -> Parts<'_> {
        let LaneState { pool, policy, reader, .. } = &self.serving;
        Parts { own: &self.own, pool, policy, reader: reader.as_deref(), pins: self.own.pins.as_deref() }
    }

    fn parts_mut(&mut self) -> PartsMut<'_> {
        let LaneState { pool, policy, reader, .. } = &mut self.serving;
        PartsMut { own: &mut self.own, pool, policy, reader: reader.as_deref_mut() }
    }

    fn advance(&mut self, requests: &[u32]) {
        // Only the recording loop knows pins and who looks on: the silent loops lose no speed to them.
        if self.own.pins.is_some() || self.own.watch.is_told_all() {
            self.observe(requests, &mut |_| false);
            return;
        }
        self.serving = std::mem::take(&mut self.serving).serve::<MODE, _>(requests, &mut Silent::default()).0;
    }

    fn observe(&mut self, requests: &[u32], tell: &mut dyn FnMut(&Event) -> bool) -> usize {
        let Self { own: Own { config, watch, pins, .. }, serving, .. } = self;
        watch.begin(config.frames, requests.len());
        let (mut policy, state) = std::mem::take(serving).with(());
        let mut books = std::mem::take(&mut watch.books);
        let watched = Watched { policy: &mut policy, watch };
        let pinned = Pinned::new(pins.take());
        let (state, pinned, served) = state.record(watched, &mut books, pinned, requests, tell);
        *pins = pinned.walk;
        watch.books = books;
        *serving = state.with(policy).1;
        served
    }
}

/// A policy's bookkeeping as the page draws it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Structure {
    /// The policy's order: of a list turned round, from MRU to LRU; of a ring as it is.
    pub order: Vec<u32>,
    /// Length of the window at the LRU end; 0 if there is none.
    pub window: u32,
    /// The frame under the hand, if there is one.
    pub hand: Option<u32>,
}

impl<'a> Parts<'a> {
    /// Of a state that is in no lane now.
    pub(crate) fn of<H>(own: &'a Own, state: &'a LaneState<Box<dyn AnyPolicy>, H>) -> Self {
        let LaneState { pool, policy, reader, .. } = state;
        Self { own, pool, policy, reader: reader.as_deref(), pins: None }
    }
    /// The configuration.
    pub fn config(&self) -> &'a LaneConfig {
        &self.own.config
    }
    /// The pool.
    pub fn pool(&self) -> &'a Pool {
        self.pool
    }
    pub(crate) fn at_fork(&self) -> CountersAtFork {
        self.pool.frames.at_fork.as_deref().copied().unwrap_or_default()
    }
    /// The policy.
    pub fn policy(&self) -> &'a dyn AnyPolicy {
        self.policy
    }
    /// Bytes held by pool, policy and the Reader's tables.
    pub fn bytes(&self) -> usize {
        self.pool.bytes() + self.policy.bytes() + self.reader.map_or(0, Reader::bytes)
    }
    fn is_ring(&self) -> bool {
        self.config().policy_entry().is_ok_and(|entry| entry.spec.shape == Shape::Ring)
    }

    /// The Reader, if the lane has one.
    pub fn reader(&self) -> Option<&'a Reader> {
        self.reader
    }
    /// The lane's watch.
    pub fn watch(&self) -> &'a Watch {
        &self.own.watch
    }
    /// The pins at the lane's position; `None` in a trace without pins.
    pub fn pins(&self) -> Option<&'a PinWalk> {
        self.pins
    }

    /// Why the policy would now evict the page in `victim` and not the one in `frame`, as a template.
    pub fn why_not(&self, frame: u32, victim: u32) -> &'static str {
        self.policy.why_not(&VictimComparison {
            frame,
            victim,
            dirty: self.pool.is_dirty(frame),
            victim_dirty: self.pool.is_dirty(victim),
            victim_prefetched: self.pool.is_prefetched(victim),
        })
    }

    /// The policy's bookkeeping: a walk over the pool.
    pub fn structure(&self) -> Structure {
        let mut order = self.policy.order();
        if !self.is_ring() {
            order.reverse();
        }
        Structure { order, window: self.policy.window(), hand: self.policy.hand() }
    }
}

/// What is the same for every policy, and compiled once.
impl dyn AnyLane + '_ {
    /// The lane's configuration.
    pub fn config(&self) -> &LaneConfig {
        self.parts().config()
    }
    /// The policy.
    pub fn policy(&self) -> &dyn AnyPolicy {
        self.parts().policy
    }
    /// Facts about the run that its policy received.
    pub fn told(&self) -> &RunContext {
        &self.parts().own.told
    }

    /// Passes the policy the facts about the run.
    pub fn prepare(&mut self, told: &RunContext) {
        let PartsMut { own, policy, .. } = self.parts_mut();
        policy.prepare(told);
        own.pins = told.pins.clone().map(|pins| Box::new(PinWalk::new(pins)));
        own.told = told.clone();
    }

    /// Another state like this lane's, with the policy as an object. Fails for want of memory.
    pub(crate) fn state(&self) -> Checked<(Own, LaneState<Box<dyn AnyPolicy>>)> {
        let Parts { own: Own { config, told, .. }, pool, policy, reader, .. } = self.parts();
        let mut state = LaneState::new(config)?.with(policy.again()).1;
        (state.pool, state.reader) = (pool.clone(), reader.cloned().map(Box::new));
        let own = Own { config: config.clone(), told: told.clone(), watch: Watch::default(), pins: None };
        Ok((own, state))
    }

    /// The lane's watch.
    pub fn watch(&self) -> &Watch {
        &self.parts().own.watch
    }
    /// Replaces the lane's watch.
    pub fn look_on(&mut self, watch: Watch) {
        self.parts_mut().own.watch = watch;
    }
    /// The pool, for pictures and checks.
    pub fn pool(&self) -> &Pool {
        self.parts().pool
    }
    /// The Reader, if the lane has one.
    pub fn reader(&self) -> Option<&Reader> {
        self.parts().reader
    }
    /// The pins at the lane's position; `None` in a trace without pins.
    pub fn pins(&self) -> Option<&PinWalk> {
        self.parts().pins
    }

    /// The policy's bookkeeping: a walk over the pool.
    pub fn structure(&self) -> Structure {
        self.parts().structure()
    }

    /// The policy's number or flag for a frame.
    pub fn badge(&self, frame: u32) -> u8 {
        self.policy().badge(frame)
    }
    /// Resident frames in the order of the policy's bookkeeping.
    pub fn order(&self) -> Vec<u32> {
        self.policy().order()
    }

    /// The first frames in the order of their evictions if no request followed, without frames that may not leave.
    pub fn next_victims(&self, limit: usize) -> Vec<u32> {
        let Parts { pool, policy, pins, .. } = self.parts();
        let Some(pins) = pins else { return policy.next_victims(limit) };
        let mut frames = policy.next_victims(limit.saturating_add(pins.pinned_pages() as usize));
        frames.retain(|&frame| !pins.is_pinned(pool.page_in(frame)));
        frames.truncate(limit);
        frames
    }

    pub(crate) fn begin_anew(&mut self) {
        let PartsMut { own, policy, .. } = self.parts_mut();
        policy.begin_anew(&own.config);
        policy.prepare(&own.told);
    }

    /// Loads pages into an empty policy, in order, as if the requests before `position` had loaded them.
    pub(crate) fn fill(&mut self, pages: &[Loaded], hand: u32, position: u64) {
        let policy = self.parts_mut().policy;
        let position = position as i64;
        for (page, t) in pages.iter().zip(position - pages.len() as i64..) {
            policy.at(t, position);
            policy.load(page.frame, page.page, page.dirty);
            if page.prefetched {
                policy.was_prefetched(page.frame);
            }
            if let Some(value) = page.badge {
                policy.set_badge(page.frame, value);
            }
        }
        policy.set_hand(hand);
    }

    /// Sets the pool up before the first request.
    pub fn set_up(&mut self, start: &Start) {
        let listed = !self.parts().is_ring();
        let pool = self.parts_mut().pool;
        let pages = start.place(pool, listed);
        if let resident_at_start @ 1.. = pool.resident() {
            pool.frames.at_fork =
                Some(Rc::new(CountersAtFork { resident_at_start, ..CountersAtFork::default() }));
        }
        if let Some(history) = self.history_mut() {
            history.set_rows(&start.history);
        }
        self.fill(&pages, start.hand, 0);
    }

    /// Raw counts.
    pub fn counts(&self) -> &Counts {
        &self.pool().frames.counts
    }
    pub(crate) fn at_fork(&self) -> CountersAtFork {
        self.parts().at_fork()
    }
    /// Device and CPU time so far.
    pub fn times(&self) -> Times {
        self.totals().times()
    }
    /// What its counters are computed from.
    pub fn totals(&self) -> Totals {
        Totals::new(*self.counts(), self.at_fork(), Prices::of(self.config()))
    }
    /// All counters.
    pub fn counters(&self) -> Counters {
        self.totals().counters(self.pool())
    }

    /// The identities of docs/rules/ace.md and whether they hold now.
    pub fn identities(&self) -> Vec<Identity> {
        let counted = self.counts().identities(&self.at_fork(), self.config(), self.pool().resident().into());
        counted.into_iter().chain([self.times().identity()]).collect()
    }

    /// The Reader's history table, mutable, for its replay.
    pub fn history_mut(&mut self) -> Option<&mut History> {
        self.parts_mut().reader.filter(|reader| reader.keeps_history()).map(|reader| &mut reader.history)
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let own = self.parts().own;
        let of_reference = own.watch.reference.as_ref().map_or(0, |reference| reference.bytes());
        let looking_on = of_reference + own.watch.books.bytes();
        self.parts().bytes() + looking_on
    }
}

/// A lane with an empty pool for a trace, which keeps to the trace's pins. Fails as [`lane_over`].
pub fn lane_over_trace(config: &LaneConfig, trace: &Trace) -> Checked<Box<dyn AnyLane>> {
    lane_over_pinned(config, &trace.requests, trace.pins().cloned())
}

/// A lane with an empty pool for packed requests with their pins. Fails as [`lane_over`].
pub(crate) fn lane_over_pinned(
    config: &LaneConfig,
    requests: &[u32],
    pins: Option<Rc<Pins>>,
) -> Checked<Box<dyn AnyLane>> {
    built(config, RunContext { pins, ..told(config, requests)? })
}

/// A lane with an empty pool for packed requests. Fails for an illegal parameter, want of memory, or a program's
/// policy.
pub fn lane_over(config: &LaneConfig, requests: &[u32]) -> Checked<Box<dyn AnyLane>> {
    built(config, told(config, requests)?)
}

fn told(config: &LaneConfig, requests: &[u32]) -> Checked<RunContext> {
    let foresees = config.policy_entry()?.spec.needs_future;
    let future = foresees.then(|| Future::new(requests, config.pages)).transpose()?;
    Ok(RunContext { future: future.map(Rc::new), ..RunContext::default() })
}

/// A lane with an empty pool whose policy receives the facts about the run. Fails as [`lane_over`].
pub(crate) fn built(config: &LaneConfig, told: RunContext) -> Checked<Box<dyn AnyLane>> {
    let entry = config.policy_entry()?;
    if entry.spec.programmed && told.decisions.is_none() {
        let legal = "one that is built in: a program runs in the page alone";
        return Err(ConfigError::new("policy", entry.spec.id, legal));
    }
    let mut lane = (entry.build)(config)?;
    lane.prepare(&told);
    Ok(lane)
}
