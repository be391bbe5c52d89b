//! The ACE lab's runs and measures.

mod counted;

use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use bufferpool_core::counter::Since;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_core::workload;
use bufferpool_core::workload::config::{GIVEN, OWN};
use bufferpool_lab::session::Run;
use bufferpool_lab::sweep::lab::{Lab, Measure, Of, Wanted, change_percent, ratio};
use bufferpool_lab::sweep::record::{LaneRecord, Moment, fields_of};
use bufferpool_lab::sweep::runner::{LabRunner, bench, check};
use bufferpool_lab::timeline::SLICE_REQUESTS;
pub use counted::Counted;
use counted::{count_server, serve, serve_over};
use serde_json::{Map, Value, json};

use crate::Checked;
use crate::config::start::Start;
use crate::config::{Cost, LaneConfig};
use crate::counters::SPECS;
use crate::flash::Drive;
use crate::flash::config::FlashConfig;
use crate::flash::measures::MEASURES as OF_DRIVES;
use crate::lane::lane_over_trace;
use crate::lanes::Lanes;
use crate::optimum::{Optimum, least_missing};
use crate::policy::spec::Text;
use crate::scene::Scene;

const LATENCY: &str = "latency_us";
/// Device time after the request that filled the pool, in microseconds; none if it never was full.
const LATENCY_SINCE_FULL: &str = "latency_since_full_us";
/// Misses of MIN in as large a pool, where the lane loads on demand.
const MIN_MISSES: &str = "min_misses";
/// The position after the first request at which the lane acts otherwise than the first lane.
const DIVERGES_AT: &str = "diverges_at";

/// The lab's entry.
pub static LAB: Lab = Lab {
    id: "ace",
    measures: &MEASURES,
    leading: &[],
    settings: &["frames", "n_w"],
    counters: &SPECS,
    further: &[LATENCY_SINCE_FULL, MIN_MISSES, DIVERGES_AT],
    has_sets: false,
    has_min: true,
    has_divergence: true,
    seeded: true,
    check: check::<Ace>,
    pages_needed: workload::pages_needed,
    position: |scene, _, _| {
        let requests = &scene["workload"]["requests"];
        Ok(requests.as_f64().map_or(0, |requests| requests as u64))
    },
    bench: bench::<Ace>,
};

const fn formula(id: Text, name: Text, unit: Text, of: fn(Moment<'_>, Moment<'_>) -> Option<f64>) -> Measure {
    Measure { id, label: name, unit, of: Of::Formula(of) }
}

const fn change(id: Text, label: Text, counter: Text) -> Measure {
    Measure { id, label, unit: "%", of: Of::Change(counter) }
}

/// The lab's own measures, then those of drives below its lanes.
static MEASURES: [Measure; OF_LANES.len() + OF_DRIVES.len()] = {
    let mut all = [OF_LANES[0]; OF_LANES.len() + OF_DRIVES.len()];
    let mut place = 0;
    while place < all.len() {
        all[place] = if place < OF_LANES.len() { OF_LANES[place] } else { OF_DRIVES[place - OF_LANES.len()] };
        place += 1;
    }
    all
};

