//! One lane: a policy, alone or inside ACE, over its own pool, whatever the policy.

mod bookkeeping;
mod over;
#[cfg(feature = "further")]
mod pinned;
pub mod watch;

use std::any::Any;
use std::marker::PhantomData;

use bufferpool_core::counter::Counters;
use bufferpool_core::error::ConfigError;
use bufferpool_core::observer::{Recorder, Silent};
#[cfg(feature = "further")]
use bufferpool_core::trace::recorded::PinWalk;

use crate::access::LaneState;
use crate::config::LaneConfig;
use crate::config::start::Start;
use crate::counters::{CountersAtFork, Counts, Identity, Prices, Times, Totals};
use crate::event::Event;
use crate::fork::Loaded;
use crate::mode::{Mode, WithReader};
use crate::no_inline::NoInline;
use crate::policy::spec::Shape;
use crate::policy::{Kept, Policy, Structure, VictimComparison};
use crate::pool::{Frames, Pool};
use crate::program::Told;
use crate::reader::history::History;
use crate::reader::{Reader, ReaderKeyframe};

use bookkeeping::Bookkeeping;
pub(crate) use over::built;
pub use over::{lane_over, lane_over_trace};
use watch::{Reference, Watch};

/// A lane that runs the policy `P` in the mode `M`.
#[derive(Debug)]
pub struct Lane<P, M> {
    config: LaneConfig,
    serving: LaneState<P>,
    /// What the policy was told.
    told: Told,
    watch: Watch,
    mode: PhantomData<M>,
}

/// What a keyframe holds of a lane: neither page table nor history.
struct LaneKeyframe<P> {
    frames: Frames,
    bookkeeping: Bookkeeping<P>,
    streams: Option<ReaderKeyframe>,
    refers: bool,
    reference: Option<Box<dyn Reference>>,
}

/// The state of a lane at one position, without what follows from the frames or from the trace.
pub struct Keyframe {
    state: Box<dyn Any>,
    /// Bytes held.
    pub bytes: usize,
}

/// A lane whatever its policy: one virtual call a slice of requests.
pub trait AnyLane {
    /// The lane's configuration.
    fn config(&self) -> &LaneConfig;
    /// Empties the policy.
    fn begin_anew(&mut self);
    /// Hands an empty policy its pages, in the order of a bookkeeping, as if the requests before `position` had loaded
    /// them.
    fn fill(&mut self, pages: &[Loaded], hand: u32, position: u64);
    /// Takes over all that a policy of the same kind has. Returns whether it did.
    fn adopt(&mut self, other: &dyn Any) -> bool;
    /// The policy, for [`AnyLane::adopt`].
    fn policy(&self) -> &dyn Any;
    /// Tells the policy what it must know.
    fn be_told(&mut self, told: &Told);
    /// What it was told.
    fn told(&self) -> &Told;
    /// Who looks on.
    fn watch(&self) -> &Watch;
    /// Lets another one look on.
    fn look_on(&mut self, watch: Watch);
    /// Pool and Reader, for those who set them up.
    fn parts_mut(&mut self) -> (&mut Pool, Option<&mut Reader>);
    /// The Reader, if the lane has one.
    fn reader(&self) -> Option<&Reader>;
    /// Serves requests without recording them.
    fn advance(&mut self, requests: &[u32]);
    /// Serves requests, telling each event; stops when `tell` returns `true`. Returns the requests served.
    fn observe(&mut self, requests: &[u32], tell: &mut dyn FnMut(&Event) -> bool) -> usize;
    /// The pool, for pictures and checks.
    fn pool(&self) -> &Pool;
    /// The policy's bookkeeping.
    fn structure(&self) -> Structure;
    /// The same without the order: no walk over the pool.
    fn outline(&self) -> Structure;
    /// What else the policy keeps, one for one as its spec names it.
    fn kept(&self) -> Vec<Kept>;
    /// The policy's number or flag for a frame.
    fn badge(&self, frame: u32) -> u8;
    /// The same for all frames, appended to `badges`.
    fn append_badges(&self, badges: &mut Vec<u8>);
    /// Resident frames in the order of the policy's bookkeeping.
    fn order(&self) -> Vec<u32>;
    /// The first frames that would be evicted one after the other if nothing came any more.
    fn next_victims(&self, limit: usize) -> Vec<u32>;
    /// What is pinned at the lane's position; none in a trace without pins.
    #[cfg(feature = "further")]
    fn pins(&self) -> Option<&PinWalk>;
    /// Why the policy chose the victim of an event, as a template.
    fn reason(&self, event: &Event) -> &'static str;
    /// Why the policy, asked now, will evict the page in `victim` and not the one in `frame`, as a template.
    fn why_not(&self, frame: u32, victim: u32) -> &'static str;
    /// The state without page table and history, in as few bytes as it takes.
    fn keyframe(&self) -> Keyframe;
    /// The same, faster to go back to.
    fn quick_keyframe(&self) -> Keyframe;
    /// Goes back to a keyframe of this lane. The history table stays as it is: see `history_mut`.
    fn restore(&mut self, keyframe: &Keyframe);
    /// Bytes held.
    fn bytes(&self) -> usize;
}

