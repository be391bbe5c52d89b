//! `bpsim hybrid`: lanes of the flash + magnetic lab, side by side, to the end of the trace.

mod output;
mod scene;
mod text;

use std::io::Write;
use std::path::Path;
use std::rc::Rc;

use bufferpool_sim::hybrid::config::HybridConfig;
use bufferpool_sim::trace::Trace;
use bufferpool_sim::trace::operation::Operations;

use crate::args::hybrid::HybridArguments;
use crate::error::Failure;
use crate::{case, input};
use output::Wanted;

/// What runs.
struct Plan {
    trace: Rc<Trace>,
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

fn of_case(path: &Path) -> Result<Plan, Failure> {
    let case = case::read(path, "an object with placement, replacement, frames, pages and the prices")?;
    let config = HybridConfig::from_json(&case.config)?;
    let trace = input::trace(&case.trace, Some(config.pages), Operations::All)?;
    Ok(Plan { trace: Rc::new(trace), lanes: vec![config] })
}
