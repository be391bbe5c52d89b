//! Lanes that run ahead through the whole trace, and leave keyframes, samples, and where lanes act differently.

use std::collections::VecDeque;
use std::iter::Peekable;
use std::vec::IntoIter;

use serde::Serialize;

use super::run::{EffectHash, Run};
use crate::timeline::Keyframes;

/// Samples taken along the trace, at most.
const MAXIMUM_SAMPLES: u64 = 1_024;
/// Requests from one keyframe to the next, at least.
pub const MINIMUM_KEYFRAME_SPACING: u64 = 4_096;
/// At the paper's size, 131 072 frames and 10 million requests, keyframes of two lanes take 3 to 4 MB: 38 of them, one
/// for each 262 144 requests, so that any position is a replay of some ten milliseconds away.
const KEYFRAME_CAP_BYTES: usize = 160 << 20;
/// Requests prescanned between two looks at keyframes and samples.
const CHUNK_REQUESTS: u64 = 4_096;

/// The first request at which a lane differs from lane 0, in the pages that it keeps or has written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Divergence {
    /// Position after that request.
    pub position: u64,
    /// The lane that differs from lane 0.
    pub lane: usize,
    /// Whether they keep different pages from here on.
    pub resident: bool,
    /// Whether they wrote different pages.
    pub written: bool,
}

#[derive(Debug, Clone, Copy)]
struct Told {
    number: u64,
    position: u64,
    effect: EffectHash,
}

/// Acts of all lanes, waiting until each has reported its act of the same number, perhaps at different positions.
pub(super) struct Alignment(Vec<VecDeque<Told>>);

impl Alignment {
    pub(super) fn new(lanes: usize) -> Self {
        Self(vec![VecDeque::new(); lanes])
    }

    #[inline]
    pub(super) fn tell<R: Run>(&mut self, lane: usize, event: &R::Event) {
        let (number, position) = (R::number_of(event), R::position_after(event));
        self.0[lane].push_back(Told { number, position, effect: R::effect(event) });
    }

    /// Compares the acts that all lanes have reported, and drops them: calls `diverged` for each request at which they differ.
    pub(super) fn compare(&mut self, mut diverged: impl FnMut(Divergence)) {
        let next = |lane: &VecDeque<Told>| lane.front().map(|told| (told.number, told.position));
        let later =
            |(number, position): (u64, u64), (other, at): (u64, u64)| (number.max(other), position.max(at));
        while let Some((number, position)) =
            self.0.iter().try_fold((0, 0), |most, lane| Some(later(most, next(lane)?)))
        {
            let alike = self.0.iter().all(|lane| lane[0].number == number);
            if alike {
                let first = self.0[0][0].effect;
                let differing = self.0.iter().enumerate().find_map(|(lane, told)| {
                    let other = told[0].effect;
                    let (resident, written) =
                        (first.resident != other.resident, first.written != other.written);
                    (resident || written).then_some(Divergence { position, lane, resident, written })
                });
                differing.into_iter().for_each(&mut diverged);
            }
            for lane in self.0.iter_mut().filter(|lane| alike || lane[0].number < number) {
                lane.pop_front();
            }
        }
    }
}

/// The counters of all lanes at one position.
#[derive(Debug, Clone)]
pub struct Sample {
    /// Requests served.
    pub position: u64,
    /// Counters by lane, in the order of [`Run::COUNTERS`].
    pub lanes: Vec<Box<[f64]>>,
    /// Requests since the sample before at which the lanes did not all act alike.
    pub diverged: u64,
}

/// The run ahead.
pub struct Prescan<R: Run> {
    lanes: R,
    keyframe_index: R::KeyframeIndex,
    keyframes: Keyframes<R::Keyframe>,
    samples: Vec<Sample>,
    /// Positions of samples besides the evenly spaced ones, ascending, that are not passed.
    marked: Peekable<IntoIter<u64>>,
    diverged: u64,
    first_divergence: Option<Divergence>,
    requests: u64,
    alignment: Alignment,
}

impl<R: Run> Prescan<R> {
    /// A prescan by lanes at position 0.
    pub fn new(lanes: R, keyframe_index: R::KeyframeIndex) -> Self {
        let spacing = MINIMUM_KEYFRAME_SPACING.max(2 * lanes.largest_pool_frames());
        let mut prescan = Self {
            requests: lanes.requests(),
            keyframe_index,
            keyframes: Keyframes::new(spacing, KEYFRAME_CAP_BYTES).up_to(lanes.requests()),
            samples: Vec::new(),
            marked: lanes.marked_positions().into_iter().peekable(),
            diverged: 0,
            first_divergence: None,
            alignment: Alignment::new(lanes.count()),
            lanes,
        };
        prescan.take_stock();
        prescan
    }

    fn sample_spacing(&self) -> u64 {
        self.requests.div_ceil(MAXIMUM_SAMPLES).max(1)
    }

