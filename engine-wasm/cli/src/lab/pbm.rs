//! The predictive lab.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_lab::lab::registry;
use bufferpool_pbm::config::{LaneConfig, MAXIMUM_BLOCKS, PARAMETERS};
use bufferpool_pbm::lab::{LAB, Pbm as PbmLab};
use bufferpool_pbm::lane::AnyLane;
use bufferpool_pbm::policy::{POLICIES, PolicyEntry};
use bufferpool_pbm::scene::Scene;
use bufferpool_pbm::stream::Stream;
use bufferpool_pbm::world::World;
use bufferpool_pbm::{optimal, preset, step};
use clap::Arg;
use serde_json::{Value, json};

use super::{CliLab, Object, Ran, Runs, Sets, Spec, Wanted, only_with, ran};
use crate::args::flag::{Flag, To, flag, registered};
use crate::args::scene::output;
use crate::error::Failure;
use crate::json::Json;
use crate::scene::{Source, assignment, number, parsed};
use crate::table::{count, plain};

pub(crate) struct Pbm;

const EXAMPLES: &str = "Examples:
  bpsim pbm --preset two-scans
  bpsim pbm --policy clock,sampling,sampling~samples:100,pq,pq~as_in_postgresql --param streams=32 --scale 256
  bpsim pbm --workload index --param queries=6 --policy sampling --option frequency --option trailing --streams
  bpsim pbm --workload given --param \"trace=S0-99x25*3; P2000 S0-99x100\" --blocks 100 --frames 20 --scale 1 --min
  bpsim pbm --case case.json --json --events --final
  bpsim run --lab pbm --set policy=clock,sampling --set workload.streams=32 --set lanes.1.samples=100
  bpsim list pbm

Without --json a table is printed, a column for each lane. I/O volume and seconds are those of full scale, other times as
simulated. With --json one object is printed, of several lanes an array of them, each with its `config`:
  counters  all counters at the end: requests = hits + misses, hit_percent, io_gib, seconds, …
  streams   of each stream requests, hits, hit_percent and end_us, when its last query ended
  min       with --min: hits, misses and hit_percent of MIN
  events    with --events: what happened at each request; times in ns, blocks and frames by their numbers
  final     with --final: the block of each frame, and what the policy keeps about them
