//! The flash + magnetic lab.

use std::rc::Rc;

use bufferpool_core::counter::Counters;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::trace::operation::{EMPTY_POOL, Operation, Operations};
use bufferpool_hybrid::config::{FRAMES, HybridConfig, LAMBDA, MAXIMUM_PAGES, PAGES};
use bufferpool_hybrid::counters::{Counts, Totals, golden};
use bufferpool_hybrid::lab::{Hybrid as HybridLab, LAB};
use bufferpool_hybrid::lane::AnyLane;
use bufferpool_hybrid::placement::{PLACEMENTS, TraceFacts, open};
use bufferpool_hybrid::preset;
use bufferpool_hybrid::prices::PRICES;
use bufferpool_hybrid::replacement::REPLACEMENTS;
use bufferpool_hybrid::scene::Scene;
use bufferpool_hybrid::step::final_state;
use bufferpool_lab::lab::registry;
use bufferpool_lab::timeline::SLICE_REQUESTS;
use clap::Arg;
use serde_json::{Value, json};

use super::{CliLab, Object, Ran, Runs, Sets, Spec, Wanted, only_with, ran};
use crate::args::flag::{Flag, To, flag, registered};
use crate::args::scene::output;
use crate::error::Failure;
use crate::input;
use crate::json::Json;
use crate::scene::{Source, draws_anew, of_workload, parsed};
use crate::table::{count, plain};

pub(crate) struct Hybrid;

const EXAMPLES: &str = "Examples:
  bpsim hybrid --preset ten-pages
  bpsim hybrid --placement hybrid --replacement cost --lambda 0.5 --workload tree_sets --param read_sets=10
  bpsim hybrid --placement magnetic,flash,conservative,hybrid,optimal --floor --workload tree_mixed --param sets=4 --sets
  bpsim hybrid --trace requests.csv.gz --frames 1024 --placement conservative --rf 1 --wf 20 --json
  bpsim hybrid --case case.json --json --events --final
  bpsim run --lab hybrid --set placement=hybrid --set replacement=cost --set workload.read_sets=10
  bpsim list hybrid

Without --json a table is printed, a column for each lane. With --json one object with `counters` and `sets` is printed,
and `events`, `final`, `pool` and `dirty` if asked for, in the shape of the golden files; of several lanes an array of them,
each with its `config`. Costs are in units of one random flash read of table 1, 0.405 ms of simulated time.";

static SPEC: Spec = Spec {
    lab: &LAB,
    about: "Run lanes of the flash + magnetic lab side by side",
    examples: EXAMPLES,
    presets: preset::REGISTRY,
    registry: || registry::<HybridLab>(MAXIMUM_PAGES),
    check: |scene| Scene::from_json(scene, MAXIMUM_PAGES).map(drop),
    chosen_by: &["placement"],
    once: &["pages", "frames", "workload"],
    side_by_side: true,
    compared: Some(("cost", "cost, of the first lane")),
    series: "Cost of each query set, in units",
    files: 1,
    param: of_workload,
    workloads: "hybrid",
    title: "FLASH + MAGNETIC",
    listed: &[
        ("placements", "PLACEMENTS (--placement)"),
        ("replacements", "REPLACEMENTS (--replacement)"),
        ("parameters", "PARAMETERS of file, pool and disks"),
        ("workloads", "WORKLOADS (--workload, parameters by --param NAME=VALUE)"),
        ("presets", "PRESETS (--preset)"),
    ],
    given: "a trace written out, --param \"trace=R8 W3 N40 F\"",
};

impl CliLab for Hybrid {
    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn flags(&self) -> Vec<Flag> {
        let pages = "Pages before the first request, n [default: those of the tree, or that the trace does not create]";
        let placement =
            "Placement algorithms, see `bpsim list hybrid`, set apart by commas [default: hybrid]";
        let floor = "Keep conservative's counter at 0 or above (`=false` overrides a preset)";
        let mut flags = vec![
            flag("pages", To::Number, "PAGES", pages),
            flag("placement", To::Ids, "ID", placement),
            flag("replacement", To::Text, "ID", "Replacement, see `bpsim list hybrid` [default: lru]"),
            flag("floor", To::Switch, "BOOL", floor),
        ];
        flags.extend([&LAMBDA, &FRAMES].into_iter().chain(&PRICES).map(registered));
        flags
    }

    fn further(&self) -> Vec<Arg> {
        let sets = output("series", "Without --json: also the cost of each query set").long("sets");
        vec![sets.conflicts_with("json")]
    }

    /// The cost segment's share stands with pool and disks.
    fn listed(&self) -> Value {
        let mut all = registry::<HybridLab>(MAXIMUM_PAGES);
        all["parameters"] = [PAGES, FRAMES, LAMBDA].iter().chain(&PRICES).map(|one| json!(one)).collect();
        for replacement in all["replacements"].as_array_mut().into_iter().flatten() {
            replacement["parameters"] = json!([]);
        }
        all
    }

    /// The base's file belongs to its own requests.
    fn make_way(&self, scene: &mut Object, sets: &Sets) {
        if draws_anew(sets) {
            scene.remove("pages");
        }
    }

    fn open(&self, scenes: Vec<Object>, source: &Source<'_>) -> Result<Box<dyn Runs>, Failure> {
        // One scene a lane: side by side there can be more than a page shows.
        let scenes = parsed(scenes, Scene::from_json, MAXIMUM_PAGES)?;
        // Before a long file is read, everything else is checked.
        let own = source
            .trace
            .map(|path| input::trace(path, scenes[0].pages, &source.reading.over(Operations::All)))
            .transpose()?;
        let (trace, first) = scenes[0].trace(own.map(Rc::new))?;
        let lanes = scenes.into_iter().flat_map(|scene| scene.lanes);
        let lanes = lanes.map(|lane| HybridConfig { pages: first[0].pages, ..lane }).collect();
        Ok(Box::new(HybridRuns { trace, lanes }))
    }
}