/// What is the same for every policy, and compiled once.
impl dyn AnyLane + '_ {
    /// Sets the pool up before the first request.
    pub fn set_up(&mut self, start: &Start) {
        let listed = self.config().policy_entry().is_ok_and(|entry| entry.spec.shape != Shape::Ring);
        let (pool, reader) = self.parts_mut();
        let pages = start.place(pool, listed);
        pool.frames.at_fork = CountersAtFork::of_start(pool.resident());
        if let Some(reader) = reader.filter(|reader| reader.keeps_history()) {
            reader.history.set_rows(&start.history);
        }
        self.fill(&pages, start.hand, 0);
    }

    /// Raw counts.
    #[must_use]
    pub fn counts(&self) -> &Counts {
        &self.pool().frames.counts
    }

    /// What lies behind the lane where its own run begins.
    pub(crate) fn at_fork(&self) -> CountersAtFork {
        self.pool().frames.at_fork.as_deref().copied().unwrap_or_default()
    }

    /// Device and CPU time so far.
    #[must_use]
    pub fn times(&self) -> Times {
        self.totals().times()
    }

    /// What its counters are computed from.
    #[must_use]
    pub fn totals(&self) -> Totals {
        Totals::new(*self.counts(), self.at_fork(), Prices::of(self.config()))
    }

    /// All counters.
    #[must_use]
    pub fn counters(&self) -> Counters {
        self.totals().counters(self.pool())
    }

    /// The identities of ace.md and whether they hold now.
    #[must_use]
    pub fn identities(&self) -> Vec<Identity> {
        let counted = self.counts().identities(&self.at_fork(), self.config(), self.pool().resident().into());
        counted.into_iter().chain([self.times().identity()]).collect()
    }

    /// The Reader's history table, for those who replay it.
    pub fn history_mut(&mut self) -> Option<&mut History> {
        self.parts_mut().1.filter(|reader| reader.keeps_history()).map(|reader| &mut reader.history)
    }
}

impl<P: Policy, M: Mode> Lane<P, M> {
    /// A lane with an empty pool.
    ///
    /// # Errors
    /// When a policy parameter is not legal, or the tables do not fit in memory.
    pub fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let serving = LaneState::new(config)?;
        Ok(Self {
            config: config.clone(),
            serving,
            told: Told::default(),
            watch: Watch::default(),
            mode: PhantomData,
        })
    }

    fn keyframe_with(&self, bookkeeping: Bookkeeping<P>) -> Keyframe {
        let state = LaneKeyframe {
            frames: self.serving.pool.frames.clone(),
            bookkeeping,
            streams: self.serving.reader.as_ref().map(|reader| reader.streams.clone()),
            refers: self.watch.refers,
            reference: self.watch.reference.as_ref().map(|reference| reference.again()),
        };
        let of_reference = state.reference.as_ref().map_or(0, |reference| reference.held_bytes());
        let bytes = state.frames.bytes() + state.bookkeeping.bytes() + of_reference;
        Keyframe { state: Box::new(state), bytes }
    }
}

impl<P: Policy, M: Mode> AnyLane for Lane<P, M> {
    fn config(&self) -> &LaneConfig {
        &self.config
    }

    fn begin_anew(&mut self) {
        let policy = &mut self.serving.policy;
        match P::new(&self.config) {
            Ok(empty) => *policy = empty,
            // What was built once is legal: there is no room for an empty one beside it.
            Err(_) => policy.order().into_iter().for_each(|frame| policy.evicted(frame)),
        }
        policy.be_told(&self.told);
    }

