//! What happened when: counts in columns of time, which grow wider with the run.

use serde::Serialize;
use serde::ser::SerializeMap;

/// Columns at most.
const COLUMNS: usize = 512;
/// The narrowest column is 2 to this, in ns.
const NARROWEST: u32 = 10;

/// What is counted by time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Line {
    /// Ends of transactions.
    Transactions,
    /// Misses, at their look-ups.
    Misses,
    /// Pages that clients submitted to be written.
    Backend,
    /// Pages that the background writer did.
    Clean,
    /// Pages that the checkpointer did.
    Checkpoint,
}

const NAMES: [&str; 5] = ["transactions", "misses", "backend", "clean", "checkpoint"];

/// The lines of a run, in columns of one width. An object in JSON.
#[derive(Debug, Clone)]
pub struct Series {
    lines: Box<[[u64; COLUMNS]; NAMES.len()]>,
    /// The width is 2 to this, in ns.
    shift: u32,
}

impl Default for Series {
    fn default() -> Self {
        Self { lines: Box::new([[0; COLUMNS]; NAMES.len()]), shift: NARROWEST }
    }
}

impl Series {
    /// Counts at a time, which is no earlier than those before.
    #[inline(always)]
    pub(super) fn add(&mut self, line: Line, now_ns: u64, count: u64) {
        let mut column = now_ns >> self.shift;
        while column >= COLUMNS as u64 {
            self.widen();
            column = now_ns >> self.shift;
        }
        self.lines[line as usize][column as usize] += count;
    }

    #[cold]
    fn widen(&mut self) {
        self.shift += 1;
        for line in self.lines.iter_mut() {
            for column in 0..COLUMNS / 2 {
                line[column] = line[2 * column] + line[2 * column + 1];
            }
            line[COLUMNS / 2..].fill(0);
        }
    }

    /// The width of a column, in ns.
    pub fn width_ns(&self) -> u64 {
        1 << self.shift
    }

    /// A line's counts from time 0 on, without trailing zeros.
    pub fn line(&self, line: Line) -> &[u64] {
        let counts = &self.lines[line as usize];
        let end = counts.iter().rposition(|&count| count != 0).map_or(0, |last| last + 1);
        &counts[..end]
    }
}

impl Serialize for Series {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1 + NAMES.len()))?;
        map.serialize_entry("width_ns", &self.width_ns())?;
        let lines = [Line::Transactions, Line::Misses, Line::Backend, Line::Clean, Line::Checkpoint];
        for line in lines {
            map.serialize_entry(NAMES[line as usize], self.line(line))?;
        }
        map.end()
    }
}
