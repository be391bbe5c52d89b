//! One lane: a placement algorithm and a replacement over one pool, whatever they are.

use bufferpool_core::NONE;
use bufferpool_core::counter::{Counters, Identity};
use bufferpool_core::error::ConfigError;
use bufferpool_core::observer::{Observer, Recorder, Silent};
use bufferpool_core::trace::operation::{Operation, hybrid_page_of, operation_of};
use bufferpool_lab::lanes::Keyframe;
use bufferpool_lab::ledger::Tally;

use crate::config::HybridConfig;
use crate::counters::Totals;
use crate::event::{Event, Moved};
use crate::placement::{Account, Placement, Start, TraceFacts};
use crate::pool::{Pool, State};
use crate::prices::{Class, Disk};
use crate::replacement::Replacement;
use crate::stay::{Bookkeeper, Moves};

/// A lane that runs `P` and `R`.
#[derive(Debug)]
pub struct Lane<P, R> {
    config: HybridConfig,
    pool: Pool,
    placement: P,
    replacement: R,
    /// Where new pages are made.
    creates_on: Disk,
    /// In a session: its moves, held against staying.
    moves: Option<Box<Moves>>,
}

/// A lane whatever it runs: one virtual call a slice of requests.
pub trait AnyLane {
    /// The lane's configuration.
    fn config(&self) -> &HybridConfig;
    /// Serves requests without recording them.
    fn advance(&mut self, requests: &[u32]);
    /// Serves requests and passes each event to `tell`; stops when it returns `true`. Returns the number served.
    fn observe(&mut self, requests: &[u32], tell: &mut dyn FnMut(&Event) -> bool) -> usize;
    /// From the start on, its moves are held against staying.
    fn hold_against_staying(&mut self);
    /// What its moves came to, where they are, and what they have saved, in units.
    fn tally(&self) -> Option<(Tally, f64)>;
    /// The pool, for pictures and checks.
    fn pool(&self) -> &Pool;
    /// The cost queue of a resident page's frame; none for the time segment.
    fn cost_queue(&self, frame: u32) -> Option<Class>;
    /// The frames of a class's queue, or without a class of the time segment; the next to leave first.
    fn queue(&self, class: Option<Class>) -> Vec<u32>;
    /// Frames of the cost segment now.
    fn cost_segment_frames(&self) -> u32;
    /// What the placement algorithm knows of a page.
    fn account(&self, page: u32) -> Account;
    /// The state without the page table, and the bytes that it holds.
    fn keyframe(&self) -> (Keyframe, usize);
    /// Goes back to a keyframe of this lane.
    fn restore(&mut self, keyframe: &Keyframe);
    /// Bytes held.
    fn bytes(&self) -> usize;
}

/// What is the same for every lane, and compiled once.
impl dyn AnyLane + '_ {
    /// What its counters are computed from.
    pub fn totals(&self) -> Totals {
        Totals { counts: *self.pool().counts(), prices: self.config().prices }
    }

    /// All counters.
    pub fn counters(&self) -> Counters {
        self.totals().counters()
    }

    /// The identities of the counters and whether they hold now.
    pub fn identities(&self) -> Vec<Identity> {
        self.pool().counts().identities(self.pool().resident().into())
    }

    /// Queues with their pages, the next to leave first: the time segment's, and those of the classes.
    pub fn queues(&self) -> Vec<(&'static str, Vec<u32>)> {
        let pages = |class| self.queue(class).into_iter().map(|frame| self.pool().page_in(frame)).collect();
        let cost = Class::ALL.into_iter().map(|class| (class.queue(), pages(Some(class))));
        std::iter::once(("main", pages(None))).chain(cost).collect()
    }
}

impl<P: Placement, R: Replacement> Lane<P, R> {
    /// A lane with an empty pool. Fails for want of memory, or of the plan of an optimum.
    pub fn new(config: &HybridConfig, facts: &TraceFacts) -> Result<Self, ConfigError> {
        let start = P::SPEC.start;
        Ok(Self {
            pool: Pool::new(config, facts, start)?,
            placement: P::new(config, facts)?,
            replacement: R::new(config)?,
            creates_on: Disk::of(start == Start::Flash),
            moves: None,
            config: config.clone(),
        })
    }

    /// Evicts the next victim; `false` if the pool is empty.
    #[inline(always)]
    fn evict<O: Observer<Event>>(&mut self, emptying: bool, observer: &mut O) -> bool {
        let Some(frame) = self.replacement.evict(emptying) else { return false };
        self.pool.evict(frame, &mut self.placement, observer);
        if O::RECORDS {
            let event = observer.event();
            if let Some(eviction) = event.evictions.last_mut() {
                eviction.queue = self.replacement.cost_queue(frame);
            }
            self.tell_followed(event);
        }
        true
    }

    fn tell_followed(&self, event: &mut Event) {
        let moved = |&(frame, queue): &(u32, Class)| Moved { page: self.pool.page_in(frame), frame, queue };
        event.followed.extend(self.replacement.followed().iter().map(moved));
    }

