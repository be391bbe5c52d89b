//! One lane: a policy, alone or inside ACE, serving requests in the order of ace.md, "One request".

use std::any::Any;

use crate::ace::history::History;
use crate::ace::reader::{Reader, ReaderKeyframe};
use crate::config::LaneConfig;
use crate::config::start::Start;
use crate::counters::{Counters, Counts, Identity};
use crate::error::ConfigError;
use crate::event::{Event, Observer, Recorder, Silent};
use crate::policy::{Policy, Structure};
use crate::pool::{Frames, NONE, Pool};
use crate::spec::Shape;
use crate::trace::{is_write, page_of};

/// A lane that runs the policy `P`.
#[derive(Debug)]
pub struct Lane<P> {
    config: LaneConfig,
    pool: Pool,
    policy: P,
    reader: Option<Reader>,
    resident_at_start: u32,
    batch: Vec<u32>,
    emptied: Vec<u32>,
    candidates: Vec<u32>,
}

/// What a keyframe holds of a lane: neither page table nor history.
struct LaneKeyframe<P> {
    frames: Frames,
    policy: P,
    streams: Option<ReaderKeyframe>,
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
    /// Sets the pool up before the first request.
    fn set_up(&mut self, start: &Start);
    /// Serves requests without recording them.
    fn advance(&mut self, requests: &[u32]);
    /// Serves requests, telling each event; stops when `tell` returns `true`. Returns the requests served.
    fn observe(&mut self, requests: &[u32], tell: &mut dyn FnMut(&Event) -> bool) -> usize;
    /// Raw counts.
    fn counts(&self) -> &Counts;
    /// Counts with device time.
    fn counters(&self) -> Counters {
        self.counts().priced(self.config())
    }
    /// The identities of ace.md and whether they hold now.
    fn identities(&self) -> Vec<Identity>;
    /// The pool, for pictures and checks.
    fn pool(&self) -> &Pool;
    /// The policy's bookkeeping.
    fn structure(&self) -> Structure;
    /// The policy's number or flag for a frame.
    fn badge(&self, frame: u32) -> u8;
    /// Resident frames in eviction order, at most `limit`. Changes nothing.
    fn peek(&self, limit: usize) -> Vec<u32>;
    /// Why the policy chose the victim of an event, as a template.
    fn reason(&self, event: &Event) -> &'static str;
    /// The state without page table and history.
    fn keyframe(&self) -> Keyframe;
    /// Goes back to a keyframe of this lane. The history table stays as it is: see [`AnyLane::history_mut`].
    fn restore(&mut self, keyframe: &Keyframe);
    /// The Reader's history table, for those who replay it.
    fn history_mut(&mut self) -> Option<&mut History>;
    /// Bytes held.
    fn bytes(&self) -> usize;
}

impl<P: Policy> Lane<P> {
    /// A lane with an empty pool.
    ///
    /// # Errors
    /// When a policy parameter is not legal, or the tables do not fit in memory.
    pub fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let device = &config.device;
        Ok(Self {
            pool: Pool::new(config.pages, config.frames, device.k_r, device.k_w)?,
            policy: P::new(config)?,
            reader: if config.prefetch { Some(Reader::new(config.pages, config.theta)?) } else { None },
            resident_at_start: 0,
            batch: Vec::new(),
            emptied: Vec::new(),
            candidates: Vec::new(),
            config: config.clone(),
        })
    }

    fn serve<O: Observer>(&mut self, requests: &[u32], observer: &mut O) -> usize {
        for (served, &request) in requests.iter().enumerate() {
            let (page, write) = (page_of(request), is_write(request));
            if O::RECORDS {
                observer.event().begin(self.pool.frames.counts.requests, page, write);
            }
            if let Some(reader) = &mut self.reader {
                reader.history.record(page);
            }
            let frame = self.pool.frame_of(page);
            if frame == NONE {
                self.miss(page, write, observer);
            } else {
                let dirty = self.pool.hit(frame, write, observer);
                self.policy.hit(frame, dirty);
            }
            if O::RECORDS && observer.done() {
                return served + 1;
            }
        }
        requests.len()
    }

    #[inline]
    fn miss<O: Observer>(&mut self, page: u32, write: bool, observer: &mut O) {
        self.pool.miss(write);
        let stream = self.reader.as_mut().is_some_and(|reader| reader.streams.miss(page));
        if O::RECORDS {
            observer.event().stream = stream;
        }
        let free = self.pool.free_frames();
        if let Some(frame) = self.pool.take_free() {
            let limit = (self.config.n_e - 1).min(free - 1);
            self.find_candidates(page, limit, stream);
            self.emptied.clear();
            for _ in 0..self.candidates.len() {
                self.emptied.extend(self.pool.take_free());
            }
            self.read_and_place(frame, page, write, observer);
            return;
        }
        let victim = self.policy.victim(&mut self.pool.report(observer));
        let dirty = self.pool.choose_victim(victim, observer);
        self.candidates.clear();
        self.emptied.clear();
        if dirty {
            self.write_back(victim, observer);
            // The candidates must be found while the victim still counts as resident.
            self.find_candidates(page, self.config.n_e - 1, stream);
        }
        self.pool.drop_page(victim, observer);
        self.policy.evicted(victim);
        self.evict_for_candidates(observer);
        self.read_and_place(victim, page, write, observer);
    }

    /// The Writer: one batch, the victim first. With a limit of one page this is the baseline's write.
    fn write_back<O: Observer>(&mut self, victim: u32, observer: &mut O) {
        self.batch.clear();
        self.batch.push(victim);
        let limit = self.config.batch_limit() as usize;
        if limit > 1 {
            self.policy.next_dirty(victim, limit, &mut self.batch, &mut self.pool.report(observer));
        }
        self.pool.write_batch(&self.batch, observer);
        for &frame in &self.batch {
            self.policy.written(frame);
        }
    }

    /// The Reader's question; without a Reader there are no candidates.
    #[inline]
    fn find_candidates(&mut self, page: u32, limit: u32, stream: bool) {
        self.candidates.clear();
        let Some(reader) = &mut self.reader else { return };
        if stream {
            reader.continue_stream(page, limit, &self.pool, &mut self.candidates);
        } else {
            reader.follow_history(page, limit, &self.pool, &mut self.candidates);
        }
    }

    /// The Evictor: a clean page for each candidate; the last candidates go without if clean pages run out.
    #[inline]
    fn evict_for_candidates<O: Observer>(&mut self, observer: &mut O) {
        if self.candidates.is_empty() {
            return;
        }
        self.policy.next_clean(self.candidates.len(), &mut self.emptied);
        self.candidates.truncate(self.emptied.len());
        for &frame in &self.emptied {
            self.pool.also_evict(frame, observer);
            self.policy.evicted(frame);
        }
    }

    #[inline]
    fn read_and_place<O: Observer>(&mut self, frame: u32, page: u32, write: bool, observer: &mut O) {
        self.pool.read(self.candidates.len() as u32);
        self.pool.place(frame, page, write, observer);
        self.policy.load(frame, write);
        for (&prefetched, &frame) in self.candidates.iter().zip(&self.emptied) {
            self.pool.place_prefetched(frame, prefetched, observer);
            self.policy.prefetch(frame);
        }
    }
}

