//! Lanes with a drive below each, as a session shows them: what a lane writes goes to its drive, and nothing comes back.
//!
//! The drive listens to the events of its lane, so a position, a keyframe and a way back are the lanes' own with the drives
//! beside. A lane that leaves another one acts like it up to its fork, and so does its drive.

use std::rc::Rc;

use bufferpool_core::counter::{CounterSpec, Counters, Number, PastPool};
use bufferpool_core::counters;
use bufferpool_core::error::ConfigError;
use bufferpool_core::phrase::Phrase;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::Making;
use bufferpool_lab::lab::LabSpec;
use bufferpool_lab::session::{self, EffectHash, Holds, PageChange, Run, Traced};
use bufferpool_lab::timeline::{Keyframes, Replay};
use serde::Serialize;
use serde_json::{Value, json};

use super::Drive;
use super::chip::Chip;
use super::counters::COUNTERS as OF_DRIVES;
use super::derived::Derived;
use super::precondition;
use super::report::{Recording, Report};
use super::setup::{FLASH, Setup};
use super::shown::{FlashShown, FlashState, FlashStep};
use crate::Checked;
use crate::config::LaneConfig;
use crate::config::start::Start;
use crate::counters::COUNTERS as OF_LANES;
use crate::event::Event;
use crate::experiments::LabOf;
use crate::lab::SPEC;
use crate::lane::{Keyframe, Parts};
use crate::lanes::Lanes;
use crate::reader::history::RowsBefore;
use crate::reader::packed::Histories;
use crate::scene::Scene;
use crate::session::{AceSession, Drawing, Drawn, making};
use crate::step::{LaneStep, of_lane};

/// The lab with drives, as data.
const WITH_DRIVES: LabSpec = LabSpec {
    score: &[
        "latency_us",
        "write_batches",
        "host_writes",
        "physical_writes",
        "write_amplification",
        "erases",
        "misses",
    ],
    charts: &["host_writes", "physical_writes", "moved_pages", "erases", "latency_us"],
    ..SPEC
};

/// The lab with a drive below each lane.
pub type OverFlash = LabOf<FlashLanes>;

mod derived {
    use super::{Derived, counters};

    counters! { derived: Derived, pool;
        write_amplification, "Write amplification", "x", Lower, "Physical writes for each logical one; none before the first." => derived.write_amplification.unwrap_or(f64::NAN);
        erase_mean, "Mean erases", "erases", Lower, "Of all blocks, over the drive's life." => derived.erase_mean;
    }
}

const COUNTED: usize = OF_LANES.len() + OF_DRIVES.len();
const ALL: usize = COUNTED + derived::COUNTERS.len();

/// A lane's own counters, its drive's, and what follows from these.
pub static SPECS: [CounterSpec; ALL] = {
    let mut specs = [OF_LANES[0].spec; ALL];
    let mut place = 0;
    while place < ALL {
        specs[place] = if place < OF_LANES.len() {
            OF_LANES[place].spec
        } else if place < COUNTED {
            OF_DRIVES[place - OF_LANES.len()].spec
        } else {
            derived::COUNTERS[place - COUNTED].spec
        };
        place += 1;
    }
    specs
};

/// A lane's own counters with those of its drive.
pub fn counters_of(of_lane: Counters, drive: &Drive, chip: &Chip) -> Counters {
    let (totals, pool) = (drive.totals(), PastPool::default());
    let counted = Counters::of(OF_DRIVES, &totals, &pool);
    of_lane.and(counted).and(Counters::of(
        derived::COUNTERS,
        &Derived::of(&totals, drive.config(), chip),
        &pool,
    ))
}

/// A drive with what its last step did.
#[derive(Debug, Clone)]
struct Below {
    drive: Drive,
    step: FlashStep,
}

/// Lanes, each with a drive below it.
pub struct FlashLanes {
    lanes: Lanes,
    below: Vec<Below>,
    chip: Chip,
}

/// The drive that a scene's lanes have below them, equal for all.
fn setup_of(configs: &[LaneConfig]) -> Checked<Setup> {
    let first = configs.iter().find_map(|config| config.flash.as_deref().copied());
    first.ok_or_else(|| ConfigError::new(FLASH, "nothing", "true, or an object of the drive's settings"))
}

/// The engine's lanes write pages of the database alone.
pub(crate) fn written(drive: &mut Drive, event: &Event) {
    let done = drive.written(&event.batch);
    debug_assert!(done.is_ok());
}

