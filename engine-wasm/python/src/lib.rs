//! The engine for Python: scenes go in as JSON, requests as arrays that are not copied, counters come out as JSON, by
//! the names of the registry. What a user sees is `bufferpool/__init__.py`.

mod aside;

use std::fs::File;
use std::io::{self, Read};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::start::Start;
use bufferpool_ace::curve::{Curve, Options, Requests, Row, Run};
use bufferpool_ace::flash::Drive;
use bufferpool_ace::flash::report::Report;
use bufferpool_ace::flash::setup::FLASH;
use bufferpool_ace::lane::{AnyLane, lane_over};
use bufferpool_ace::policy::spec::PolicySpec;
use bufferpool_ace::scene::Scene;
use bufferpool_ace::server::Server;
use bufferpool_ace::server::run::Goal;
use bufferpool_core::device;
use bufferpool_core::error::{ConfigError, parsed};
use bufferpool_core::spec::DefaultValue;
use bufferpool_core::trace::operation::Operations;
use bufferpool_core::trace::reader::TraceReader;
use bufferpool_core::trace::reading::{OPTIONS, Reading, Source};
use bufferpool_core::trace::renumber::Collector;
use bufferpool_core::trace::{self, MAXIMUM_PAGES, RENUMBER_FROM, pack};
use bufferpool_lab::sweep::Sweep;
use bufferpool_lab::sweep::runner::Runner;
use bufferpool_lab::timeline::SLICE_REQUESTS;
use bufferpool_typescript::LABS;
use bufferpool_unpack::{Piece, Unpacker};
use pyo3::prelude::*;
use pyo3::types::PyIterator;
use serde_json::{Value, json};

use aside::{Ask, aside, hear, over_slices, refused};

const CHUNK_BYTES: usize = 1 << 20;

/// What is legal where a trace has pins: a run here takes requests alone.
const NO_PINS: &str = "a trace without pins (P and U); `bpsim run` keeps to them";

/// Fields of a scene that say nothing of a lane.
const NO_ARGUMENTS: [&str; 3] = ["at", "lanes", "program"];

