//! The engine for Python: scenes go in as JSON, requests as arrays that are not copied, counters come out as JSON, by
//! the names of the registry. What a user sees is `bufferpool/__init__.py`.

use std::cell::RefCell;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::start::Start;
use bufferpool_ace::lane::lane_over;
use bufferpool_ace::scene::Scene;
use bufferpool_core::device;
use bufferpool_core::error::{ConfigError, parsed};
use bufferpool_core::spec::DefaultValue;
use bufferpool_core::sweep::Sweep;
use bufferpool_core::sweep::runner::Runner;
use bufferpool_core::timeline::SLICE_REQUESTS;
use bufferpool_core::trace::operation::Operations;
use bufferpool_core::trace::reader::TraceReader;
use bufferpool_core::trace::{MAXIMUM_PAGES, pack};
use bufferpool_labs::LABS;
use bufferpool_unpack::Unpacker;
use pyo3::buffer::{Element, PyBuffer, ReadOnlyCell};
use pyo3::prelude::*;
use serde_json::{Value, json};

const CHUNK_BYTES: usize = 1 << 20;

/// The package's own ValueError, with field, value and what is legal.
fn refused(error: ConfigError) -> PyErr {
    Python::attach(|py| {
        let class = py.import("bufferpool.errors").and_then(|module| module.getattr("ConfigError"));
        let made = class.and_then(|class| class.call1((error.field, error.value, error.legal)));
        made.map_or_else(|failed| failed, PyErr::from_value)
    })
}

/// A scene of one lane. The device is the registry's where none is given.
fn scene_of(fields: &Value) -> Result<Scene, ConfigError> {
    let mut fields = fields.clone();
    if let Some(fields) = fields.as_object_mut() {
        if let Some(lanes) = fields.get("lanes") {
            return Err(ConfigError::new("lanes", lanes, "left out: a run has one lane"));
        }
        let defaults = if fields.contains_key("device") { &[] } else { device::PARAMETERS };
        for parameter in defaults {
            if let DefaultValue::Number(value) = parameter.default {
                fields.entry(parameter.id).or_insert(value.into());
            }
        }
    }
    Scene::from_json(&fields, MAXIMUM_PAGES)
}

/// The lanes of as many scenes with their start states, and the least D among them.
fn lanes_of(scenes: &str) -> Result<(Vec<(LaneConfig, Start)>, u32), ConfigError> {
    let scenes = parsed("scenes", scenes)?;
    let (mut lanes, mut pages) = (Vec::new(), MAXIMUM_PAGES);
    for scene in scenes.as_array().into_iter().flatten() {
        let scene = scene_of(scene)?;
        for config in &scene.lanes {
            lanes.push((config.clone(), scene.start.clone()));
            pages = pages.min(config.pages);
        }
    }
    Ok((lanes, pages))
}

/// Lets every lane serve the slices of packed requests that `next` gives, to the end. Counters as JSON, one a lane. Where a
/// policy must know the requests to come, all are read first.
fn served(
    configs: Vec<(LaneConfig, Start)>,
    mut next: impl FnMut(&mut Vec<u32>) -> Result<(), ConfigError>,
) -> PyResult<String> {
    let foresees =
        |(config, _): &(LaneConfig, Start)| config.policy_entry().is_ok_and(|entry| entry.spec.needs_future);
    let mut all = Vec::new();
    let mut slice = Vec::with_capacity(SLICE_REQUESTS);
    let mut read = |slice: &mut Vec<u32>| -> PyResult<bool> {
        Python::attach(|py| py.check_signals())?;
        slice.clear();
        next(slice).map_err(refused)?;
        Ok(!slice.is_empty())
    };
    if configs.iter().any(foresees) {
        while read(&mut slice)? {
            all.extend_from_slice(&slice);
        }
    }
    let lane = |(config, start): &(LaneConfig, Start)| {
        let mut lane = lane_over(config, &all)?;
        lane.set_up(start);
        Ok(lane)
    };
    let mut lanes: Vec<_> = configs.iter().map(lane).collect::<Result<_, _>>().map_err(refused)?;
    for slice in all.chunks(SLICE_REQUESTS) {
        Python::attach(|py| py.check_signals())?;
        lanes.iter_mut().for_each(|lane| lane.advance(slice));
    }
    while all.is_empty() && read(&mut slice)? {
        lanes.iter_mut().for_each(|lane| lane.advance(&slice));
    }
    let counters: Vec<_> = lanes.iter().map(|lane| lane.counters()).collect();
    serde_json::to_string(&counters).map_err(|error| io::Error::from(error).into())
}

/// Page numbers as numpy has them, in its own memory.
#[derive(FromPyObject)]
enum Pages {
    Long(PyBuffer<i64>),
    Unsigned(PyBuffer<u32>),
    Int(PyBuffer<i32>),
    UnsignedLong(PyBuffer<u64>),
}

/// The cells of a contiguous array.
fn cells<'a, T: Element>(
    py: Python<'a>,
    field: &str,
    array: &'a PyBuffer<T>,
) -> PyResult<&'a [ReadOnlyCell<T>]> {
    array
        .as_slice(py)
        .ok_or_else(|| refused(ConfigError::new(field, "gaps between elements", "a contiguous array")))
}

/// Serves requests from contiguous arrays of one length: page numbers, and for each whether it writes; without the
/// second one all read.
#[pyfunction]
#[pyo3(signature = (scenes, pages, writes=None))]
fn serve_arrays(
    py: Python<'_>,
    scenes: &str,
    pages: Pages,
    writes: Option<PyBuffer<u8>>,
) -> PyResult<String> {
    match pages {
        Pages::Long(pages) => serve_cells(py, scenes, &pages, writes),
        Pages::Unsigned(pages) => serve_cells(py, scenes, &pages, writes),
        Pages::Int(pages) => serve_cells(py, scenes, &pages, writes),
        Pages::UnsignedLong(pages) => serve_cells(py, scenes, &pages, writes),
    }
}

