//! `bpsim hybrid`: lanes of the flash + magnetic lab, side by side, to the end of the trace.

mod output;
pub(crate) mod scene;
mod text;

use std::io::Write;
use std::path::Path;
use std::rc::Rc;

use bufferpool_core::trace::Trace;
use bufferpool_core::trace::operation::Operations;
use bufferpool_hybrid::config::HybridConfig;
use bufferpool_hybrid::{preset, workload};

use crate::args::SourceArguments;
use crate::args::hybrid::{HybridArguments, HybridSource};
use crate::error::Failure;
use crate::{case, input};
use output::Wanted;

/// What runs.
pub(crate) struct Plan {
    pub(crate) trace: Rc<Trace>,
    lanes: Vec<HybridConfig>,
}

pub(crate) fn hybrid(arguments: &HybridArguments, out: &mut impl Write) -> Result<(), Failure> {
    let plan = match &arguments.case {
        Some(path) => of_case(path)?,
        None => scene::open(&arguments.source, &arguments.lane)?,
    };
    if arguments.json {
        let wanted = Wanted { events: arguments.events, final_state: arguments.final_state };
        return output::json(&plan, wanted, out);
    }
    text::table(&plan, arguments.sets, out)
}

/// The same source as one of this lab, if it names a workload or a preset that only this lab has.
pub(crate) fn of(source: &SourceArguments) -> Option<HybridSource> {
    let own = match (&source.workload, &source.preset) {
        (Some(kind), _) => workload::find(kind).is_some(),
        (None, Some(id)) => preset::find(id).is_some(),
        (None, None) => false,
    };
    // What this lab's generators do not have, they refuse by these names.
    let more = [("reads_percent", &source.reads), ("skew", &source.skew), ("requests", &source.requests)];
    let more = more.into_iter().filter_map(|(name, value)| Some(format!("{name}={}", value.as_ref()?)));
    own.then(|| HybridSource {
        preset: source.preset.clone(),
        scene: source.scene.clone(),
        pages: source.pages.clone(),
        trace: source.trace.clone(),
        workload: source.workload.clone(),
        seed: source.seed.clone(),
        parameters: source.parameters.iter().cloned().chain(more).collect(),
    })
}

fn of_case(path: &Path) -> Result<Plan, Failure> {
    let case = case::read(path, "an object with placement, replacement, frames, pages and the prices")?;
    let config = HybridConfig::from_json(&case.config)?;
    let trace = input::trace(&case.trace, Some(config.pages), Operations::All)?;
    Ok(Plan { trace: Rc::new(trace), lanes: vec![config] })
}