/// A scene of one lane. The device is the registry's where none is given.
fn scene_of(fields: &Value) -> Result<Scene, ConfigError> {
    let mut fields = fields.clone();
    if let Some(fields) = fields.as_object_mut() {
        if let Some(name) = NO_ARGUMENTS.into_iter().find(|name| fields.contains_key(*name)) {
            return Err(ConfigError::new(name, &fields[name], "left out: a run is one lane over its trace"));
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
    let seed = scenes.as_array().into_iter().flatten().find_map(|scene| scene.get("seed"));
    match seed.filter(|_| !any(&lanes, |spec| spec.seeded)) {
        Some(seed) => Err(ConfigError::new("seed", seed, "left out: no policy of this run draws")),
        None => Ok((lanes, pages)),
    }
}

/// Whether a lane's policy is such a one.
fn any(lanes: &[(LaneConfig, Start)], is: impl Fn(&PolicySpec) -> bool) -> bool {
    lanes.iter().any(|(config, _)| config.policy_entry().is_ok_and(|entry| is(&entry.spec)))
}

/// A lane, and the drive below it.
struct Over {
    lane: Box<dyn AnyLane>,
    drive: Option<Drive>,
}

impl Over {
    /// Serves requests; what is written goes to the drive. Fails where the drive has no such page.
    fn advance(&mut self, requests: &[u32]) -> Result<(), ConfigError> {
        let Some(drive) = &mut self.drive else {
            self.lane.advance(requests);
            return Ok(());
        };
        let mut done = Ok(());
        self.lane.observe(requests, &mut |event| {
            done = drive.written(&event.batch);
            done.is_err()
        });
        done
    }

    /// Its counters, and below `flash` what `bpsim run` says of the drive.
    fn told(&self) -> Value {
        let mut counters = json!(self.lane.counters());
        if let Some((drive, setup)) = self.drive.as_ref().zip(self.lane.config().flash.as_deref()) {
            counters[FLASH] = json!(Report::of(drive, &setup.chip));
        }
        counters
    }
}

/// Lets every lane serve the slices of packed requests that `next` gives, up to an empty one. Counters as JSON, one a lane.
/// Where a policy must know the requests to come, or lanes have clients, all are read first.
fn served(configs: &[(LaneConfig, Start)], next: &mut dyn FnMut() -> PyResult<Vec<u32>>) -> PyResult<String> {
    let mut all = Vec::new();
    let has_clients = |(config, _): &&(LaneConfig, Start)| config.server.is_some();
    if any(configs, |spec| spec.needs_future) || configs.iter().any(|lane| has_clients(&lane)) {
        while let Some(slice) = Some(next()?).filter(|slice| !slice.is_empty()) {
            all.extend(slice);
        }
    }
    let lane = |(config, start): &(LaneConfig, Start)| {
        let mut lane = lane_over(config, &all).map_err(refused)?;
        lane.set_up(start);
        let drive = config.flash.as_deref().map(|setup| Drive::new(&setup.drive)).transpose();
        Ok(Over { lane, drive: drive.map_err(refused)? })
    };
    let without = configs.iter().filter(|lane| !has_clients(lane));
    let mut lanes = without.map(lane).collect::<PyResult<Vec<_>>>()?;
    let mut known = all.chunks(SLICE_REQUESTS);
    loop {
        // Asked for where all are known, too: who is not waited for any more ends here.
        let read = next()?;
        let Some(slice) = known.next().or(Some(&read[..]).filter(|slice| !slice.is_empty())) else { break };
        lanes.iter_mut().try_for_each(|lane| lane.advance(slice)).map_err(refused)?;
    }
    let mut served = lanes.iter();
    let counters = |(config, start): &(LaneConfig, Start)| {
        if config.server.is_none() {
            return Ok(served.next().map(Over::told));
        }
        let trace = trace::Trace::new(all.clone(), config.pages).map_err(refused)?;
        let mut server = Server::new(config, start, Rc::new(trace)).map_err(refused)?;
        server.go(Goal::END, &mut ());
        Ok(Some(json!(server.counters())))
    };
    let counters = configs.iter().map(counters).collect::<PyResult<Vec<_>>>()?;
    serde_json::to_string(&counters).map_err(|error| io::Error::from(error).into())
}

/// Serves requests from slices of arrays.
#[pyfunction]
fn serve_slices(py: Python<'_>, scenes: &str, slices: Py<PyIterator>) -> PyResult<String> {
    let (lanes, all) = lanes_of(scenes).map_err(refused)?;
    let mut place = 0;
    over_slices(py, slices, move |next| {
        let mut packed = |(id, write): (u64, bool)| {
            let page = u32::try_from(id).ok().filter(|page| *page < all).ok_or_else(|| {
                let legal = format!("a page from 0 to {}", all - 1);
                refused(ConfigError::new(format!("pages[{place}]"), id, legal))
            })?;
            place += 1;
            Ok(pack(page, write))
        };
        served(&lanes, &mut || next()?.into_iter().map(&mut packed).collect())
    })
}

/// Requests that the engine read or made.
#[pyclass(frozen, module = "bufferpool")]
struct Trace {
    requests: Arc<Vec<u32>>,
    /// Pages on disk, D.
    #[pyo3(get)]
    pages: u32,
    /// What it was read as, JSON.
    summary: String,
    /// Bytes that a frame holds, if anything says so, and whether pages are keys.
    frame_bytes: Option<u64>,
    keyed: bool,
}

impl From<trace::Trace> for Trace {
    fn from(trace: trace::Trace) -> Self {
        let summary = json!(trace.summary()).to_string();
        let source = trace.source.as_deref();
        let (frame_bytes, keyed) = source.map_or((None, false), |source| (source.frame_bytes, source.keyed));
        Self { requests: Arc::new(trace.requests), pages: trace.pages, summary, frame_bytes, keyed }
    }
}

/// Requests and D of a trace file.
fn read(path: &Path, pages: Option<u32>, reading: &Reading, ask: Ask<'_>) -> PyResult<Trace> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let shown = path.display();
    let wrong = |why: String| refused(ConfigError::new("trace", &shown, why));
    let failed = |error: io::Error| io::Error::new(error.kind(), format!("{shown}: {error}"));
    let mut reader = TraceReader::of(&name, reading).map_err(refused)?;
    let mut unpacker = Unpacker::of(reading.text("member"));
    let mut file = File::open(path).map_err(failed)?;
    let mut chunk = vec![0; CHUNK_BYTES];
    loop {
        ask()?;
        let length = file.read(&mut chunk).map_err(failed)?;
        let mut sink = |piece: Piece<'_>| match piece {
            Piece::Name(name) => reader.rename(name),
            Piece::Bytes(bytes) => reader.push(bytes),
        };
        if length == 0 {
            unpacker.finish(&mut sink).map_err(|refused| wrong(refused.to_string()))?;
            break;
        }
        unpacker.push(&chunk[..length], &mut sink).map_err(|refused| wrong(refused.to_string()))?;
    }
    let option = |field: &str| OPTIONS.iter().any(|option| option.id == field);
    let trace = reader.finish(pages).map_err(|error| match error.whole {
        Some(whole) if option(&whole.field) => refused(whole),
        _ => wrong(error.to_string()),
    })?;
    if trace.pins().is_some() {
        return Err(wrong(NO_PINS.to_owned()));
    }
    let warn = |note| Python::attach(|py| py.import("warnings")?.call_method1("warn", (note,)).map(drop));
    let unused = trace.source.iter().map(|source| &source.unused).filter(|unused| !unused.is_empty());
    trace.notes.iter().chain(unused).try_for_each(|note| warn(format!("{shown}: {note}")))?;
    Ok(trace.into())
}

#[pymethods]
impl Trace {
    /// Reads a file of any format, packed or not, by options of reading: a JSON object of texts. `pages` is D where it is
    /// given.
    #[staticmethod]
    #[pyo3(signature = (path, pages=None, options="{}"))]
    fn read(py: Python<'_>, path: PathBuf, pages: Option<u32>, options: &str) -> PyResult<Self> {
        let reading = Reading::from_json(Operations::ReadWrite, options).map_err(refused)?;
        aside(py, |_| Ok(()), move |ask| read(&path, pages, &reading, ask))
    }

    /// What it was read as: format, records, requests, pages, volumes, notes.
    #[getter]
    fn summary<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("json")?.call_method1("loads", (&self.summary,))
    }

    /// Numbers ids anew, as those of a file.
    #[staticmethod]
    fn renumber(py: Python<'_>, slices: Py<PyIterator>) -> PyResult<Self> {
        over_slices(py, slices, |next| {
            let mut collector = Collector::new(Operations::ReadWrite);
            while let Some(slice) = Some(next()?).filter(|slice| !slice.is_empty()) {
                let mut requests = slice.into_iter();
                requests.try_for_each(|(id, write)| collector.push(id, write)).map_err(refused)?;
            }
            collector.finish(None).map(Self::from).map_err(refused)
        })
    }

    /// Makes the trace of a scene's workload.
    #[staticmethod]
    fn make(py: Python<'_>, scene: &str) -> PyResult<Self> {
        let scene = parsed("scene", scene).and_then(|scene| scene_of(&scene)).map_err(refused)?;
        let make = move || {
            let trace = scene.making(u64::MAX)?.at_once()?;
            let pinned = trace.pins().is_some();
            if pinned { Err(ConfigError::new("workload", "pins", NO_PINS)) } else { Ok(trace) }
        };
        aside(py, |_| Ok(()), move |_| make().map(Self::from).map_err(refused))
    }

    fn __len__(&self) -> usize {
        self.requests.len()
    }

    /// Serves these requests.
    fn serve(&self, py: Python<'_>, scenes: &str) -> PyResult<String> {
        let (lanes, pages) = lanes_of(scenes).map_err(refused)?;
        if pages < self.pages {
            let legal = format!("at least {}, as the trace has", self.pages);
            return Err(refused(ConfigError::new("pages", pages, legal)));
        }
        let requests = Arc::clone(&self.requests);
        let serve = move |ask: Ask<'_>| {
            let mut slices = requests.chunks(SLICE_REQUESTS);
            served(&lanes, &mut || ask().map(|()| slices.next().unwrap_or_default().to_vec()))
        };
        aside(py, |_| Ok(()), serve)
    }

    /// A curve over these requests on so many threads: JSON `{warm_up, rows, notes}`.
    fn curve(&self, py: Python<'_>, options: &str, threads: usize) -> PyResult<String> {
        let options = parsed("options", options).and_then(|options| Options::from_json(&options));
        let (options, requests) = (options.map_err(refused)?, Arc::clone(&self.requests));
        let (pages, frame_bytes, keyed) = (self.pages, self.frame_bytes, self.keyed);
        let begin = move |_: Ask<'_>| {
            let source = Some(Rc::new(Source { frame_bytes, keyed, ..Source::default() }));
            let requests = requests.to_vec();
            let trace = trace::Trace { requests, pages, source, ..trace::Trace::default() };
            Curve::new(options, &trace).map_err(refused)
        };
        let curve = Arc::new(aside(py, |_| Ok(()), begin)?);
        let runs: Arc<Vec<Run>> = Arc::new((0..curve.blocks()).flat_map(|block| curve.runs(block)).collect());
        let (count, shared) = (runs.len(), (Arc::clone(&curve), runs, Arc::clone(&self.requests)));
        let worker = move || {
            let (curve, runs, requests) = shared.clone();
            move |place: usize| curve.count(runs[place], Requests::of(&requests))
        };
        let counted = on_threads(py, threads, count, worker)?;
        let blocks = counted.chunk_by(|one, next| one.block() == next.block());
        let rows: Vec<Row> = blocks.flat_map(|counted| curve.rows(counted[0].block(), counted)).collect();
        let found = json!({ "warm_up": curve.warm_up(), "rows": rows, "notes": curve.notes() });
        Ok(found.to_string())
    }
}

