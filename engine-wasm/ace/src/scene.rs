//! A scene: everything that a link, a preset or an exported config holds.

use std::rc::Rc;

use bufferpool_core::decimal::number_text;
use bufferpool_core::device;
use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::{self, Making, WorkloadConfig};
use bufferpool_lab::scene::{FORK, MAXIMUM_LANES, as_object, each_lane, position};
use serde_json::{Map, Value, json};

use crate::config::fork::{Fork, stages};
use crate::config::start::Start;
use crate::config::{LaneConfig, PAGES};
use crate::lane::watch::NO_REFERENCE;
use crate::lanes::{Lanes, needs_future};
use crate::policy::registry;
use crate::program::Tape;
use crate::session::{Drawing, Drawn, Session};
use crate::{Checked, one_of};

/// Keyframes and all that does not grow with the scene.
const SESSION_BYTES: u64 = 280 << 20;

/// A checked scene.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct Scene {
    pub lanes: Vec<LaneConfig>,
    pub workload: WorkloadConfig,
    pub start: Start,
    pub at: u64,
}

/// Fields that are the scene's own; all others are shared by its lanes.
const OF_THE_SCENE: [&str; 6] = ["lanes", "device", "workload", "start", "at", "program"];

impl Scene {
    /// Parses a scene: the flat fields of a lane (shared by all lanes), `lanes` with what differs and where one leaves
    /// another (`fork`), `device` (an id, instead of alpha, k_r, k_w and base_us), `workload`, `start`, `at`, and the
    /// code of own policies (`program`), which only its host reads. `maximum_pages` is less in a browser than natively.
    pub fn from_json(scene: &Value, maximum_pages: u32) -> Checked<Self> {
        let object = as_object("scene", scene)?;
        let shared = object.iter().filter(|(key, _)| !OF_THE_SCENE.contains(&key.as_str()));
        let fields = shared.map(|(key, value)| (key.clone(), value.clone()));
        let mut shared = Map::new();
        shared.extend(fields);
        fill_in_device(&mut shared, object)?;
        // The lanes check D only against the largest there is.
        Fields::new(&shared).checked(&ParameterSpec { maximum: maximum_pages.into(), ..PAGES })?;
        let workload = object.get("workload").ok_or_else(|| {
            ConfigError::new("workload", "nothing", "an object with the kind of workload and its parameters")
        })?;
        let workload = WorkloadConfig::from_json(workload)?;
        if let Some(needed) = workload::pages_needed(&workload)? {
            let given = shared.get("pages").and_then(Value::as_f64);
            if let Some(given) = given.filter(|&given| given < f64::from(needed.pages)) {
                return Err(needed.refused(number_text(given)));
            } else if given.is_none() {
                shared.insert("pages".to_owned(), needed.pages.into());
            }
        }
        let lanes =
            each_lane(object, &shared, &["pages", "frames", "flash", "log"], |index, lane, merged| {
                let fork = lane.get(FORK).filter(|fork| !fork.is_null());
                let fork = fork.map(|fork| Fork::from_json(fork, index)).transpose()?;
                let config = LaneConfig { fork, ..LaneConfig::from_json(merged)? };
                if let (Some(fork), Some(_), false) = (fork, config.server, cfg!(feature = "compact")) {
                    let legal = "left out: a lane with the server model begins with the trace";
                    return Err(ConfigError::new(format!("lanes[{index}].fork"), json!(fork), legal));
                }
                Ok(config)
            })?;
        let Some(first) = lanes.first() else {
            return Err(ConfigError::new("lanes", "nothing", format!("1 to {MAXIMUM_LANES} lanes")));
        };
        Ok(Self { workload, start: start(object, first)?, at: position(object)?, lanes })
    }

    /// The scene's trace; `at_hand` is the file's, or what [`Scene::making`] made. It ends where its pool has none but
    /// pinned pages ([`Trace::within`]). Fails when it cannot be made, or has pages beyond D.
    pub fn trace(&self, at_hand: Option<Rc<Trace>>) -> Checked<Rc<Trace>> {
        self.trace_within(at_hand, u64::MAX)
    }

    /// The same, if a run over it fits in `available_bytes`. Fails as [`Scene::trace`] and [`Scene::check_memory`].
    pub fn trace_within(&self, at_hand: Option<Rc<Trace>>, available_bytes: u64) -> Checked<Rc<Trace>> {
        let pages = self.pages();
        let trace = match at_hand {
            Some(trace) if trace.pages > pages => {
                let legal = format!("at least {}, as the trace has", trace.pages);
                return Err(ConfigError::new("pages", pages, legal));
            }
            Some(trace) => trace,
            None => Rc::new(self.making(available_bytes)?.at_once()?),
        };
        // With clients it ends by itself: there requests that find no frame wait for one.
        let served = self.lanes.iter().any(|lane| lane.server.is_some());
        let trace = if served { trace } else { trace.within(self.frames()) };
        self.check_memory(trace.bytes(), available_bytes)?;
        Ok(trace)
    }

