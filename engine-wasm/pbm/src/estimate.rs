//! Estimated time to the next access of a block: the smallest of what several sources say.
//!
//! Registered scans always count. Frequency statistics, trailing marks and the window of correlated index scans are
//! options; what they keep of a block is gone with it.
//!
//! Frequency statistics: an average time between the accesses of each resident block.
//!
//! Source: Vanderkooy 2023, section 4.4. The first interval sets the average, each later one moves it by a quarter of the
//! difference, in whole nanoseconds towards zero; loading is the first access. The estimate is the larger of the average
//! and the time since the last access, as the thesis's text says; its printed Algorithm 2 returns the smaller.

mod index_scans;

use bufferpool_core::error::{ConfigError, filled};
pub use index_scans::{Trailing, Window, Windows};

use crate::config::LaneConfig;
use crate::policy::{AS_SEQUENTIAL, FREQUENCY, TRAILING};
use crate::query::Purpose;
use crate::scans::Scans;
use crate::world::World;

/// A request of a stream's query, as estimators see it.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub struct Access {
    pub stream: u32,
    /// Number of its query, different for all queries of a run.
    pub query: u32,
    pub purpose: Purpose,
    pub now_ns: u64,
}

/// Everything that a policy may know of the future.
#[derive(Debug, Clone)]
pub struct Knowledge {
    /// Registered scans.
    pub scans: Scans,
    /// Times between accesses, by frame.
    pub frequency: Option<Frequency>,
    /// Marks of index scans, by frame.
    pub trailing: Option<Trailing>,
    /// Correlated index scans, where they are treated as sequential ones.
    pub windows: Option<Windows>,
}

impl Knowledge {
    /// Nothing is known yet. Fails for want of memory.
    pub fn new(world: &World, config: &LaneConfig) -> Result<Self, ConfigError> {
        let (streams, frames) = (world.rules.streams_count(), world.config.frames());
        let [has_frequency, has_trailing, as_sequential] =
            [FREQUENCY, TRAILING, AS_SEQUENTIAL].map(|option| config.has(option.id));
        Ok(Self {
            scans: Scans::new(world, streams)?,
            frequency: has_frequency.then(|| Frequency::new(frames)).transpose()?,
            trailing: has_trailing.then(|| Trailing::new(frames, streams)).transpose()?,
            windows: (has_frequency && as_sequential).then(|| Windows::new(world, streams)),
        })
    }

    /// Nanoseconds until the next access of a block; infinite where nothing is known. `frame` holds it.
    #[inline]
    pub fn next_access_ns(&self, block: u32, frame: u32, now_ns: u64) -> f64 {
        let mut soonest = self.scans.next_access_ns(block);
        if let Some(frequency) = &self.frequency {
            soonest = soonest.min(frequency.next_access_ns(frame, now_ns));
        }
        if let Some(trailing) = &self.trailing {
            soonest = soonest.min(trailing.next_access_ns(frame, now_ns));
        }
        if let Some(windows) = &self.windows {
            soonest = soonest.min(windows.next_access_ns(block));
        }
        soonest
    }

    /// As [`Knowledge::next_access_ns`], for a block that is not resident: what is kept by frame says nothing of it.
    pub fn next_access_outside_ns(&self, block: u32) -> f64 {
        let by_windows = self.windows.as_ref().map_or(f64::INFINITY, |windows| windows.next_access_ns(block));
        self.scans.next_access_ns(block).min(by_windows)
    }

    /// A block was loaded into a frame for this access.
    #[inline(always)]
    pub(super) fn loaded(&mut self, frame: u32, access: Access) {
        if let Some(frequency) = &mut self.frequency {
            frequency.loaded(frame, access.now_ns);
        }
        if let Some(trailing) = &mut self.trailing {
            trailing.loaded(frame, access);
        }
        self.moved(access);
    }

    /// A resident block was accessed.
    #[inline(always)]
    pub(super) fn hit(&mut self, frame: u32, access: Access) {
        if let Some(frequency) = &mut self.frequency {
            frequency.hit(frame, access.now_ns);
        }
        if let Some(trailing) = &mut self.trailing {
            trailing.hit(frame, access);
        }
        self.moved(access);
    }

    #[inline(always)]
    fn moved(&mut self, access: Access) {
        if let (Some(windows), Purpose::Key(order, at)) = (&mut self.windows, access.purpose) {
            windows.moved(access.stream, order, at, access.now_ns);
        }
    }

    /// A query of a stream is over.
    pub(super) fn ended(&mut self, stream: u32) {
        if let Some(trailing) = &mut self.trailing {
            trailing.ended(stream);
        }
        if let Some(windows) = &mut self.windows {
            windows.ended(stream);
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.scans.bytes()
            + self.frequency.as_ref().map_or(0, Frequency::bytes)
            + self.trailing.as_ref().map_or(0, Trailing::bytes)
            + self.windows.as_ref().map_or(0, Windows::bytes)
    }
}

/// No average, or no access, yet.
pub const UNKNOWN: u64 = u64::MAX;

/// Averages by frame.
#[derive(Debug, Clone)]
pub struct Frequency {
    /// Frame → average time between accesses, or [`UNKNOWN`].
    #[doc(hidden)]
    pub average_ns: Vec<u64>,
    last_ns: Vec<u64>,
}

impl Frequency {
    /// Nothing known of any frame. Fails for want of memory.
    pub fn new(frames: u32) -> Result<Self, ConfigError> {
        let column = || filled("frames", frames as usize, UNKNOWN);
        Ok(Self { average_ns: column()?, last_ns: column()? })
    }

    /// A block was loaded.
    #[inline(always)]
    pub fn loaded(&mut self, frame: u32, now_ns: u64) {
        self.average_ns[frame as usize] = UNKNOWN;
        self.last_ns[frame as usize] = now_ns;
    }

    /// It was accessed again.
    #[inline(always)]
    pub fn hit(&mut self, frame: u32, now_ns: u64) {
        let (average, last) = (&mut self.average_ns[frame as usize], &mut self.last_ns[frame as usize]);
        let interval_ns = now_ns - *last;
        *last = now_ns;
        *average = if *average == UNKNOWN {
            interval_ns
        } else {
            let change = (interval_ns as i64 - *average as i64) / 4;
            average.wrapping_add_signed(change)
        };
    }

    /// The estimate.
    #[inline(always)]
    pub fn next_access_ns(&self, frame: u32, now_ns: u64) -> f64 {
        let average_ns = self.average_ns[frame as usize];
        if average_ns == UNKNOWN {
            return f64::INFINITY;
        }
        average_ns.max(now_ns - self.last_ns[frame as usize]) as f64
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        16 * self.last_ns.len()
    }
}
