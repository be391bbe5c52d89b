//! Lanes of the server model as a session shows them: at a number of requests looked up, and between two of them.
//!
//! Position p is the state after the event of look-up p, the last one that of the run's end. [`Run::go_on`] brings a lane
//! to any event, by time or by number; its position is then that of its last look-up.

use std::rc::Rc;

use bufferpool_core::counter::{CounterSpec, Counters, Number};
use bufferpool_core::observer::Observer;
use bufferpool_core::phrase::Phrase;
use bufferpool_core::trace::Trace;
use bufferpool_lab::lab::LabSpec;
use bufferpool_lab::session::{self, EffectHash, Holds, PageChange, Run, Traced};
use bufferpool_lab::timeline::Replay;
use serde::Serialize;
use serde_json::{Value, json};

use super::Server;
use super::device::IoKind;
use super::recording::{Blocks, FinalPool};
use super::run::Goal;
use super::shown::{COUNTERS, EVENTS, SPECS};
use super::state::{self, Picture};
use super::watch::{LookedUp, Watch};
use crate::Checked;
use crate::config::LaneConfig;
use crate::config::server::PARAMETERS;
use crate::config::start::Start;
use crate::event::Event;
use crate::experiments::LabOf;
use crate::lab::SPEC;
use crate::lane::Parts;
use crate::session::{Drawing, Drawn, events};
use crate::why::explain;

/// Events that a picture over time shows at most.
const PICTURED_EVENTS: u64 = 4_096;

/// The lab with the server model on, as data.
const SERVED: LabSpec = LabSpec {
    clock: "time_us",
    score: &[
        "throughput",
        "latency_mean_us",
        "latency_p99_us",
        "write_busy_percent",
        "buffers_backend",
        "buffers_clean",
        "buffers_checkpoint",
    ],
    charts: &["requests", "misses", "pages_written", "wait_write_us", "time_us"],
    conditions: SPEC.conditions.split_at(7).0,
    ..SPEC
};

/// The lab with the server model on.
pub type Served = LabOf<ServedLanes>;

/// Lanes at one common position, or beyond it.
pub struct ServedLanes {
    trace: Rc<Trace>,
    lanes: Vec<Server>,
    start: Start,
    position: u64,
    /// Whether a lane went on beyond the position.
    beyond: bool,
    enters_unasked: bool,
}

/// Hands the event of each look-up on.
struct Teller<'a> {
    filled: Filled,
    tell: &'a mut dyn FnMut(&Event),
}

/// The event of the look-up at hand.
#[derive(Default)]
pub struct Filled(pub(super) Event);

impl Observer<Event> for Filled {
    const RECORDS: bool = true;
    fn event(&mut self) -> &mut Event {
        &mut self.0
    }
    fn done(&mut self) -> bool {
        false
    }
}

impl Watch for Teller<'_> {
    fn filled(&mut self) -> Option<&mut Filled> {
        Some(&mut self.filled)
    }
    fn looked_up(&mut self, looked_up: &LookedUp<'_>) {
        self.filled.0.client = Some(looked_up.client);
        (self.tell)(&self.filled.0);
    }
}

impl ServedLanes {
    /// One lane for each config, at position 0. Fails as [`Server::new`].
    pub fn new(configs: &[LaneConfig], start: &Start, trace: Rc<Trace>) -> Checked<Self> {
        let lane = |config| Server::new(config, start, Rc::clone(&trace));
        Ok(Self {
            lanes: configs.iter().map(lane).collect::<Checked<_>>()?,
            start: start.clone(),
            position: 0,
            beyond: false,
            enters_unasked: !start.pages.is_empty() || configs.iter().any(|config| config.prefetch),
            trace,
        })
    }

    /// The lanes.
    pub fn all(&self) -> &[Server] {
        &self.lanes
    }

    /// The end of the run is the last position.
    fn goal(&self, position: u64) -> Goal {
        let looked_up = if position >= self.requests() { u64::MAX } else { position };
        Goal { looked_up, ..Goal::END }
    }

    /// Where a lane's next look-up is, by its number of events or by its clock, in us; at the end of the run if there is none.
    pub fn next_look_up(&self, lane: usize, by_event: bool) -> f64 {
        let mut next = self.lanes[lane].clone();
        next.go(Goal { looked_up: next.looked_up() + 1, ..Goal::END }, &mut ());
        place(&next, by_event)
    }