/// Does tasks 0 to `count - 1` on so many threads, each with a worker of its own; what they give in order. After Ctrl+C the
/// tasks under way are left: each ends by itself, and no other begins.
fn on_threads<T: Send + 'static, W: FnMut(usize) -> Result<T, ConfigError>>(
    py: Python<'_>,
    threads: usize,
    count: usize,
    worker: impl Fn() -> W + Clone + Send + 'static,
) -> PyResult<Vec<T>> {
    let (next, (tell, told)) = (Arc::new(AtomicUsize::new(0)), mpsc::channel());
    let thread = |_| {
        let (worker, next, tell) = (worker.clone(), Arc::clone(&next), tell.clone());
        thread::spawn(move || {
            let mut work = worker();
            let take = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|task| *task < count);
            while let Some(task) = take() {
                if tell.send((task, work(task))).is_err() {
                    break;
                }
            }
        })
    };
    let workers: Vec<_> = (0..threads.min(count)).map(thread).collect();
    drop(tell);
    let mut done: Vec<Option<T>> = (0..count).map(|_| None).collect();
    hear(py, told, |_, (task, found): (usize, Result<T, ConfigError>)| {
        done[task] = Some(found.map_err(refused)?);
        Ok(())
    })?;
    let ended = workers.into_iter().try_for_each(thread::JoinHandle::join);
    ended.unwrap_or_else(|panic| resume_unwind(panic));
    Ok(done.into_iter().flatten().collect())
}

