//! Trailing index scans: a scan that follows another one through the same keys tells it how far behind it is.
//!
//! Source: Vanderkooy 2023, section 4.3. One mark a block, the newest: time, key, index, query. A scan that hits a block
//! whose mark has its index and key and another query's number tells that query, if it still runs, the lag; the last
//! report counts. From then on the leader writes its expected arrival on the blocks that it visits.

use bufferpool_core::error::{ConfigError, filled};

use super::Access;
use crate::orders::OrderId;
use crate::query::Purpose;

/// What an index scan left on a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Mark {
    /// When.
    time_ns: u64,
    /// The index and the key, by its number in the index's order.
    key: (OrderId, u32),
    /// The query, and its stream.
    query: u32,
    stream: u32,
    /// When the scan that trails it is expected.
    expected_ns: Option<u64>,
}

/// The query that a stream runs, as far as others trail it.
#[derive(Debug, Clone, Copy, Default)]
struct Leader {
    query: Option<u32>,
    lag_ns: Option<u64>,
}

/// Marks by frame.
#[derive(Debug, Clone)]
pub struct Trailing {
    marks: Vec<Option<Mark>>,
    leaders: Vec<Leader>,
}

impl Trailing {
    /// No marks. Fails when they do not fit in memory.
    pub fn new(frames: u32, streams: u32) -> Result<Self, ConfigError> {
        Ok(Self {
            marks: filled("frames", frames as usize, None)?,
            leaders: vec![Leader::default(); streams as usize],
        })
    }

    /// A block was loaded: what stood on the one before is gone.
    #[inline]
    pub fn loaded(&mut self, frame: u32, access: Access) {
        self.marks[frame as usize] = None;
        self.visit(frame, access);
    }

    /// A resident block was accessed.
    #[inline]
    pub fn hit(&mut self, frame: u32, access: Access) {
        if let (Purpose::Key(order, at), Some(mark)) = (access.purpose, self.marks[frame as usize])
            && mark.key == (order, at)
            && mark.query != access.query
        {
            let leader = &mut self.leaders[mark.stream as usize];
            if leader.query == Some(mark.query) {
                leader.lag_ns = Some(access.now_ns - mark.time_ns);
            }
        }
        self.visit(frame, access);
    }

    #[inline]
    fn visit(&mut self, frame: u32, access: Access) {
        let Purpose::Key(order, at) = access.purpose else { return };
        let leader = &mut self.leaders[access.stream as usize];
        if leader.query != Some(access.query) {
            *leader = Leader { query: Some(access.query), lag_ns: None };
        }
        self.marks[frame as usize] = Some(Mark {
            time_ns: access.now_ns,
            key: (order, at),
            query: access.query,
            stream: access.stream,
            expected_ns: leader.lag_ns.map(|lag_ns| access.now_ns + lag_ns),
        });
    }

    /// A stream's query is over: its lag is forgotten.
    pub fn ended(&mut self, stream: u32) {
        self.leaders[stream as usize] = Leader::default();
    }

    /// The lag last reported to a stream's query.
    pub fn lag_ns(&self, stream: u32) -> Option<u64> {
        self.leaders[stream as usize].lag_ns
    }

    /// Until the expected arrival; a past one counts as none.
    #[inline]
    pub fn next_access_ns(&self, frame: u32, now_ns: u64) -> f64 {
        let expected_ns = self.marks[frame as usize].and_then(|mark| mark.expected_ns);
        match expected_ns.and_then(|expected_ns| expected_ns.checked_sub(now_ns)) {
            Some(ahead_ns) => ahead_ns as f64,
            None => f64::INFINITY,
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        size_of::<Option<Mark>>() * self.marks.len() + size_of::<Leader>() * self.leaders.len()
    }
}
