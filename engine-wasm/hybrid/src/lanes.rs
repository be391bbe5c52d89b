//! Any number of lanes over one shared trace, in a session.

use std::rc::Rc;

use bufferpool_core::NONE;
use bufferpool_core::counter::{CounterSpec, Counters, Number};
use bufferpool_core::error::ConfigError;
use bufferpool_core::phrase::Phrase;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::operation::Operation;
use bufferpool_lab::lanes::Keyframe;
use bufferpool_lab::session::{EffectHash, Holds, PageChange, Run, Session, Traced};
use bufferpool_lab::timeline::{Replay, SLICE_REQUESTS};
use serde_json::{Value, json};

use crate::config::HybridConfig;
use crate::counters::SPECS;
use crate::event::{Event, Eviction};
use crate::lab::SPEC;
use crate::lane::AnyLane;
use crate::placement::{TraceFacts, open};
use crate::prices::Disk;
use crate::step::final_state;
use crate::why::explain;

/// Query sets whose ends a prescan samples, at most: more are found between the evenly spaced samples.
const MOST_MARKED_SETS: usize = 512;

/// Lanes at one common position.
pub struct Lanes {
    /// The trace that they share.
    pub trace: Rc<Trace>,
    lanes: Vec<Box<dyn AnyLane>>,
    position: u64,
}

/// What lanes know of a trace: plans are made once for each optimum. Fails for want of memory.
pub fn facts(configs: &[HybridConfig], trace: &Trace) -> Result<Vec<TraceFacts>, ConfigError> {
    configs.iter().map(|config| TraceFacts::of(config, trace)).collect()
}

impl Lanes {
    /// One lane for each config, all at position 0; `facts` are those of [`facts`]. Fails for want of memory.
    pub fn new(
        configs: &[HybridConfig],
        facts: &[TraceFacts],
        trace: Rc<Trace>,
    ) -> Result<Self, ConfigError> {
        let lanes = configs.iter().zip(facts).map(|(config, facts)| open(config, facts));
        Ok(Self { lanes: lanes.collect::<Result<_, _>>()?, trace, position: 0 })
    }

    /// The lanes.
    pub fn all(&self) -> &[Box<dyn AnyLane>] {
        &self.lanes
    }
}

/// A session over these lanes. Fails for want of memory.
pub fn session(configs: &[HybridConfig], trace: Rc<Trace>) -> Result<Session<Lanes>, ConfigError> {
    let facts = facts(configs, &trace)?;
    let configs = configs.to_vec();
    let lanes = move || {
        let mut lanes = Lanes::new(&configs, &facts, Rc::clone(&trace))?;
        lanes.lanes.iter_mut().for_each(|lane| lane.hold_against_staying());
        Ok(lanes)
    };
    Session::over(lanes, ())
}

impl Replay for Lanes {
    type Keyframe = Vec<Keyframe>;

    fn position(&self) -> u64 {
        self.position
    }

    fn advance_to(&mut self, position: u64) {
        let requests = &self.trace.requests[self.position as usize..position as usize];
        for slice in requests.chunks(SLICE_REQUESTS) {
            for lane in &mut self.lanes {
                lane.advance(slice);
            }
        }
        self.position = position;
    }

    fn keyframe(&self) -> (Self::Keyframe, usize) {
        let (keyframes, bytes): (_, Vec<usize>) = self.lanes.iter().map(|lane| lane.keyframe()).unzip();
        (keyframes, bytes.iter().sum())
    }

    fn restore(&mut self, position: u64, keyframe: &Self::Keyframe) {
        for (lane, keyframe) in self.lanes.iter_mut().zip(keyframe) {
            lane.restore(keyframe);
        }
        self.position = position;
    }
}

impl Traced for Lanes {
    fn trace(&self) -> &Rc<Trace> {
        &self.trace
    }
}

impl Run for Lanes {
    type Event = Event;
    type KeyframeIndex = ();
    type SideState = ();

