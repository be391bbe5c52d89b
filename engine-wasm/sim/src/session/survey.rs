//! A second set of lanes that runs ahead through the whole trace: it leaves keyframes, samples for the curves,
//! the requests at which lanes act differently, and the first of these.

use std::rc::Rc;

use super::parting::{Act, Parting};
use crate::ace::history::History;
use crate::config::LaneConfig;
use crate::config::start::Start;
use crate::counters::{Counts, Times};
use crate::error::ConfigError;
use crate::lane::Keyframe;
use crate::lanes::{HistoryReplay, Lanes};
use crate::timeline::{Keyframes, Replay};
use crate::trace::Trace;

/// Samples taken along the trace, at most.
const MAXIMUM_SAMPLES: u64 = 1_024;
const MINIMUM_KEYFRAME_SPACING: u64 = 4_096;
/// At the paper's size, 131 072 frames and 10 million requests, keyframes of two lanes take 3 to 4 MB: 38 of them, one
/// for each 262 144 requests, so that any position is a replay of some ten milliseconds away.
const KEYFRAME_CAP_BYTES: usize = 160 << 20;
/// Nine tables of the paper's size, 47 MB each: one for each 1 048 576 requests, to be replayed in some thirty
/// milliseconds.
const HISTORY_CAP_BYTES: usize = 430 << 20;
/// A larger table is not kept: it is replayed from the start.
const HISTORY_MOST_BYTES: usize = 92 << 20;
/// Requests surveyed between two looks at keyframes and samples.
const CHUNK_REQUESTS: u64 = 4_096;

/// The counts of all lanes at one position.
#[derive(Debug, Clone)]
pub struct Sample {
    /// Requests served.
    pub position: u64,
    /// Counts by lane, and the time that they took.
    pub lanes: Vec<(Counts, Times)>,
    /// Requests since the sample before at which the lanes did not all act alike.
    pub parted: u64,
}

impl Sample {
    /// A lane's counter by its name in ace.md.
    #[must_use]
    pub fn value(&self, lane: usize, counter: &str) -> Option<f64> {
        let (counts, times) = self.lanes.get(lane)?;
        counts.by_name(counter).map(|count| count as f64).or_else(|| times.by_name(counter))
    }
}

/// The run ahead.
pub struct Survey {
    lanes: Lanes,
    history: Option<HistoryReplay>,
    keyframes: Keyframes<Vec<Keyframe>>,
    histories: Keyframes<History>,
    samples: Vec<Sample>,
    parted: u64,
    first_parting: Option<Parting>,
    requests: u64,
    acts: Vec<Vec<Act>>,
}

/// A keyframe of the history table is worth its bytes once replaying the requests since the last takes about as long as
/// copying it: each record may wait for memory, which a copy does not.
fn history_spacing(pages: u32) -> u64 {
    (u64::from(pages).next_power_of_two() / 2).max(16 * MINIMUM_KEYFRAME_SPACING)
}

impl Survey {
    /// A survey at position 0.
    ///
    /// # Errors
    /// As [`Lanes::new`].
    pub fn new(configs: &[LaneConfig], start: &Start, trace: Rc<Trace>) -> Result<Self, ConfigError> {
        let frames = configs.iter().map(|config| u64::from(config.frames)).max().unwrap_or(1);
        let pages = configs.first().map_or(1, |config| config.pages);
        let reads_ahead = configs.iter().any(|config| config.prefetch);
        let mut survey = Self {
            requests: trace.requests.len() as u64,
            history: if reads_ahead {
                HistoryReplay::within(HISTORY_MOST_BYTES, pages, &trace, start)?
            } else {
                None
            },
            keyframes: Keyframes::new(MINIMUM_KEYFRAME_SPACING.max(2 * frames), KEYFRAME_CAP_BYTES),
            histories: Keyframes::new(history_spacing(pages), HISTORY_CAP_BYTES),
            samples: Vec::new(),
            parted: 0,
            first_parting: None,
            acts: vec![Vec::new(); configs.len()],
            lanes: Lanes::new(configs, start, trace)?,
        };
        survey.take_stock();
        Ok(survey)
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
            self.serve_to(end.min(at + CHUNK_REQUESTS).min(next_sample).min(next_keyframe));
            self.take_stock();
        }
        self.position()
    }

    fn serve_to(&mut self, position: u64) {
        let from = self.lanes.position();
        for acts in &mut self.acts {
            acts.clear();
        }
        let acts = &mut self.acts;
        self.lanes.observe_to(position, &mut |lane, event| acts[lane].push(Act::of(event)));
        let (first, others) = self.acts.split_at(1);
        for (at, &act) in first[0].iter().enumerate() {
            let after = from + at as u64 + 1;
            let mut partings =
                others.iter().enumerate().filter_map(|(lane, acts)| act.parting(acts[at], lane + 1, after));
            if let Some(parting) = partings.next() {
                self.parted += 1;
                self.first_parting.get_or_insert(parting);
            }
        }
    }

    fn take_stock(&mut self) {
        let position = self.lanes.position();
        self.keyframes.offer(&self.lanes);
        if let Some(history) = &mut self.history {
            // None at position 0: emptying a table is faster than copying an empty one.
            let wanted = self.histories.next_wanted(history.position() + 1);
            if wanted <= position {
                history.advance_to(wanted);
                self.histories.offer(history);
            }
        }
        if position.is_multiple_of(self.sample_spacing()) || position == self.requests {
            let lanes = self.lanes.all().iter().map(|lane| (*lane.counts(), lane.times())).collect();
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
    pub fn samples(&self) -> &[Sample] {
        &self.samples
    }

    /// The first position at which two lanes differ in what they keep or in what they wrote.
    #[must_use]
    pub fn first_parting(&self) -> Option<Parting> {
        self.first_parting
    }

    /// Keyframes of the lanes.
    #[must_use]
    pub fn keyframes(&self) -> &Keyframes<Vec<Keyframe>> {
        &self.keyframes
    }

    /// Keyframes of the history table.
    #[must_use]
    pub fn histories(&self) -> &Keyframes<History> {
        &self.histories
    }

    /// Bytes held by lanes and keyframes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.lanes.bytes() + self.keyframes.bytes() + self.histories.bytes()
    }
}
