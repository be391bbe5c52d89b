//! Serving requests, in the order of docs/rules/ace.md, "One request", and of the paper's Algorithm 1.

pub(crate) mod hold;
mod pinned;
mod prefetch;

use bufferpool_core::NONE;
use bufferpool_core::observer::{Observer, Recorder};
use bufferpool_core::trace::{is_write, page_of};
use hold::Hold;
pub(crate) use pinned::Pinned;

use crate::Checked;
use crate::config::LaneConfig;
use crate::event::Event;
use crate::lane::watch::{Bookkeeper, Books};
use crate::policy::any::{AnyPolicy, Watched};
use crate::pool::{Pool, SliceCounts};
use crate::reader::Reader;

/// The parts of ACE around a policy; each mode's silent loop is compiled apart, so a baseline's has no code of ACE.
pub(crate) const BASELINE: u8 = 0;
/// A dirty victim is written together with others.
pub(crate) const WITH_WRITER: u8 = 1;
/// Pages may be prefetched: Reader and Evictor.
pub(crate) const WITH_READER: u8 = 2;

/// What changes while a lane serves. It is moved to a local for each slice of requests: the compiler then knows
/// that no write to a column moves the columns themselves, and keeps their addresses in registers. (Measured
/// on a prototype of LRU's baseline, T1: 49 to 128 million requests/s in WebAssembly, no change natively.)
#[derive(Debug, Default)]
pub(crate) struct LaneState<P, H = ()> {
    pub(crate) pool: Pool,
    pub(crate) policy: P,
    /// Boxed, because its stream table would otherwise be moved with the state for every slice.
    pub(crate) reader: Option<Box<Reader>>,
    /// Pages in a write batch at most, n_w.
    batch_limit: usize,
    n_e: u32,
    /// Whether pages that the policy passes over are counted.
    counts_passed: bool,
    lists: Lists,
    /// What may not leave, be written or come; the silent loops hold nothing.
    pub(crate) hold: H,
}

/// Frames and pages of one request. Kept apart: growing a list takes its address, and what has one leaves registers.
#[derive(Debug, Default)]
pub(crate) struct Lists {
    /// Frames written together, the victim first.
    batch: Vec<u32>,
    /// Frames emptied for the candidates.
    emptied: Vec<u32>,
    candidates: Vec<u32>,
}

impl LaneState<()> {
    pub(crate) fn new(config: &LaneConfig) -> Checked<Self> {
        Ok(Self {
            reader: config.prefetch.then(|| Reader::new(config).map(Box::new)).transpose()?,
            counts_passed: config.policy_entry()?.spec.counts_second_chances,
            ..Self::plain(config)?
        })
    }

    /// Without a Reader, for a policy that passes no pages over: nothing is looked up in the registry.
    pub(crate) fn plain(config: &LaneConfig) -> Checked<Self> {
        Ok(Self {
            pool: Pool::new(config)?,
            policy: (),
            reader: None,
            batch_limit: config.batch_limit() as usize,
            n_e: config.n_e,
            counts_passed: false,
            lists: Lists::default(),
            hold: (),
        })
    }

    /// Serves requests and reports each event, in any mode: a baseline's batch holds the victim alone.
    pub(crate) fn record(
        self,
        policy: Watched<'_>,
        books: &mut Books,
        pinned: Pinned,
        requests: &[u32],
        tell: &mut dyn FnMut(&Event) -> bool,
    ) -> (Self, Pinned, usize) {
        let mut observer = Bookkeeper { recorder: Recorder::new(tell), books };
        let state = self.with(policy).1.holding(pinned).1;
        let (state, served) = state.serve::<WITH_READER, _>(requests, &mut observer);
        let (pinned, state) = state.with(()).1.holding(());
        (state, pinned, served)
    }
}

impl<P, H> LaneState<P, H> {
    /// The policy, and the same state with another, or another form of it.
    pub(crate) fn with<Q>(self, policy: Q) -> (P, LaneState<Q, H>) {
        let Self { pool, policy: before, reader, batch_limit, n_e, counts_passed, lists, hold } = self;
        (before, LaneState { pool, policy, reader, batch_limit, n_e, counts_passed, lists, hold })
    }

