//! A second set of lanes that runs ahead through the whole trace: it leaves keyframes, samples for the curves,
//! the requests at which lanes act differently, and the first of these.

use super::divergence::{Alignment, Divergence};
use super::run::Run;
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
    /// Positions of samples besides the evenly spaced ones, ascending, and how many of them are passed.
    marked: (Vec<u64>, usize),
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
            marked: (lanes.marked_positions(), 0),
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
            let next_marked = self.next_marked().unwrap_or(end);
            let next = next_sample.min(next_keyframe).min(next_indexed).min(next_marked);
            self.serve_to(end.min(at + CHUNK_REQUESTS).min(next));
            self.take_stock();
        }
        self.position()
    }

    /// The next marked position that is not passed.
    fn next_marked(&self) -> Option<u64> {
        self.marked.0.get(self.marked.1).copied()
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
        self.keyframes.offer(&self.lanes);
        self.lanes.prescanned(&mut self.keyframe_index);
        let marked = self.next_marked() == Some(position);
        self.marked.1 += usize::from(marked);
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
