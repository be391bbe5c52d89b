//! Lanes of the ACE lab, and the texts about them.

use std::rc::Rc;

use bufferpool_ace::config::server::{is_of_the_model, with_numbers};
use bufferpool_ace::config::start::Start;
use bufferpool_ace::config::{Cost, LaneConfig, Mode};
use bufferpool_ace::counters::SPECS;
use bufferpool_ace::curve::KEYED;
use bufferpool_ace::flash::Drive;
use bufferpool_ace::flash::lanes::{FlashLanes, counters_of};
use bufferpool_ace::lane::{AnyLane, lane_over_trace};
use bufferpool_ace::lanes::Lanes;
use bufferpool_ace::policy::registry::{POLICIES, PolicyEntry};
use bufferpool_ace::reader::READERS;
use bufferpool_ace::reckoning::FoundComparison;
use bufferpool_ace::report::FinalState;
use bufferpool_ace::scene::Scene;
use bufferpool_core::counter::{CounterSpec, Counters};
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::{MAXIMUM_PAGES, Trace};
use bufferpool_lab::timeline::{Replay, SLICE_REQUESTS};
use serde_json::{Value, json};

use super::{flash, own_trace, servers, sized};
use crate::counters;
use crate::error::{Failure, say};
use crate::json::Json;
use crate::lab::{Object, Ran, Runs, Wanted, only_with, ran};
use crate::scene::{Source, parsed};
use crate::table::{count, plain};

/// Lanes of one scene, which may leave one another, or one of each of several scenes.
pub(crate) struct AceRuns {
    pub(crate) lanes: Vec<LaneConfig>,
    pub(crate) trace: Rc<Trace>,
    pub(crate) start: Start,
    /// Whether all are of one scene.
    of_one_scene: bool,
    /// These at the end of the trace.
    together: Option<Together>,
}

/// Lanes of one scene.
pub(crate) enum Together {
    Alone(Lanes),
    OverFlash(FlashLanes),
}

impl Together {
    /// The lanes themselves.
    pub(crate) fn lanes(&self) -> &Lanes {
        match self {
            Self::Alone(lanes) => lanes,
            Self::OverFlash(lanes) => lanes.lanes(),
        }
    }

    /// The drive below a lane.
    pub(crate) fn drive(&self, lane: usize) -> Option<&Drive> {
        match self {
            Self::Alone(_) => None,
            Self::OverFlash(lanes) => lanes.drive(lane),
        }
    }
}

impl AceRuns {
    pub(crate) fn open(mut scenes: Vec<Object>, source: &Source<'_>) -> Result<Self, Failure> {
        if source.is_case {
            scenes.iter_mut().for_each(|scene| *scene = with_numbers(scene));
        }
        let (own, made) = match source.trace {
            Some(path) => (Some(own_trace(path, source, &mut scenes)?), None),
            None => (None, sized(&mut scenes)?),
        };
        // A case over a trace that names clients is one of the server model.
        let names_clients = |trace: &Rc<Trace>| trace.recorded.as_ref().is_some_and(|own| own.names_clients);
        if source.is_case && own.as_ref().is_some_and(names_clients) {
            scenes.iter_mut().for_each(|scene| drop(scene.insert("server".to_owned(), true.into())));
        }
        let scenes = parsed(scenes, Scene::from_json, MAXIMUM_PAGES)?;
        let trace = scenes[0].trace(own.or(made))?;
        let of_one_scene = scenes[0].lanes.len() > 1;
        let start = scenes[0].start.clone();
        let lanes: Vec<_> = scenes.into_iter().flat_map(|scene| scene.lanes).collect();
        let keyed = trace.source.as_ref().is_some_and(|source| source.keyed);
        if keyed && lanes.iter().any(|lane| lane.prefetch) {
            say(KEYED);
        }
        if trace.ends_without_room(lanes[0].frames) {
            say(&format!(
                "the run ends before request {}: no unpinned buffers available, as PostgreSQL says; all {} frames hold pinned pages",
                trace.requests.len() + 1,
                lanes[0].frames,
            ));
        }
        Ok(Self { lanes, trace, start, of_one_scene, together: None })
    }

    /// Runs all lanes of the scene, if they are not at the end already.
    pub(crate) fn run_together(&mut self) -> Result<&Together, Failure> {
        let (requests, trace) = (self.trace.requests.len() as u64, Rc::clone(&self.trace));
        let together = match self.together.take() {
            Some(together) => together,
            None if self.lanes.iter().any(|lane| lane.flash.is_some()) => {
                let mut lanes = FlashLanes::new(&self.lanes, &self.start, trace)?;
                lanes.advance_to(requests);
                Together::OverFlash(lanes)
            }
            None => {
                let mut lanes = Lanes::new(&self.lanes, &self.start, trace)?;
                lanes.advance_to(requests);
                Together::Alone(lanes)
            }
        };
        Ok(self.together.insert(together))
    }
}