/// An experiment with settings, both JSON.
#[pyclass(frozen, name = "Sweep", module = "bufferpool")]
struct Grid(Arc<Sweep>);

#[pymethods]
impl Grid {
    #[new]
    fn new(experiment: &str, settings: &str) -> PyResult<Self> {
        let experiment = parsed("experiment", experiment).map_err(refused)?;
        let settings = parsed("settings", settings).map_err(refused)?;
        let sweep = Sweep::from_json(LABS, &experiment, &settings, MAXIMUM_PAGES);
        sweep.map(|sweep| Self(Arc::new(sweep))).map_err(refused)
    }

    /// Carries out all runs on so many threads: their records as JSON, as `bpsim sweep` writes them.
    fn run(&self, py: Python<'_>, threads: usize) -> PyResult<Vec<String>> {
        let sweep = Arc::clone(&self.0);
        let worker = move || {
            // Keeps what its runs share, as traces.
            let (sweep, mut runner) = (Arc::clone(&sweep), Runner::new(MAXIMUM_PAGES, u64::MAX));
            move |run: usize| runner.run(&sweep, run).map(|record| json!(record).to_string())
        };
        on_threads(py, threads, self.0.runs(), worker)
    }
}

#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(serve_slices, module)?)?;
    module.add_class::<Grid>()?;
    module.add_class::<Trace>()?;
    let options: Vec<_> = OPTIONS.iter().map(|option| option.id).collect();
    module.add("READ_OPTIONS", options)?;
    // From this id on arrays are renumbered.
    module.add("RENUMBER_FROM", RENUMBER_FROM)
}
