//! A scene: everything that a link, a preset or an exported config of this lab holds.

use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::{Making, WorkloadConfig};
use bufferpool_lab::scene::{as_object, each_lane, position, shared_and_workload, too_large};
use bufferpool_lab::session::Session;
use serde_json::Value;

use crate::config::{HybridConfig, PAGES};
use crate::lanes::{self, Lanes};
use crate::workload;

/// Bytes that a lane holds for each page: pool, and the largest of the algorithms' records.
const BYTES_A_PAGE: u64 = 4 + 1 + 16;
/// Bytes that a lane holds for each frame.
const BYTES_A_FRAME: u64 = 24;
/// Bytes that a plan of the optimum takes for each request while it is made, at most.
const PLAN_BYTES_A_REQUEST: u64 = 16;
/// Keyframes and all that does not grow with the scene.
const SESSION_BYTES: u64 = 320 << 20;

/// Fields that all lanes share: those of the file and of the pool.
const ONCE: [&str; 2] = ["pages", "frames"];

/// A checked scene.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct Scene {
    /// The lanes, with shared fields and their own ones merged. Their pages are those of [`Scene::pages`], or a default
    /// until the trace says how many there are.
    pub lanes: Vec<HybridConfig>,
    /// Pages of the file, where the scene gives them.
    pub pages: Option<u32>,
    pub workload: WorkloadConfig,
    pub at: u64,
}

impl Scene {
    /// Parses a scene: the flat fields of a lane (shared by all lanes), `lanes` with what differs, `workload` and `at`.
    /// `pages` may be left out: a tree has as many as it needs, a trace those that it uses without creating them.
    /// `maximum_pages` is the largest file where the scene is opened: less in a browser than natively.
    pub fn from_json(scene: &Value, maximum_pages: u32) -> Result<Self, ConfigError> {
        let object = as_object("scene", scene)?;
        let (shared, workload) = shared_and_workload(object)?;
        let given = Fields::new(object).checked(&ParameterSpec { maximum: maximum_pages.into(), ..PAGES })?;
        let needed = workload::pages_needed(&workload)?;
        if let (Some(given), Some(needed)) = (given, needed)
            && given != f64::from(needed.data_pages)
        {
            let legal = format!("left out, or {}, as the workload has", needed.data_pages);
            return Err(ConfigError::new("pages", given, legal));
        }
        let pages = needed.map(|needed| needed.data_pages).or(given.map(|pages| pages as u32));
        let mut lanes = each_lane(object, &shared, &ONCE, |_, _, merged| HybridConfig::from_json(merged))?;
        for lane in &mut lanes {
            lane.pages = pages.unwrap_or(lane.pages);
        }
        Ok(Self { lanes, pages, workload, at: position(object)? })
    }

    /// The scene's trace, and the lanes with the pages that it is about; `at_hand` is the file's, for a workload that
    /// names one, or what [`Scene::making`] made. Fails when the workload cannot be generated, or the file is missing
    /// or has other pages.
    pub fn trace(&self, at_hand: Option<Rc<Trace>>) -> Result<(Rc<Trace>, Vec<HybridConfig>), ConfigError> {
        let trace = match at_hand {
            Some(trace) => trace,
            None => Rc::new(workload::generate(&self.workload, self.pages)?),
        };
        let existing = trace.existing_pages();
        if let Some(pages) = self.pages.filter(|&pages| pages < existing) {
            return Err(ConfigError::new("pages", pages, format!("at least {existing}, as the trace has")));
        }
        if let Some(pages) = self.pages.filter(|&pages| pages > existing && trace.created_pages > 0) {
            let legal = format!("{existing}: the pages that the trace creates are numbered from there on");
            return Err(ConfigError::new("pages", pages, legal));
        }
        let lanes = self.lanes_over(&trace);
        Ok((trace, lanes))
    }

    /// Begins to make the scene's trace, if a run over it can fit in `available_bytes`.
    pub fn making(&self, available_bytes: u64) -> Result<Making<Trace>, ConfigError> {
        let making = workload::making(&self.workload, self.pages)?;
        let requests = making.least_requests();
        let bytes = requests * size_of::<u32>() as u64;
        self.check_sizes(self.pages.unwrap_or(1), requests, bytes, available_bytes)?;
        Ok(making)
    }

    /// The lanes with the pages that the scene's trace is about.
    pub fn lanes_over(&self, trace: &Trace) -> Vec<HybridConfig> {
        let pages = self.pages.unwrap_or_else(|| trace.existing_pages()).max(1);
        self.lanes.iter().map(|lane| HybridConfig { pages, ..lane.clone() }).collect()
    }

    /// Checks that a session over a trace fits in `available_bytes`: in a browser that must be known before.
    pub fn check_memory(&self, trace: &Trace, available_bytes: u64) -> Result<(), ConfigError> {
        self.check_sizes(trace.pages, trace.requests.len() as u64, trace.bytes(), available_bytes)
    }

    fn check_sizes(&self, pages: u32, requests: u64, trace: u64, available: u64) -> Result<(), ConfigError> {
        // Shown lanes and prescan.
        let lanes = 2 * self.lanes.len() as u64;
        let frames = self.lanes.first().map_or(1, |lane| lane.frames);
        let by_pages = lanes * u64::from(pages) * BYTES_A_PAGE;
        let by_frames = lanes * u64::from(frames) * BYTES_A_FRAME;
        let knows = |lane: &&HybridConfig| lane.placement_entry().is_ok_and(|entry| entry.spec.knows_future);
        let plans = self.lanes.iter().filter(knows).count() as u64;
        let by_plans = plans * requests * PLAN_BYTES_A_REQUEST;
        let bytes = by_pages + by_frames + by_plans + trace + SESSION_BYTES;
        if bytes <= available {
            return Ok(());
        }
        let (field, value) = if by_pages >= by_frames { ("pages", pages) } else { ("frames", frames) };
        Err(too_large(field, value, "fewer", bytes, available))
    }

    /// A session over the scene, at its position, and the lanes' configs.
    pub fn open(
        &self,
        at_hand: Option<Rc<Trace>>,
        available_bytes: u64,
    ) -> Result<(Session<Lanes>, Vec<HybridConfig>), ConfigError> {
        let made = || self.making(available_bytes)?.at_once().map(Rc::new);
        let (trace, configs) = self.trace(Some(at_hand.map_or_else(made, Ok)?))?;
        self.check_memory(&trace, available_bytes)?;
        let mut session = lanes::session(&configs, trace)?;
        session.seek(self.at);
        Ok((session, configs))
    }
}
