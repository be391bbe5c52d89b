//! One lane: a policy, alone or inside ACE, over its own pool, whatever the policy.

use std::any::Any;
use std::marker::PhantomData;

use crate::ace::history::History;
use crate::ace::reader::ReaderKeyframe;
use crate::called::Called;
use crate::config::LaneConfig;
use crate::config::start::Start;
use crate::counters::{Counters, Counts, Identity};
use crate::error::ConfigError;
use crate::event::{Event, Recorder, Silent};
use crate::mode::{Mode, WithReader};
use crate::policy::{Policy, Rivals, Structure};
use crate::pool::{Frames, Pool};
use crate::serve::Serving;
use crate::spec::Shape;

/// A lane that runs the policy `P` in the mode `M`.
#[derive(Debug)]
pub struct Lane<P, M> {
    config: LaneConfig,
    serving: Serving<P>,
    resident_at_start: u32,
    mode: PhantomData<M>,
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
    /// The same without the order: no walk over the pool.
    fn outline(&self) -> Structure;
    /// The policy's number or flag for a frame.
    fn badge(&self, frame: u32) -> u8;
    /// The same for all frames, appended to `badges`.
    fn append_badges(&self, badges: &mut Vec<u8>);
    /// Resident frames in eviction order, at most `limit`. Changes nothing.
    fn peek(&self, limit: usize) -> Vec<u32>;
    /// Why the policy chose the victim of an event, as a template.
    fn reason(&self, event: &Event) -> &'static str;
    /// Why the policy, asked now, will evict the page in `victim` and not the one in `frame`, as a template.
    fn why_not(&self, frame: u32, victim: u32) -> &'static str;
    /// The state without page table and history.
    fn keyframe(&self) -> Keyframe;
    /// Goes back to a keyframe of this lane. The history table stays as it is: see [`AnyLane::history_mut`].
    fn restore(&mut self, keyframe: &Keyframe);
    /// The Reader's history table, for those who replay it.
    fn history_mut(&mut self) -> Option<&mut History>;
    /// Bytes held.
    fn bytes(&self) -> usize;
}

impl<P: Policy, M: Mode> Lane<P, M> {
    /// A lane with an empty pool.
    ///
    /// # Errors
    /// When a policy parameter is not legal, or the tables do not fit in memory.
    pub fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        let serving = Serving::new(config)?;
        Ok(Self { config: config.clone(), serving, resident_at_start: 0, mode: PhantomData })
    }
}

impl<P: Policy, M: Mode> AnyLane for Lane<P, M> {
    fn config(&self) -> &LaneConfig {
        &self.config
    }

    fn set_up(&mut self, start: &Start) {
        let frames: Vec<u32> = start
            .pages
            .iter()
            .filter_map(|entry| self.serving.pool.set_up(entry.page, entry.dirty))
            .collect();
        let mut order: Vec<_> = frames.into_iter().zip(&start.pages).collect();
        if P::SPEC.shape == Shape::List {
            // The text form lists MRU first; pages are loaded from the LRU end.
            order.reverse();
        }
        for (frame, entry) in order {
            self.serving.policy.load(frame, entry.dirty);
            if let Some(value) = entry.badge {
                self.serving.policy.set_badge(frame, value);
            }
        }
        self.serving.policy.set_hand(start.hand);
        self.resident_at_start = self.serving.pool.resident();
        if let Some(reader) = &mut self.serving.reader {
            reader.history.set_rows(&start.history);
        }
    }

    fn advance(&mut self, requests: &[u32]) {
        self.serving = std::mem::take(&mut self.serving).serve::<M, _>(requests, &mut Silent::default()).0;
    }

    fn observe(&mut self, requests: &[u32], tell: &mut dyn FnMut(&Event) -> bool) -> usize {
        let serving = std::mem::take(&mut self.serving).with(Called);
        // The loop that can do everything serves every mode: without a Reader it finds no candidates, and a baseline's
        // batch has room for the victim alone.
        let (serving, served) = serving.serve::<WithReader, _>(requests, &mut Recorder::new(tell));
        self.serving = serving.with(|policy| policy.0);
        served
    }

    fn counts(&self) -> &Counts {
        &self.serving.pool.frames.counts
    }

    fn identities(&self) -> Vec<Identity> {
        self.counts().identities(
            &self.config,
            self.serving.pool.resident().into(),
            self.resident_at_start.into(),
        )
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

    fn badge(&self, frame: u32) -> u8 {
        self.serving.policy.badge(frame)
    }

    fn append_badges(&self, badges: &mut Vec<u8>) {
        badges.extend((0..self.config.frames).map(|frame| self.serving.policy.badge(frame)));
    }

    fn peek(&self, limit: usize) -> Vec<u32> {
        self.serving.policy.peek(limit)
    }

    fn reason(&self, event: &Event) -> &'static str {
        P::reason(event, &self.config)
    }

    fn why_not(&self, frame: u32, victim: u32) -> &'static str {
        let pool = &self.serving.pool;
        self.serving.policy.why_not(&Rivals {
            frame,
            victim,
            dirty: pool.is_dirty(frame),
            victim_dirty: pool.is_dirty(victim),
            victim_prefetched: pool.is_prefetched(victim),
        })
    }

    fn keyframe(&self) -> Keyframe {
        let state = LaneKeyframe {
            frames: self.serving.pool.frames.clone(),
            policy: self.serving.policy.clone(),
            streams: self.serving.reader.as_ref().map(|reader| reader.streams.clone()),
        };
        let bytes = state.frames.bytes() + state.policy.bytes();
        Keyframe { state: Box::new(state), bytes }
    }

    fn restore(&mut self, keyframe: &Keyframe) {
        if let Some(state) = keyframe.state.downcast_ref::<LaneKeyframe<P>>() {
            self.serving.pool.restore(&state.frames);
            self.serving.policy = state.policy.clone();
            if let (Some(reader), Some(streams)) = (&mut self.serving.reader, &state.streams) {
                reader.streams.clone_from(streams);
            }
        }
    }

    fn history_mut(&mut self) -> Option<&mut History> {
        self.serving.reader.as_mut().map(|reader| &mut reader.history)
    }

    fn bytes(&self) -> usize {
        self.serving.pool.bytes()
            + self.serving.policy.bytes()
            + self.serving.reader.as_ref().map_or(0, |reader| reader.bytes())
    }
}
