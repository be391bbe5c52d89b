//! Requests per second of every subject on every task.

use bufferpool_bench::{Subject, TASKS, Task, Yardstick};
use bufferpool_sim::error::ConfigError;
use bufferpool_sim::lanes::SLICE_REQUESTS;
use serde::Serialize;

use crate::measure::{median, seconds};

/// Of one lane on one task.
#[derive(Debug, Serialize)]
pub(crate) struct Speed {
    pub(crate) task: &'static str,
    #[serde(flatten)]
    pub(crate) subject: Subject,
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
pub(crate) struct Throughput {
    pub(crate) repetitions: usize,
    pub(crate) slice_requests: usize,
    pub(crate) yardstick: Vec<Reference>,
    pub(crate) lanes: Vec<Speed>,
}

pub(crate) fn measure(repetitions: usize) -> Result<Throughput, ConfigError> {
    let mut found =
        Throughput { repetitions, slice_requests: SLICE_REQUESTS, yardstick: Vec::new(), lanes: Vec::new() };
    for task in TASKS {
        measure_task(task, repetitions, &mut found)?;
    }
    Ok(found)
}

/// Repetitions are the outer loop: what else the machine does in the meantime meets all subjects alike.
fn measure_task(task: &Task, repetitions: usize, found: &mut Throughput) -> Result<(), ConfigError> {
    let requests = task.trace()?.requests;
    let subjects: Vec<Subject> = Subject::all().collect();
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); subjects.len()];
    let mut yardstick_times = Vec::new();
    let mut first_misses = 0;
    for _ in 0..repetitions {
        let mut yardstick = Yardstick::new(task.pages, task.frames);
        yardstick_times.push(seconds(&requests, |slice| yardstick.advance(slice)));
        for (index, subject) in subjects.iter().enumerate() {
            let mut lane = subject.lane(task.pages, task.frames)?;
            times[index].push(seconds(&requests, |slice| lane.advance(slice)));
            if index == 0 {
                first_misses = lane.counts().misses;
            }
        }
    }
    let misses = Yardstick::new(task.pages, task.frames).count(&requests).misses;
    if misses != first_misses {
        let legal = format!("the yardstick's {misses}: both are LRU");
        return Err(ConfigError::new("misses", first_misses, legal));
    }
    let speed = |times: &[f64]| requests.len() as f64 / median(times) / 1e6;
    let reference = speed(&yardstick_times);
    found.yardstick.push(Reference { task: task.id, million_per_second: reference, misses });
    found.lanes.extend(subjects.into_iter().zip(&times).map(|(subject, times)| Speed {
        task: task.id,
        subject,
        million_per_second: speed(times),
        percent_of_yardstick: 100.0 * speed(times) / reference,
    }));
    Ok(())
}
