//! A lane that runs to its end, and what is known of it then.

use std::rc::Rc;

use bufferpool_core::counter::Counters;
use bufferpool_pbm::config::LaneConfig;
use bufferpool_pbm::event::Event;
use bufferpool_pbm::lane::AnyLane;
use bufferpool_pbm::optimal;
use bufferpool_pbm::world::World;

use crate::error::Failure;

/// A lane that has run.
pub(super) struct Ran {
    pub(super) lane: Box<dyn AnyLane>,
    pub(super) counters: Counters,
    /// Hits of MIN on the lane's own requests, if they were wanted.
    pub(super) min_hits: Option<u64>,
}

/// Who is told what happens, and may end the run.
pub(super) type Listener<'a> = &'a mut dyn FnMut(&Event) -> Result<(), Failure>;

/// Runs a lane, telling its events if anybody listens.
pub(super) fn run(
    world: &Rc<World>,
    config: &LaneConfig,
    min: bool,
    listener: Option<Listener<'_>>,
) -> Result<Ran, Failure> {
    let mut lane = (config.entry()?.open)(world, config)?;
    if min {
        lane.keep_string();
    }
    match listener {
        None => lane.finish(),
        Some(tell) => {
            let mut position = 1;
            let mut result = Ok(());
            while result.is_ok() && lane.next_ns().is_some() {
                position += u64::from(lane.happen(position, &mut |event| result = tell(event)));
            }
            result?;
        }
    }
    let frames = world.config.frames();
    let min_hits = lane.string().map(|string| optimal::hits(string, frames)).transpose()?;
    let counters = lane.as_ref().counters();
    Ok(Ran { counters, min_hits, lane })
}
