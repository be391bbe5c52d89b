//! The predictive lab, as page, command line and experiments see it.

use std::rc::Rc;

use bufferpool_core::counter::CounterSpec;
use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::workload::{Making, REQUESTS};
use bufferpool_lab::lab::LabSpec;
use bufferpool_lab::lab::{Column, Wish};
use bufferpool_lab::lab::{Lab, Opened};
use bufferpool_lab::session::Session;
use bufferpool_lab::sweep;
use serde::Serialize;
use serde_json::Value;

use crate::config::{LaneConfig, PARAMETERS};
use crate::counters::SPECS;
use crate::experiments::{LAB, Pbm};
use crate::lanes::{CountedWorld, Lanes};
use crate::policy::PolicySpec;
use crate::policy::registry::POLICIES;
use crate::preset;
use crate::scene::Scene;
use crate::view::LaneView;
use crate::workload::{self, KindSpec};
use crate::{step, why};

/// The lab as data.
pub const SPEC: LabSpec = LabSpec {
    id: "pbm",
    score: &["hit_percent", "misses", "io_gib", "queries_ended"],
    charts: &["hit_percent", "io_gib", "misses", "queries_ended"],
    levels: &[],
    conditions: &[
        ("miss", 'm'),
        ("eviction", 'e'),
        ("requested_eviction", 'r'),
        ("wait", 'w'),
        ("query_begin", 'q'),
    ],
};

/// What is registered.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Registry {
    policies: Vec<PolicySpec>,
    parameters: Vec<ParameterSpec>,
    workloads: &'static [&'static KindSpec],
    /// How long a trace can be, where traces have lengths.
    requests: ParameterSpec,
    /// Kinds of queries have parameters of their own for their length.
    without_length: bool,
    counters: &'static [CounterSpec],
    lab: LabSpec,
}

impl Lab for Pbm {
    type Config = LaneConfig;
    type Made = CountedWorld;
    type Lanes = Lanes;
    type View = LaneView;

    const SPEC: LabSpec = SPEC;
    const PRESETS: &'static [(&'static str, &'static str)] = preset::REGISTRY;
    const EXPERIMENTS: &'static sweep::lab::Lab = &LAB;

    fn registered(_: u32) -> impl Serialize {
        Registry {
            policies: POLICIES.iter().map(|entry| entry.spec).collect(),
            parameters: PARAMETERS.to_vec(),
            workloads: workload::CATALOGUE.workloads,
            requests: REQUESTS,
            without_length: workload::CATALOGUE.length.is_none(),
            counters: &SPECS,
            lab: SPEC,
        }
    }

    fn read(scene: &Value, maximum_blocks: u32) -> Result<Scene, ConfigError> {
        Scene::from_json(scene, maximum_blocks)
    }

    fn making(scene: &Scene, available_bytes: u64) -> Result<Making<CountedWorld>, ConfigError> {
        Ok(scene.making(available_bytes))
    }

    fn open(
        scene: Scene,
        made: Option<Rc<CountedWorld>>,
        available_bytes: u64,
    ) -> Result<Opened<Self>, ConfigError> {
        let session = scene.open(made.as_deref().cloned(), available_bytes)?;
        Ok((session, scene.lanes))
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
        wish: Wish,
        view: &'a mut LaneView,
    ) -> Option<Vec<(&'static str, Column<'a>)>> {
        let lane = lanes.all().get(lane)?.as_ref();
        view.refresh(lane, wish.by_page, wish.ordered);
        Some(vec![
            ("blocks", Column::U32(&view.blocks)),
            ("flags", Column::U8(&view.flags)),
            ("timesUs", Column::F32(&view.times_us)),
            ("badges", Column::U8(&view.badges)),
            ("tableFlags", Column::U8(&view.table_flags)),
            ("tableTimesUs", Column::F32(&view.table_times_us)),
            ("order", Column::U32(&view.order)),
            ("lengths", Column::U32(&view.lengths)),
            ("fromUs", Column::F64(&view.from_us)),
            ("hand", Column::Number(lane.hand())),
        ])
    }
}
