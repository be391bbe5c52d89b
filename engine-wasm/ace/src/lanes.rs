//! Any number of lanes over one shared trace, at one common position, as a session shows them.

mod track;

use std::rc::Rc;

use bufferpool_core::counter::{CounterSpec, Counters, Number};
use bufferpool_core::phrase::Phrase;
use bufferpool_core::trace::Trace;
use bufferpool_lab::session::{EffectHash, Holds, PageChange, Run, Traced};
use bufferpool_lab::timeline::{Keyframes, Replay, SLICE_REQUESTS};
use serde_json::{Value, json};
use track::Track;

use crate::Checked;
use crate::config::LaneConfig;
use crate::config::fork::stages;
use crate::config::start::Start;
use crate::counters::{COUNTERS, SPECS};
use crate::event::Event;
use crate::lab::SPEC;
use crate::lane::watch::Watch;
use crate::lane::{AnyLane, Keyframe};
use crate::optimum::Future;
use crate::policy::registry;
use crate::program::{Decisions, RunContext};
use crate::reader::history::{RowsBefore, Way};
use crate::reader::packed::{Histories, PackedHistory};
use crate::report::final_state;
use crate::session::events;
use crate::why::explain;

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
pub(crate) fn needs_future(config: &LaneConfig) -> Checked<bool> {
    let reference = registry::find(config.reference_policy());
    Ok(config.policy_entry()?.spec.needs_future || reference.is_ok_and(|entry| entry.spec.needs_future))
}

impl Lanes {
    /// One lane for each config, at position 0. Fails when a parameter or fork is not legal, or for want of memory.
    pub fn new(configs: &[LaneConfig], start: &Start, trace: Rc<Trace>) -> Checked<Self> {
        Self::decided(configs, start, trace, &|_| None)
    }

    /// The same with own policies: `decide` returns the source of decisions for the lane with an index.
    pub fn decided(
        configs: &[LaneConfig],
        start: &Start,
        trace: Rc<Trace>,
        decide: &dyn Fn(usize) -> Option<Decisions>,
    ) -> Checked<Self> {
        let (mut lanes, mut tracks) = (Vec::new(), Vec::new());
        // Built once for all lanes.
        let mut future = None;
        for config in configs {
            if future.is_none() && needs_future(config)? {
                future = Some(Rc::new(Future::new(&trace.requests, config.pages)?));
            }
        }
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

    fn serving_before(&self, lane: usize, position: u64) -> Option<&dyn AnyLane> {
        let before = self.tracks.get(lane)?.served_before(position);
        before.or_else(|| self.lanes.get(lane).map(AsRef::as_ref))
    }

    /// Serves up to `position`, with a stop at each fork on the way; `serve` is given the requests up to there.
    fn serve_to(&mut self, position: u64, mut serve: impl FnMut(&mut [Box<dyn AnyLane>], &[u32])) {
        while self.position < position {
            let stop = self.tracks.iter().filter_map(Track::next_fork).fold(position, u64::min);
            serve(&mut self.lanes, &self.trace.requests[self.position as usize..stop as usize]);
            self.position = stop;
            for (track, lane) in self.tracks.iter_mut().zip(&mut self.lanes) {
                track.arrive(lane, stop);
            }
        }
    }

    fn keyframe_of(&self, of: impl Fn(&dyn AnyLane) -> Keyframe) -> (Vec<Keyframe>, usize) {
        let keyframes: Vec<Keyframe> = self.lanes.iter().map(|lane| of(lane.as_ref())).collect();
        let bytes = keyframes.iter().map(|keyframe| keyframe.bytes).sum();
        (keyframes, bytes)
    }
}

impl Replay for Lanes {
    type Keyframe = Vec<Keyframe>;

    fn position(&self) -> u64 {
        self.position
    }

    fn advance_to(&mut self, position: u64) {
        self.serve_to(position, |lanes, requests| {
            for slice in requests.chunks(SLICE_REQUESTS) {
                for lane in &mut *lanes {
                    if !lane.config().prefetch && lane.pool().has_prefetched() {
                        // Prefetched before a fork without a Reader: only the general loop counts their use.
                        lane.observe(slice, &mut |_| false);
                    } else {
                        lane.advance(slice);
                    }
                }
            }
        });
    }

    fn keyframe(&self) -> (Self::Keyframe, usize) {
        self.keyframe_of(|lane| lane.keyframe())
    }
    fn restore(&mut self, position: u64, keyframe: &Self::Keyframe) {
        self.go_back_to(position, keyframe, &RowsBefore::default(), &Keyframes::new(1, 0));
    }
}

impl Traced for Lanes {
    fn trace(&self) -> &Rc<Trace> {
        &self.trace
    }
}

impl Run for Lanes {
    type Event = Event;
    type KeyframeIndex = Histories;
    type SideState = RowsBefore;

