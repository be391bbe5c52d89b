//! What the command line needs of a lab: data, a table of flags, and runs. One file a lab; arguments, scenes, output
//! and lists are the same for all.

mod ace;
mod hybrid;
mod pbm;

use std::rc::Rc;

pub(crate) use ace::runs::{AceRuns, mode_words, setting_words, without_effect};
pub(crate) use ace::{Ace, SERVER_MODEL};
pub(crate) use ace::{flash, servers};
use bufferpool_core::counter::{CounterSpec, Counters};
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_lab::sweep::lab::Lab;
use clap::Arg;
use serde_json::{Map, Value};

use crate::args::flag::Flag;
use crate::error::Failure;
use crate::json::Json;
use crate::scene::{Source, of_kind};

pub(crate) type Object = Map<String, Value>;

/// Fields of a scene by their paths, in the order in which they are set.
pub(crate) type Sets = Vec<(String, Value)>;

/// All labs; the first is that of command lines that name none.
pub(crate) static LABS: [&dyn CliLab; 3] = [&Ace, &hybrid::Hybrid, &pbm::Pbm];

/// The lab with an id; the first one if there is none.
pub(crate) fn with(id: Option<&str>) -> &'static dyn CliLab {
    LABS.into_iter().find(|lab| Some(lab.spec().lab.id) == id).unwrap_or(LABS[0])
}

/// A lab, as data.
pub(crate) struct Spec {
    /// What experiments know of it, its id and counters too.
    pub(crate) lab: &'static Lab,
    pub(crate) about: &'static str,
    pub(crate) examples: &'static str,
    pub(crate) presets: &'static [(&'static str, &'static str)],
    pub(crate) registry: fn() -> Value,
    /// Checks a scene before anything is laid over it.
    pub(crate) check: fn(&Value) -> Result<(), ConfigError>,
    /// Fields by which one of a base's lanes is chosen; ids of the first one, set apart by commas, are lanes.
    pub(crate) chosen_by: &'static [&'static str],
    /// Fields that are given once for all lanes.
    pub(crate) once: &'static [&'static str],
    /// Whether lanes run, and stand in a table, side by side; otherwise one of a base runs, and each has its own table.
    pub(crate) side_by_side: bool,
    /// A counter that is also shown in percent of the first lane's, and the row's label.
    pub(crate) compared: Option<(&'static str, &'static str)>,
    /// What [`Ran::series`] is, above its table.
    pub(crate) series: &'static str,
    /// Of a trace and a snapshot, so many can be read.
    pub(crate) files: usize,
    /// What `--param` sets.
    pub(crate) param: fn(&str) -> Result<Sets, ConfigError>,
    /// The part of `bpsim list` that has the workloads.
    pub(crate) workloads: &'static str,
    /// The lab's name in `bpsim list`, and its parts there: key in the registry, and heading.
    pub(crate) title: &'static str,
    pub(crate) listed: &'static [(&'static str, &'static str)],
    /// What a workload is that is written out.
    pub(crate) given: &'static str,
}

/// A lab, as the command line runs it.
pub(crate) trait CliLab: Sync {
    fn spec(&self) -> &'static Spec;
    /// Flags that set fields, beside those of all labs.
    fn flags(&self) -> Vec<Flag>;
    /// Flags of the output that other labs have not.
    fn further(&self) -> Vec<Arg>;
    /// What is registered, as tables show it.
    fn listed(&self) -> Value {
        (self.spec().registry)()
    }
    /// The scene without preset and file.
    fn defaults(&self, _own_trace: bool) -> Object {
        of_kind(&(self.spec().registry)()["workloads"][0]["id"])
    }
    /// Takes out of a base, or of its lane, what belongs to something that is set otherwise.
    fn make_way(&self, _scene: &mut Object, _sets: &Sets) {}
    /// What runs: the lanes of scenes that differ in them alone.
    fn open(&self, scenes: Vec<Object>, source: &Source<'_>) -> Result<Box<dyn Runs>, Failure>;
}

/// Which of the outputs that flags name are wanted.
pub(crate) type Wanted<'a> = &'a dyn Fn(&str) -> bool;

/// Checked lanes over the same requests.
pub(crate) trait Runs {
    /// Lanes.
    fn count(&self) -> usize;
    /// The requests, where they are known before.
    fn trace(&self) -> Option<&Rc<Trace>> {
        None
    }
    /// Pool and device in words, above a table that begins with this lane.
    fn setting(&self, lane: usize) -> String;
    /// What stands above a lane's column.
    fn head(&self, _lane: usize) -> Result<Vec<String>, ConfigError> {
        Ok(Vec::new())
    }
    /// The counters of a lane that has others than its lab.
    fn specs(&self, _lane: usize) -> Option<&'static [CounterSpec]> {
        None
    }
    /// Whether a counter says something of a lane.
    fn shows(&self, _lane: usize, _counter: &str, _value: f64) -> bool {
        true
    }
    /// What is said beside a counter's value.
    fn note(&self, _counter: &str, _counters: &Counters) -> String {
        String::new()
    }
    /// Where a setting would have an effect, if it has none in any of the lanes.
    fn without_effect(&self, name: &str, value: &Value) -> Option<String>;
    /// Runs a lane to its end; writes what is wanted, and the counters last.
    fn run(&mut self, lane: usize, wanted: Wanted<'_>, out: &mut Json<'_>) -> Result<Ran, Failure>;
}

/// What a lane has come to.
pub(crate) struct Ran {
    pub(crate) counters: Counters,
    /// Identities of the counters that do not hold.
    pub(crate) broken: Vec<&'static str>,
    /// Further rows: value, which is not a number where there is none, and unit.
    pub(crate) rows: Vec<(&'static str, f64, &'static str)>,
    /// For each query set or stream what a table shows of it: numbers with their units.
    pub(crate) series: Vec<Vec<(&'static str, f64)>>,
    /// What is said below the table.
    pub(crate) remark: Option<String>,
    /// Whether it ended before its last request.
    pub(crate) cut_short: bool,
}

/// A lane at its end, with its counters and broken identities.
macro_rules! ran {
    ($lane:expr) => {{
        let identities = $lane.identities().into_iter().filter(|identity| !identity.holds);
        let broken = identities.map(|identity| identity.text).collect();
        let (rows, series) = Default::default();
        $crate::lab::Ran { counters: $lane.counters(), broken, rows, series, remark: None, cut_short: false }
    }};
}
use ran;

/// In words: that a setting counts only where one of `ids` runs, if none of these does; nothing if no id has it.
fn only_with<'a>(
    what: &str,
    ids: impl Iterator<Item = &'a str>,
    mut running: impl Iterator<Item = &'a str>,
) -> Option<String> {
    let ids: Vec<_> = ids.collect();
    let unused = !ids.is_empty() && !running.any(|id| ids.contains(&id));
    unused.then(|| format!("with {what} {}", ids.join(" or ")))
}