A case is a file {\"config\": {…}}: a scene without `lanes`, such as {\"policy\": \"sampling\", \"samples\": 10, \"frames\": 655360,
\"scale\": 64, \"workload\": {\"kind\": \"sequential\", \"streams\": 2, \"seed\": \"1\"}}. Its `expect`, if there is one, is what
--json printed; engine-wasm/pbm/tests/golden holds such files.";

/// Flag and key of MIN's bound, which is no lane's policy.
const BOUND: &str = "min";

/// What has to be said beside MIN's number.
const OF_ITS_OWN: &str = "MIN bounds the hits on a lane's own string of requests, in the order in which they were made, without \
                          pins; the bounds of two policies' runs are not comparable.";

static SPEC: Spec = Spec {
    lab: &LAB,
    about: "Run lanes of the predictive lab side by side",
    examples: EXAMPLES,
    presets: preset::REGISTRY,
    registry: || registry::<PbmLab>(MAXIMUM_BLOCKS),
    check: |scene| Scene::from_json(scene, MAXIMUM_BLOCKS).map(drop),
    chosen_by: &["policy"],
    once: &["blocks", "frames", "group_blocks", "scale", "k_r", "base_us", "workload"],
    side_by_side: true,
    compared: Some(("io_gib", "I/O volume, of the first lane")),
    series: "Hit rate of each stream, and when it ended at full scale, in seconds",
    files: 0,
    param: parameter,
    workloads: "pbm",
    title: "PREDICTIVE",
    listed: &[
        ("policies", "POLICIES (--policy, numbers by --param NAME=VALUE, options by --option NAME)"),
        ("parameters", "PARAMETERS of tables, pool and device"),
        ("workloads", "QUERIES (--workload, parameters by --param NAME=VALUE)"),
        ("presets", "PRESETS (--preset)"),
    ],
    given: "streams written out, --param \"trace=S0-99x25*3; P2000 S0-99x100 L7x5\": scans of blocks 0 to 99 with 25 us of work \
            on each, three times; in a second stream 2000 us of pause, a scan, a look-up of block 7",
};

impl CliLab for Pbm {
    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn flags(&self) -> Vec<Flag> {
        let policy = "Policies, see `bpsim list pbm`, set apart by commas [default: sampling]";
        let options = "Turn an option of the policies on (NAME=false: off); may be repeated";
        let own = [flag("policy", To::Ids, "ID", policy), flag("option", To::Sets(option), "NAME", options)];
        PARAMETERS.iter().map(registered).chain(own).collect()
    }

    fn further(&self) -> Vec<Arg> {
        let min = "Also run MIN, the offline optimum, on each lane's own string of requests";
        let streams = output("series", "Without --json: also hits and end of each stream").long("streams");
        vec![output(BOUND, min), streams.conflicts_with("json")]
    }

    fn open(&self, scenes: Vec<Object>, _: &Source<'_>) -> Result<Box<dyn Runs>, Failure> {
        let own = |key: &String| key == "policy" || POLICIES.iter().any(|entry| is_setting(entry, key));
        let shared = scenes[0].clone().into_iter().filter(|(key, _)| !own(key)).collect();
        // One scene a lane: side by side there can be more than a page shows.
        let scenes = parsed(scenes, Scene::from_json, MAXIMUM_BLOCKS)?;
        let world = scenes[0].open_world()?;
        let lanes = scenes.into_iter().flat_map(|scene| scene.lanes).collect();
        Ok(Box::new(PbmRuns { world, shared, lanes }))
    }
}

/// Whether a policy has a number or an option of this name.
fn is_setting(entry: &PolicyEntry, name: &str) -> bool {
    entry.has(name) || entry.spec.options.iter().any(|option| option.id == name)
}

/// `--param`: of a policy, if one has it, or of the queries.
fn parameter(pair: &str) -> Result<Sets, ConfigError> {
    let (name, value) = assignment("param", pair)?;
    let is_policys = POLICIES.iter().any(|entry| entry.has(name));
    let path = if is_policys { name.to_owned() } else { format!("workload.{name}") };
    Ok(vec![(path, number(value))])
}

/// `--option`: of any policy, on or off.
fn option(text: &str) -> Result<Sets, ConfigError> {
    let (name, value) = text.split_once('=').unwrap_or((text, "true"));
    let mut ids: Vec<_> =
        POLICIES.iter().flat_map(|entry| entry.spec.options).map(|option| option.id).collect();
    if !ids.contains(&name) {
        ids.dedup();
        return Err(ConfigError::new("option", name, format!("one of {}", ids.join(", "))));
    }
    let value: bool = value.parse().map_err(|_| ConfigError::new(name, value, "true or false"))?;
    Ok(vec![(name.to_owned(), value.into())])
}

struct PbmRuns {
    world: Rc<World>,
    /// The scene's fields, without those of lanes.
    shared: Object,
    lanes: Vec<LaneConfig>,
}

impl PbmRuns {
    /// The scene of one lane, as a case has it.
    fn config(&self, lane: usize) -> Value {
        let mut fields = self.shared.clone();
        if let Value::Object(own) = self.lanes[lane].to_json() {
            fields.extend(own);
        }
        fields.into()
    }

    /// Hit rate and end of a stream; the end at full scale.
    fn of_stream(&self, stream: &Stream) -> Vec<(&'static str, f64)> {
        let &Stream { requests, hits, .. } = stream;
        let ns = stream.ended_ns.map_or(f64::NAN, |ended_ns| ended_ns as f64);
        vec![("%", percent(hits, requests)), ("s", ns * f64::from(self.world.config.scale) / 1e9)]
    }
}

impl Runs for PbmRuns {
    fn count(&self) -> usize {
        self.lanes.len()
    }

    /// Tables, pool, groups and device, as simulated.
    fn setting(&self, _: usize) -> String {
        let (world, config) = (&self.world, &self.world.config);
        let tables =
            world.tables.iter().map(|table| format!("{} {}", table.name, count(table.blocks.into())));
        format!(
            "blocks simulated at 1/{}: {}\n{} frames, groups of {}, {} streams; {} reads at once, {} us each",
            plain(f64::from(config.scale)),
            tables.collect::<Vec<_>>().join(", "),
            count(config.frames().into()),
            count(world.group_blocks.into()),
            world.rules.streams_count(),
            config.k_r,
            plain(config.base_ns() as f64 / 1e3),
        )
    }

    /// Policy, numbers and options.
    fn head(&self, lane: usize) -> Result<Vec<String>, ConfigError> {
        let config = &self.lanes[lane];
        let spec = config.entry()?.spec;
        let number = |&(id, value): &(&str, f64)| {
            let parameter = spec.parameters.iter().find(|parameter| parameter.id == id);
            let symbol = parameter.map(|parameter| parameter.symbol).filter(|symbol| !symbol.is_empty());
            format!("{} = {}", symbol.unwrap_or(id), plain(value))
        };
        let numbers: Vec<_> = config.values.iter().map(number).collect();
        Ok(vec![spec.label.to_owned(), numbers.join(", "), config.options.join(", ")])
    }

    fn without_effect(&self, name: &str, _: &Value) -> Option<String> {
        let ids = POLICIES.iter().filter(|entry| is_setting(entry, name)).map(|entry| entry.spec.id);
        only_with("policy", ids, self.lanes.iter().map(|lane| lane.policy))
    }

    fn run(&mut self, lane: usize, wanted: Wanted<'_>, out: &mut Json<'_>) -> Result<Ran, Failure> {
        let config = &self.lanes[lane];
        let mut ran = (config.entry()?.open)(&self.world, config)?;
        if wanted(BOUND) {
            ran.keep_string();
        }
        if wanted("events") {
            out.put_all("events", |events| {
                let (mut position, mut ends) = (1, false);
                while !ends && ran.next_ns().is_some() {
                    position += u64::from(ran.happen(position, &mut |event| ends = events.push(event)));
                }
            })?;
        } else {
            ran.finish();
        }
        let ran: &dyn AnyLane = ran.as_ref();
        let min = ran.string().map(|string| optimal::hits(string, self.world.config.frames())).transpose()?;
        if wanted("config") {
            out.put("config", &self.config(lane))?;
        }
        if wanted("final") {
            out.put("final", &step::final_state(ran))?;
        }
        if let Some(hits) = min {
            out.put(BOUND, &step::min(ran, hits))?;
        }
        out.put("streams", &step::streams(ran))?;
        out.put("counters", &json!(ran.counters()))?;
        let rate = |hits| ("hit rate of MIN on the lane's own requests", percent(hits, ran.requests()), "%");
        Ok(Ran {
            rows: min.map(rate).into_iter().collect(),
            series: ran.streams.iter().map(|stream| self.of_stream(stream)).collect(),
            remark: min.map(|_| OF_ITS_OWN.to_owned()),
            ..ran!(ran)
        })
    }
}

fn percent(part: u64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { 100.0 * part as f64 / of as f64 }
}