    const COUNTERS: &'static [CounterSpec] = &SPECS;
    const CONDITIONS: &'static [(&'static str, char)] = SPEC.conditions;
    const CLOCK: &'static str = SPEC.clock;

    fn count(&self) -> usize {
        self.lanes.len()
    }
    fn requests(&self) -> u64 {
        self.trace.requests.len() as u64
    }
    fn largest_pool_frames(&self) -> u64 {
        self.lanes.iter().map(|lane| u64::from(lane.config().frames)).max().unwrap_or(1)
    }

    /// First all events of lane 0, then all of lane 1, up to a fork and then from there. For whole slices.
    fn observe_to(&mut self, position: u64, tell: &mut dyn FnMut(usize, &Event)) {
        self.serve_to(position, |lanes, requests| {
            for (index, lane) in lanes.iter_mut().enumerate() {
                lane.observe(requests, &mut |event| {
                    tell(index, event);
                    false
                });
            }
        });
    }

    fn effect(event: &Event) -> EffectHash {
        events::effect(event)
    }

    fn number_of(event: &Event) -> u64 {
        event.t
    }
    fn page_of(event: &Event) -> Option<u32> {
        Some(event.page)
    }
    fn change(event: &Event, page: u32) -> PageChange {
        events::change(event, page)
    }

    fn why(&self, lane: usize, event: &Event) -> Vec<Phrase> {
        let server = self.serving_before(lane, event.t + 1);
        server.map_or_else(Vec::new, |server| {
            explain(server.parts(), event, &|page| self.trace.page_name(page))
        })
    }

    fn holds(&self, lane: usize, page: u32) -> Option<bool> {
        self.lanes.get(lane)?.pool().holds(page)
    }

    fn known_requests(&self) -> Option<&Trace> {
        Some(&self.trace)
    }
    fn enters_unasked(&self) -> bool {
        self.enters_unasked
    }
    fn happens(&self, condition: &'static str) -> Holds<Event> {
        events::happens(condition, self.lanes.iter().map(|lane| lane.config()))
    }

    fn counters(&self, lane: usize) -> Counters {
        self.lanes[lane].counters()
    }
    fn counter(&self, lane: usize, place: usize) -> Number {
        let lane = &self.lanes[lane];
        (COUNTERS[place].of)(&lane.totals(), lane.pool())
    }

    fn state(&self, lane: usize) -> Value {
        let lane = self.lanes[lane].as_ref();
        json!({
            "policy": lane.config().policy,
            "mode": lane.config().mode,
            "prefetch": lane.config().prefetch,
            "counters": lane.counters(),
            "identities": lane.identities(),
            "pool": final_state(lane),
            "tally": lane.watch().ledger().map(|ledger| ledger.tally),
        })
    }

    fn bytes(&self) -> usize {
        let parked: usize = self.tracks.iter().map(Track::bytes).sum();
        parked + self.lanes.iter().map(|lane| lane.bytes()).sum::<usize>()
    }

    fn next_wanted(keyframe_index: &Histories, position: u64) -> u64 {
        keyframe_index.next_wanted(position)
    }
    fn prescanned(&self, keyframe_index: &mut Histories) {
        // The table of the whole trace is that of a Reader from the start.
        let lanes = self.lanes.iter().zip(&self.tracks).filter(|(_, track)| track.stage().reader_from == 0);
        let mut readers = lanes.filter_map(|(lane, _)| lane.reader()).filter(|reader| reader.keeps_history());
        // None at position 0: emptying a table is faster than unpacking an empty one.
        if let Some(reader) = readers.next().filter(|_| self.position > 0) {
            keyframe_index.offer_at(self.position, || {
                let packed = PackedHistory::of(&reader.history);
                let bytes = packed.bytes();
                (packed, bytes)
            });
        }
    }

    fn keyframe_index_bytes(keyframe_index: &Histories) -> usize {
        keyframe_index.bytes()
    }
    fn quick_keyframe(&self) -> (Self::Keyframe, usize) {
        self.keyframe_of(|lane| lane.quick_keyframe())
    }
    fn side_state(&mut self, requests: u64) -> RowsBefore {
        let end = self.requests().min(self.position + requests);
        let tables = self.lanes.iter_mut().map(|lane| lane.history_mut());
        RowsBefore::of(tables, &self.trace.requests, (self.position, end))
    }

    fn side_state_bytes(side_state: &RowsBefore) -> usize {
        side_state.bytes()
    }

    /// The history tables go there from where they are, from saved rows, or from keyframes of their own.
    fn go_back_to(&mut self, start: u64, keyframe: &Vec<Keyframe>, rows: &RowsBefore, histories: &Histories) {
        let before = std::mem::replace(&mut self.position, start);
        for (index, lane) in self.lanes.iter_mut().enumerate() {
            let table_at = self.tracks[index].turn_to(lane, start, before);
            lane.restore(&keyframe[index]);
            let Some(history) = lane.history_mut() else { continue };
            let reader_from = self.tracks[index].stage().reader_from;
            match table_at.and_then(|table_at| rows.of_lane(index, start, table_at)) {
                Some(rows) => history.put_back(rows),
                None => {
                    let way = Way { table_at, position: start, reader_from };
                    way.replay(history, histories, &self.start.history, &self.trace.requests);
                }
            }
        }
    }
}
