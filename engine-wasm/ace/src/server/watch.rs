//! Who looks on while a server runs.

use super::clients::Doing;
use super::device::Io;
use super::lanes::Filled;

/// How a look-up ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The page is there.
    Hit,
    /// It is there for the pool, and is still read for another.
    InFlight,
    /// It is there, and is written: a `W` waits.
    BeingWritten,
    /// It is not there.
    Miss,
}

impl Outcome {
    /// As `requests` of a recording have it.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Hit => "hit",
            Self::InFlight => "in flight",
            Self::BeingWritten => "being written",
            Self::Miss => "miss",
        }
    }
}

/// A request that was looked up, with all that this changed in the pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LookedUp<'a> {
    /// Its row in the trace, from 0, `P` and `U` counted.
    pub row: u64,
    /// Who asked, from 0.
    pub client: u16,
    /// Whether the page is changed.
    pub write: bool,
    /// The page.
    pub page: u32,
    /// When it was taken, in ns.
    pub asked_ns: u64,
    /// When it was looked up, in ns.
    pub served_ns: u64,
    /// What came of it.
    pub outcome: Outcome,
    /// Whether the pages that left begin with a victim: none does where a free frame was used.
    pub has_victim: bool,
    /// Frames and pages written together, the victim first.
    pub batch: &'a [(u32, u32)],
    /// Pages that left, the victim first.
    pub evicted: &'a [u32],
    /// Frames and pages to be read: the requested page and those prefetched; none on a hit.
    pub reads: &'a [(u32, u32)],
    /// The frame of the page.
    pub frame: u32,
}

/// The two writers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Writer {
    Bgwriter,
    Checkpointer,
}

/// Told of each change, at its time in ns. By default of nothing: a silent run costs nothing.
#[allow(unused_variables)]
pub trait Watch {
    /// Whether it is told of anything.
    const LOOKS: bool = true;

    /// What is to be filled with the look-up at hand, if it is wanted.
    #[inline(always)]
    fn filled(&mut self) -> Option<&mut Filled> {
        None
    }
    /// A request is looked up.
    fn looked_up(&mut self, looked_up: &LookedUp<'_>) {}
    /// A client begins to do something else.
    fn client_does(&mut self, client: u16, doing: Doing, now_ns: u64) {}
    /// An I/O is submitted.
    fn submitted(&mut self, io: &Io) {}
    /// All slots are taken: it goes to the end of the queue.
    fn queued(&mut self, io: &Io) {}
    /// An I/O takes its slot, at once or from the queue; it will be complete at `end_ns`.
    fn started(&mut self, io: &Io, end_ns: u64) {}
    /// An I/O is complete.
    fn completed(&mut self, io: &Io, now_ns: u64) {}
    /// A writer submits so many pages, or has written a group: 0.
    fn writer_writes(&mut self, writer: Writer, pages: usize, now_ns: u64) {}
}

/// Nobody looks on.
impl Watch for () {
    const LOOKS: bool = false;
}
