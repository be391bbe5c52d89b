//! Serving a trace in slices, with or without telling events.

use std::io::{self, Write};

use bufferpool_sim::lane::AnyLane;
use bufferpool_sim::lanes::{Lanes, SLICE_REQUESTS};
use bufferpool_sim::timeline::Replay;

/// Brings lanes to the end of a trace.
pub(crate) fn to_end(lanes: &mut Lanes, requests: usize) {
    lanes.advance_to(requests as u64);
}

/// Serves requests without recording them.
pub(crate) fn silently(lane: &mut dyn AnyLane, requests: &[u32]) {
    for slice in requests.chunks(SLICE_REQUESTS) {
        lane.advance(slice);
    }
}

/// Serves requests and writes their events as a JSON array, one event a line, while they happen: a run of 10 million
/// requests holds one event.
pub(crate) fn telling(lane: &mut dyn AnyLane, requests: &[u32], out: &mut impl Write) -> io::Result<()> {
    let mut result = Ok(());
    let mut separator: &[u8] = b"";
    out.write_all(b"[")?;
    lane.observe(requests, &mut |event| {
        result = out
            .write_all(separator)
            .and_then(|()| out.write_all(b"\n"))
            .and_then(|()| serde_json::to_writer(&mut *out, &event.golden()).map_err(io::Error::from));
        separator = b",";
        result.is_err()
    });
    result?;
    out.write_all(b"\n]")
}
