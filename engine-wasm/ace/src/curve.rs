//! A curve over sizes of the pool: what each policy and mode misses, writes and takes at each, docs/rules/traces.md,
//! section 4.
//!
//! [`Options`] are checked without the trace; with it they are a [`Curve`]. Its rows come in blocks, one for each policy
//! and size. What a block needs are [`Curve::runs`], each on its own: any number of cores carries them out over one trace.
//! Devices that change no decision share a run, as times follow from counts; LRU alone is one pass for all sizes.

mod options;
mod part;
mod row;
mod sampling;

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::recorded::Pins;
use bufferpool_core::trace::sizes::Basis;
pub use options::Options;
use part::Part;
pub use row::{Row, savings};
use sampling::{Estimate, Sample};

use crate::Checked;
use crate::config::start::Start;
use crate::config::{LaneConfig, PARAMETERS};
use crate::counters::Counts;
use crate::experiments::unpriced;

/// What lanes of a curve are served; shared between threads.
#[derive(Debug, Clone, Copy)]
pub struct Requests<'a> {
    packed: &'a [u32],
    pins: Option<&'a Pins>,
}

impl<'a> Requests<'a> {
    /// Packed requests of a trace without pins.
    pub fn of(packed: &'a [u32]) -> Self {
        Self { packed, pins: None }
    }
}

impl<'a> From<&'a Trace> for Requests<'a> {
    fn from(trace: &'a Trace) -> Self {
        Self { packed: &trace.requests, pins: trace.pins().map(AsRef::as_ref) }
    }
}

/// A lane to be served at a size, for the rows of a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Run {
    pub block: usize,
    lane: usize,
}

/// What a run counted after the warm-up.
#[derive(Debug, Clone, Copy)]
pub struct Counted {
    run: Run,
    counts: Counts,
    estimate: Option<Estimate>,
}

impl Counted {
    /// The block whose rows need it.
    pub fn block(&self) -> usize {
        self.run.block
    }
}

/// A curve over a trace.
#[derive(Debug)]
pub struct Curve {
    options: Options,
    sizes: Vec<u32>,
    basis: Basis,
    /// Requests that are counted.
    requests: u64,
    whole: Part,
    sample: Option<Sample>,
    /// For each lane the first one of its policy that decides as it does.
    same: Vec<usize>,
    trace_bytes: u64,
    notes: Vec<String>,
}

impl Curve {
    /// Over this trace. Fails where a size is none, the warm-up leaves nothing, or sampling keeps nothing.
    pub fn new(mut options: Options, trace: &Trace) -> Checked<Self> {
        let requests = trace.requests.len();
        let warm_up = options.warm_up.requests_of(requests as u64)?;
        let of_trace = Basis::of(trace);
        let basis = Basis { frame_bytes: options.frame_bytes.or(of_trace.frame_bytes), ..of_trace };
        let mut sizes = basis.sizes(&options.frames)?;
        let frames = PARAMETERS.iter().find(|parameter| parameter.id == "frames");
        if let (Some(parameter), Some(&largest)) = (frames, sizes.last()) {
            parameter.check(largest.into())?;
        }
        let mut notes = Vec::new();
        if let Some(pins) = trace.pins() {
            let room = pins.least_frames();
            let without = sizes.partition_point(|&frames| frames < room);
            if without > 0 {
                sizes.drain(..without);
                notes.push(format!(
                    "{without} of the sizes have no row: from {room} frames on there is room beside the pinned pages"
                ));
            }
        }
        if trace.source.as_ref().is_some_and(|source| source.keyed)
            && options.lanes.iter().any(|lane| lane.prefetch)
        {
            notes.push(KEYED.to_owned());
        }
        let sample = options.sampling.as_ref().map(|share| {
            if trace.pins().is_some() {
                let legal = "left out: a recording with pins is run whole";
                return Err(ConfigError::new("sampling", &share.text, legal));
            }
            Sample::of(share, trace, warm_up)
        });
        let sample = sample.transpose()?;
        notes.extend(sample.as_ref().and_then(Sample::note));
        for lane in &mut options.lanes {
            if options.pages_given && lane.pages < trace.pages {
                let legal = format!("at least {}, as the trace has", trace.pages);
                return Err(ConfigError::new("pages", lane.pages, legal));
            }
            lane.pages = lane.pages.max(trace.pages);
        }
        let keys: Vec<_> = options.lanes.iter().map(|lane| unpriced(&Start::default(), lane)).collect();
        let first = |key: &String| keys.iter().position(|known| known == key).unwrap_or_default();
        let pages = options.lanes.first().map_or(0, |lane| lane.pages);
        Ok(Self {
            same: keys.iter().map(first).collect(),
            sizes,
            basis,
            requests: (requests - warm_up) as u64,
            whole: Part::new(warm_up),
            sample,
            trace_bytes: trace.bytes() + 4 * u64::from(pages),
            notes,
            options,
        })
    }

    /// Sizes that have rows, in frames, rising.
    pub fn sizes(&self) -> &[u32] {
        &self.sizes
    }
    /// Distinct pages of the trace.
    pub fn footprint(&self) -> u64 {
        self.basis.footprint
    }
    /// Requests that are counted.
    pub fn requests(&self) -> u64 {
        self.requests
    }
    /// Requests that are served before any is counted.
    pub fn warm_up(&self) -> u64 {
        self.whole.warm_up as u64
    }
    /// What is to be said of the curve.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }
    /// Its lanes, by policy, device and mode, at a size that is none of them.
    pub fn lanes(&self) -> &[LaneConfig] {
        &self.options.lanes
    }
    /// Policies times sizes.
    pub fn blocks(&self) -> usize {
        self.sizes.len() * self.options.policies
    }
    /// Rows of a block: devices times modes.
    pub fn rows_a_block(&self) -> usize {
        self.options.lanes.len() / self.options.policies
    }