impl Runs for AceRuns {
    fn count(&self) -> usize {
        self.lanes.len()
    }

    fn trace(&self) -> Option<&Rc<Trace>> {
        Some(&self.trace)
    }

    fn setting(&self, lane: usize) -> String {
        let (config, requests) = (&self.lanes[lane], self.trace.requests.len());
        let clients = config.server.map_or(String::new(), |server| format!("\n{}", servers::words(&server)));
        let drive =
            config.flash.as_deref().map_or(String::new(), |setup| format!("\n{}", flash::words(setup)));
        format!("{}\n{}{clients}{drive}", lane_words(config), setting_words(config, requests))
    }

    fn specs(&self, lane: usize) -> Option<&'static [CounterSpec]> {
        let config = &self.lanes[lane];
        let of_drives = config.flash.as_ref().map(|_| &bufferpool_ace::flash::lanes::SPECS[..]);
        config.server.map(|_| &bufferpool_ace::server::counters::SPECS[..]).or(of_drives)
    }

    fn shows(&self, lane: usize, counter: &str, value: f64) -> bool {
        let config = &self.lanes[lane];
        if config.server.is_some() || !SPECS.iter().any(|own| own.id == counter) {
            return value != 0.0;
        }
        let spec = config.policy_entry().map(|entry| entry.spec);
        let matters = match counter {
            "prefetched" | "prefetch_used" | "prefetch_wasted" | "prefetch_accuracy"
            | "prefetch_coverage" => config.prefetch,
            "second_chances" => spec.is_ok_and(|spec| spec.counts_second_chances),
            "sweep_steps" => spec.is_ok_and(|spec| spec.counts_sweep_steps),
            "cpu_time_us" => config.cpu_us > 0.0,
            "run_time_us" => config.write_wait < 1.0,
            _ => true,
        };
        // A fork may have behind it what its own config has no part in.
        matters || (config.fork.is_some() && value != 0.0)
    }

    fn note(&self, counter: &str, counters: &Counters) -> String {
        let number = |id| counters.by_name(id).unwrap_or_default();
        match counter {
            "hits" | "misses" if number("requests") > 0.0 => {
                format!("{:.2}% of requests", 100.0 * number(counter) / number("requests"))
            }
            "latency_us" => "simulated device time".to_owned(),
            _ => String::new(),
        }
    }

    fn without_effect(&self, name: &str, value: &Value) -> Option<String> {
        without_effect(&self.lanes, name, value)
    }

    fn run(&mut self, lane: usize, wanted: Wanted<'_>, out: &mut Json<'_>) -> Result<Ran, Failure> {
        let config = &self.lanes[lane];
        if config.server.is_some() {
            return servers::run(config, &self.start, &self.trace, wanted, out);
        }
        let cut_short = self.trace.ends_without_room(config.frames);
        if self.of_one_scene {
            let together = self.run_together()?;
            let (own, drive) = (together.lanes().all()[lane].as_ref(), together.drive(lane));
            return Ok(Ran { cut_short, ..ended(own, drive, wanted, out)? });
        }
        let trace = self.trace.within(config.frames);
        let mut ran = lane_over_trace(config, &trace)?;
        ran.set_up(&self.start);
        let mut drive = config.flash.as_deref().map(|setup| Drive::new(&setup.drive)).transpose()?;
        let requests = &trace.requests;
        let mut remark = None;
        if wanted("events") {
            let mut refused = Ok(());
            out.put_all("events", |events| {
                ran.observe(requests, &mut |event| match drive
                    .as_mut()
                    .map(|drive| flash::event(event, drive))
                {
                    None => events.push(&event.golden()),
                    Some(Ok(event)) => events.push(&event),
                    Some(Err(error)) => {
                        refused = Err(error);
                        true
                    }
                });
            })?;
            refused?;
        } else if wanted("check_found") {
            let found = found(ran.as_mut(), drive.as_mut(), &trace)?;
            out.put("found", &found)?;
            remark = Some(in_words(&found));
        } else if let Some(drive) = &mut drive {
            ran.observe(requests, &mut |event| drive.written(&event.batch).is_err());
        } else {
            requests.chunks(SLICE_REQUESTS).for_each(|slice| ran.advance(slice));
        }
        Ok(Ran { remark, cut_short, ..ended(ran.as_ref(), drive.as_ref(), wanted, out)? })
    }
}

