//! The ACE lab, as page, command line and experiments see it.

use std::rc::Rc;

use bufferpool_core::counter::CounterSpec;
use bufferpool_core::device::DeviceSpec;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::{Making, WorkloadSpec};
use bufferpool_core::{device, workload};
use bufferpool_lab::lab::{Column, Lab, LabSpec, Opened, Wish};
use bufferpool_lab::session::Session;
use bufferpool_lab::sweep;
use serde::Serialize;
use serde_json::Value;

#[cfg(not(target_family = "wasm"))]
use crate::cards;
use crate::config::{LaneConfig, PAGES, PARAMETERS};
use crate::experiments::{LAB, LabOf};
use crate::policy::registry as policy;
use crate::policy::registry::PAPER;
use crate::policy::spec::PolicySpec;
use crate::reader::{READERS, ReaderSpec};
use crate::scene::Scene;
use crate::session::{Drawn, LaneView};
use crate::why::ALGORITHM;
use crate::why::lines::Part;
use crate::{Checked, preset, why};

/// The lab as data.
pub const SPEC: LabSpec = LabSpec {
    id: "ace",
    clock: "run_time_us",
    by_time: false,
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
        ("choices_differ", 'o'),
        ("choice_pays", 'k'),
        ("choice_backfires", 'l'),
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
    #[cfg(not(target_family = "wasm"))]
    #[cfg_attr(feature = "typescript", ts(skip))]
    ace: cards::LayerCard,
    algorithm: &'static [Part],
    parameters: Vec<ParameterSpec>,
    workloads: &'static [&'static WorkloadSpec],
    requests: ParameterSpec,
    devices: &'static [DeviceSpec],
    counters: &'static [CounterSpec],
    lab: LabSpec,
}

impl<L: Drawn> Lab for LabOf<L> {
    type Config = LaneConfig;
    type Made = Trace;
    type Lanes = L;
    type View = LaneView;

    const SPEC: LabSpec = L::SPEC;
    /// The build writes the others as a file beside the module that every visit loads.
    const PRESETS: &'static [(&'static str, &'static str)] =
        if cfg!(feature = "compact") { preset::FIRST } else { preset::REGISTRY };
    const EXPERIMENTS: &'static sweep::lab::Lab = &LAB;

    fn registered(maximum_pages: u32) -> impl Serialize {
        let pages = ParameterSpec { maximum: maximum_pages.into(), ..PAGES };
        Registry {
            policies: policy::all().map(|entry| entry.spec).collect(),
            further: policy::all().skip(PAPER.len()).map(|entry| entry.spec.id).collect(),
            readers: READERS,
            #[cfg(not(target_family = "wasm"))]
            ace: cards::ACE,
            algorithm: &ALGORITHM,
            parameters: std::iter::once(pages)
                .chain(PARAMETERS[1..].iter().chain(L::FURTHER).copied())
                .collect(),
            workloads: workload::REGISTRY,
            requests: workload::REQUESTS,
            devices: device::REGISTRY,
            counters: L::COUNTERS,
            lab: L::SPEC,
        }
    }

    fn read(scene: &Value, maximum_pages: u32) -> Checked<Scene> {
        Scene::from_json(scene, maximum_pages)
    }
    fn making(scene: &Scene, available_bytes: u64) -> Checked<Making<Trace>> {
        L::making(scene, available_bytes)
    }
    fn open(scene: Scene, made: Option<Rc<Trace>>, available_bytes: u64) -> Checked<Opened<Self>> {
        Ok((scene.open_as::<L>(made, &[], available_bytes)?, scene.lanes))
    }
    fn step(session: &Session<L>) -> impl Serialize {
        L::step(session)
    }
    fn templates() -> Vec<&'static str> {
        why::templates()
    }

    fn columns<'a>(
        lanes: &L,
        lane: usize,
        wish: Wish,
        view: &'a mut LaneView,
    ) -> Option<Vec<(&'static str, Column<'a>)>> {
        view.refresh(lanes.parts(lane)?, wish.ordered);
        lanes.mark(lane, &mut view.flags);
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
