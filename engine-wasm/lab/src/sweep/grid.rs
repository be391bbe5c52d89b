//! The runs of an experiment: every point of its grid with every seed.
//!
//! All points with the first seed come first, so that a figure is whole early and only sharpens later. Within a seed the
//! first axis varies slowest. An axis of query sets is the last one, and all its points are of the same run.

use bufferpool_core::error::{Checked, ConfigError};
use bufferpool_core::workload::WorkloadConfig;
use bufferpool_core::workload::config::{GIVEN, OWN};
use serde_json::{Map, Value};

use super::experiment::{Axis, Experiment, MAXIMUM_RUNS, Sets, Settings};
use super::lab::Lab;

/// The pool as a share of the data, in percent: stands for `frames`.
pub const FRAMES_PERCENT: &str = "frames_percent";

/// Points of the grid.
pub fn points(experiment: &Experiment) -> usize {
    experiment.axes.iter().map(|axis| axis.values.len()).product()
}

/// Points that one run fills: the query sets that are followed, or 1.
pub fn points_a_run(experiment: &Experiment) -> usize {
    experiment.set_axis().map_or(1, |axis| axis.values.len())
}

/// Runs of one seed.
pub fn runs_a_seed(experiment: &Experiment) -> usize {
    points(experiment) / points_a_run(experiment)
}

/// The runs of a point among `runs`, one for each seed.
pub fn runs_of(experiment: &Experiment, point: usize, runs: usize) -> impl Iterator<Item = usize> + use<> {
    (point / points_a_run(experiment)..runs).step_by(runs_a_seed(experiment).max(1))
}

/// The query set of a point, counted from 0; none if the point is about the whole run.
pub fn set_of(experiment: &Experiment, point: usize) -> Option<usize> {
    let axis = experiment.set_axis()?;
    let number = axis.values.get(point % axis.values.len())?.value?;
    (number as usize).checked_sub(1)
}

/// Number of runs: points times seeds.
pub fn runs(experiment: &Experiment, settings: &Settings) -> Checked<usize> {
    let lengths = experiment.run_axes().iter().map(|axis| axis.values.len());
    let runs = lengths.chain([settings.seeds as usize]).try_fold(1, usize::checked_mul);
    let legal = || format!("a grid of at most {MAXIMUM_RUNS} runs, seeds included");
    let refused = || ConfigError::new("axes", "too many values", legal());
    runs.filter(|runs| *runs <= MAXIMUM_RUNS).ok_or_else(refused)
}

/// For each axis the index of its value at a point.
pub fn place(experiment: &Experiment, point: usize) -> Vec<usize> {
    place_on(&experiment.axes, point)
}

/// For each axis the index of its value in a run over them.
pub(super) fn place_on(axes: &[Axis], mut number: usize) -> Vec<usize> {
    let mut place = vec![0; axes.len()];
    for (index, axis) in place.iter_mut().zip(axes).rev() {
        *index = number % axis.values.len();
        number /= axis.values.len();
    }
    place
}

/// The seed of a run.
pub fn seed(experiment: &Experiment, settings: &Settings, run: usize) -> u64 {
    settings.first_seed.wrapping_add((run / runs_a_seed(experiment).max(1)) as u64)
}

/// The checked scene of a run, as JSON.
pub fn scene(experiment: &Experiment, settings: &Settings, run: usize, maximum_pages: u32) -> Checked<Value> {
    let mut scene = experiment.scene.clone();
    for ((axis, _), &picked) in experiment.choices.iter().zip(&settings.picked) {
        apply(&mut scene, &axis.values[picked].sets)?;
    }
    apply(&mut scene, &settings.sets)?;
    for (axis, index) in experiment.run_axes().iter().zip(place_on(experiment.run_axes(), run)) {
        apply(&mut scene, &axis.values[index].sets)?;
    }
    // A trace that is written out is not drawn.
    let drawn = |workload: &Value| workload["kind"] != GIVEN && workload["kind"] != OWN;
    if experiment.lab.seeded && scene.get("workload").is_none_or(drawn) {
        // As text: JavaScript's numbers end at 2^53.
        let seed = seed(experiment, settings, run).to_string();
        apply(&mut scene, &Sets::from([("workload.seed".to_owned(), seed.into())]))?;
    }
    let lanes = experiment.lanes.iter().map(|lane| Value::Object(lane.sets.clone())).collect();
    scene.insert("lanes".to_owned(), Value::Array(lanes));
    if let Some(percent) = scene.remove(FRAMES_PERCENT) {
        let frames = share_of_data(experiment.lab, &scene, &percent)?;
        scene.insert("frames".to_owned(), frames.into());
    }
    let scene = Value::Object(scene);
    (experiment.lab.check)(&scene, maximum_pages)?;
    Ok(scene)
}

/// The scene of a point with the first seed, at the position that the point is about.
pub fn scene_of_point(
    experiment: &Experiment,
    settings: &Settings,
    point: usize,
    maximum_pages: u32,
) -> Checked<Value> {
    let mut scene = scene(experiment, settings, point / points_a_run(experiment), maximum_pages)?;
    let at = (experiment.lab.position)(&scene, maximum_pages, set_of(experiment, point))?;
    scene["at"] = at.into();
    Ok(scene)
}

/// Frames of a pool that is `percent` of the data, rounded to the nearest, at least 1. The data are the pages that hold
/// any before the first request, where the workload knows, else all of D.
fn share_of_data(lab: &Lab, scene: &Map<String, Value>, percent: &Value) -> Checked<u64> {
    let workload = scene.get("workload").map(WorkloadConfig::from_json).transpose()?.unwrap_or_default();
    let pages = match (lab.pages_needed)(&workload)? {
        Some(needed) => Some(f64::from(needed.data_pages)),
        None => scene.get("pages").and_then(Value::as_f64),
    };
    match (pages, percent.as_f64().filter(|percent| *percent > 0.0)) {
        (Some(pages), Some(percent)) => Ok(libm::round(pages * percent / 100.0).max(1.0) as u64),
        _ => Err(ConfigError::new(FRAMES_PERCENT, percent, "a number above 0, with `pages` given")),
    }
}

/// Sets each path; one dot leads into an object (`workload.reads_percent`).
fn apply(scene: &mut Map<String, Value>, sets: &Sets) -> Checked<()> {
    for (path, value) in sets {
        let (object, key) = match path.split_once('.') {
            None => (&mut *scene, path.as_str()),
            Some((outer, key)) => {
                let inner = scene.entry(outer).or_insert_with(|| Map::new().into());
                let inner = inner.as_object_mut();
                (inner.ok_or_else(|| ConfigError::new(path, value, "a path into an object"))?, key)
            }
        };
        object.insert(key.to_owned(), value.clone());
    }
    Ok(())
}
