//! One lane: a policy, alone or inside ACE, over its own pool, whatever the policy.

mod bookkeeping;
mod over;
pub mod watch;

use std::{any::Any, marker::PhantomData};

use bufferpool_core::{counter::Counters, error::ConfigError, observer::Silent, trace::recorded::PinWalk};

use crate::{
    access::LaneState, config::LaneConfig, config::start::Start, counters::CountersAtFork, counters::Counts,
    counters::Identity, counters::Prices, counters::Times, counters::Totals, event::Event, fork::Loaded,
    mode::Mode, policy::Kept, policy::Structure, policy::VictimComparison, policy::any::AnyPolicy,
    policy::any::Watched, policy::spec::Shape, pool::Frames, pool::Pool, program::RunContext, reader::Reader,
    reader::ReaderKeyframe, reader::history::History,
};

use bookkeeping::Bookkeeping;
pub(crate) use over::built;
pub use over::{lane_over, lane_over_trace};
use watch::Watch;

/// A lane whose silent loop is compiled with the policy `P` in the mode `M`.
pub(crate) struct Lane<P, M> {
    own: Own,
    serving: LaneState<P>,
    mode: PhantomData<M>,
}

/// The state of a lane outside the part that its loop moves to a local.
pub struct Own {
    config: LaneConfig,
    /// Facts about the run that the policy received.
    told: RunContext,
    watch: Watch,
}

/// The part of a lane that a keyframe holds: neither page table nor history.
struct LaneKeyframe {
    frames: Frames,
    bookkeeping: Bookkeeping,
    streams: Option<ReaderKeyframe>,
    refers: bool,
    reference: Option<Box<dyn AnyPolicy>>,
}

/// The state of a lane at one position, without what follows from the frames or from the trace.
pub struct Keyframe {
    state: Box<dyn Any>,
    /// Bytes held.
    pub bytes: usize,
}

/// What a lane is made of, whatever its policy.
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
    pins: &'a mut Option<Box<PinWalk>>,
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

impl<P: AnyPolicy + Default, M: Mode> Lane<P, M> {
    /// A lane with an empty pool over an empty policy. Fails when the tables do not fit in memory.
    pub(crate) fn new(config: &LaneConfig, policy: P) -> Result<Self, ConfigError> {
        let own = Own { config: config.clone(), told: RunContext::default(), watch: Watch::default() };
        Ok(Self { own, serving: LaneState::new(config)?.with(policy), mode: PhantomData })
    }
}

impl<P: AnyPolicy + Default, M: Mode> AnyLane for Lane<P, M> {
    fn parts(&self) -> Parts<'_> {
        let LaneState { pool, policy, reader, pins, .. } = &self.serving;
        Parts { own: &self.own, pool, policy, reader: reader.as_deref(), pins: pins.as_deref() }
    }

    fn parts_mut(&mut self) -> PartsMut<'_> {
        let LaneState { pool, policy, reader, pins, .. } = &mut self.serving;
        PartsMut { own: &mut self.own, pool, policy, reader: reader.as_deref_mut(), pins }
    }

    fn advance(&mut self, requests: &[u32]) {
        // Only the recording loop respects pins and reports to a reference: the silent loops contain no code for either
        // and lose no speed.
        if self.serving.pins.is_some() || self.own.watch.reference.is_some() {
            self.observe(requests, &mut |_| false);
            return;
        }
        self.serving = std::mem::take(&mut self.serving).serve::<M, _>(requests, &mut Silent::default()).0;
    }

    fn observe(&mut self, requests: &[u32], tell: &mut dyn FnMut(&Event) -> bool) -> usize {
        let Self { own: Own { config, watch, .. }, serving, .. } = self;
        watch.begin(config.frames, requests.len());
        let (mut policy, state) = std::mem::take(serving).parted();
        let (state, served) = state.record(Watched { policy: &mut policy, watch }, requests, tell);
        *serving = state.with(policy);
        served
    }
}

