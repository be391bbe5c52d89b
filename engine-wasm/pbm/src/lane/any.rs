//! A lane whatever policy it runs: what sessions, sweeps and the command line ask of it.

use std::ops::Deref;

use bufferpool_core::counter::{Counters, Identity, PastPool};
use bufferpool_core::observer::{Observer, Recorder, Silent};
use bufferpool_lab::lanes::Keyframe;
use bufferpool_lab::ledger::Tally;

use super::ghost::Ghost;
use super::{Lane, State};
use crate::counters::COUNTERS;
use crate::event::Event;
use crate::frames::NONE;
use crate::policy::{Bucket, BucketView, Choice, Policy};
use crate::stream::Stream;

/// A lane whatever policy it runs.
pub trait AnyLane: Deref<Target = State> {
    /// Goes through its next event, telling a request that it leads to, after which the run is at `position`. Returns
    /// whether it led to one.
    fn happen(&mut self, position: u64, tell: &mut dyn FnMut(&Event)) -> bool;
    /// The same, without reporting the event.
    fn happen_silently(&mut self) -> bool;
    /// Runs to the end.
    fn finish(&mut self);
    /// From the start on, what it drops is held against what LRU would drop.
    fn hold_against_lru(&mut self);
    /// What its choices came to, held against LRU's, where they are.
    fn tally(&self) -> Option<Tally>;
    /// Keeps the string of requests from here on.
    fn keep_string(&mut self);
    /// The string of requests, if it was kept.
    fn string(&self) -> Option<&[u32]>;
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
    /// The state, and the bytes that it holds.
    fn keyframe(&self) -> (Keyframe, usize);
    /// Goes back to a keyframe of this lane.
    fn restore(&mut self, keyframe: &Keyframe);
    /// Bytes held.
    fn bytes(&self) -> usize;
}

/// What is the same for every lane, and compiled once.
impl dyn AnyLane + '_ {
    /// When its next event happens; none when all streams have ended.
    pub fn next_ns(&self) -> Option<u64> {
        self.clock.next_ns()
    }

    /// Goes on to the next request, or to the end. Returns whether there was one.
    pub fn step(&mut self) -> bool {
        while self.next_ns().is_some() {
            if self.happen_silently() {
                return true;
            }
        }
        false
    }

    /// Requests so far.
    pub fn requests(&self) -> u64 {
        self.frames.counts.requests
    }

    /// All counters.
    pub fn counters(&self) -> Counters {
        Counters::of(COUNTERS, &**self, &PastPool::default())
    }

    /// The identities of the counters and whether they hold now.
    pub fn identities(&self) -> Vec<Identity> {
        self.frames.counts.identities(self.frames.resident(), self.clock.reads().len() as u64)
    }

    /// The estimate for a block, resident or not; infinite if no access is known.
    pub fn next_access_ns(&self, block: u32) -> f64 {
        match self.frames.frame_of(block) {
            NONE => self.knowledge.next_access_outside_ns(block),
            frame => self.knowledge.next_access_ns(block, frame, self.clock.now_ns()),
        }
    }
}

impl<P: Policy> Deref for Lane<P> {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl<P: Policy> AnyLane for Lane<P> {
    fn happen(&mut self, position: u64, tell: &mut dyn FnMut(&Event)) -> bool {
        let mut told = |event: &Event| {
            tell(event);
            false
        };
        let mut recorder = Recorder::new(&mut told);
        recorder.event().position = position;
        self.event(&mut recorder)
    }

    fn happen_silently(&mut self) -> bool {
        // Only the recording loop knows LRU beside the lane: the silent one loses no speed to it.
        if self.ghost.is_some() {
            return self.happen(0, &mut |_| {});
        }
        self.event(&mut Silent::<Event>::default())
    }

    fn finish(&mut self) {
        let mut silent = Silent::<Event>::default();
        while self.clock.next_ns().is_some() {
            self.event(&mut silent);
        }
    }

    fn hold_against_lru(&mut self) {
        self.ghost = Some(Box::new(Ghost::new(self.frames.count())));
    }

    fn tally(&self) -> Option<Tally> {
        self.ghost.as_ref().map(|ghost| ghost.ledger.tally)
    }

    fn keep_string(&mut self) {
        self.string.get_or_insert_default();
    }

    fn string(&self) -> Option<&[u32]> {
        self.string.as_deref()
    }

    fn badge(&self, frame: u32) -> Option<u8> {
        self.policy.badge(frame)
    }

    fn hand(&self) -> Option<u32> {
        self.policy.hand()
    }

    fn buckets(&self) -> Vec<BucketView> {
        self.policy.buckets(self.clock.now_ns())
    }

    fn bucket_of(&self, next_access_ns: f64) -> Option<Bucket> {
        self.policy.bucket_of(next_access_ns)
    }

    fn again(&self) -> Box<dyn AnyLane> {
        let (state, policy) = (self.state.clone(), self.policy.clone());
        Box::new(Self { state, policy, choice: Choice::default(), string: None, ghost: None })
    }

    fn keyframe(&self) -> (Keyframe, usize) {
        (Keyframe::of((self.state.clone(), self.policy.clone(), self.ghost.clone())), self.bytes())
    }

    fn restore(&mut self, keyframe: &Keyframe) {
        if let Some((state, policy, ghost)) = keyframe.state::<(State, P, Option<Box<Ghost>>)>() {
            (self.state, self.policy, self.ghost) = (state.clone(), policy.clone(), ghost.clone());
        }
    }

    fn bytes(&self) -> usize {
        let streams = size_of::<Stream>() * self.streams.len();
        let ghost = self.ghost.as_ref().map_or(0, |ghost| ghost.bytes());
        streams
            + ghost
            + self.clock.bytes()
            + self.frames.bytes()
            + self.knowledge.bytes()
            + self.policy.bytes()
    }
}
