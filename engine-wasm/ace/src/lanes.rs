//! Any number of lanes over one shared trace, and the history table that follows from the trace alone.

mod track;

use std::rc::Rc;

use bufferpool_core::{error::ConfigError, trace::Trace, trace::page_of};
use bufferpool_lab::timeline::{Keyframes, Replay, SLICE_REQUESTS};

use crate::{
    config::LaneConfig, config::fork::stages, config::start::Start, event::Event, future::Future,
    lane::AnyLane, lane::Keyframe, lane::watch::Watch, policy::registry, program::Decisions,
    program::RunContext, reader::history::History, reader::history::Rows, reader::packed::PackedHistory,
};
use track::Track;

/// Lanes at one common position.
pub struct Lanes {
    trace: Rc<Trace>,
    lanes: Vec<Box<dyn AnyLane>>,
    /// In step with the lanes.
    tracks: Vec<Track>,
    start: Start,
    position: u64,
    /// Whether a Reader or the start state may bring in pages without a request.
    enters_unasked: bool,
}

/// Whether the policy of a lane or its reference must know the requests to come.
pub(crate) fn needs_future(config: &LaneConfig) -> Result<bool, ConfigError> {
    let reference = registry::find(config.reference_policy())?;
    Ok(config.policy_entry()?.spec.needs_future || reference.spec.needs_future)
}

/// The requests by page, if the policy of any lane needs them; built once for all lanes.
fn future_of(configs: &[LaneConfig], trace: &Trace) -> Result<Option<Rc<Future>>, ConfigError> {
    for config in configs {
        if needs_future(config)? {
            return Future::new(&trace.requests, config.pages).map(|future| Some(Rc::new(future)));
        }
    }
    Ok(None)
}

impl Lanes {
    /// One lane for each config, all at position 0 with the same start state. Fails when a policy parameter or a fork
    /// is not legal, or a lane does not fit in memory.
    pub fn new(configs: &[LaneConfig], start: &Start, trace: Rc<Trace>) -> Result<Self, ConfigError> {
        Self::decided(configs, start, trace, &|_| None)
    }

    /// The same with own policies: `decide` returns the source of decisions for the lane with an index. Fails as
    /// [`Lanes::new`].
    pub fn decided(
        configs: &[LaneConfig],
        start: &Start,
        trace: Rc<Trace>,
        decide: &dyn Fn(usize) -> Option<Decisions>,
    ) -> Result<Self, ConfigError> {
        let (mut lanes, mut tracks) = (Vec::new(), Vec::new());
        let future = future_of(configs, &trace)?;
        let told = |lane: usize| {
            let programmed = configs[lane].policy_entry().is_ok_and(|entry| entry.spec.programmed);
            RunContext {
                future: future.clone(),
                decisions: programmed.then(|| decide(lane)).flatten(),
                pins: trace.pins().cloned(),
            }
        };
        for stages in stages(configs, trace.requests.len() as u64)? {
            let (track, mut lane) = Track::new(stages, configs, &told)?;
            lane.set_up(start);
            lanes.push(lane);
            tracks.push(track);
        }
        let enters_unasked = !start.pages.is_empty() || configs.iter().any(|config| config.prefetch);
        Ok(Self { trace, lanes, tracks, start: start.clone(), position: 0, enters_unasked })
    }

    /// Gives each lane its reference, for sessions that show each step.
    pub fn referring(mut self) -> Self {
        for lane in &mut self.lanes {
            let watch = Watch::going_on(lane.config(), lane.told(), lane.as_ref());
            lane.look_on(watch);
        }
        self
    }

    /// The shared trace.
    pub fn shared_trace(&self) -> &Rc<Trace> {
        &self.trace
    }

    /// The pool before the first request.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The lanes.
    pub fn all(&self) -> &[Box<dyn AnyLane>] {
        &self.lanes
    }

