//! Requests per second of every subject of a lab on every task.

use bufferpool_bench::{Lab, LabTask, Yardstick};
use bufferpool_core::error::ConfigError;
use bufferpool_core::timeline::SLICE_REQUESTS;
use serde::Serialize;

use crate::measure::{median, seconds};

/// Of one lane on one task.
#[derive(Debug, Serialize)]
pub(crate) struct Speed<S> {
    pub(crate) task: &'static str,
    #[serde(flatten)]
    pub(crate) subject: S,
    #[serde(skip)]
    pub(crate) name: String,
    pub(crate) million_per_second: f64,
    pub(crate) percent_of_yardstick: f64,
}

/// Of the yardstick on one task.
#[derive(Debug, Serialize)]
pub(crate) struct Reference {
    pub(crate) task: &'static str,
    pub(crate) million_per_second: f64,
    pub(crate) misses: u64,
}

/// Of all.
#[derive(Debug, Serialize)]
pub(crate) struct Throughput<S> {
    pub(crate) repetitions: usize,
    pub(crate) slice_requests: usize,
    pub(crate) yardstick: Vec<Reference>,
    pub(crate) lanes: Vec<Speed<S>>,
}

pub(crate) fn measure<L: Lab>(repetitions: usize) -> Result<Throughput<L::Subject>, ConfigError> {
    let mut found =
        Throughput { repetitions, slice_requests: SLICE_REQUESTS, yardstick: Vec::new(), lanes: Vec::new() };
    for task in L::tasks() {
        measure_task::<L>(task, repetitions, &mut found)?;
    }
    Ok(found)
}

/// Repetitions are the outer loop: what else the machine does in the meantime meets all subjects alike.
fn measure_task<L: Lab>(
    task: &L::Task,
    repetitions: usize,
    found: &mut Throughput<L::Subject>,
) -> Result<(), ConfigError> {
    let trace = task.trace()?;
    let (requests, frames) = (&trace.requests, task.frames());
    let subjects = L::subjects();
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); subjects.len()];
    let mut yardstick_times = Vec::new();
    let mut first_misses = 0;
    for _ in 0..repetitions {
        let mut yardstick = Yardstick::new(trace.pages, frames);
        yardstick_times.push(seconds(requests, |slice| yardstick.advance(slice)));
        for (index, subject) in subjects.iter().enumerate() {
            let mut lane = L::lane(subject, frames, &trace)?;
            times[index].push(seconds(requests, |slice| lane.advance(slice)));
            if index == 0 {
                first_misses = lane.misses();
            }
        }
    }
    let misses = Yardstick::new(trace.pages, frames).count(requests).misses;
    if misses != first_misses {
        let legal = format!("the yardstick's {misses}: both are LRU");
        return Err(ConfigError::new("misses", first_misses, legal));
    }
    let speed = |times: &[f64]| requests.len() as f64 / median(times) / 1e6;
    let reference = speed(&yardstick_times);
    found.yardstick.push(Reference { task: task.id(), million_per_second: reference, misses });
    found.lanes.extend(subjects.into_iter().zip(&times).map(|(subject, times)| Speed {
        task: task.id(),
        name: L::name(&subject),
        subject,
        million_per_second: speed(times),
        percent_of_yardstick: 100.0 * speed(times) / reference,
    }));
    Ok(())
}