    /// Where a lane's last look-up was; 0 before the first one.
    pub fn last_look_up(&self, lane: usize, by_event: bool) -> f64 {
        let (now_ns, events) = self.lanes[lane].looked_up_at();
        if by_event { events as f64 } else { us(now_ns) }
    }
}

/// Times are shown in microseconds.
pub(super) fn us(ns: u64) -> f64 {
    ns as f64 / 1e3
}

fn place(server: &Server, by_event: bool) -> f64 {
    if by_event { server.events() as f64 } else { us(server.now_ns()) }
}

impl Replay for ServedLanes {
    type Keyframe = Vec<Server>;

    fn position(&self) -> u64 {
        self.position
    }
    fn advance_to(&mut self, position: u64) {
        let goal = self.goal(position);
        self.lanes.iter_mut().for_each(|lane| lane.go(goal, &mut ()));
        (self.position, self.beyond) = (position, false);
    }
    fn keyframe(&self) -> (Vec<Server>, usize) {
        (self.lanes.clone(), self.bytes())
    }
    fn restore(&mut self, position: u64, keyframe: &Vec<Server>) {
        self.lanes.clone_from(keyframe);
        (self.position, self.beyond) = (position, false);
    }
}

impl Traced for ServedLanes {
    fn trace(&self) -> &Rc<Trace> {
        &self.trace
    }
}

impl Run for ServedLanes {
    type Event = Event;
    type KeyframeIndex = ();
    type SideState = ();

    const COUNTERS: &'static [CounterSpec] = &SPECS;
    const CONDITIONS: &'static [(&'static str, char)] = SERVED.conditions;
    const CLOCK: &'static str = SERVED.clock;
    const GOES_ON: bool = true;
    const RUNS_TO_AMOUNTS: bool = true;

    fn count(&self) -> usize {
        self.lanes.len()
    }
    fn requests(&self) -> u64 {
        self.trace.requests.len() as u64
    }
    fn largest_pool_frames(&self) -> u64 {
        self.lanes.iter().map(|lane| u64::from(lane.parts().config().frames)).max().unwrap_or(1)
    }

    fn observe_to(&mut self, position: u64, tell: &mut dyn FnMut(usize, &Event)) {
        let goal = self.goal(position);
        for (index, lane) in self.lanes.iter_mut().enumerate() {
            let tell = &mut |event: &Event| tell(index, event);
            lane.go(goal, &mut Teller { filled: Filled::default(), tell });
        }
        (self.position, self.beyond) = (position, false);
    }

    fn is_beyond(&self) -> bool {
        self.beyond
    }

    /// By the number of events where `counter` is that, else by the clock.
    fn go_on(
        &mut self,
        lane: usize,
        counter: usize,
        value: f64,
        limit: u64,
        tell: &mut dyn FnMut(&Event),
    ) -> Option<f64> {
        let last = self.requests();
        let by_event = COUNTERS[counter].spec.id == EVENTS;
        let shown = &mut self.lanes[lane];
        let looked_up = shown.looked_up().saturating_add(limit.max(1));
        let ends = Goal { looked_up, ..Goal::END };
        let goal = if by_event {
            Goal { events: value as u64, ..ends }
        } else {
            Goal { time_ns: last_ns(value), ..ends }
        };
        // What lies before its first event would be one step back.
        if shown.events() <= goal.events && shown.now_ns() <= goal.time_ns {
            shown.go(goal, &mut Teller { filled: Filled::default(), tell });
        }
        if shown.next_ns().is_none() {
            // Says why nobody can go on.
            shown.go(Goal::END, &mut ());
        }
        self.beyond = shown.end().is_none();
        self.position = if self.beyond { shown.looked_up().min(last.saturating_sub(1)) } else { last };
        if by_event {
            let next = if self.beyond { shown.events() as f64 + 1.0 } else { f64::INFINITY };
            return (!self.beyond || shown.events() >= goal.events).then_some(next);
        }
        let next_ns = shown.next_ns().filter(|_| self.beyond);
        let next = next_ns.map_or(f64::INFINITY, us);
        (next > value || !self.beyond).then_some(next)
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
        let name_of = |page| self.trace.page_name(page);
        self.lanes.get(lane).map_or_else(Vec::new, |lane| explain(lane.parts(), event, &name_of))
    }
    fn holds(&self, lane: usize, page: u32) -> Option<bool> {
        self.lanes.get(lane)?.parts().pool().holds(page)
    }
    fn enters_unasked(&self) -> bool {
        self.enters_unasked
    }
    fn happens(&self, condition: &'static str) -> Holds<Event> {
        events::happens(condition, self.lanes.iter().map(|lane| lane.parts().config()))
    }

    fn counters(&self, lane: usize) -> Counters {
        let lane = &self.lanes[lane];
        Counters::of(COUNTERS, &lane.totals(), lane.parts().pool())
    }
    fn counter(&self, lane: usize, place: usize) -> Number {
        let lane = &self.lanes[lane];
        (COUNTERS[place].of)(&lane.totals(), lane.parts().pool())
    }

    fn state(&self, lane: usize) -> Value {
        let server = &self.lanes[lane];
        let config = server.parts().config();
        json!({
            "policy": config.policy,
            "mode": config.mode,
            "prefetch": config.prefetch,
            "counters": server.counters(),
            "identities": server.identities(),
            "pool": FinalPool(server),
            "server": state::Served::of(server),
        })
    }
    fn bytes(&self) -> usize {
        self.lanes.iter().map(Server::bytes).sum()
    }
}