    /// Serves up to `limit` more requests. Returns the position reached.
    pub fn advance(&mut self, limit: u64) -> u64 {
        let end = self.requests.min(self.position().saturating_add(limit));
        while self.position() < end {
            let at = self.position();
            let next_sample = (at + 1).next_multiple_of(self.sample_spacing());
            let next_keyframe = self.keyframes.next_wanted(at + 1);
            let next_indexed = R::next_wanted(&self.keyframe_index, at + 1);
            let next_marked = self.marked.peek().copied().unwrap_or(end);
            let next = next_sample.min(next_keyframe).min(next_indexed).min(next_marked);
            self.serve_to(end.min(at + CHUNK_REQUESTS).min(next));
            self.take_stock();
        }
        self.position()
    }

    fn serve_to(&mut self, position: u64) {
        let alignment = &mut self.alignment;
        self.lanes.observe_to(position, &mut |lane, event| alignment.tell::<R>(lane, event));
        let (diverged, first_divergence) = (&mut self.diverged, &mut self.first_divergence);
        self.alignment.compare(|divergence| {
            *diverged += 1;
            first_divergence.get_or_insert(divergence);
        });
    }

    fn take_stock(&mut self) {
        let position = self.lanes.position();
        self.keyframes.offer_at(position, || self.lanes.keyframe());
        self.lanes.prescanned(&mut self.keyframe_index);
        let marked = self.marked.next_if_eq(&position).is_some();
        if marked || position.is_multiple_of(self.sample_spacing()) || position == self.requests {
            let counters =
                |lane| self.lanes.counters(lane).iter().map(|(_, number)| number.to_f64()).collect();
            let lanes = (0..self.lanes.count()).map(counters).collect();
            self.samples.push(Sample { position, lanes, diverged: std::mem::take(&mut self.diverged) });
        }
    }

    /// Requests prescanned.
    pub fn position(&self) -> u64 {
        self.lanes.position()
    }

    /// Samples so far: the first at position 0, the last at the end once the prescan is done.
    pub fn samples(&self) -> &[Sample] {
        &self.samples
    }

    /// The first position at which two lanes differ in what they keep or in what they wrote.
    pub fn first_divergence(&self) -> Option<Divergence> {
        self.first_divergence
    }

    /// Keyframes of the lanes.
    pub fn keyframes(&self) -> &Keyframes<R::Keyframe> {
        &self.keyframes
    }

    /// What is kept beside keyframes.
    pub fn keyframe_index(&self) -> &R::KeyframeIndex {
        &self.keyframe_index
    }

    /// Bytes held by lanes and keyframes.
    pub fn bytes(&self) -> usize {
        self.lanes.bytes() + self.keyframes.bytes() + R::keyframe_index_bytes(&self.keyframe_index)
    }
}

/// Requests between the keyframe and the position sought: as many steps back cost little.
const DISTANCE_REQUESTS: u64 = 2_048;

/// At most one keyframe close before the last position that was sought: steps back from there replay a short way.
pub(super) struct NearbyKeyframe<R: Run> {
    held: Option<(u64, R::Keyframe)>,
    side_state: R::SideState,
    pub(super) bytes: usize,
    /// Whether a way back has begun that has not reached its target.
    returning: bool,
}

impl<R: Run> NearbyKeyframe<R> {
    pub(super) fn none() -> Self {
        Self { held: None, side_state: R::SideState::default(), bytes: 0, returning: false }
    }

    /// The keyframe at or before `position` from which the way is shortest.
    pub(super) fn nearest<'a>(
        &'a self,
        prescan: &'a Prescan<R>,
        position: u64,
    ) -> Option<(u64, &'a R::Keyframe)> {
        let own = self.held.as_ref().filter(|held| held.0 <= position).map(|(at, keyframe)| (*at, keyframe));
        let prescanned = prescan.keyframes().nearest(position);
        own.into_iter().chain(prescanned).max_by_key(|entry| entry.0)
    }

    /// Keeps this one, in place of the one before.
    pub(super) fn keep(&mut self, position: u64, keyframe: R::Keyframe, bytes: usize) {
        (self.held, self.bytes) = (Some((position, keyframe)), bytes);
        self.side_state = R::SideState::default();
    }

    /// Keeps one of the lanes' present position, in place of the one before.
    pub(super) fn hold(&mut self, lanes: &mut R) {
        let (keyframe, bytes) = lanes.quick_keyframe();
        self.side_state = lanes.side_state(2 * DISTANCE_REQUESTS);
        self.bytes = bytes + R::side_state_bytes(&self.side_state);
        self.held = Some((lanes.position(), keyframe));
    }

    /// Brings `lanes` to `position`, on the way to `target`. On a way back it leaves a keyframe near the target.
    pub(super) fn seek(&mut self, lanes: &mut R, prescan: &Prescan<R>, position: u64, target: u64) {
        let before = lanes.position();
        self.returning |= before > target;
        if let Some((start, keyframe)) = self.nearest(prescan, position)
            && (before > position || start > before || lanes.is_beyond())
        {
            lanes.go_back_to(start, keyframe, &self.side_state, prescan.keyframe_index());
        }
        let near = target.saturating_sub(DISTANCE_REQUESTS);
        if self.returning && lanes.position() < near && near <= position {
            lanes.advance_to(near);
            self.hold(lanes);
        }
        self.returning &= position < near;
        lanes.advance_to(position);
    }
}