impl FlashLanes {
    /// At position 0. Fails as [`Lanes::new`], or without a drive.
    pub fn new(configs: &[LaneConfig], start: &Start, trace: Rc<Trace>) -> Checked<Self> {
        let setup = setup_of(configs)?;
        Ok(Self::over(Lanes::new(configs, start, trace)?, &Drive::new(&setup.drive)?, setup.chip))
    }

    /// Over lanes that begin; a drive for all of them is at hand.
    fn over(lanes: Lanes, drive: &Drive, chip: Chip) -> Self {
        let below = Below { drive: drive.clone(), step: FlashStep::default() };
        let mut own = Self { below: vec![below; lanes.count()], lanes, chip };
        own.look();
        own
    }

    /// The step is over: what is now is what a next one begins with.
    fn look(&mut self) {
        for Below { drive, step } in &mut self.below {
            *step = FlashStep { before: FlashState::of(drive), events: Vec::new() };
        }
    }

    /// The drive of a lane.
    pub fn drive(&self, lane: usize) -> Option<&Drive> {
        self.below.get(lane).map(|below| &below.drive)
    }

    /// What a lane's drive was before the step to the present position.
    pub fn before(&self, lane: usize) -> Option<&FlashState> {
        self.below.get(lane).map(|below| &below.step.before)
    }

    /// The lanes above the drives.
    pub fn lanes(&self) -> &Lanes {
        &self.lanes
    }
}

/// A keyframe of the lanes, and their drives.
pub type FlashKeyframe = (Vec<Keyframe>, Vec<Drive>);

impl Replay for FlashLanes {
    type Keyframe = FlashKeyframe;

    fn position(&self) -> u64 {
        self.lanes.position()
    }
    fn advance_to(&mut self, position: u64) {
        self.observe_to(position, &mut |_, _| ());
    }
    fn keyframe(&self) -> (FlashKeyframe, usize) {
        self.with_drives(self.lanes.keyframe())
    }
    fn restore(&mut self, position: u64, keyframe: &FlashKeyframe) {
        self.go_back_to(position, keyframe, &RowsBefore::default(), &Keyframes::new(1, 0));
    }
}

impl FlashLanes {
    fn with_drives(&self, (keyframes, bytes): (Vec<Keyframe>, usize)) -> (FlashKeyframe, usize) {
        let drives: Vec<_> = self.below.iter().map(|below| below.drive.clone()).collect();
        let bytes = bytes + drives.iter().map(Drive::bytes).sum::<usize>();
        ((keyframes, drives), bytes)
    }
}

impl Traced for FlashLanes {
    fn trace(&self) -> &Rc<Trace> {
        self.lanes.trace()
    }
}

impl Run for FlashLanes {
    type Event = Event;
    type KeyframeIndex = Histories;
    type SideState = RowsBefore;

