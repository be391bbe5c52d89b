//! The ACE lab.

pub(crate) mod flash;
pub(super) mod runs;
pub(crate) mod servers;

use std::path::Path;
use std::rc::Rc;

use bufferpool_ace::config::PARAMETERS;
use bufferpool_ace::config::server::PARAMETERS as OF_SERVERS;
use bufferpool_ace::config::start::limits;
use bufferpool_ace::experiments::{Ace as AceLab, LAB};
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_ace::preset;
use bufferpool_ace::scene::Scene;
use bufferpool_core::device;
use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use bufferpool_core::trace::recorded::snapshot::start_of;
use bufferpool_core::trace::sizes::Basis;
use bufferpool_core::trace::{MAXIMUM_PAGES, Trace};
use bufferpool_core::workload::skewed::{DATA_PERCENT, OPERATIONS_PERCENT};
use bufferpool_core::workload::{self, READS_PERCENT, REQUESTS};
use bufferpool_lab::lab::registry;
use clap::Arg;
use runs::AceRuns;
use serde_json::{Value, json};

use super::{CliLab, Object, Runs, Sets, Spec};
use crate::args::flag::{Flag, To, flag, only_of, registered};
use crate::args::scene::output;
use crate::error::{Failure, say};
use crate::input;
use crate::scene::{Source, draws_anew, number, of_kind, of_workload, parsed};

pub(crate) struct Ace;

const EXAMPLES: &str = "Examples:
  bpsim run --policy lru-wsr --mode ace --prefetch --device optane-p4800x
  bpsim run --preset slides-lru --mode ace --json --events --final
  bpsim trace --preset mu-640 | bpsim run --trace - --frames 205 --json
  bpsim run --scene exported.json --all-lanes
  bpsim run --set policy=lru,clock --set mode=ace --set workload.reads_percent=30
  bpsim run --mode ace --clients 20 --cpu-us 20 --bgwriter --json
  bpsim run --mode ace --flash=spare=7,gc=fifo --json
  bpsim run --lab hybrid --set placement=magnetic,hybrid --set lanes.1.replacement=cost
  bpsim run --lab pbm --help

Without --json a table is printed. With --json one object with `counters` is printed, and `events` and `final` if asked
for, in the shape of the golden files: pages and counts are numbers, times are microseconds with up to 6 decimals. Of several
lanes it is an array of such objects, each with its `config`.";

static SPEC: Spec = Spec {
    lab: &LAB,
    about: "Run one lane and print its counters; lanes of another lab with --lab",
    examples: EXAMPLES,
    presets: preset::REGISTRY,
    registry: || registry::<AceLab>(MAXIMUM_PAGES),
    check: |scene| Scene::from_json(scene, MAXIMUM_PAGES).map(drop),
    chosen_by: &["policy", "mode", "prefetch"],
    once: &["pages", "frames", "workload", "start"],
    side_by_side: false,
    compared: None,
    series: "",
    files: 2,
    param: of_workload,
    workloads: "workloads",
    title: "ACE",
    listed: &[
        ("policies", "POLICIES (--policy)"),
        ("readers", "READERS (--prefetch --reader)"),
        ("workloads", "WORKLOADS (--workload, parameters by --param NAME=VALUE)"),
        ("devices", "DEVICES (--device)"),
        ("presets", "PRESETS (--preset)"),
        ("parameters", "PARAMETERS of pool, device, Writer, Evictor and Reader"),
    ],
    given: "a trace written out, --param \"trace=W8 R1 W3\"; with pins and clients \"trace=W8@2 R1 U8@2\"",
};

/// Over the flags of the server model.
pub(crate) const SERVER_MODEL: &str = "Clients, background writer and checkpointer (server model)";

