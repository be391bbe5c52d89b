//! The ACE lab, as page, command line and experiments see it.

use std::rc::Rc;

use bufferpool_core::counter::CounterSpec;
use bufferpool_core::device::{self, DeviceSpec};
use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::{self, Making, WorkloadSpec};
use bufferpool_lab::lab::LabSpec;
use bufferpool_lab::lab::{Column, Wish};
use bufferpool_lab::lab::{Lab, Opened};
use bufferpool_lab::sweep;
use serde::Serialize;
use serde_json::Value;

use crate::config::{LaneConfig, PARAMETERS};
use crate::counters::SPECS;
use crate::experiments::{Ace, LAB};
use crate::lanes::Lanes;
use crate::policy::registry::{self as policy, PAPER};
use crate::policy::spec::PolicySpec;
use crate::preset;
use crate::reader::registry::{READERS, ReaderSpec};
use crate::scene::Scene;
use crate::session::{LaneView, Session};
use crate::spec::{ACE, LayerSpec};
use crate::why::ALGORITHM;
use crate::why::lines::Part;
use crate::{step, why};

/// The lab as data.
pub const SPEC: LabSpec = LabSpec {
    id: "ace",
    score: &["latency_us", "run_time_us", "write_batches", "pages_written", "misses", "hits"],
    charts: &["write_batches", "pages_written", "pages_read", "latency_us", "run_time_us"],
    levels: &[],
    conditions: &[
        ("miss", 'm'),
        ("eviction", 'e'),
        ("dirty_eviction", 'd'),
        ("batch", 'b'),
        ("full_batch", 'f'),
        ("second_chance", 'c'),
        ("prefetch", 'p'),
    ],
};

/// What is registered.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Registry {
    policies: Vec<PolicySpec>,
    /// Ids of the policies outside the ACE paper, in registry order.
    further: Vec<&'static str>,
    readers: &'static [ReaderSpec],
    ace: LayerSpec,
    algorithm: &'static [Part],
    parameters: Vec<ParameterSpec>,
    workloads: &'static [&'static WorkloadSpec],
    requests: ParameterSpec,
    devices: &'static [DeviceSpec],
    counters: &'static [CounterSpec],
    lab: LabSpec,
}

impl Lab for Ace {
    type Config = LaneConfig;
    type Made = Trace;
    type Lanes = Lanes;
    type View = LaneView;

    const SPEC: LabSpec = SPEC;
    const PRESETS: &'static [(&'static str, &'static str)] = preset::REGISTRY;
    const EXPERIMENTS: &'static sweep::lab::Lab = &LAB;

    fn registered(maximum_pages: u32) -> impl Serialize {
        let mut parameters = PARAMETERS.to_vec();
        for parameter in parameters.iter_mut().filter(|parameter| parameter.id == "pages") {
            parameter.maximum = f64::from(maximum_pages);
        }
        Registry {
            policies: policy::all().map(|entry| entry.spec).collect(),
            further: policy::all().skip(PAPER.len()).map(|entry| entry.spec.id).collect(),
            readers: READERS,
            ace: ACE,
            algorithm: &ALGORITHM,
            parameters,
            workloads: workload::REGISTRY,
            requests: workload::REQUESTS,
            devices: device::REGISTRY,
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
        Ok((scene.open(made, &[], available_bytes)?, scene.lanes))
    }

    fn step(session: &Session) -> impl Serialize {
        step::step(session)
    }

    fn sentence(session: &Session, lane: usize) -> Option<String> {
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
        view.refresh(lanes.all().get(lane)?.as_ref(), wish.ordered);
        Some(vec![
            ("pages", Column::U32(&view.pages)),
            ("flags", Column::U8(&view.flags)),
            ("badges", Column::U8(&view.badges)),
            ("order", Column::U32(&view.order)),
            ("window", Column::Number(Some(view.window))),
            ("hand", Column::Number(view.hand)),
        ])
    }
}
