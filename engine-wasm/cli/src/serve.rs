//! Serving a trace in slices, with or without telling events.

use std::io::{self, Write};

use bufferpool_ace::lane::AnyLane;
use bufferpool_ace::lanes::Lanes;
use bufferpool_lab::timeline::Replay;
use bufferpool_lab::timeline::SLICE_REQUESTS;
use serde::Serialize;

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

/// A JSON array that is written while its entries come, one a line: a run of 10 million requests holds one event.
pub(crate) struct JsonArray<'a, W> {
    out: &'a mut W,
    separator: &'static [u8],
}

impl<'a, W: Write> JsonArray<'a, W> {
    pub(crate) fn begin(out: &'a mut W) -> io::Result<Self> {
        out.write_all(b"[")?;
        Ok(Self { out, separator: b"" })
    }

    pub(crate) fn push(&mut self, entry: &impl Serialize) -> io::Result<()> {
        self.out.write_all(self.separator)?;
        self.out.write_all(b"\n")?;
        self.separator = b",";
        Ok(serde_json::to_writer(&mut *self.out, entry)?)
    }

    pub(crate) fn end(self) -> io::Result<()> {
        self.out.write_all(b"\n]")
    }
}

/// Serves requests and writes their events while they happen.
pub(crate) fn telling(lane: &mut dyn AnyLane, requests: &[u32], out: &mut impl Write) -> io::Result<()> {
    let mut events = JsonArray::begin(out)?;
    let mut result = Ok(());
    lane.observe(requests, &mut |event| {
        result = events.push(&event.golden());
        result.is_err()
    });
    result?;
    events.end()
}