    /// Begins to make the scene's trace, if a run over it can fit in `available_bytes`.
    pub fn making(&self, available_bytes: u64) -> Checked<Making<Trace>> {
        let making = workload::making(&self.workload, self.pages())?;
        self.check_memory(making.least_requests() * size_of::<u32>() as u64, available_bytes)?;
        Ok(making)
    }

    pub(crate) fn pages(&self) -> u32 {
        self.lanes.first().map_or(1, |lane| lane.pages)
    }
    /// Frames of the pool, of the first lane's if they differ.
    pub(crate) fn frames(&self) -> u32 {
        self.lanes.first().map_or(1, |lane| lane.frames)
    }

    /// Checks that a session fits in `available_bytes`; an error names what takes most. In a browser a table that does
    /// not fit may come too late to be refused by the allocator.
    pub fn check_memory(&self, trace_bytes: u64, available_bytes: u64) -> Checked<()> {
        // Shown lanes and prescan; with the Reader its tables, and half of what one keyframe of the history takes at most.
        let sets = 2;
        let (mut by_pages, mut by_frames) = (0, 0);
        for stage in stages(&self.lanes, u64::MAX)?.iter().flatten() {
            let lane = &self.lanes[stage.lane];
            let tables = lane.table_bytes()?;
            (by_pages, by_frames) = (by_pages + tables.0, by_frames + tables.1);
            if let Some(reference) = lane.reference.filter(|&id| id != NO_REFERENCE) {
                by_frames += u64::from(lane.frames) * (registry::find(reference)?.bytes_a_frame)(lane);
            }
        }
        let foresees = |lane: &LaneConfig| needs_future(lane).is_ok_and(|needs| needs);
        // When each page is asked for: as much as the trace once more, and a number a page.
        let trace_bytes = if self.lanes.iter().any(foresees) {
            2 * trace_bytes + 4 * u64::from(self.pages())
        } else {
            trace_bytes
        };
        let bytes = sets * (by_pages + by_frames) + trace_bytes + SESSION_BYTES;
        let Some(lane) = self.lanes.first().filter(|_| bytes > available_bytes) else { return Ok(()) };
        let requests = self.workload.fields.get("requests").and_then(Value::as_u64);
        let requests = requests.filter(|_| trace_bytes > sets * by_pages.max(by_frames));
        let (field, value) = match requests {
            Some(requests) => ("workload.requests", requests),
            None if by_pages >= by_frames => ("pages", lane.pages.into()),
            None => ("frames", lane.frames.into()),
        };
        let legal = format!("fewer: the run takes about {bytes} bytes, and {available_bytes} are to be had");
        Err(ConfigError::new(field, value, legal))
    }

    /// A session over the scene, at its position; `tapes` as in [`crate::session::open`]. Lanes with the server model are refused.
    pub fn open(&self, own: Option<Rc<Trace>>, tapes: &[Rc<Tape>], available_bytes: u64) -> Checked<Session> {
        self.open_as::<Lanes>(own, tapes, available_bytes)
    }

    /// The same with lanes of any kind.
    pub fn open_as<L: Drawn>(
        &self,
        own: Option<Rc<Trace>>,
        tapes: &[Rc<Tape>],
        available_bytes: u64,
    ) -> Checked<bufferpool_lab::session::Session<L>> {
        let trace = self.trace_within(own, available_bytes)?;
        let (configs, start) = (self.lanes.as_slice(), &self.start);
        let mut session = L::open(Drawing { configs, start, trace: &trace, tapes })?;
        session.seek(self.at);
        Ok(session)
    }
}

/// The numbers that a device's id stands for, where a scene names one.
fn fill_in_device(shared: &mut Map<String, Value>, scene: &Map<String, Value>) -> Checked<()> {
    if let Some(id) = Fields::new(scene).text("device")? {
        let device = one_of("device", &id, device::REGISTRY, |device| device.id)?;
        for (key, value) in device.numbers() {
            shared.entry(key).or_insert(value);
        }
    }
    Ok(())
}

fn start(object: &Map<String, Value>, lane: &LaneConfig) -> Checked<Start> {
    let Some(value) = object.get("start").filter(|value| !value.is_null()) else {
        return Ok(Start::default());
    };
    let mut fields = Fields::new(as_object("start", value)?);
    let pool = fields.text("pool")?.unwrap_or_default();
    let history = fields.text("history")?.unwrap_or_default();
    let hand = match fields.take("hand") {
        None => 0,
        Some(hand) => hand.as_u64().and_then(|hand| u32::try_from(hand).ok()).ok_or_else(|| {
            ConfigError::new("start.hand", hand, format!("a frame below B = {}", lane.frames))
        })?,
    };
    fields.finish()?;
    Start::parse(&pool, hand, &history, lane.pages, lane.frames)
}
