//! What a session at the paper's size holds, and how long it takes to go somewhere in it.

use std::rc::Rc;
use std::time::Instant;

use bufferpool_ace::policy::registry::PAPER;
use bufferpool_ace::session::{self, Session, histories};
use bufferpool_bench::{Subject, TASKS};
use bufferpool_core::error::ConfigError;
use bufferpool_core::workload::draw::Random;
use serde::Serialize;

use crate::measure::{forget_peak, peak_mb, quantile};

/// Of a session with a policy's baseline and one lane more.
#[derive(Debug, Serialize)]
pub(crate) struct AtPaperSize {
    pub(crate) policy: &'static str,
    /// Mode of the lane beside the baseline.
    pub(crate) mode: &'static str,
    pub(crate) prescan_seconds: f64,
    pub(crate) keyframes: usize,
    pub(crate) history_keyframes: usize,
    /// What lanes, prescan and keyframes say that they hold after all seeks.
    pub(crate) session_mb: f64,
    /// The trace, which they share.
    pub(crate) trace_mb: f64,
    /// Most that the process had in memory, the trace included, where the system tells.
    pub(crate) peak_mb: Option<f64>,
    pub(crate) seek: Times,
    pub(crate) step_back: Times,
}

/// Milliseconds.
#[derive(Debug, Serialize)]
pub(crate) struct Times {
    pub(crate) median: f64,
    pub(crate) ninth_decile: f64,
    pub(crate) longest: f64,
}

impl Times {
    fn of(times: &[f64]) -> Self {
        let [median, ninth_decile, longest] = [0.5, 0.9, 1.0].map(|part| quantile(times, part));
        Self { median, ninth_decile, longest }
    }
}

/// Steps back after each seek.
const STEPS: usize = 3;

pub(crate) fn measure(quick: bool) -> Result<Vec<AtPaperSize>, ConfigError> {
    let paper = PAPER.iter();
    let ids = paper.map(|entry| entry.spec.id);
    ids.flat_map(|policy| ["ace", "ace+reader"].map(|mode| of(policy, mode, quick))).collect()
}

fn of(policy: &'static str, mode: &'static str, quick: bool) -> Result<AtPaperSize, ConfigError> {
    let task = TASKS.iter().find(|task| task.id == "paper").unwrap_or(&TASKS[0]);
    forget_peak();
    let trace = Rc::new(task.trace()?);
    let lanes: Result<Vec<_>, _> = Subject::all()
        .filter(|subject| subject.policy == policy && ["baseline", mode].contains(&subject.mode))
        .map(|subject| subject.config(task.pages, task.frames))
        .collect();
    let mut session = session::open(&lanes?, &Default::default(), Rc::clone(&trace))?;
    let start = Instant::now();
    session.continue_prescan(task.requests);
    let prescan_seconds = start.elapsed().as_secs_f64();

    let mut random = Random::new(1);
    let (mut seeks, mut steps) = (Vec::new(), Vec::new());
    for _ in 0..if quick { 15 } else { 50 } {
        seeks.push(milliseconds(&mut session, random.below(task.requests + 1)));
        for _ in 0..STEPS {
            let before = session.position().saturating_sub(1);
            steps.push(milliseconds(&mut session, before));
        }
    }
    Ok(AtPaperSize {
        policy,
        mode,
        prescan_seconds,
        keyframes: session.prescan().keyframes().len(),
        history_keyframes: histories(session.prescan()).len(),
        session_mb: session.bytes() as f64 / 1e6,
        trace_mb: trace.bytes() as f64 / 1e6,
        peak_mb: peak_mb(),
        seek: Times::of(&seeks),
        step_back: Times::of(&steps),
    })
}

fn milliseconds(session: &mut Session, position: u64) -> f64 {
    let start = Instant::now();
    session.seek(position);
    start.elapsed().as_secs_f64() * 1e3
}