    fn fill(&mut self, pages: &[Loaded], hand: u32, position: u64) {
        let policy = &mut self.serving.policy;
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

    fn adopt(&mut self, other: &dyn Any) -> bool {
        other.downcast_ref().is_some_and(|other| self.serving.policy.adopt(other))
    }

    fn policy(&self) -> &dyn Any {
        &self.serving.policy
    }

    fn be_told(&mut self, told: &Told) {
        self.serving.policy.be_told(told);
        #[cfg(feature = "further")]
        self.serving.pin(told.pins.as_ref());
        self.told = told.clone();
    }

    fn watch(&self) -> &Watch {
        &self.watch
    }

    fn look_on(&mut self, watch: Watch) {
        self.watch = watch;
    }

    fn told(&self) -> &Told {
        &self.told
    }

    fn parts_mut(&mut self) -> (&mut Pool, Option<&mut Reader>) {
        (&mut self.serving.pool, self.serving.reader.as_deref_mut())
    }

    fn reader(&self) -> Option<&Reader> {
        self.serving.reader.as_deref()
    }

    fn advance(&mut self, requests: &[u32]) {
        #[cfg(feature = "further")]
        if self.serving.pins.is_some() {
            return self.advance_pinned(requests);
        }
        if self.watch.reference.is_some() {
            // It is told of all that happens, and only the recording loop tells anyone.
            self.observe(requests, &mut |_| false);
            return;
        }
        self.serving = std::mem::take(&mut self.serving).serve::<M, _>(requests, &mut Silent::default()).0;
    }

    fn observe(&mut self, requests: &[u32], tell: &mut dyn FnMut(&Event) -> bool) -> usize {
        let mut watch = std::mem::take(&mut self.watch);
        watch.begin(self.config.frames, requests.len());
        let serving = std::mem::take(&mut self.serving).with(|policy| NoInline { policy, watch });
        // The loop that can do everything serves every mode: without a Reader it finds no candidates, and a baseline's
        // batch has room for the victim alone.
        let (serving, served) = serving.serve::<WithReader, _>(requests, &mut Recorder::new(tell));
        self.serving = serving.with(|NoInline { policy, watch }| {
            self.watch = watch;
            policy
        });
        served
    }

    fn pool(&self) -> &Pool {
        &self.serving.pool
    }

    fn structure(&self) -> Structure {
        self.serving.policy.structure()
    }

    fn outline(&self) -> Structure {
        self.serving.policy.outline()
    }

    fn kept(&self) -> Vec<Kept> {
        self.serving.policy.kept()
    }

    fn badge(&self, frame: u32) -> u8 {
        self.serving.policy.badge(frame)
    }

    fn append_badges(&self, badges: &mut Vec<u8>) {
        badges.extend((0..self.config.frames).map(|frame| self.serving.policy.badge(frame)));
    }

    fn order(&self) -> Vec<u32> {
        self.serving.policy.order()
    }

    fn next_victims(&self, limit: usize) -> Vec<u32> {
        self.serving.next_victims(limit)
    }

    #[cfg(feature = "further")]
    fn pins(&self) -> Option<&PinWalk> {
        self.serving.pins.as_deref()
    }

    fn reason(&self, event: &Event) -> &'static str {
        P::reason(event, &self.config)
    }

    fn why_not(&self, frame: u32, victim: u32) -> &'static str {
        let pool = &self.serving.pool;
        self.serving.policy.why_not(&VictimComparison {
            frame,
            victim,
            dirty: pool.is_dirty(frame),
            victim_dirty: pool.is_dirty(victim),
            victim_prefetched: pool.is_prefetched(victim),
        })
    }

    fn keyframe(&self) -> Keyframe {
        self.keyframe_with(Bookkeeping::least(&self.serving.policy, self.serving.pool.resident()))
    }

    fn quick_keyframe(&self) -> Keyframe {
        self.keyframe_with(Bookkeeping::Whole(self.serving.policy.clone()))
    }

    fn restore(&mut self, keyframe: &Keyframe) {
        if let Some(state) = keyframe.state.downcast_ref::<LaneKeyframe<P>>() {
            self.serving.pool.restore(&state.frames);
            self.restore_policy(&state.bookkeeping);
            // A lane that never ran before is one of a run with references from here on.
            self.watch.refers = state.refers;
            self.watch.reference = state.reference.as_ref().map(|reference| reference.again());
            if let (Some(reader), Some(streams)) = (&mut self.serving.reader, &state.streams) {
                reader.streams.clone_from(streams);
            }
            #[cfg(feature = "further")]
            self.serving.pins_to(self.serving.pool.frames.counts.requests);
        }
    }

    fn bytes(&self) -> usize {
        self.serving.pool.bytes()
            + self.serving.policy.bytes()
            + self.serving.reader.as_ref().map_or(0, |reader| reader.bytes())
            + self.watch.reference.as_ref().map_or(0, |reference| reference.held_bytes())
    }
}
