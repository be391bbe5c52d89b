//! `bpsim pbm`: lanes of the predictive lab over the same streams, each to its end.

mod output;
mod run;
mod scene;
mod text;

use std::io::Write;
use std::path::Path;
use std::rc::Rc;

use bufferpool_core::error::ConfigError;
use bufferpool_pbm::config::LaneConfig;
use bufferpool_pbm::config::MAXIMUM_BLOCKS;
use bufferpool_pbm::scene::Scene;
use bufferpool_pbm::world::World;
use serde_json::{Map, Value};

use crate::args::pbm::PbmArguments;
use crate::error::Failure;
use crate::input;
use output::Wanted;

/// What runs.
struct Plan {
    world: Rc<World>,
    /// The scene's fields, without those of lanes.
    shared: Map<String, Value>,
    lanes: Vec<LaneConfig>,
}

pub(crate) fn pbm(arguments: &PbmArguments, out: &mut impl Write) -> Result<(), Failure> {
    let plan = match &arguments.case {
        Some(path) => of_case(path)?,
        None => scene::open(&arguments.source, &arguments.lane)?,
    };
    if arguments.json {
        let wanted =
            Wanted { min: arguments.min, events: arguments.events, final_state: arguments.final_state };
        return output::json(&plan, wanted, out);
    }
    text::table(&plan, arguments.min, arguments.streams, out)
}

fn of_case(path: &Path) -> Result<Plan, Failure> {
    let case = input::json(path)?;
    let config = case.get("config").unwrap_or(&Value::Null);
    let legal = "an object with policy, frames, workload and the other fields of a scene";
    let shared = config.as_object().ok_or_else(|| ConfigError::new("config", config, legal))?;
    if let Some(lanes) = shared.get("lanes") {
        let legal = "left out: a case is one lane, its fields stand beside the others";
        return Err(ConfigError::new("config.lanes", lanes, legal).into());
    }
    let scene = Scene::from_json(config, MAXIMUM_BLOCKS)?;
    Ok(Plan { world: scene.open_world()?, shared: shared.clone(), lanes: scene.lanes })
}
