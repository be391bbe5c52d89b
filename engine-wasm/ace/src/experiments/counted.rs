//! Lanes that run to the end of a trace, and what they counted there.

use std::rc::Rc;

use bufferpool_core::counter::PastPool;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use bufferpool_lab::sweep::record::fields_of;
use bufferpool_lab::timeline::SLICE_REQUESTS;
use serde_json::{Map, Value};

use crate::Checked;
use crate::config::LaneConfig;
use crate::counters::Counts;
use crate::flash::Drive;
use crate::flash::chip::Chip;
use crate::flash::lanes::written;
use crate::flash::report::Report;
use crate::lane::AnyLane;
use crate::scene::Scene;
use crate::server::Server;
use crate::server::counters::Totals;
use crate::server::run::{End, Goal};

/// What a lane counted, without prices.
#[derive(Debug, Clone)]
pub struct Counted {
    pub(super) end: Counts,
    pub(super) when_full: Option<Counts>,
    pub(super) pool: PastPool,
    pub(super) min_misses: Option<u64>,
    pub(super) diverges_at: Option<u64>,
    /// Of a lane with the server model, all that it counted.
    pub(super) server: Option<Totals>,
    /// Of a lane with a drive below it, what that counted and what follows from it.
    pub(super) flash: Option<Map<String, Value>>,
}

/// Runs a lane of the server model to its end. Fails where the run cannot go on to it.
pub(super) fn count_server(scene: &Scene, config: &LaneConfig, trace: &Rc<Trace>) -> Checked<Counted> {
    let mut server = Server::new(config, &scene.start, Rc::clone(trace))?;
    server.go(Goal::END, &mut ());
    match server.end() {
        Some(End::NoUnpinnedBuffers { row }) => {
            let legal = format!("more: no unpinned buffers available at row {} of the trace", row + 1);
            return Err(ConfigError::new("frames", config.frames, legal));
        }
        Some(End::TooLate) => {
            let legal = "fewer: the run takes more than 2^53 ns";
            return Err(ConfigError::new("workload.requests", trace.requests.len(), legal));
        }
        _ => {}
    }
    let totals = server.totals();
    let pool = PastPool::of(server.parts().pool());
    Ok(Counted {
        end: totals.counts,
        when_full: None,
        pool,
        min_misses: None,
        diverges_at: None,
        server: Some(totals),
        flash: None,
    })
}

/// The same with a drive below, which is written.
pub(super) fn serve_over(lane: &mut dyn AnyLane, requests: &[u32], mut drive: Drive, chip: &Chip) -> Counted {
    let counted = serve_by(lane, requests, &mut |lane, slice| {
        lane.observe(slice, &mut |event| {
            written(&mut drive, event);
            false
        });
    });
    let report = Report::of(&drive, chip);
    let flash = fields_of(&report.counters).into_iter().chain(fields_of(&report.derived)).collect();
    Counted { flash: Some(flash), ..counted }
}

/// Serves all requests and notes the counts right after the request that filled the pool.
pub(super) fn serve(lane: &mut dyn AnyLane, requests: &[u32]) -> Counted {
    serve_by(lane, requests, &mut |lane, slice| lane.advance(slice))
}

fn serve_by(
    lane: &mut dyn AnyLane,
    requests: &[u32],
    advance: &mut dyn FnMut(&mut dyn AnyLane, &[u32]),
) -> Counted {
    let config = lane.config();
    // A request makes at most so many pages resident: it cannot fill the pool unnoticed.
    let at_once = if config.prefetch { config.n_e.max(1) as usize } else { 1 };
    let frames = config.frames;
    let mut rest = requests;
    loop {
        let free = (frames - lane.pool().resident()) as usize;
        if free == 0 || rest.is_empty() {
            break;
        }
        let (slice, later) = rest.split_at((free / at_once).clamp(1, SLICE_REQUESTS).min(rest.len()));
        advance(lane, slice);
        rest = later;
    }
    let when_full = (frames == lane.pool().resident()).then(|| *lane.counts());
    for slice in rest.chunks(SLICE_REQUESTS) {
        advance(lane, slice);
    }
    let pool = PastPool::of(lane.pool());
    Counted {
        end: *lane.counts(),
        when_full,
        pool,
        min_misses: None,
        diverges_at: None,
        server: None,
        flash: None,
    }
}
