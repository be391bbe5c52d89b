//! What an experiment needs of the lab whose scenes it runs. A further lab is a file here and a line in [`LABS`].

pub mod ace;
pub mod formula;
pub mod hybrid;
pub mod pbm;

use std::rc::Rc;

use serde_json::Value;

use super::measure::Measure;
use super::record::LaneRecord;
use super::runner::{Bench, Kept, Wanted};
use crate::error::ConfigError;
use crate::workload::{WorkloadConfig, WorkloadPages};

/// A lab, as data.
pub struct Lab {
    /// Key in experiments' files.
    pub id: &'static str,
    /// What its figures may show.
    pub measures: &'static [Measure],
    /// Names in [`LaneRecord::beside`] that say how a lane was set, in the order of tables.
    pub settings: &'static [&'static str],
    /// Names of the counters, in the order of tables.
    pub counters: &'static [&'static str],
    /// The other names in [`LaneRecord::beside`], in the order of tables.
    pub further: &'static [&'static str],
    /// Whether its traces have query sets.
    pub has_sets: bool,
    /// Whether MIN can be run on its lanes' requests.
    pub has_min: bool,
    /// Whether seeds draw something in its runs.
    pub seeded: bool,
    /// Checks a scene without opening it. The number is the largest file.
    pub check: fn(&Value, u32) -> Result<(), ConfigError>,
    /// The pages of a workload that says how many there are.
    pub pages_needed: fn(&WorkloadConfig) -> Result<Option<WorkloadPages>, ConfigError>,
    /// Requests until the end of a query set, counted from 0, or of the trace.
    pub position: fn(&Value, u32, Option<usize>) -> Result<u64, ConfigError>,
    /// What carries out its runs, in a file of so many pages at most and with so many bytes.
    pub bench: fn(u32, u64) -> Box<dyn Bench>,
}

impl std::fmt::Debug for Lab {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(self.id)
    }
}

/// All labs; experiments that name none are the first one's.
pub static LABS: [&Lab; 4] = [&ace::LAB, &hybrid::LAB, &pbm::LAB, &formula::LAB];

impl Lab {
    /// The lab of an experiment's file.
    ///
    /// # Errors
    /// When there is none with this id.
    pub fn find(id: &str) -> Result<&'static Self, ConfigError> {
        LABS.into_iter().find(|lab| lab.id == id).ok_or_else(|| {
            let ids: Vec<_> = LABS.iter().map(|lab| lab.id).collect();
            ConfigError::new("lab", id, format!("one of {}", ids.join(", ")))
        })
    }

    /// Its measure with this id.
    #[must_use]
    pub fn measure(&self, id: &str) -> Option<&'static Measure> {
        self.measures.iter().find(|measure| measure.id == id)
    }
}

/// How a lab carries out runs: what its entry in [`LABS`] is made of.
pub(super) trait Rules: 'static {
    /// A checked scene.
    type Scene;
    /// What all lanes of a scene share and none changes, and scenes with the same key: a trace, a world.
    type Shared;
    /// What a lane counted, as far as other lanes can use it.
    type Counted: Clone;

    /// Checks a scene.
    fn scene(scene: &Value, maximum_pages: u32) -> Result<Self::Scene, ConfigError>;
    /// All that decides what lanes share.
    fn shared_key(scene: &Self::Scene) -> String;
    /// What lanes share, if a run of the scene over it fits in so many bytes.
    fn shared(scene: &Self::Scene, available_bytes: u64) -> Result<Rc<Self::Shared>, ConfigError>;
    /// Number of lanes.
    fn lanes(scene: &Self::Scene) -> usize;
    /// All that decides what a lane counts over what is shared.
    fn lane_key(scene: &Self::Scene, lane: usize) -> String;
    /// Runs a lane. What is wanted is the same for all runs of an experiment.
    fn count(
        scene: &Self::Scene,
        lane: usize,
        shared: &Rc<Self::Shared>,
        wanted: Wanted,
    ) -> Result<Self::Counted, ConfigError>;
    /// The record of a lane that counted so.
    fn record(scene: &Self::Scene, lane: usize, counted: &Self::Counted) -> LaneRecord;
}

/// Checks a scene of a lab.
fn check<R: Rules>(scene: &Value, maximum_pages: u32) -> Result<(), ConfigError> {
    R::scene(scene, maximum_pages).map(|_| ())
}

fn bench<R: Rules>(maximum_pages: u32, available_bytes: u64) -> Box<dyn Bench> {
    Box::new(Kept::<R>::new(maximum_pages, available_bytes))
}