    const COUNTERS: &'static [CounterSpec] = &SPECS;
    const RUNS_TO_AMOUNTS: bool = true;
    const CONDITIONS: &'static [(&'static str, char)] = SPEC.conditions;
    const CLOCK: &'static str = SPEC.clock;

    fn count(&self) -> usize {
        self.lanes.len()
    }

    fn requests(&self) -> u64 {
        self.trace().requests.len() as u64
    }

    fn largest_pool_frames(&self) -> u64 {
        // What is kept for each page outweighs the frames.
        u64::from(self.trace.pages)
    }

    fn observe_to(&mut self, position: u64, tell: &mut dyn FnMut(usize, &Event)) {
        let requests = &self.trace.requests[self.position as usize..position as usize];
        for (index, lane) in self.lanes.iter_mut().enumerate() {
            lane.observe(requests, &mut |event| {
                tell(index, event);
                false
            });
        }
        self.position = position;
    }

    fn effect(event: &Event) -> EffectHash {
        let dropped: Vec<u32> = event.evictions.iter().map(|eviction| eviction.page).collect();
        let written = |disk| {
            let to = move |entry: &&Eviction| entry.written_to == Some(disk);
            event.evictions.iter().filter(to).map(|eviction| eviction.page)
        };
        let loaded = event.page.filter(|_| !event.hit);
        let effect = EffectHash::new(&dropped, loaded.into_iter(), written(Disk::Magnetic));
        // The same page written to the other disk is another act.
        effect.and_written(written(Disk::Flash))
    }

    fn number_of(event: &Event) -> u64 {
        event.t
    }

    fn page_of(event: &Event) -> Option<u32> {
        event.page
    }

    fn change(event: &Event, page: u32) -> PageChange {
        let asked = event.page == Some(page);
        let write = event.op != Operation::Read.letter();
        let eviction = event.evictions.iter().find(|eviction| eviction.page == page);
        PageChange {
            asked: asked.then_some((event.hit, write)),
            entered: asked && !event.hit,
            dirtied: asked && write && !event.was_dirty,
            // Each page is written by itself.
            written_pages: eviction.filter(|eviction| eviction.dirty).map(|_| 1),
            left: eviction.is_some(),
        }
    }

    fn why(&self, lane: usize, event: &Event) -> Vec<Phrase> {
        let lane = self.lanes.get(lane);
        lane.map_or_else(Vec::new, |lane| explain(lane.as_ref(), event, &|page| self.trace.original_id(page)))
    }

    fn holds(&self, lane: usize, page: u32) -> Option<bool> {
        let pool = self.lanes.get(lane)?.pool();
        let frame = if page < pool.pages() { pool.frame_of(page) } else { NONE };
        (frame != NONE).then(|| pool.is_dirty(frame))
    }

    fn known_requests(&self) -> Option<&Trace> {
        Some(&self.trace)
    }

    fn happens(&self, condition: &'static str) -> Holds<Event> {
        let evicts = |what: fn(&Eviction) -> bool| -> Holds<Event> {
            Box::new(move |_, event| event.evictions.iter().any(what))
        };
        match condition {
            "miss" => Box::new(|_, event| event.read_from.is_some()),
            "eviction" => evicts(|_| true),
            "dirty_eviction" => evicts(|eviction| eviction.dirty),
            "migration" => evicts(|eviction| eviction.migrated),
            "migration_to_f" => evicts(|one| one.migrated && one.written_to == Some(Disk::Flash)),
            "migration_to_m" => evicts(|one| one.migrated && one.written_to == Some(Disk::Magnetic)),
            "choice_pays" => Box::new(|_, event| event.paid > 0),
            "choice_backfires" => Box::new(|_, event| event.backfired > 0),
            "cost_hit" => Box::new(|_, event| event.found_in.is_some()),
            _ => Box::new(|_, event| event.op == Operation::Empty.letter()),
        }
    }

    fn counters(&self, lane: usize) -> Counters {
        self.lanes[lane].counters()
    }

    fn counter(&self, lane: usize, place: usize) -> Number {
        self.lanes[lane].totals().counter(place)
    }

    fn state(&self, lane: usize) -> Value {
        let every: Vec<u32> = (0..self.trace.pages).collect();
        let lane = self.lanes[lane].as_ref();
        json!({
            "config": lane.config(),
            "counters": lane.counters(),
            "identities": lane.identities(),
            "cost_segment_frames": lane.cost_segment_frames(),
            "state": final_state(lane, &every),
            "tally": lane.tally(),
            "accounts": every.iter().map(|&page| lane.account(page).counters).collect::<Vec<_>>(),
        })
    }

    fn marked_positions(&self) -> Vec<u64> {
        let ends: Vec<u64> = self.trace.set_ends().map(|t| t + 1).take(MOST_MARKED_SETS + 1).collect();
        if ends.len() > MOST_MARKED_SETS { Vec::new() } else { ends }
    }

    fn bytes(&self) -> usize {
        self.lanes.iter().map(|lane| lane.bytes()).sum()
    }
}
