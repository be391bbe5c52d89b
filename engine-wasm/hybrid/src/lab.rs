//! The flash + magnetic lab, as page, command line and experiments see it.

use std::rc::Rc;

use bufferpool_core::counter::CounterSpec;
use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::{Making, REQUESTS, WorkloadSpec};
use bufferpool_lab::lab::LabSpec;
use bufferpool_lab::lab::{Column, Wish};
use bufferpool_lab::lab::{Lab, Opened};
use bufferpool_lab::session::Session;
use bufferpool_lab::sweep;
use serde::Serialize;
use serde_json::Value;

use crate::config::{FRAMES, HybridConfig, PAGES};
use crate::counters::SPECS;
use crate::experiments::{Hybrid, LAB};
use crate::lanes::Lanes;
use crate::placement::PlacementSpec;
use crate::placement::registry::PLACEMENTS;
use crate::preset;
use crate::prices::{PRICES, UNIT_US};
use crate::replacement::ReplacementSpec;
use crate::replacement::registry::REPLACEMENTS;
use crate::scene::Scene;
use crate::view::LaneView;
use crate::{step, why, workload};

/// The lab as data.
pub const SPEC: LabSpec = LabSpec {
    id: "hybrid",
    score: &["cost", "misses", "pages_on_f", "migrations_to_f", "migrations_to_m"],
    charts: &["pages_on_f", "cost", "migrations_to_f", "physical_writes_f"],
    levels: &["pages_on_f"],
    conditions: &[
        ("miss", 'm'),
        ("eviction", 'e'),
        ("dirty_eviction", 'd'),
        ("migration", 'g'),
        ("migration_to_f", 'f'),
        ("migration_to_m", 'b'),
        ("cost_hit", 'c'),
        ("set_end", 's'),
    ],
};

/// What is registered.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Registry {
    placements: Vec<PlacementSpec>,
    replacements: Vec<ReplacementSpec>,
    parameters: Vec<ParameterSpec>,
    workloads: &'static [&'static WorkloadSpec],
    /// How long a trace can be.
    requests: ParameterSpec,
    /// Generators have parameters of their own for their length.
    without_length: bool,
    /// Simulated microseconds of one unit of cost.
    unit_us: f64,
    counters: &'static [CounterSpec],
    lab: LabSpec,
}

impl Lab for Hybrid {
    type Config = HybridConfig;
    type Made = Trace;
    type Lanes = Lanes;
    type View = LaneView;

    const SPEC: LabSpec = SPEC;
    const PRESETS: &'static [(&'static str, &'static str)] = preset::REGISTRY;
    const EXPERIMENTS: &'static sweep::lab::Lab = &LAB;

    fn registered(maximum_pages: u32) -> impl Serialize {
        let pages = ParameterSpec { maximum: maximum_pages.into(), ..PAGES };
        Registry {
            placements: PLACEMENTS.iter().map(|entry| entry.spec).collect(),
            replacements: REPLACEMENTS.iter().map(|entry| entry.spec).collect(),
            parameters: [pages, FRAMES].into_iter().chain(PRICES).collect(),
            workloads: workload::CATALOGUE.workloads,
            requests: REQUESTS,
            without_length: workload::CATALOGUE.length.is_none(),
            unit_us: UNIT_US,
            counters: &SPECS,
            lab: SPEC,
        }
    }

    fn read(scene: &Value, maximum_pages: u32) -> Result<Scene, ConfigError> {
        Scene::from_json(scene, maximum_pages)
    }

    fn making(scene: &Scene, available_bytes: u64) -> Result<Making<Trace>, ConfigError> {
        scene.making(available_bytes)
    }

    fn open(
        scene: Scene,
        made: Option<Rc<Trace>>,
        available_bytes: u64,
    ) -> Result<Opened<Self>, ConfigError> {
        scene.open(made, available_bytes)
    }

    fn step(session: &Session<Lanes>) -> impl Serialize {
        step::step(session)
    }

    fn sentence(session: &Session<Lanes>, lane: usize) -> Option<String> {
        step::sentence(session, lane)
    }

    fn templates() -> Vec<&'static str> {
        why::templates()
    }

    fn columns<'a>(
        lanes: &Lanes,
        lane: usize,
        Wish { ordered, by_page }: Wish,
        view: &'a mut LaneView,
    ) -> Option<Vec<(&'static str, Column<'a>)>> {
        let lane = lanes.all().get(lane)?.as_ref();
        view.refresh(lane, ordered, by_page);
        Some(vec![
            ("pages", Column::U32(&view.pages)),
            ("flags", Column::U8(&view.flags)),
            ("order", Column::U32(&view.order)),
            ("lengths", Column::U32(&view.lengths)),
            ("disks", Column::U8(&view.disks)),
            ("costSegmentFrames", Column::Number(Some(lane.cost_segment_frames()))),
        ])
    }
}