/// A lane at the end of its trace, with the drive below it.
fn ended(
    lane: &dyn AnyLane,
    drive: Option<&Drive>,
    wanted: Wanted<'_>,
    out: &mut Json<'_>,
) -> Result<Ran, Failure> {
    if wanted("config") {
        out.put("config", &json!(lane.config()))?;
    }
    if wanted("final") {
        out.put("final", &FinalState(lane))?;
    }
    let mut ran = ran!(lane);
    if let Some((drive, setup)) = drive.zip(lane.config().flash.as_deref()) {
        flash::put(drive, &setup.chip, wanted, out)?;
        ran.counters = counters_of(lane.counters(), drive, &setup.chip);
    }
    out.put("counters", &counters::rounded(lane.counters()))?;
    Ok(ran)
}

/// Serves the trace, and compares what the lane finds with what the recording says that the database found. What it writes
/// goes to the drive below.
fn found(
    lane: &mut dyn AnyLane,
    mut drive: Option<&mut Drive>,
    trace: &Trace,
) -> Result<FoundComparison, ConfigError> {
    let recorded = trace.recorded.as_ref().filter(|recorded| !recorded.found.is_empty());
    let missing = || ConfigError::new("trace", "no column `found`", "a recording that has one");
    let (recorded, mut result) = (recorded.ok_or_else(missing)?, FoundComparison::default());
    lane.observe(&trace.requests, &mut |event| {
        result.add(recorded, event);
        drive.as_mut().is_some_and(|drive| drive.written(&event.batch).is_err())
    });
    Ok(result)
}

fn in_words(found: &FoundComparison) -> String {
    let first = found.first.map_or(String::new(), |first| format!("; the first is request {}", count(first)));
    let (differ, compared) = (count(found.differ), count(found.compared));
    format!("\n{differ} of {compared} requests differ from what the database found{first}")
}

/// Where a setting would have an effect, if it has none in any of these lanes.
pub(crate) fn without_effect(lanes: &[LaneConfig], name: &str, _: &Value) -> Option<String> {
    let none = |has: fn(&LaneConfig) -> bool| !lanes.iter().any(has);
    let with_policy = |has: &dyn Fn(&PolicyEntry) -> bool| {
        let ids = POLICIES.iter().filter(|entry| has(entry)).map(|entry| entry.spec.id);
        only_with("policy", ids, lanes.iter().map(|lane| lane.policy))
    };
    match name {
        "n_w" => none(|lane| lane.mode == Mode::Ace).then(|| "with mode ace".to_owned()),
        "n_e" | "theta" | "reader" => {
            none(|lane| lane.prefetch).then(|| "with the Reader (--prefetch)".to_owned())
        }
        _ if is_of_the_model(name) => servers::without_effect(lanes, name),
        "seed" => with_policy(&|entry| entry.spec.seeded),
        _ => with_policy(&|entry| entry.spec.parameters.iter().any(|own| own.id == name)),
    }
}

/// Policy and mode: "Clock Sweep, ACE with the Reader"; of a fork also where it leaves which lane.
fn lane_words(config: &LaneConfig) -> String {
    let policy = config.policy_entry().map_or(config.policy, |entry| entry.spec.label);
    let fork = config.fork.map_or(String::new(), |fork| {
        format!(" from position {} on, before that as lane {}", count(fork.at), fork.lane + 1)
    });
    format!("{policy}, {}{fork}", mode_words(config))
}

/// The mode alone.
pub(crate) fn mode_words(config: &LaneConfig) -> String {
    match (config.is_ace(), config.prefetch) {
        (false, _) => "baseline".to_owned(),
        (true, false) => "ACE".to_owned(),
        (true, true) if READERS.last().is_some_and(|default| default.id == config.reader.id) => {
            "ACE + Reader".to_owned()
        }
        (true, true) => format!("ACE + Reader {}", config.reader.label),
    }
}

/// Pool, device and batches, on two lines.
pub(crate) fn setting_words(config: &LaneConfig, requests: usize) -> String {
    let device = &config.device;
    let cost = match config.cost {
        Cost::Ideal => "",
        Cost::Poster => "; cost model as on the poster: without ACE a write costs one read",
    };
    format!(
        "D = {} pages, B = {} frames, {} requests; n_w = {}, n_e = {}\n\
         device: alpha = {}, k_r = {}, k_w = {}, {} us a page read{cost}",
        count(config.pages.into()),
        count(config.frames.into()),
        count(requests as u64),
        count(config.n_w.into()),
        count(config.n_e.into()),
        plain(device.alpha),
        count(device.k_r.into()),
        count(device.k_w.into()),
        plain(device.base_us),
    )
}