    /// The lane whose config is in force: the lane itself, or before its fork the lane that it leaves there.
    pub fn running_as(&self, lane: usize) -> usize {
        self.tracks.get(lane).map_or(lane, |track| track.stage().lane)
    }

    /// The lane that served the request before the present position, under its config: at a fork the lane left there.
    pub fn served_by(&self, lane: usize) -> Option<&dyn AnyLane> {
        self.serving_before(lane, self.position)
    }

    /// The lane that serves the request before any position.
    pub(crate) fn serving_before(&self, lane: usize, position: u64) -> Option<&dyn AnyLane> {
        let before = self.tracks.get(lane)?.served_before(position);
        before.or_else(|| self.lanes.get(lane).map(AsRef::as_ref))
    }

    /// Whether a page can enter a pool without a request, or be resident from the start.
    pub(crate) fn brings_unasked(&self) -> bool {
        self.enters_unasked
    }

    /// Serves the requests up to `position`, reporting each lane's events in turn: first all of lane 0, then all of
    /// lane 1, up to a fork and then from there. For whole slices.
    pub fn observe_to(&mut self, position: u64, tell: &mut dyn FnMut(usize, &Event)) {
        while self.position < position {
            let stop = self.next_stop(position);
            let requests = &self.trace.requests[self.position as usize..stop as usize];
            for (index, lane) in self.lanes.iter_mut().enumerate() {
                lane.observe(requests, &mut |event| {
                    tell(index, event);
                    false
                });
            }
            self.arrive(stop);
        }
    }

    /// The next fork on the way to `position`, or `position` itself.
    fn next_stop(&self, position: u64) -> u64 {
        self.tracks.iter().filter_map(Track::next_fork).fold(position, u64::min)
    }

    fn arrive(&mut self, position: u64) {
        self.position = position;
        for (track, lane) in self.tracks.iter_mut().zip(&mut self.lanes) {
            track.arrive(lane, position);
        }
    }

    fn keyframe_of(&self, of: impl Fn(&dyn AnyLane) -> Keyframe) -> (Vec<Keyframe>, usize) {
        let keyframes: Vec<Keyframe> = self.lanes.iter().map(|lane| of(lane.as_ref())).collect();
        let bytes = keyframes.iter().map(|keyframe| keyframe.bytes).sum();
        (keyframes, bytes)
    }

    /// A keyframe that is faster to go back to than others, with the bytes it holds.
    pub fn quick_keyframe(&self) -> (Vec<Keyframe>, usize) {
        self.keyframe_of(|lane| lane.quick_keyframe())
    }

    /// Bytes held by the lanes, without the trace.
    pub fn bytes(&self) -> usize {
        let parked: usize = self.tracks.iter().map(Track::bytes).sum();
        parked + self.lanes.iter().map(|lane| lane.bytes()).sum::<usize>()
    }

    /// Goes to the state of a keyframe, and brings the history tables there: from where they are, from `rows`
    /// that hold what has changed since, or from keyframes of their own.
    pub fn go_back_to(
        &mut self,
        start: u64,
        keyframe: &[Keyframe],
        rows: Option<&RowsBefore>,
        histories: &Keyframes<PackedHistory>,
    ) {
        let before = std::mem::replace(&mut self.position, start);
        for (index, lane) in self.lanes.iter_mut().enumerate() {
            let table_at = self.tracks[index].turn_to(lane, start, before);
            lane.restore(&keyframe[index]);
            let Some(history) = lane.history_mut() else { continue };
            let reader_from = self.tracks[index].stage().reader_from;
            match rows.and_then(|rows| rows.of(index, start, table_at?)) {
                Some(rows) => history.put_back(rows),
                None => {
                    let way = Way { table_at, position: start, reader_from };
                    replay(history, histories, &way, &self.start, &self.trace.requests);
                }
            }
        }
    }