/// What is the same for every policy, and compiled once.
impl dyn AnyLane + '_ {
    /// The lane's configuration.
    pub fn config(&self) -> &LaneConfig {
        &self.parts().own.config
    }

    /// The policy.
    pub(crate) fn policy(&self) -> &dyn AnyPolicy {
        self.parts().policy
    }

    /// Facts about the run that its policy received.
    pub fn told(&self) -> &RunContext {
        &self.parts().own.told
    }

    /// Passes the policy the facts about the run.
    pub fn prepare(&mut self, told: &RunContext) {
        let PartsMut { own, policy, pins, .. } = self.parts_mut();
        policy.prepare(told);
        *pins = told.pins.clone().map(|pins| Box::new(PinWalk::new(pins)));
        own.told = told.clone();
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

    /// The policy's bookkeeping.
    pub fn structure(&self) -> Structure {
        self.policy().structure()
    }

    /// The same without the order: no walk over the pool.
    pub fn outline(&self) -> Structure {
        self.policy().outline()
    }

    /// Further parts of the policy's bookkeeping, in the order of its spec.
    pub fn kept(&self) -> Vec<Kept> {
        self.policy().kept()
    }

    /// The policy's number or flag for a frame.
    pub fn badge(&self, frame: u32) -> u8 {
        self.policy().badge(frame)
    }

    /// The same for all frames, appended to `badges`.
    pub fn append_badges(&self, badges: &mut Vec<u8>) {
        let Parts { own, policy, .. } = self.parts();
        badges.extend((0..own.config.frames).map(|frame| policy.badge(frame)));
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

    /// Why the policy chose the victim of an event, as a template.
    pub fn reason(&self, event: &Event) -> &'static str {
        let config = self.config();
        config.policy_entry().map_or("", |entry| (entry.reason)(event, config))
    }

    /// Why the policy would now evict the page in `victim` and not the one in `frame`, as a template.
    pub fn why_not(&self, frame: u32, victim: u32) -> &'static str {
        let Parts { pool, policy, .. } = self.parts();
        policy.why_not(&VictimComparison {
            frame,
            victim,
            dirty: pool.is_dirty(frame),
            victim_dirty: pool.is_dirty(victim),
            victim_prefetched: pool.is_prefetched(victim),
        })
    }

    /// Empties the policy.
    pub(crate) fn begin_anew(&mut self) {
        let PartsMut { own, policy, .. } = self.parts_mut();
        policy.begin_anew(&own.config);
        policy.prepare(&own.told);
    }

    /// Loads pages into an empty policy, in the order of another bookkeeping, as if the requests before `position` had
    /// loaded them.
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
        let listed = self.config().policy_entry().is_ok_and(|entry| entry.spec.shape != Shape::Ring);
        let PartsMut { pool, .. } = self.parts_mut();
        let pages = start.place(pool, listed);
        pool.frames.at_fork = CountersAtFork::of_start(pool.resident());
        if let Some(history) = self.history_mut() {
            history.set_rows(&start.history);
        }
        self.fill(&pages, start.hand, 0);
    }

    /// Raw counts.
    pub fn counts(&self) -> &Counts {
        &self.pool().frames.counts
    }

    /// Counts and times where the lane's own run begins.
    pub(crate) fn at_fork(&self) -> CountersAtFork {
        self.pool().frames.at_fork.as_deref().copied().unwrap_or_default()
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

    /// A keyframe without page table and history, in as few bytes as possible.
    pub fn keyframe(&self) -> Keyframe {
        self.keyframe_with(Bookkeeping::least(self.policy(), self.pool().resident(), self.has_badges()))
    }

    /// A keyframe that is faster to restore and may be larger.
    pub fn quick_keyframe(&self) -> Keyframe {
        self.keyframe_with(Bookkeeping::Whole(self.policy().again()))
    }

    fn has_badges(&self) -> bool {
        self.config().policy_entry().is_ok_and(|entry| entry.spec.badge.is_some())
    }

    fn keyframe_with(&self, bookkeeping: Bookkeeping) -> Keyframe {
        let Parts { own: Own { watch, .. }, pool, reader, .. } = self.parts();
        let state = LaneKeyframe {
            frames: pool.frames.clone(),
            bookkeeping,
            streams: reader.map(|reader| reader.streams.clone()),
            refers: watch.refers,
            reference: watch.reference.as_ref().map(|reference| reference.again()),
        };
        let of_reference = state.reference.as_ref().map_or(0, |reference| reference.bytes());
        let bytes = state.frames.bytes() + state.bookkeeping.bytes() + of_reference;
        Keyframe { state: Box::new(state), bytes }
    }

    /// Goes back to a keyframe of this lane. The history table stays as it is: see `history_mut`.
    pub fn restore(&mut self, keyframe: &Keyframe) {
        let Some(state) = keyframe.state.downcast_ref::<LaneKeyframe>() else { return };
        self.parts_mut().pool.restore(&state.frames);
        state.bookkeeping.restore(self);
        let PartsMut { own: Own { watch, .. }, pool, reader, pins, .. } = self.parts_mut();
        // A lane that never ran before also learns here whether its run has references.
        watch.refers = state.refers;
        watch.reference = state.reference.as_ref().map(|reference| reference.again());
        if let (Some(reader), Some(streams)) = (reader, &state.streams) {
            reader.streams.clone_from(streams);
        }
        if let Some(pins) = pins {
            pins.go_to(pool.frames.counts.requests);
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let Parts { own, pool, policy, reader, .. } = self.parts();
        let of_reference = own.watch.reference.as_ref().map_or(0, |reference| reference.bytes());
        pool.bytes() + policy.bytes() + reader.map_or(0, Reader::bytes) + of_reference
    }
}
