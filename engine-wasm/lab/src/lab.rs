//! A lab, as the code that all labs share uses it: the browser's binding, the command line, experiments.

use std::rc::Rc;

use bufferpool_core::error::Checked;
use bufferpool_core::phrase::joined;
use bufferpool_core::trace::Trace;
use bufferpool_core::workload::Making;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::session::{Run, Session};
use crate::sweep::runner::LabRunner;
use crate::sweep::{self};

/// A session, and the configs of its lanes with all defaults filled in.
pub type Opened<L> = (Session<<L as Lab>::Lanes>, Vec<<L as Lab>::Config>);

/// What the lanes of a scene run over.
pub trait Made: 'static {
    /// Requests of a lane.
    fn requests(&self) -> u64;
    /// Pages that its requests are about.
    fn pages(&self) -> u32;
}

impl Made for Trace {
    fn requests(&self) -> u64 {
        self.requests.len() as u64
    }

    fn pages(&self) -> u32 {
        self.pages
    }
}

/// What a lab says of itself as data: the page's controls, links, tables and charts follow from it, and the command line's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct LabSpec {
    pub id: &'static str,
    /// The counter that is a lane's clock, see [`Run::CLOCK`].
    pub clock: &'static str,
    /// Whether positions count the requests of all lanes in the order of their clocks; else lanes go in step, by request.
    pub by_time: bool,
    /// Counters by which lanes are compared first of all.
    pub score: &'static [&'static str],
    pub charts: &'static [&'static str],
    /// Counters that are present levels and can also fall.
    pub levels: &'static [&'static str],
    /// Conditions that a run can be run to, each with its key on the keyboard; see [`Run::CONDITIONS`].
    pub conditions: &'static [(&'static str, char)],
}

/// A lab that can be looked at, beside what makes its experiments.
pub trait Lab: LabRunner {
    /// A lane's configuration with all defaults filled in.
    type Config: Clone + Serialize;
    /// What scenes over the same requests have in common and what is made in slices: a trace, a counted world.
    type Made: Made;
    /// The lanes of a session.
    type Lanes: Run;
    /// A lane's columns as they were drawn last; the memory they take is kept.
    type View: Clone + Default;

    /// What the page and the command line follow from.
    const SPEC: LabSpec;
    /// Ids and texts of its presets, in the order of the picker.
    const PRESETS: &'static [(&'static str, &'static str)];
    /// The lab as experiments name it.
    const EXPERIMENTS: &'static sweep::lab::Lab;

    /// What is registered but the presets. `maximum_pages` is the largest file: less in a browser than natively.
    fn registered(maximum_pages: u32) -> impl Serialize;
    /// Reads a scene. Experiments take fewer: [`LabRunner::scene`] checks what else they ask for.
    fn read(scene: &Value, maximum_pages: u32) -> Checked<Self::Scene>;
    /// Begins to make what a scene's lanes run over, if a run over it can fit in so many bytes.
    fn making(scene: &Self::Scene, available_bytes: u64) -> Checked<Making<Self::Made>>;
    /// A session over a scene, at its position. `made` is what [`Lab::making`] made for a scene with the same requests, or
    /// a trace at hand; else it is made now. Fails when that is not to be had, or does not fit in so many bytes.
    fn open(scene: Self::Scene, made: Option<Rc<Self::Made>>, available_bytes: u64) -> Checked<Opened<Self>>;
    /// What the step to the shown position did in each lane, as data.
    fn step(session: &Session<Self::Lanes>) -> impl Serialize;
    /// The sentence of a lane's last step in English; none before its first request.
    fn sentence(session: &Session<Self::Lanes>, lane: usize) -> Option<String> {
        let event = session.last_event(lane)?;
        Some(joined(&session.lanes().why(lane, event)))
    }
    /// Every template that a step's phrases can have.
    fn templates() -> Vec<&'static str>;
    /// A lane's columns by name, as the page draws them, in the memory of `view`; none if there is no such lane.
    fn columns<'a>(
        lanes: &Self::Lanes,
        lane: usize,
        wish: Wish,
        view: &'a mut Self::View,
    ) -> Option<Vec<(&'static str, Column<'a>)>>;
}

/// Everything that is registered in a lab, as a JSON object; presets are JSON files already and are joined in as they are.
pub fn registry_json<L: Lab>(maximum_pages: u32) -> String {
    let texts: Vec<&str> = L::PRESETS.iter().map(|entry| entry.1.trim()).collect();
    let own = serde_json::to_string(&L::registered(maximum_pages)).unwrap_or_default();
    format!("{},\"presets\":[{}]}}", own.strip_suffix('}').unwrap_or_default(), texts.join(","))
}

/// The same as a value, to pick parts of it.
pub fn registry<L: Lab>(maximum_pages: u32) -> Value {
    serde_json::from_str(&registry_json::<L>(maximum_pages)).unwrap_or_default()
}

/// Which columns are wanted beside those of frames.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wish {
    /// The order in which pages leave, which takes a walk.
    pub ordered: bool,
    /// The columns by page: of a large file they are megabytes.
    pub by_page: bool,
}

/// One column, or one number of a lane. As JSON a column is type, address in bytes and length; it holds until the next call.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub enum Column<'a> {
    U8(&'a [u8]),
    U32(&'a [u32]),
    F32(&'a [f32]),
    F64(&'a [f64]),
    /// A number by itself, if there is one.
    Number(Option<u32>),
}

impl Serialize for Column<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::U8(column) => ("u8", column.as_ptr().addr(), column.len()).serialize(serializer),
            Self::U32(column) => ("u32", column.as_ptr().addr(), column.len()).serialize(serializer),
            Self::F32(column) => ("f32", column.as_ptr().addr(), column.len()).serialize(serializer),
            Self::F64(column) => ("f64", column.as_ptr().addr(), column.len()).serialize(serializer),
            Self::Number(number) => number.serialize(serializer),
        }
    }
}