impl CliLab for Ace {
    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn flags(&self) -> Vec<Flag> {
        let pages = "Pages on disk, D [default: 5000; as many as --trace has or the workload needs]";
        let skew_help = "S percent of the requests go to D percent of the pages [default: 80/15]";
        let prefetch = "Let ACE's Reader prefetch (`=false` overrides a preset)";
        let device = "See `bpsim list devices`; its numbers can be set too [default: pcie-p4510]";
        let frames = "Frames in the pool: 2000, a share of the distinct pages asked for such as 10% or 0.1, or bytes such as \
                      128MB, in pages of --page [default: 100]";
        let cost = "`ideal`, or `poster`, where a write without ACE costs base_us [default: ideal]";
        let mut flags = vec![
            flag("pages", To::Number, "PAGES", pages),
            flag("reads", To::Number, "PERCENT", READS_PERCENT.help).at("workload.reads_percent"),
            flag("skew", To::Sets(skew), "S/D", skew_help).at("workload"),
            registered(&REQUESTS).at("workload.requests"),
            flag("mode", To::Text, "MODE", "`baseline`, the policy alone, or `ace` [default: baseline]"),
            flag("policy", To::Ids, "ID", "Replacement policy, see `bpsim list policies` [default: lru]"),
            flag("prefetch", To::Switch, "BOOL", prefetch),
            flag("reader", To::Text, "ID", "Which Reader, see `bpsim list readers` [default: tap+history]"),
            flag("device", To::Text, "ID", device),
            flag("cost", To::Text, "MODEL", cost),
            flag("policy_seed", To::Text, "SEED", "Of policies that draw at random [default: 1]").at("seed"),
        ];
        flags.push(flag("frames", To::Size, "SIZE", frames));
        let shown = |parameter: &&ParameterSpec| !["pages", "frames"].contains(&parameter.id);
        flags.extend(PARAMETERS.iter().filter(shown).map(registered));
        let bgwriter =
            "The background writer writes dirty pages near the end of the eviction order [default: off]";
        let checkpointer = "The checkpointer writes all dirty pages from time to time [default: off]";
        let server = "The server model with all its defaults; any other flag of it switches it on too";
        let switches = [("server", server), ("bgwriter", bgwriter), ("checkpointer", checkpointer)];
        flags.extend(switches.map(|(id, help)| flag(id, To::Switch, "BOOL", help).under(SERVER_MODEL)));
        flags.extend(OF_SERVERS.iter().map(|parameter| registered(parameter).under(SERVER_MODEL)));
        flags.push(flash::of_scenes());
        flags.extend(of_policies().iter().map(|(parameter, policies)| only_of(policies, parameter)));
        flags
    }

    fn further(&self) -> Vec<Arg> {
        let all = "Run every lane of the preset or scene, with what it has of its own, forks too; JSON is then an array";
        let found = "Compare each request with what the recording says that the database found (column `found` of --trace), \
                     and say how many differ and which is the first";
        let found = output("check_found", found).requires("trace");
        vec![
            output("all_lanes", all).conflicts_with_all(["case", "mode", "policy", "prefetch", "events"]),
            found.conflicts_with_all(["all_lanes", "events", "case"]),
        ]
    }

    /// What the registry gives as defaults; with an own trace D follows from it.
    fn defaults(&self, own_trace: bool) -> Object {
        let mut scene = of_kind(&workload::REGISTRY[0].id.into());
        for parameter in PARAMETERS.iter().filter(|parameter| !own_trace || parameter.id != "pages") {
            if let DefaultValue::Number(value) = parameter.default {
                scene.insert(parameter.id.to_owned(), value.into());
            }
        }
        scene
    }

    /// The base's own device, so that the one that is set counts; and its D, which belongs to its own workload.
    fn make_way(&self, scene: &mut Object, sets: &Sets) {
        if sets.iter().any(|(path, _)| path == "device") {
            device::PARAMETERS.iter().for_each(|parameter| drop(scene.remove(parameter.id)));
        }
        let kind = scene.get("workload").and_then(|workload| workload["kind"].as_str());
        if draws_anew(sets)
            && kind.and_then(|kind| workload::CATALOGUE.find(kind)).is_some_and(|spec| spec.pages.is_some())
        {
            scene.remove("pages");
        }
    }

    fn open(&self, scenes: Vec<Object>, source: &Source<'_>) -> Result<Box<dyn Runs>, Failure> {
        Ok(Box::new(AceRuns::open(scenes, source)?))
    }
}

