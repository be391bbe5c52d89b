//! How long a jump within 10 million requests takes.

use std::rc::Rc;
use std::time::Instant;

use bufferpool_ace::session;
use bufferpool_bench::{Subject, TASKS};
use bufferpool_core::error::ConfigError;
use bufferpool_core::workload::draw::Random;
use serde::Serialize;

use crate::measure::quantile;

/// Of a session with the first policy's baseline and ACE lanes on the first task.
#[derive(Debug, Serialize)]
pub(crate) struct Seek {
    pub(crate) requests: u64,
    pub(crate) seeks: usize,
    pub(crate) median_ms: f64,
    pub(crate) ninth_decile_ms: f64,
    pub(crate) longest_ms: f64,
    pub(crate) prescan_seconds: f64,
    pub(crate) keyframes: usize,
    pub(crate) session_bytes: usize,
}

pub(crate) fn measure(quick: bool) -> Result<Seek, ConfigError> {
    let task = &TASKS[0];
    let lanes: Result<Vec<_>, _> =
        Subject::all().take(2).map(|subject| subject.config(task.pages, task.frames)).collect();
    let mut session = session::open(&lanes?, &Default::default(), Rc::new(task.trace()?))?;
    let start = Instant::now();
    session.continue_prescan(task.requests);
    let prescan_seconds = start.elapsed().as_secs_f64();

    let seeks = if quick { 50 } else { 200 };
    let mut random = Random::new(1);
    let times: Vec<f64> = (0..seeks)
        .map(|_| {
            let target = random.below(task.requests + 1);
            let start = Instant::now();
            session.seek(target);
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    Ok(Seek {
        requests: task.requests,
        seeks,
        median_ms: quantile(&times, 0.5),
        ninth_decile_ms: quantile(&times, 0.9),
        longest_ms: quantile(&times, 1.0),
        prescan_seconds,
        keyframes: session.prescan().keyframes().len(),
        session_bytes: session.lanes().bytes() + session.prescan().bytes(),
    })
}