    /// What a block's rows need.
    pub fn runs(&self, block: usize) -> impl Iterator<Item = Run> + '_ {
        self.lanes_of(block).filter(|&lane| self.same[lane] == lane).map(move |lane| Run { block, lane })
    }

    /// The run that row `place` of a block needs.
    pub fn run_of(&self, block: usize, place: usize) -> Run {
        Run { block, lane: self.same[self.lanes_of(block).start + place] }
    }

    fn lanes_of(&self, block: usize) -> std::ops::Range<usize> {
        let first = block / self.sizes.len() * self.rows_a_block();
        first..first + self.rows_a_block()
    }

    fn config(&self, block: usize, lane: usize) -> LaneConfig {
        LaneConfig { frames: self.sizes[block % self.sizes.len()], ..self.options.lanes[lane].clone() }
    }

    /// Serves a run. Fails where the policy has no such size, or memory is short.
    pub fn count(&self, run: Run, requests: Requests<'_>) -> Checked<Counted> {
        let config = self.config(run.block, run.lane);
        if let Some(sample) = &self.sample {
            let estimate = sample.estimate(&config, self.requests)?;
            return Ok(Counted { run, counts: Counts::default(), estimate: Some(estimate) });
        }
        Ok(Counted { run, counts: self.whole.count(&config, requests)?, estimate: None })
    }

    /// Whether a run is one of those that one pass has counted all together.
    pub fn is_of_one_pass(&self, run: Run, requests: Requests<'_>) -> Checked<bool> {
        Part::is_one_pass(&self.options.lanes[run.lane], requests)
    }

    /// The rows of a block, from what its runs counted; without a row whose run is missing.
    pub fn rows(&self, block: usize, counted: &[Counted]) -> Vec<Row> {
        let places = self.rows_a_block();
        let mut rows = Vec::with_capacity(places);
        for place in 0..places {
            rows.extend(counted.iter().find_map(|counted| self.row(block, place, counted)));
        }
        savings(&mut rows);
        rows
    }

    /// Whether its rows are estimates from a sample.
    pub fn is_sampled(&self) -> bool {
        self.sample.is_some()
    }

    /// Row `place` of a block without what is counted.
    pub fn place(&self, block: usize, place: usize) -> Row {
        let config = self.config(block, self.lanes_of(block).start + place);
        let (basis, frames) = (self.basis, config.frames);
        Row {
            bytes: basis.frame_bytes.map(|bytes| bytes.saturating_mul(frames.into())),
            fraction: f64::from(frames) / basis.footprint as f64,
            requests: self.requests,
            sampling: self.sample.as_ref().map(|sample| sample.sampling),
            standard_error: self.sample.as_ref().map(|_| 0.0),
            ..Row::at(&config, self.options.devices[place / self.options.modes])
        }
    }

    /// Row `place` of a block without what ACE saves, if this is what its run counted.
    pub fn row(&self, block: usize, place: usize, counted: &Counted) -> Option<Row> {
        if self.run_of(block, place) != counted.run {
            return None;
        }
        let config = &self.config(block, self.lanes_of(block).start + place);
        let at = self.place(block, place);
        Some(match counted.estimate {
            Some(Estimate { miss_ratio, standard_error }) => {
                Row { miss_ratio, standard_error: Some(standard_error), ..at }
            }
            None => at.with(&counted.counts, config),
        })
    }

    /// Bytes of the trace, and the most that a run takes beside it.
    pub fn bytes(&self) -> Checked<[u64; 2]> {
        let mut most = 0;
        for lane in 0..self.options.lanes.len() {
            let block = (lane / self.rows_a_block() + 1) * self.sizes.len();
            let Some(largest) = block.checked_sub(1).filter(|_| !self.sizes.is_empty()) else { continue };
            let config = self.config(largest, lane);
            let (by_pages, by_frames) = config.table_bytes()?;
            let foresees = config.policy_entry()?.spec.needs_future;
            let future = if foresees { self.trace_bytes } else { 0 };
            // One pass takes what EverySize says.
            let pass = 8 * u64::from(config.pages) + 16 * self.basis.footprint;
            most = most.max(future + (by_pages + by_frames).max(pass));
        }
        Ok([self.trace_bytes + self.sample.as_ref().map_or(0, Sample::bytes), most])
    }

    /// Checks that as many runs at once as there are cores fit; an error says what they take.
    pub fn check_memory(&self, cores: u64, available_bytes: u64) -> Checked<()> {
        let [trace, lane] = self.bytes()?;
        let bytes = trace + cores * lane;
        if bytes <= available_bytes {
            return Ok(());
        }
        let legal = format!(
            "a curve that fits in memory: this one takes about {bytes} bytes (the trace {trace}, and {lane} for each of \
             {cores} at once), and {available_bytes} are to be had"
        );
        Err(ConfigError::new("frames", &self.options.frames, legal))
    }
}

/// Said where the Reader runs over pages that are keys.
pub const KEYED: &str = "pages are numbered as their names first appear: numbers side by side are no neighbours, which the Reader takes them for";
