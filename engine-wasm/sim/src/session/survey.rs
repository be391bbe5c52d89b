//! A second set of lanes that runs ahead through the whole trace: it leaves keyframes, samples for the curves,
//! the requests at which lanes act differently, and the first of these.

use super::parting::{Alignment, Parting};
use super::run::Run;
use crate::timeline::Keyframes;

/// Samples taken along the trace, at most.
const MAXIMUM_SAMPLES: u64 = 1_024;
pub(super) const MINIMUM_KEYFRAME_SPACING: u64 = 4_096;
/// At the paper's size, 131 072 frames and 10 million requests, keyframes of two lanes take 3 to 4 MB: 38 of them, one
/// for each 262 144 requests, so that any position is a replay of some ten milliseconds away.
const KEYFRAME_CAP_BYTES: usize = 160 << 20;
/// Requests surveyed between two looks at keyframes and samples.
const CHUNK_REQUESTS: u64 = 4_096;

/// The counters of all lanes at one position.
#[derive(Debug, Clone)]
pub struct Sample<S> {
    /// Requests served.
    pub position: u64,
    /// Counters by lane.
    pub lanes: Vec<S>,
    /// Requests since the sample before at which the lanes did not all act alike.
    pub parted: u64,
}

/// The run ahead.
pub struct Survey<R: Run> {
    lanes: R,
    ahead: R::Ahead,
    keyframes: Keyframes<R::Keyframe>,
    samples: Vec<Sample<R::Snapshot>>,
    /// Positions of samples besides the evenly spaced ones, ascending, and how many of them are passed.
    marked: (Vec<u64>, usize),
    parted: u64,
    first_parting: Option<Parting>,
    requests: u64,
    alignment: Alignment,
}

impl<R: Run> Survey<R> {
    /// A survey by lanes at position 0.
    #[must_use]
    pub fn new(lanes: R, ahead: R::Ahead) -> Self {
        let spacing = MINIMUM_KEYFRAME_SPACING.max(2 * lanes.largest_pool_frames());
        let mut survey = Self {
            requests: lanes.requests(),
            ahead,
            keyframes: Keyframes::new(spacing, KEYFRAME_CAP_BYTES),
            samples: Vec::new(),
            marked: (lanes.marked_positions(), 0),
            parted: 0,
            first_parting: None,
            alignment: Alignment::new(lanes.count()),
            lanes,
        };
        survey.take_stock();
        survey
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
            let next_marked = self.next_marked().unwrap_or(end);
            let next = next_sample.min(next_keyframe).min(next_marked);
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
        let (parted, first_parting) = (&mut self.parted, &mut self.first_parting);
        self.alignment.compare(|parting| {
            *parted += 1;
            first_parting.get_or_insert(parting);
        });
    }

    fn take_stock(&mut self) {
        let position = self.lanes.position();
        self.keyframes.offer(&self.lanes);
        R::surveyed(&mut self.ahead, position);
        let marked = self.next_marked() == Some(position);
        self.marked.1 += usize::from(marked);
        if marked || position.is_multiple_of(self.sample_spacing()) || position == self.requests {
            let lanes = (0..self.lanes.count()).map(|lane| self.lanes.snapshot(lane)).collect();
            self.samples.push(Sample { position, lanes, parted: std::mem::take(&mut self.parted) });
        }
    }

    /// Requests surveyed.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.lanes.position()
    }

    /// Samples so far: the first at position 0, the last at the end once the survey is done.
    #[must_use]
    pub fn samples(&self) -> &[Sample<R::Snapshot>] {
        &self.samples
    }

    /// The first position at which two lanes differ in what they keep or in what they wrote.
    #[must_use]
    pub fn first_parting(&self) -> Option<Parting> {
        self.first_parting
    }

    /// Keyframes of the lanes.
    #[must_use]
    pub fn keyframes(&self) -> &Keyframes<R::Keyframe> {
        &self.keyframes
    }

    /// What is kept besides keyframes.
    pub(super) fn ahead(&self) -> &R::Ahead {
        &self.ahead
    }

    /// Bytes held by lanes and keyframes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.lanes.bytes() + self.keyframes.bytes() + R::ahead_bytes(&self.ahead)
    }
}