/// The last whole ns of a time, in us.
fn last_ns(us: f64) -> u64 {
    // A time that was shown came of whole ns; what is lost by the division must not lose its event.
    let nearest = (us * 1e3).round();
    if super::lanes::us(nearest as u64) <= us { nearest as u64 } else { (us * 1e3).floor() as u64 }
}

impl Drawn for ServedLanes {
    const SPEC: LabSpec = SERVED;
    const FURTHER: &'static [bufferpool_core::spec::ParameterSpec] = PARAMETERS;

    fn parts(&self, lane: usize) -> Option<Parts<'_>> {
        Some(self.lanes.get(lane)?.parts())
    }
    fn start(&self) -> &Start {
        &self.start
    }
    fn open(drawing: Drawing<'_>) -> Checked<session::Session<Self>> {
        let Drawing { configs, start, trace, .. } = drawing;
        let (configs, start, trace) = (configs.to_vec(), start.clone(), Rc::clone(trace));
        session::Session::over(move || Self::new(&configs, &start, Rc::clone(&trace)), ())
    }
    fn step(session: &session::Session<Self>) -> impl Serialize {
        state::step(session)
    }
    fn mark(&self, lane: usize, flags: &mut [u8]) {
        let Some(server) = self.lanes.get(lane) else { return };
        for (frame, flags) in (0..).zip(flags) {
            *flags |= match server.io(frame) {
                Some(IoKind::Read) => READING,
                Some(IoKind::Write) => WRITING,
                None => 0,
            };
            *flags |= u8::from(server.holders(frame) > 0) * HELD;
        }
    }
}

/// Further bits of a view's `flags`: the page is read, is written, is held by a client's pins.
const READING: u8 = 8;
const WRITING: u8 = 16;
const HELD: u8 = 32;

/// Look-ups from a keyframe to the events of a picture: more are done once, and kept.
const FAR: u64 = 16_384;

/// What happened in a lane up to the shown position, from `from_us` on as far as the last `PICTURED_EVENTS` (4 096) tell.
pub fn picture(session: &mut session::Session<ServedLanes>, lane: usize, from_us: f64) -> Option<Picture> {
    let shown = session.lanes().all().get(lane)?;
    let (events, now_ns) = (shown.events(), shown.now_ns());
    // At least one event a look-up lies between.
    let before = shown.looked_up().saturating_sub(PICTURED_EVENTS);
    let (at, keyframe) = session.nearest_keyframe(before)?;
    let mut server = keyframe.get(lane)?.clone();
    if before - at > FAR {
        let mut lanes = keyframe.clone();
        let goal = Goal { looked_up: before, ..Goal::END };
        lanes.iter_mut().for_each(|lane| lane.go(goal, &mut ()));
        server = lanes.get(lane)?.clone();
        let bytes = lanes.iter().map(Server::bytes).sum();
        session.keep_near(before, lanes, bytes);
    }
    let first = events.saturating_sub(PICTURED_EVENTS);
    let begin_ns = last_ns(from_us.max(0.0)).min(now_ns);
    server.go(Goal { events: first.max(server.events()), ..Goal::END }, &mut ());
    server.go(Goal { events, time_ns: begin_ns.saturating_sub(1), ..Goal::END }, &mut ());
    let mut blocks = Blocks::new(&server);
    server.go(Goal { events, ..Goal::END }, &mut blocks);
    Some(Picture::of(&blocks.finish(&server), server.now_ns().min(begin_ns), &server))
}