impl<P: Policy> AnyLane for Lane<P> {
    fn config(&self) -> &LaneConfig {
        &self.config
    }

    fn set_up(&mut self, start: &Start) {
        let frames: Vec<u32> =
            start.pages.iter().filter_map(|entry| self.pool.set_up(entry.page, entry.dirty)).collect();
        let mut order: Vec<_> = frames.into_iter().zip(&start.pages).collect();
        if P::SPEC.shape == Shape::List {
            // The text form lists MRU first; pages are loaded from the LRU end.
            order.reverse();
        }
        for (frame, entry) in order {
            self.policy.load(frame, entry.dirty);
            if let Some(value) = entry.badge {
                self.policy.set_badge(frame, value);
            }
        }
        self.policy.set_hand(start.hand);
        self.resident_at_start = self.pool.resident();
        if let Some(reader) = &mut self.reader {
            reader.history.set_rows(&start.history);
        }
    }

    fn advance(&mut self, requests: &[u32]) {
        self.serve(requests, &mut Silent::default());
    }

    fn observe(&mut self, requests: &[u32], tell: &mut dyn FnMut(&Event) -> bool) -> usize {
        self.serve(requests, &mut Recorder::new(tell))
    }

    fn counts(&self) -> &Counts {
        &self.pool.frames.counts
    }

    fn identities(&self) -> Vec<Identity> {
        self.counts().identities(&self.config, self.pool.resident().into(), self.resident_at_start.into())
    }

    fn pool(&self) -> &Pool {
        &self.pool
    }

    fn structure(&self) -> Structure {
        self.policy.structure()
    }

    fn badge(&self, frame: u32) -> u8 {
        self.policy.badge(frame)
    }

    fn peek(&self, limit: usize) -> Vec<u32> {
        self.policy.peek(limit)
    }

    fn reason(&self, event: &Event) -> &'static str {
        P::reason(event)
    }

    fn keyframe(&self) -> Keyframe {
        let state = LaneKeyframe {
            frames: self.pool.frames.clone(),
            policy: self.policy.clone(),
            streams: self.reader.as_ref().map(|reader| reader.streams.clone()),
        };
        let bytes = state.frames.bytes() + state.policy.bytes();
        Keyframe { state: Box::new(state), bytes }
    }

    fn restore(&mut self, keyframe: &Keyframe) {
        if let Some(state) = keyframe.state.downcast_ref::<LaneKeyframe<P>>() {
            self.pool.restore(&state.frames);
            self.policy = state.policy.clone();
            if let (Some(reader), Some(streams)) = (&mut self.reader, &state.streams) {
                reader.streams.clone_from(streams);
            }
        }
    }

    fn history_mut(&mut self) -> Option<&mut History> {
        self.reader.as_mut().map(|reader| &mut reader.history)
    }

    fn bytes(&self) -> usize {
        self.pool.bytes() + self.policy.bytes() + self.reader.as_ref().map_or(0, Reader::bytes)
    }
}