    #[inline(always)]
    fn serve_one<O: Observer<Event>>(&mut self, request: u32, observer: &mut O) {
        let operation = operation_of(request);
        self.pool.count(operation);
        if operation == Operation::Empty {
            while self.evict(true, observer) {}
            return;
        }
        let page = hybrid_page_of(request);
        if operation == Operation::New {
            self.make_room(observer);
            let frame = self.pool.create(page, self.creates_on);
            self.load(page, frame, true, observer);
            return;
        }
        let write = operation == Operation::Write;
        let frame = self.pool.frame_of(page);
        if frame == NONE {
            self.make_room(observer);
            let (frame, disk) = self.pool.fetch(page, write);
            if O::RECORDS {
                observer.event().read_from = Some(disk);
            }
            self.placement.physical_read(page, disk);
            self.placement.logical(page, write);
            self.replacement.missed(disk);
            self.load(page, frame, write, observer);
        } else {
            self.hit(page, frame, write, observer);
        }
    }

    #[inline(always)]
    fn make_room<O: Observer<Event>>(&mut self, observer: &mut O) {
        if self.pool.is_full() {
            self.evict(false, observer);
        }
    }

    #[inline(always)]
    fn load<O: Observer<Event>>(&mut self, page: u32, frame: u32, dirty: bool, observer: &mut O) {
        self.replacement.load(frame, Class::of(dirty, self.pool.disk_of(page)));
        if O::RECORDS {
            observer.event().frame = Some(frame);
        }
    }

    #[inline(always)]
    fn hit<O: Observer<Event>>(&mut self, page: u32, frame: u32, write: bool, observer: &mut O) {
        if O::RECORDS {
            let event = observer.event();
            event.hit = true;
            event.was_dirty = self.pool.is_dirty(frame);
            event.found_in = self.replacement.cost_queue(frame);
            event.frame = Some(frame);
        }
        let class = self.pool.hit(page, frame, write);
        // Nothing is known of a new page before it was on a disk, but by an algorithm that counts physical operations.
        if !self.pool.is_new(page) {
            self.placement.logical(page, write);
        }
        self.replacement.hit(frame, class);
        if O::RECORDS {
            self.tell_followed(observer.event());
        }
    }

    #[inline(always)]
    fn serve<O: Observer<Event>>(&mut self, requests: &[u32], observer: &mut O) -> usize {
        let first = self.pool.counts().requests;
        let mut served = 0;
        for &request in requests {
            if O::RECORDS {
                let (operation, page) = (operation_of(request), hybrid_page_of(request));
                observer.event().begin(first + served as u64, operation, page);
            }
            self.serve_one(request, observer);
            served += 1;
            let before = if O::RECORDS { self.replacement.cost_segment_frames() } else { 0 };
            if self.replacement.served() && O::RECORDS {
                let now = self.replacement.cost_segment_frames();
                observer.event().cost_segment_frames = (now != before).then_some(now);
                self.tell_followed(observer.event());
            }
            if O::RECORDS && observer.done() {
                break;
            }
        }
        served
    }
}

impl<P: Placement, R: Replacement> AnyLane for Lane<P, R> {
    fn config(&self) -> &HybridConfig {
        &self.config
    }

    fn advance(&mut self, requests: &[u32]) {
        // Only the recording loop knows them: the silent one loses no speed.
        if self.moves.is_some() {
            self.observe(requests, &mut |_| false);
            return;
        }
        self.serve(requests, &mut Silent::<Event>::default());
    }

    fn observe(&mut self, requests: &[u32], tell: &mut dyn FnMut(&Event) -> bool) -> usize {
        let (mut moves, prices) = (self.moves.take(), self.config.prices);
        let recorder = Recorder::new(tell);
        let served = self.serve(requests, &mut Bookkeeper { recorder, moves: moves.as_deref_mut(), prices });
        self.moves = moves;
        served
    }

    fn hold_against_staying(&mut self) {
        self.moves = Some(Box::default());
    }

    fn tally(&self) -> Option<(Tally, f64)> {
        self.moves.as_ref().map(|moves| (moves.tally, self.config.prices.units(moves.saved)))
    }

    fn pool(&self) -> &Pool {
        &self.pool
    }

    fn cost_queue(&self, frame: u32) -> Option<Class> {
        self.replacement.cost_queue(frame)
    }

    fn queue(&self, class: Option<Class>) -> Vec<u32> {
        self.replacement.queue(class)
    }

    fn cost_segment_frames(&self) -> u32 {
        self.replacement.cost_segment_frames()
    }

    fn account(&self, page: u32) -> Account {
        self.placement.account(page, self.pool.disk_of(page))
    }

    fn keyframe(&self) -> (Keyframe, usize) {
        let policies = (self.placement.clone(), self.replacement.clone());
        let kept = (self.pool.state.clone(), policies.0, policies.1, self.moves.clone());
        let moves = self.moves.as_ref().map_or(0, |moves| moves.bytes());
        let bytes = kept.0.bytes() + kept.1.bytes() + kept.2.bytes() + moves;
        (Keyframe::of(kept), bytes)
    }

    fn restore(&mut self, keyframe: &Keyframe) {
        let kept = keyframe.state::<(State, P, R, Option<Box<Moves>>)>();
        if let Some((state, placement, replacement, moves)) = kept {
            self.moves.clone_from(moves);
            self.pool.restore(state);
            self.placement = placement.clone();
            self.replacement = replacement.clone();
        }
    }

    fn bytes(&self) -> usize {
        let moves = self.moves.as_ref().map_or(0, |moves| moves.bytes());
        self.pool.bytes() + self.placement.bytes() + self.replacement.bytes() + moves
    }
}