    /// The history table of the whole trace up to here, if a lane has it: a lane with a Reader from the start.
    pub fn history_of_trace(&self) -> Option<&History> {
        let mut lanes = self.lanes.iter().zip(&self.tracks);
        lanes.find_map(|(lane, track)| {
            let reader =
                lane.reader().filter(|reader| reader.keeps_history() && track.stage().reader_from == 0)?;
            Some(&reader.history)
        })
    }

    /// The rows of the history tables that the next `requests` will change, as they are now.
    pub fn rows_before(&mut self, requests: u64) -> RowsBefore {
        let position = self.position;
        let end = self.trace.requests.len().min((position + requests) as usize);
        let changing = &self.trace.requests[(position as usize).saturating_sub(1)..end];
        let rows = |lane: &mut Box<dyn AnyLane>| {
            let history = lane.history_mut()?;
            Some(history.rows_of(changing.iter().map(|&request| page_of(request))))
        };
        RowsBefore { position, end: end as u64, lanes: self.lanes.iter_mut().map(rows).collect() }
    }
}

/// Start and target of a history table's replay.
struct Way {
    /// Position of the table, if known.
    table_at: Option<u64>,
    position: u64,
    /// Where its Reader began.
    reader_from: u64,
}

/// Keyframes of lanes leave the history out: brings a table to `position` from where it stands, from a keyframe of its
/// own, or from where the Reader began.
fn replay(
    history: &mut History,
    histories: &Keyframes<PackedHistory>,
    way: &Way,
    start: &Start,
    requests: &[u32],
) {
    let &Way { table_at, position, reader_from } = way;
    let mut from = table_at.filter(|&at| at <= position);
    // The shared keyframes are of the whole trace's table, not of one that began at a fork.
    if reader_from == 0
        && let Some((at, keyframe)) = histories.nearest(position)
        && from.is_none_or(|from| at > from)
    {
        keyframe.unpack_into(history);
        from = Some(at);
    }
    let from = from.unwrap_or_else(|| {
        history.reset();
        if reader_from == 0 {
            history.set_rows(&start.history);
        }
        reader_from
    });
    for &request in &requests[from as usize..position as usize] {
        history.record(page_of(request));
    }
}

impl Replay for Lanes {
    type Keyframe = Vec<Keyframe>;

    fn position(&self) -> u64 {
        self.position
    }

    fn advance_to(&mut self, position: u64) {
        while self.position < position {
            let stop = self.next_stop(position);
            let requests = &self.trace.requests[self.position as usize..stop as usize];
            for slice in requests.chunks(SLICE_REQUESTS) {
                for lane in &mut self.lanes {
                    if !lane.config().prefetch && lane.pool().has_prefetched() {
                        // These pages were prefetched before a fork without a Reader: only the general loop still
                        // counts whether they are used.
                        lane.observe(slice, &mut |_| false);
                    } else {
                        lane.advance(slice);
                    }
                }
            }
            self.arrive(stop);
        }
    }

    fn keyframe(&self) -> (Self::Keyframe, usize) {
        self.keyframe_of(|lane| lane.keyframe())
    }

    fn restore(&mut self, position: u64, keyframe: &Self::Keyframe) {
        self.go_back_to(position, keyframe, None, &Keyframes::new(1, 0));
    }
}

/// The rows of the history tables that a stretch of requests changes, as they were before it.
#[derive(Debug, Default)]
pub struct RowsBefore {
    position: u64,
    /// Position up to which no other row has changed.
    end: u64,
    lanes: Vec<Option<Rows>>,
}

impl RowsBefore {
    /// The saved rows of a lane, if they belong to `position` and no other row has changed in its table, which stands
    /// at `table_at`.
    fn of(&self, lane: usize, position: u64, table_at: u64) -> Option<&Rows> {
        let rows = self.lanes.get(lane)?.as_ref();
        rows.filter(|_| self.position == position && (position..=self.end).contains(&table_at))
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.lanes.iter().flatten().map(Rows::bytes).sum()
    }
}