/// Times are simulated device time.
const OF_LANES: &[Measure] = &[
    formula("speedup", "Speedup over the run without ACE", "x", |first, lane| {
        ratio(first.number(LATENCY)?, lane.number(LATENCY)?)
    }),
    formula("speedup_since_full", "Speedup counted from the first full pool", "x", |first, lane| {
        ratio(first.number(LATENCY_SINCE_FULL)?, lane.number(LATENCY_SINCE_FULL)?)
    }),
    formula(LATENCY_SINCE_FULL, "Device time from the first full pool on", "us", |_, lane| {
        lane.number(LATENCY_SINCE_FULL)
    }),
    formula("latency_s", "Device time", "s", |_, lane| Some(lane.number(LATENCY)? / 1e6)),
    formula("latency_saved_s", "Device time saved", "s", |first, lane| {
        Some((first.number(LATENCY)? - lane.number(LATENCY)?) / 1e6)
    }),
    formula("latency_saved_percent", "Device time saved", "%", |first, lane| {
        let saved = first.number(LATENCY)? - lane.number(LATENCY)?;
        ratio(100.0 * saved, first.number(LATENCY)?)
    }),
    formula("latency_us_per_request", "Device time a request", "us", |_, lane| {
        ratio(lane.number(LATENCY)?, lane.number("requests")?)
    }),
    formula("hit_percent", "Hits", "%", |_, lane| {
        ratio(100.0 * lane.number("hits")?, lane.number("requests")?)
    }),
    formula("misses_above_min_percent", "Misses above the optimum", "%", |_, lane| {
        let least = lane.number(MIN_MISSES)?;
        ratio(100.0 * (lane.number("misses")? - least), least)
    }),
    formula(DIVERGES_AT, "First request that is served otherwise", "requests", |_, lane| {
        lane.number(DIVERGES_AT)
    }),
    change("misses_change_percent", "Change of misses", "misses"),
    change("pages_read_change_percent", "Change of pages read", "pages_read"),
    change("pages_written_change_percent", "Change of pages written", "pages_written"),
    formula(
        "extra_writes_of_bound",
        "Extra pages written, as a part of n_w / B of all",
        "",
        |first, lane| {
            let change = change_percent("pages_written", first, lane)? / 100.0;
            ratio(change * lane.number("frames")?, lane.number("n_w")?)
        },
    ),
    change("write_batches_change_percent", "Change of write batches", "write_batches"),
    formula("throughput", "Requests a second, with clients", "1/s", |_, lane| {
        ratio(1e9 * lane.number("requests")?, lane.number("time_ns")?)
    }),
    formula("latency_p99_us", "Latency of transactions, p99", "us", |_, lane| {
        Some(lane.number("latency_p99_ns")? / 1e3)
    }),
    formula("latency_p99_of_baseline", "Latency p99 over that without ACE", "x", |first, lane| {
        ratio(lane.number("latency_p99_ns")?, first.number("latency_p99_ns")?)
    }),
    formula("time_us", "Time, with clients", "us", |_, lane| Some(lane.number("time_ns")? / 1e3)),
    formula("time_saved_percent", "Time saved, with clients", "%", |first, lane| {
        let before = first.number("time_ns")?;
        ratio(100.0 * (before - lane.number("time_ns")?), before)
    }),
    formula("buffers_backend_percent", "Pages written by clients", "%", |_, lane| {
        written_by("buffers_backend", lane)
    }),
    formula("buffers_clean_percent", "Pages written by the background writer", "%", |_, lane| {
        written_by("buffers_clean", lane)
    }),
    formula("buffers_checkpoint_percent", "Pages written by the checkpointer", "%", |_, lane| {
        written_by("buffers_checkpoint", lane)
    }),
    formula("write_utilisation_percent", "Write slots busy", "%", |_, lane| {
        ratio(100.0 * lane.number("write_busy_ns")?, lane.number("k_w")? * lane.number("time_ns")?)
    }),
];

/// A writer's share of the pages written, in percent; none of none.
fn written_by(counter: Text, lane: Moment<'_>) -> Option<f64> {
    ratio(100.0 * lane.number(counter)?, lane.number("pages_written")?)
}

/// The ACE lab, with lanes of a kind; runs of experiments are the same for all kinds.
#[derive(Debug)]
pub struct LabOf<L>(PhantomData<L>);

/// With today's lanes.
pub type Ace = LabOf<Lanes>;

/// A trace, and MIN's misses over it as computed so far, by the unpriced config of the lane that runs MIN.
pub struct Requests {
    trace: Rc<Trace>,
    least: RefCell<Vec<(String, u64)>>,
    /// The drive that lanes begin with: made once for all of them.
    drive: RefCell<Option<Drive>>,
}

impl Requests {
    /// A drive with these settings, preconditioned.
    fn drive(&self, config: &FlashConfig) -> Checked<Drive> {
        if let Some(drive) = self.drive.borrow().as_ref().filter(|drive| drive.config() == config) {
            return Ok(drive.clone());
        }
        let drive = Drive::new(config)?;
        *self.drive.borrow_mut() = Some(drive.clone());
        Ok(drive)
    }

    fn min_misses(&self, scene: &Scene, config: &LaneConfig) -> Checked<Option<u64>> {
        let Some(least) = least_missing(config) else { return Ok(None) };
        let key = unpriced(&scene.start, &least);
        if let Some((_, misses)) = self.least.borrow().iter().find(|(known, _)| *known == key) {
            return Ok(Some(*misses));
        }
        let Some(mut optimum) = Optimum::beside(config, &scene.start, Rc::clone(&self.trace))? else {
            return Ok(None);
        };
        optimum.advance(u64::MAX);
        self.least.borrow_mut().push((key, optimum.misses()));
        Ok(Some(optimum.misses()))
    }

    /// Where a lane leaves the first one: both are served side by side up to there.
    fn diverges_at(&self, scene: &Scene, lane: usize) -> Checked<Option<u64>> {
        let opened = |config| lane_over_trace(config, &self.trace);
        let mut lanes = [opened(&scene.lanes[0])?, opened(&scene.lanes[lane])?];
        let mut effects = [Vec::new(), Vec::new()];
        lanes.iter_mut().for_each(|lane| lane.set_up(&scene.start));
        for (slice, requests) in self.trace.requests.chunks(SLICE_REQUESTS).enumerate() {
            for (lane, effects) in lanes.iter_mut().zip(&mut effects) {
                effects.clear();
                lane.observe(requests, &mut |event| {
                    effects.push(<Lanes as Run>::effect(event));
                    false
                });
            }
            if let Some(at) = effects[0].iter().zip(&effects[1]).position(|(first, own)| first != own) {
                return Ok(Some((slice * SLICE_REQUESTS + at + 1) as u64));
            }
        }
        Ok(None)
    }
}