    /// What holds pages, and the same state with something else that does.
    pub(crate) fn holding<K>(self, hold: K) -> (H, LaneState<P, K>) {
        let Self { pool, policy, reader, batch_limit, n_e, counts_passed, lists, hold: before } = self;
        (before, LaneState { pool, policy, reader, batch_limit, n_e, counts_passed, lists, hold })
    }
}

impl<H: Clone> Clone for LaneState<Box<dyn AnyPolicy>, H> {
    fn clone(&self) -> Self {
        let Self { pool, policy, reader, batch_limit, n_e, counts_passed, lists: _, hold } = self;
        Self {
            pool: pool.clone(),
            policy: policy.again(),
            reader: reader.clone(),
            batch_limit: *batch_limit,
            n_e: *n_e,
            counts_passed: *counts_passed,
            lists: Lists::default(),
            hold: hold.clone(),
        }
    }
}

impl<P: AnyPolicy, H: Hold> LaneState<P, H> {
    /// One request by itself, in any mode: a baseline's batch holds the victim alone.
    #[inline(always)]
    pub(crate) fn look_up<O: Observer<Event>>(
        &mut self,
        t: u64,
        page: u32,
        write: bool,
        slice_counts: &mut SliceCounts,
        observer: &mut O,
    ) {
        let mut lists = std::mem::take(&mut self.lists);
        if self.reader.is_some() {
            self.request::<WITH_READER, _>(t, page, write, &mut lists, slice_counts, observer);
        } else {
            self.request::<WITH_WRITER, _>(t, page, write, &mut lists, slice_counts, observer);
        }
        self.lists = lists;
    }

    /// Serves requests until the observer stops it; gives the state back with their number.
    #[inline(always)]
    pub(crate) fn serve<const MODE: u8, O: Observer<Event>>(
        mut self,
        requests: &[u32],
        observer: &mut O,
    ) -> (Self, usize) {
        let mut slice_counts = SliceCounts::default();
        let mut lists = std::mem::take(&mut self.lists);
        let first = self.pool.frames.counts.requests;
        let mut served = 0;
        for &request in requests {
            let (page, write) = (page_of(request), is_write(request));
            if O::RECORDS {
                observer.event().begin(first + served as u64, page, write);
            }
            let t = first + served as u64;
            served += 1;
            self.request::<MODE, _>(t, page, write, &mut lists, &mut slice_counts, observer);
            if O::RECORDS && observer.done() {
                break;
            }
        }
        if H::HOLDS {
            self.hold.went(first + served as u64);
        }
        slice_counts.requests = served as u64;
        self.pool.settle(&slice_counts);
        self.lists = lists;
        (self, served)
    }

    /// Serves one request, the number of which is `t`; the caller counts it.
    #[inline(always)]
    pub(crate) fn request<const MODE: u8, O: Observer<Event>>(
        &mut self,
        t: u64,
        page: u32,
        write: bool,
        lists: &mut Lists,
        slice_counts: &mut SliceCounts,
        observer: &mut O,
    ) {
        slice_counts.writes += u64::from(write);
        let held = H::HOLDS && self.comes(t, observer);
        self.policy.begin_request(t as i64);
        if MODE >= WITH_READER
            && let Some(reader) = &mut self.reader
        {
            reader.record(page);
        }
        let frame = self.pool.frame_of(page);
        if frame == NONE {
            return self.miss::<MODE, _>(page, write, lists, slice_counts, observer);
        }
        let was_dirty = held && self.pool.is_dirty(frame);
        let dirty = self.pool.hit(frame, write, observer);
        let used = MODE >= WITH_READER && self.pool.use_prefetched(frame, observer);
        if write && !held {
            self.policy.hit_by_write(frame);
        }
        if held {
            self.hit_held(frame, was_dirty, dirty, observer);
        } else if O::RECORDS {
            self.hit_and_tell(frame, page, dirty, used, observer);
        } else if used {
            self.policy.first_use(frame, page, dirty);
        } else {
            self.policy.hit(frame, dirty);
        }
    }