fn serve_cells<T: Element + Display + TryInto<u32>>(
    py: Python<'_>,
    scenes: &str,
    pages: &PyBuffer<T>,
    writes: Option<PyBuffer<u8>>,
) -> PyResult<String> {
    let pages = cells(py, "pages", pages)?;
    let writes = writes.as_ref().map(|writes| cells(py, "writes", writes)).transpose()?;
    if let Some(writes) = writes.filter(|writes| writes.len() != pages.len()) {
        let legal = format!("{}, as there are pages", pages.len());
        return Err(refused(ConfigError::new("writes", format!("{} elements", writes.len()), legal)));
    }
    let (lanes, all) = lanes_of(scenes).map_err(refused)?;
    let mut at = 0;
    served(lanes, |slice| {
        let to = pages.len().min(at + SLICE_REQUESTS);
        for place in at..to {
            let page = pages[place].get();
            let known = page.try_into().ok().filter(|page| *page < all).ok_or_else(|| {
                ConfigError::new(format!("pages[{place}]"), page, format!("a page from 0 to {}", all - 1))
            })?;
            slice.push(pack(known, writes.is_some_and(|writes| writes[place].get() != 0)));
        }
        at = to;
        Ok(())
    })
}

/// Requests that the engine read or made.
#[pyclass(frozen, module = "bufferpool")]
struct Trace {
    requests: Vec<u32>,
    /// Pages on disk, D.
    #[pyo3(get)]
    pages: u32,
}

#[pymethods]
impl Trace {
    /// Reads a CSV or oracleGeneral file, packed or not. `pages` is D where it is given.
    #[staticmethod]
    #[pyo3(signature = (path, pages=None))]
    fn read(py: Python<'_>, path: PathBuf, pages: Option<u32>) -> PyResult<Self> {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let shown = path.display();
        let wrong = |why: String| refused(ConfigError::new("trace", &shown, why));
        let failed = |error: io::Error| io::Error::new(error.kind(), format!("{shown}: {error}"));
        let mut reader = TraceReader::of(&name, Operations::ReadWrite);
        let mut unpacker = Unpacker::new();
        let mut file = File::open(&path).map_err(failed)?;
        let mut chunk = vec![0; CHUNK_BYTES];
        loop {
            py.check_signals()?;
            let length = file.read(&mut chunk).map_err(failed)?;
            let mut sink = |bytes: &[u8]| reader.push(bytes);
            if length == 0 {
                unpacker.finish(&mut sink).map_err(|broken| wrong(broken.to_string()))?;
                break;
            }
            unpacker.push(&chunk[..length], &mut sink).map_err(|broken| wrong(broken.to_string()))?;
        }
        let trace = reader.finish(pages).map_err(|error| wrong(error.to_string()))?;
        if trace.pins().is_some() {
            return Err(wrong("a trace without pins (P and U); `bpsim run` keeps to them".to_owned()));
        }
        Ok(Self { requests: trace.requests, pages: trace.pages })
    }

    /// Makes the trace of a scene's workload.
    #[staticmethod]
    fn make(scene: &str) -> PyResult<Self> {
        let made = || {
            let scene = scene_of(&parsed("scene", scene)?)?;
            let trace = scene.trace(None)?;
            Ok(Self { requests: trace.requests.clone(), pages: trace.pages })
        };
        made().map_err(refused)
    }

    fn __len__(&self) -> usize {
        self.requests.len()
    }

    /// Serves these requests.
    fn serve(&self, py: Python<'_>, scenes: &str) -> PyResult<String> {
        py.detach(|| {
            let (lanes, pages) = lanes_of(scenes).map_err(refused)?;
            if pages < self.pages {
                let legal = format!("at least {}, as the trace has", self.pages);
                return Err(refused(ConfigError::new("pages", pages, legal)));
            }
            let mut slices = self.requests.chunks(SLICE_REQUESTS);
            served(lanes, |slice| {
                slice.extend_from_slice(slices.next().unwrap_or_default());
                Ok(())
            })
        })
    }
}

thread_local! {
    /// Keeps what the runs of a thread share, as traces.
    static RUNNER: RefCell<Runner> = RefCell::new(Runner::new(MAXIMUM_PAGES, u64::MAX));
}

/// An experiment with settings, both JSON.
#[pyclass(frozen, name = "Sweep", module = "bufferpool")]
struct Grid(Sweep);

#[pymethods]
impl Grid {
    #[new]
    fn new(experiment: &str, settings: &str) -> PyResult<Self> {
        let of = || {
            Sweep::from_json(
                LABS,
                &parsed("experiment", experiment)?,
                &parsed("settings", settings)?,
                MAXIMUM_PAGES,
            )
        };
        of().map(Self).map_err(refused)
    }

    /// Number of runs.
    fn __len__(&self) -> usize {
        self.0.runs()
    }

    /// Carries out one run: its record as JSON, as `bpsim sweep` writes it.
    fn run(&self, py: Python<'_>, run: usize) -> PyResult<String> {
        py.detach(|| {
            RUNNER.with_borrow_mut(|runner| runner.run(&self.0, run)).map(|record| json!(record).to_string())
        })
        .map_err(refused)
    }
}

#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(serve_arrays, module)?)?;
    module.add_class::<Grid>()?;
    module.add_class::<Trace>()
}
