//! A lane whatever policy it runs: what sessions, sweeps and the command line ask of it.

use std::any::Any;
use std::rc::Rc;

use bufferpool_core::counter::{Counters, Identity};
use bufferpool_core::observer::{Observer, Recorder, Silent};

use super::{Lane, State};
use crate::config::LaneConfig;
use crate::counters::Totals;
use crate::estimate::Knowledge;
use crate::event::Event;
use crate::frames::{Frames, NONE};
use crate::policy::{Bucket, BucketView, Choice, Policy};
use crate::sim_time::Clock;
use crate::stream::Stream;
use crate::world::World;

/// Frames of the largest pool in which LRU's victim is looked for: a walk over the pool an eviction.
const MOST_FRAMES: u32 = 8_192;

/// The state of a lane at one position.
pub struct Keyframe {
    state: Box<dyn Any>,
    /// Bytes held.
    pub bytes: usize,
}

/// A lane whatever policy it runs.
pub trait AnyLane {
    /// The world that it shares with others.
    fn world(&self) -> &Rc<World>;
    /// Its own settings.
    fn config(&self) -> &LaneConfig;
    /// When its next event happens; none when all streams have ended.
    fn next_ns(&self) -> Option<u64>;
    /// Goes on to the next request, or to the end. Returns whether there was one.
    fn step(&mut self) -> bool;
    /// Goes through its next event, telling a request that it leads to, after which the run is at `position`. Returns
    /// whether it led to one.
    fn happen(&mut self, position: u64, tell: &mut dyn FnMut(&Event)) -> bool {
        self.happen_shown(position, false, tell)
    }
    /// The same, with what LRU would have dropped if the request will be `shown`.
    fn happen_shown(&mut self, position: u64, shown: bool, tell: &mut dyn FnMut(&Event)) -> bool;
    /// As [`AnyLane::happen`], without reporting the event.
    fn happen_silently(&mut self) -> bool;
    /// Runs to the end.
    fn finish(&mut self);
    /// Keeps the string of requests from here on.
    fn keep_string(&mut self);
    /// The string of requests, if it was kept.
    fn string(&self) -> Option<&[u32]>;
    /// The clock.
    fn clock(&self) -> &Clock;
    /// The pool.
    fn frames(&self) -> &Frames;
    /// What is known of the future.
    fn knowledge(&self) -> &Knowledge;
    /// The streams.
    fn streams(&self) -> &[Stream];
    /// Streams that have ended.
    fn streams_ended(&self) -> u32;
    /// The policy's number for a frame.
    fn badge(&self, frame: u32) -> Option<u8>;
    /// Frame under the hand.
    fn hand(&self) -> Option<u32>;
    /// The policy's buckets, now.
    fn buckets(&self) -> Vec<BucketView>;
    /// The bucket in which a block with this estimate belongs.
    fn bucket_of(&self, next_access_ns: f64) -> Option<Bucket>;
    /// The same lane at the same position.
    fn again(&self) -> Box<dyn AnyLane>;
    /// The state.
    fn keyframe(&self) -> Keyframe;
    /// Goes back to a keyframe of this lane.
    fn restore(&mut self, keyframe: &Keyframe);
    /// Bytes held.
    fn bytes(&self) -> usize;
}

/// What is the same for every lane, and compiled once.
impl dyn AnyLane + '_ {
    /// Requests so far.
    pub fn requests(&self) -> u64 {
        self.frames().counts().requests
    }

    /// What its counters are computed from.
    pub fn totals(&self) -> Totals {
        let (config, clock) = (&self.world().config, self.clock());
        Totals {
            counts: *self.frames().counts(),
            now_ns: clock.now_ns(),
            busy_ns: clock.busy_ns(),
            channels: config.k_r.into(),
            scale: config.scale.into(),
            queries_ended: self.streams().iter().map(|stream| u64::from(stream.queries_ended())).sum(),
            streams_ended: self.streams_ended().into(),
        }
    }

    /// All counters.
    pub fn counters(&self) -> Counters {
        self.totals().counters(self.frames())
    }

    /// The identities of the counters and whether they hold now.
    pub fn identities(&self) -> Vec<Identity> {
        let frames = self.frames();
        frames.counts().identities(frames.resident(), self.clock().reads().len() as u64)
    }

    /// The estimate for a block, resident or not; infinite if no access is known.
    pub fn next_access_ns(&self, block: u32) -> f64 {
        let frame = self.frames().frame_of(block);
        let knowledge = self.knowledge();
        if frame == NONE {
            knowledge.next_access_outside_ns(block)
        } else {
            knowledge.next_access_ns(block, frame, self.clock().now_ns())
        }
    }
}

impl<P: Policy> AnyLane for Lane<P> {
    fn world(&self) -> &Rc<World> {
        &self.world
    }

    fn config(&self) -> &LaneConfig {
        &self.config
    }

    fn next_ns(&self) -> Option<u64> {
        self.state.clock.next_ns()
    }

    fn step(&mut self) -> bool {
        while self.state.clock.next_ns().is_some() {
            if self.event(&mut Silent::<Event>::default()) {
                return true;
            }
        }
        false
    }

    fn happen_shown(&mut self, position: u64, shown: bool, tell: &mut dyn FnMut(&Event)) -> bool {
        let mut told = |event: &Event| {
            tell(event);
            false
        };
        let mut recorder = Recorder::new(&mut told);
        recorder.event().position = position;
        recorder.event().seeks_spared = shown && self.state.frames.len() <= MOST_FRAMES;
        self.event(&mut recorder)
    }

    fn happen_silently(&mut self) -> bool {
        self.event(&mut Silent::<Event>::default())
    }

    fn finish(&mut self) {
        let mut silent = Silent::<Event>::default();
        while self.state.clock.next_ns().is_some() {
            self.event(&mut silent);
        }
    }

    fn keep_string(&mut self) {
        self.string.get_or_insert_default();
    }

    fn string(&self) -> Option<&[u32]> {
        self.string.as_deref()
    }

    fn clock(&self) -> &Clock {
        &self.state.clock
    }

    fn frames(&self) -> &Frames {
        &self.state.frames
    }

    fn knowledge(&self) -> &Knowledge {
        &self.state.knowledge
    }

    fn streams(&self) -> &[Stream] {
        &self.state.streams
    }

    fn streams_ended(&self) -> u32 {
        self.state.streams_ended
    }

    fn badge(&self, frame: u32) -> Option<u8> {
        self.state.policy.badge(frame)
    }

    fn hand(&self) -> Option<u32> {
        self.state.policy.hand()
    }

    fn buckets(&self) -> Vec<BucketView> {
        self.state.policy.buckets(self.state.clock.now_ns())
    }

    fn bucket_of(&self, next_access_ns: f64) -> Option<Bucket> {
        self.state.policy.bucket_of(next_access_ns)
    }

    fn again(&self) -> Box<dyn AnyLane> {
        Box::new(Self {
            world: Rc::clone(&self.world),
            config: self.config.clone(),
            state: self.state.clone(),
            choice: Choice::default(),
            string: None,
        })
    }

    fn keyframe(&self) -> Keyframe {
        Keyframe { state: Box::new(self.state.clone()), bytes: self.bytes() }
    }

    fn restore(&mut self, keyframe: &Keyframe) {
        if let Some(state) = keyframe.state.downcast_ref::<State<P>>() {
            self.state = state.clone();
        }
    }

    fn bytes(&self) -> usize {
        let state = &self.state;
        let streams = size_of::<Stream>() * state.streams.len();
        streams + state.clock.bytes() + state.frames.bytes() + state.knowledge.bytes() + state.policy.bytes()
    }
}