/// All that decides what a lane counts: device prices change no decision. Without the Reader a miss reads one page, and
/// without ACE as well each write is one page, whatever the device takes at once.
/// With clients, who asks when depends on every price.
pub(crate) fn unpriced(start: &Start, config: &LaneConfig) -> String {
    if config.server.is_some() {
        return Value::from(vec![json!(config), format!("{start:?}").into()]).to_string();
    }
    let mut unpriced = LaneConfig { cpu_us: 0.0, write_wait: 1.0, cost: Cost::Ideal, ..config.clone() };
    (unpriced.device.alpha, unpriced.device.base_us) = (1.0, 1.0);
    if !config.prefetch {
        (unpriced.device.k_r, unpriced.n_e) = (1, 1);
        if !config.is_ace() {
            (unpriced.device.k_w, unpriced.n_w) = (1, 1);
        }
    }
    let start = format!("{start:?}");
    Value::from(vec![json!(unpriced), start.into()]).to_string()
}

impl<L: 'static> LabRunner for LabOf<L> {
    type Scene = Scene;
    type Shared = Requests;
    type Counted = Counted;

    fn scene(scene: &Value, maximum_pages: u32) -> Checked<Scene> {
        let scene = Scene::from_json(scene, maximum_pages)?;
        if let Some(at) = scene.lanes.iter().position(|lane| lane.fork.is_some()) {
            let legal = "left out: an experiment compares whole runs";
            return Err(ConfigError::new(format!("lanes[{at}].fork"), "given", legal));
        }
        scene.workload.check(scene.pages())?;
        Ok(scene)
    }

    fn shared_key(scene: &Scene) -> String {
        // Pins end a trace where the pool has no other frames.
        let frames = [OWN, GIVEN].contains(&scene.workload.kind.as_str()).then(|| scene.frames());
        json!([scene.workload, scene.pages(), frames]).to_string()
    }

    fn shared(scene: &Scene, own: Option<&Rc<Trace>>, available_bytes: u64) -> Checked<Rc<Requests>> {
        let trace = scene.trace_within(own.cloned(), available_bytes)?;
        Ok(Rc::new(Requests { trace, least: RefCell::default(), drive: RefCell::default() }))
    }

    fn lanes(scene: &Scene) -> usize {
        scene.lanes.len()
    }

    /// Lanes that differ in device prices alone are served once.
    fn lane_key(scene: &Scene, lane: usize) -> String {
        // The first lane is part of the key, since the divergence is measured against it.
        [&scene.lanes[lane], &scene.lanes[0]].map(|lane| unpriced(&scene.start, lane)).concat()
    }

    fn count(scene: &Scene, lane: usize, requests: &Rc<Requests>, wanted: Wanted) -> Checked<Counted> {
        let config = &scene.lanes[lane];
        if config.server.is_some() {
            return count_server(scene, config, &requests.trace);
        }
        let trace = requests.trace.within(config.frames);
        let mut served = lane_over_trace(config, &trace)?;
        served.set_up(&scene.start);
        let counted = match config.flash.as_deref() {
            Some(flash) => {
                serve_over(served.as_mut(), &trace.requests, requests.drive(&flash.drive)?, &flash.chip)
            }
            None => serve(served.as_mut(), &trace.requests),
        };
        drop(served);
        let least = wanted.min.then(|| requests.min_misses(scene, config)).transpose()?;
        let apart = (wanted.divergence && lane > 0).then(|| requests.diverges_at(scene, lane)).transpose()?;
        Ok(Counted { min_misses: least.flatten(), diverges_at: apart.flatten(), ..counted })
    }

    fn record(scene: &Scene, lane: usize, counted: &[Counted]) -> LaneRecord {
        let config = &scene.lanes[lane];
        let counted = &counted[lane];
        if let Some(totals) = &counted.server {
            let mut counters = fields_of(&totals.counters(&counted.pool));
            // With one client that is what it is without the model.
            counters.insert(LATENCY.to_owned(), json!(totals.time_ns as f64 / 1e3));
            return LaneRecord {
                counters,
                beside: Map::from_iter([
                    ("frames".to_owned(), config.frames.into()),
                    ("n_w".to_owned(), config.batch_limit().into()),
                    ("k_w".to_owned(), config.device.k_w.into()),
                ]),
                ..LaneRecord::default()
            };
        }
        let since_full = counted.when_full.map(|full| counted.end.since(&full));
        let since_full = since_full.map(|counts| counts.priced(config).times().latency().to_number());
        let mut beside = Map::from_iter([
            ("frames".to_owned(), config.frames.into()),
            ("n_w".to_owned(), config.batch_limit().into()),
            (LATENCY_SINCE_FULL.to_owned(), json!(since_full)),
        ]);
        let wanted = [(MIN_MISSES, counted.min_misses), (DIVERGES_AT, counted.diverges_at)];
        beside.extend(wanted.into_iter().filter_map(|(id, number)| Some((id.to_owned(), number?.into()))));
        beside.extend(counted.flash.clone().into_iter().flatten());
        LaneRecord {
            counters: fields_of(&counted.end.priced(config).counters(&counted.pool)),
            beside,
            ..LaneRecord::default()
        }
    }
}