    /// Reports a hit to the policy, and records in the event what it changes in the policy's bookkeeping.
    #[inline(never)]
    fn hit_and_tell<O: Observer<Event>>(
        &mut self,
        frame: u32,
        page: u32,
        dirty: bool,
        used_prefetched: bool,
        observer: &mut O,
    ) {
        let head = self.policy.head();
        observer.event().badge_before = self.policy.badge(frame);
        if used_prefetched {
            self.policy.first_use(frame, page, dirty);
        } else {
            self.policy.hit(frame, dirty);
        }
        observer.event().to_head = head != Some(frame) && self.policy.head() == Some(frame);
    }

    #[inline(always)]
    fn miss<const MODE: u8, O: Observer<Event>>(
        &mut self,
        page: u32,
        write: bool,
        lists: &mut Lists,
        slice_counts: &mut SliceCounts,
        observer: &mut O,
    ) {
        slice_counts.misses += 1;
        self.policy.begin_miss(page);
        if MODE >= WITH_READER {
            return self.miss_and_prefetch(page, write, lists, slice_counts, observer);
        }
        match self.pool.take_free() {
            Some(frame) => {
                self.place(frame, page, write, observer);
                self.policy.load(frame, page, write);
            }
            None => {
                let (victim, _) = self.choose_victim::<MODE, _>(&mut lists.batch, slice_counts, observer);
                self.drop_page(victim, observer);
                self.place(victim, page, write, observer);
                self.policy.replace(victim, page, write);
            }
        }
    }

    /// Chooses the victim and writes it if it is dirty; returns its frame and whether it was dirty.
    #[inline(always)]
    fn choose_victim<const MODE: u8, O: Observer<Event>>(
        &mut self,
        batch: &mut Vec<u32>,
        slice_counts: &mut SliceCounts,
        observer: &mut O,
    ) -> (u32, bool) {
        if O::RECORDS {
            observer.event().hand_before = self.policy.hand();
        }
        let victim = self.ask_for_victim(observer);
        let dirty = self.pool.choose_victim(victim, observer);
        slice_counts.evictions_dirty += u64::from(dirty);
        slice_counts.evictions_clean += u64::from(!dirty);
        if MODE == BASELINE {
            // Whether a victim is dirty can hardly be predicted, so nothing branches on it.
            slice_counts.written_alone += u64::from(dirty);
        } else if dirty && MODE >= WITH_READER {
            self.call_write_together(victim, batch, observer);
        } else if dirty {
            self.write_together(victim, batch, observer);
        }
        (victim, dirty)
    }

    #[inline(always)]
    fn drop_page<O: Observer<Event>>(&mut self, frame: u32, observer: &mut O) {
        if H::HOLDS {
            self.hold.drops(frame, self.pool.page_in(frame));
        }
        self.pool.drop_page(frame, observer);
    }

    #[inline(always)]
    fn place<O: Observer<Event>>(&mut self, frame: u32, page: u32, write: bool, observer: &mut O) {
        if H::HOLDS {
            self.hold.reads(frame, page);
        }
        self.pool.place(frame, page, write, observer);
    }

    #[inline(never)]
    fn call_load(&mut self, frame: u32, page: u32, write: bool) {
        self.policy.load(frame, page, write);
    }

    /// The Writer: one batch, the victim first.
    #[inline(always)]
    fn write_together<O: Observer<Event>>(&mut self, victim: u32, batch: &mut Vec<u32>, observer: &mut O) {
        batch.clear();
        batch.push(victim);
        self.next_dirty(batch, observer);
        if H::HOLDS {
            batch.iter().for_each(|&frame| self.hold.writes(frame, self.pool.page_in(frame)));
        }
        self.pool.write_batch(batch, observer);
        // The victim is dropped next; the others stay, clean.
        for &frame in &batch[1..] {
            self.policy.set_dirty(frame, false);
        }
    }

    /// The same for lanes with a Reader, not inlined: their other calls already keep their state out of registers.
    #[inline(never)]
    fn call_write_together<O: Observer<Event>>(
        &mut self,
        victim: u32,
        batch: &mut Vec<u32>,
        observer: &mut O,
    ) {
        self.write_together(victim, batch, observer);
    }
}