struct HybridRuns {
    trace: Rc<Trace>,
    lanes: Vec<HybridConfig>,
}

impl HybridRuns {
    /// What lanes have, without what the lane before has too.
    fn each(&self, of: impl Fn(&HybridConfig) -> String) -> String {
        let mut all: Vec<String> = self.lanes.iter().map(of).collect();
        all.dedup();
        all.join(" | ")
    }

    /// The pages that the trace names, in ascending order.
    fn used(&self) -> Vec<u32> {
        let pages = self.trace.requests.iter().filter_map(|&request| self.trace.operations.page_of(request));
        let mut pages: Vec<u32> = pages.collect();
        pages.sort_unstable();
        pages.dedup();
        pages
    }
}

impl Runs for HybridRuns {
    fn count(&self) -> usize {
        self.lanes.len()
    }

    fn trace(&self) -> Option<&Rc<Trace>> {
        Some(&self.trace)
    }

    /// File, pool, requests and prices, on two lines.
    fn setting(&self, lane: usize) -> String {
        let operations =
            self.trace.requests.iter().map(|&request| self.trace.operations.operation_of(request));
        let created = operations.filter(|&operation| operation == Operation::New).count();
        let prices = |config: &HybridConfig| {
            let prices = PRICES.iter().zip(config.prices.in_units());
            let prices = prices.map(|(spec, price)| format!("{} = {}", spec.symbol, plain(price)));
            prices.collect::<Vec<_>>().join(", ")
        };
        format!(
            "n = {} pages, b = {} frames, {} requests, {} pages created\n{} units of a random flash read, 0.405 ms",
            count(self.lanes[lane].pages.into()),
            self.each(|config| count(config.frames.into())),
            count(self.trace.requests.len() as u64),
            count(created as u64),
            self.each(prices),
        )
    }

    /// Placement and replacement.
    fn head(&self, lane: usize) -> Result<Vec<String>, ConfigError> {
        let config = &self.lanes[lane];
        let (placement, replacement) = (config.placement_entry()?.spec, config.replacement_entry()?);
        let floor = if config.floor { ", C >= 0" } else { "" };
        let lambda =
            if replacement.is_lru { String::new() } else { format!(", lambda {}", plain(config.lambda)) };
        Ok(vec![format!("{}{floor}", placement.label), format!("{}{lambda}", replacement.label)])
    }

    fn shows(&self, _: usize, _: &str, value: f64) -> bool {
        // What no lane has says nothing.
        value != 0.0
    }

    fn without_effect(&self, name: &str, value: &Value) -> Option<String> {
        let of_segments = REPLACEMENTS.iter().filter(|spec| !spec.is_lru).map(|spec| spec.id);
        let floored = PLACEMENTS.iter().filter(|entry| entry.spec.has_floor).map(|entry| entry.spec.id);
        match name {
            // LRU is a cost segment of nothing: 0 says what holds.
            "lambda" if value.as_f64() != Some(0.0) => {
                only_with("replacement", of_segments, self.lanes.iter().map(|lane| lane.replacement))
            }
            "floor" if value == true => {
                only_with("placement", floored, self.lanes.iter().map(|lane| lane.placement))
            }
            _ => None,
        }
    }

    fn run(&mut self, lane: usize, wanted: Wanted<'_>, out: &mut Json<'_>) -> Result<Ran, Failure> {
        let config = &self.lanes[lane];
        let mut lane = open(config, &TraceFacts::of(config, &self.trace)?)?;
        let lane = lane.as_mut();
        let mut sets = Vec::new();
        if wanted("events") {
            out.put_all("events", |events| {
                sets = serve(lane, &self.trace, |lane, requests| {
                    lane.observe(requests, &mut |event| {
                        event.golden().iter().any(|event| events.push(event))
                    });
                });
            })?;
        } else {
            sets = serve(lane, &self.trace, |lane, requests| {
                requests.chunks(SLICE_REQUESTS).for_each(|slice| lane.advance(slice));
            });
        }
        if wanted("config") {
            out.put("config", &json!(config))?;
        }
        if wanted("final")
            && let Value::Object(state) = final_state(lane, &self.used())
        {
            state.iter().try_for_each(|(key, value)| out.put(key, value))?;
        }
        let costs = sets.iter().map(|set| vec![("units", set.by_name("cost").unwrap_or_default())]);
        let series = costs.collect();
        let sets: Vec<_> = sets.into_iter().map(golden).collect();
        out.put("sets", &json!(sets))?;
        out.put("counters", &json!(golden(lane.counters())))?;
        Ok(Ran { series, ..ran!(lane) })
    }
}

/// Serves the whole trace; returns what was counted in each query set.
fn serve(
    lane: &mut dyn AnyLane,
    trace: &Trace,
    mut advance: impl FnMut(&mut dyn AnyLane, &[u32]),
) -> Vec<Counters> {
    let (mut sets, mut before) = (Vec::new(), Counts::default());
    for set in trace.requests.split_inclusive(|&request| request == EMPTY_POOL) {
        advance(lane, set);
        let counts = *lane.pool().counts();
        let set = Totals { counts: counts.after(&before), ..lane.totals() };
        sets.push(set.counters());
        before = counts;
    }
    sets
}