    const COUNTERS: &'static [CounterSpec] = &SPECS;
    const CONDITIONS: &'static [(&'static str, char)] = WITH_DRIVES.conditions;
    const CLOCK: &'static str = WITH_DRIVES.clock;

    fn count(&self) -> usize {
        self.lanes.count()
    }
    fn requests(&self) -> u64 {
        self.lanes.requests()
    }
    fn largest_pool_frames(&self) -> u64 {
        self.lanes.largest_pool_frames()
    }

    /// The last step is told apart: pictures show what it did.
    fn observe_to(&mut self, position: u64, tell: &mut dyn FnMut(usize, &Event)) {
        if position <= self.position() {
            return;
        }
        let Self { lanes, below, .. } = self;
        lanes.observe_to(position - 1, &mut |lane, event| {
            written(&mut below[lane].drive, event);
            tell(lane, event);
        });
        self.look();
        let Self { lanes, below, .. } = self;
        lanes.observe_to(position, &mut |lane, event| {
            let Below { drive, step } = &mut below[lane];
            let mut recording = Recording::default();
            let done = drive.written_watched(&event.batch, &mut recording);
            debug_assert!(done.is_ok());
            step.events = recording.events;
            tell(lane, event);
        });
    }

    fn effect(event: &Event) -> EffectHash {
        Lanes::effect(event)
    }
    fn number_of(event: &Event) -> u64 {
        Lanes::number_of(event)
    }
    fn page_of(event: &Event) -> Option<u32> {
        Lanes::page_of(event)
    }
    fn change(event: &Event, page: u32) -> PageChange {
        Lanes::change(event, page)
    }
    fn why(&self, lane: usize, event: &Event) -> Vec<Phrase> {
        self.lanes.why(lane, event)
    }
    fn holds(&self, lane: usize, page: u32) -> Option<bool> {
        self.lanes.holds(lane, page)
    }
    fn known_requests(&self) -> Option<&Trace> {
        self.lanes.known_requests()
    }
    fn enters_unasked(&self) -> bool {
        self.lanes.enters_unasked()
    }
    fn happens(&self, condition: &'static str) -> Holds<Event> {
        self.lanes.happens(condition)
    }

    fn counters(&self, lane: usize) -> Counters {
        counters_of(self.lanes.counters(lane), &self.below[lane].drive, &self.chip)
    }
    fn counter(&self, lane: usize, place: usize) -> Number {
        if place < OF_LANES.len() {
            return self.lanes.counter(lane, place);
        }
        let (drive, pool) = (&self.below[lane].drive, PastPool::default());
        let totals = drive.totals();
        if place < COUNTED {
            return (OF_DRIVES[place - OF_LANES.len()].of)(&totals, &pool);
        }
        (derived::COUNTERS[place - COUNTED].of)(&Derived::of(&totals, drive.config(), &self.chip), &pool)
    }

    fn state(&self, lane: usize) -> Value {
        let drive = &self.below[lane].drive;
        let mut state = self.lanes.state(lane);
        state["flash"] = json!(Report::of(drive, &self.chip));
        state["flash"]["blocks"] = json!(FlashState::of(drive));
        state
    }
    fn bytes(&self) -> usize {
        self.lanes.bytes() + self.below.iter().map(|below| below.drive.bytes()).sum::<usize>()
    }

    fn next_wanted(keyframe_index: &Histories, position: u64) -> u64 {
        Lanes::next_wanted(keyframe_index, position)
    }
    fn prescanned(&self, keyframe_index: &mut Histories) {
        self.lanes.prescanned(keyframe_index);
    }
    fn keyframe_index_bytes(keyframe_index: &Histories) -> usize {
        Lanes::keyframe_index_bytes(keyframe_index)
    }
    fn quick_keyframe(&self) -> (FlashKeyframe, usize) {
        self.with_drives(self.lanes.quick_keyframe())
    }
    fn side_state(&mut self, requests: u64) -> RowsBefore {
        self.lanes.side_state(requests)
    }
    fn side_state_bytes(side_state: &RowsBefore) -> usize {
        Lanes::side_state_bytes(side_state)
    }
    fn go_back_to(
        &mut self,
        start: u64,
        (keyframes, drives): &FlashKeyframe,
        rows: &RowsBefore,
        histories: &Histories,
    ) {
        self.lanes.go_back_to(start, keyframes, rows, histories);
        for (below, drive) in self.below.iter_mut().zip(drives) {
            below.drive.clone_from(drive);
        }
        self.look();
    }
}

impl Drawn for FlashLanes {
    const SPEC: LabSpec = WITH_DRIVES;
    const FURTHER: &'static [ParameterSpec] = &[];

    fn parts(&self, lane: usize) -> Option<Parts<'_>> {
        self.lanes.parts(lane)
    }
    fn served_by(&self, lane: usize) -> Option<Parts<'_>> {
        Drawn::served_by(&self.lanes, lane)
    }
    fn running_as(&self, lane: usize) -> usize {
        self.lanes.running_as(lane)
    }
    fn start(&self) -> &Start {
        self.lanes.start()
    }
    /// The drive is preconditioned in slices too.
    fn making(scene: &Scene, available_bytes: u64) -> Checked<Making<Trace>> {
        let requests = scene.making(available_bytes)?;
        Ok(requests.and(precondition::making(&setup_of(&scene.lanes)?.drive)?))
    }
    fn open(drawing: Drawing<'_>) -> Checked<session::Session<Self>> {
        let setup = setup_of(drawing.configs)?;
        let drive = Drive::new(&setup.drive)?;
        let (lanes, index) = making(&drawing);
        session::Session::over(move || Ok(Self::over(lanes()?, &drive, setup.chip)), index)
    }
    fn step(session: &session::Session<Self>) -> impl Serialize {
        step(session)
    }
}

/// One lane and its drive at the shown position.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct DrivenStep<'a> {
    #[serde(flatten)]
    pub step: LaneStep<'a>,
    pub flash: FlashShown,
}

/// The step to a session's position.
fn step(session: &session::Session<FlashLanes>) -> session::Step<DrivenStep<'_>> {
    let shown = session.lanes();
    let lanes = shown.below.iter().zip(shown.lanes.all()).enumerate();
    let lanes = lanes.filter_map(|(index, (Below { drive, step }, lane))| {
        let counted = (shown.counters(index), lane.identities());
        let device = session.device(index)?;
        let flash = FlashShown::of(drive, step, &shown.chip);
        Some(DrivenStep { step: of_lane(session, index, counted, device)?, flash })
    });
    session::Step::of(session, lanes.collect())
}