/// `--skew S/D`.
fn skew(text: &str) -> Result<Sets, ConfigError> {
    let legal = "S/D: S percent of the requests on D percent of the pages, such as 80/15";
    let (operations, data) = text.split_once('/').ok_or_else(|| ConfigError::new("skew", text, legal))?;
    let sets = [(OPERATIONS_PERCENT.id, operations), (DATA_PERCENT.id, data)];
    Ok(sets.map(|(id, text)| (format!("workload.{id}"), number(text))).to_vec())
}

/// Every parameter that policies have of their own once, with those that have it.
fn of_policies() -> Vec<(&'static ParameterSpec, Vec<&'static str>)> {
    let mut all: Vec<(&ParameterSpec, Vec<&str>)> = Vec::new();
    for entry in POLICIES {
        for parameter in entry.spec.parameters {
            match all.iter_mut().find(|known| known.0.id == parameter.id) {
                Some(known) => known.1.push(entry.spec.label),
                None => all.push((parameter, vec![entry.spec.label])),
            }
        }
    }
    all
}

/// The size of the pool where it is no number yet; one that is legal stands in its place.
fn take_size(scenes: &mut [Object]) -> Option<String> {
    let size = scenes[0].get("frames").and_then(Value::as_str).map(str::to_owned)?;
    scenes.iter_mut().for_each(|scene| drop(scene.insert("frames".to_owned(), 1.into())));
    Some(size)
}

fn put_size(scenes: &mut [Object], size: Option<String>, trace: &Trace) -> Result<(), ConfigError> {
    let Some(size) = size else { return Ok(()) };
    let frames = Basis::of(trace).size(&size)?;
    scenes.iter_mut().for_each(|scene| drop(scene.insert("frames".to_owned(), frames.into())));
    Ok(())
}

/// Makes the trace of scenes whose size of the pool follows from it; none where that is a number.
fn sized(scenes: &mut [Object]) -> Result<Option<Rc<Trace>>, ConfigError> {
    let Some(size) = take_size(scenes) else { return Ok(None) };
    let parsed = parsed(scenes.to_vec(), Scene::from_json, MAXIMUM_PAGES)?;
    // All of it: how much a pool serves is known with its size.
    let trace = parsed[0].making(u64::MAX)?.at_once()?;
    put_size(scenes, Some(size), &trace)?;
    Ok(Some(trace.into()))
}

/// Reads the trace of a file. Before a long one is read, everything else is checked; D is the scene's, or the trace's.
fn own_trace(path: &Path, source: &Source<'_>, scenes: &mut [Object]) -> Result<Rc<Trace>, Failure> {
    let pages = Fields::new(&scenes[0]).number(PARAMETERS, "pages")?.map(|pages| pages as u32);
    let drives = if pages.is_none() { flash::take(scenes)? } else { Vec::new() };
    for scene in scenes.iter_mut() {
        scene.entry("pages").or_insert_with(|| MAXIMUM_PAGES.into());
    }
    let size = take_size(scenes);
    parsed(scenes.to_vec(), Scene::from_json, MAXIMUM_PAGES)?;
    let trace = input::trace(path, pages, &source.reading)?;
    put_size(scenes, size, &trace)?;
    let lanes = parsed(scenes.to_vec(), Scene::from_json, MAXIMUM_PAGES)?;
    let lanes: Vec<_> = lanes.into_iter().flat_map(|scene| scene.lanes).collect();
    let mut pages = pages.unwrap_or(trace.pages);
    let snapshot = match source.start_from {
        Some(path) => Some(start_of(&input::text(path)?, trace.recorded.as_deref(), limits(&lanes))?),
        None => None,
    };
    if let Some(start) = &snapshot {
        // D grows by the pages that the trace never asks for.
        pages = pages.max(start.pages);
        if start.unknown > 0 {
            say(&format!(
                "{} of the {} pages of the snapshot are never asked for in the trace",
                start.unknown, start.frames
            ));
        }
        if start.twice > 0 {
            say(&format!(
                "{} of these have the name of a page in another frame: they are taken for pages of another database or schema",
                start.twice
            ));
        }
    }
    for scene in scenes.iter_mut() {
        scene.insert("pages".to_owned(), pages.into());
        if let Some(start) = &snapshot {
            scene.insert("start".to_owned(), json!({ "pool": start.pool }));
        }
    }
    flash::put_back(scenes, drives);
    Ok(Rc::new(trace))
}
