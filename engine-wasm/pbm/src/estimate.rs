//! Estimated time to the next access of a block: the smallest of what several sources say.
//!
//! Registered scans always count. Frequency statistics, trailing marks and the window of correlated index scans are
//! options; what they keep of a block is gone with it.

mod frequency;
mod trailing;
mod window;

use bufferpool_core::error::ConfigError;

pub use frequency::Frequency;
pub use trailing::Trailing;
pub use window::{Window, Windows};

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
    /// Nothing is known yet. Fails when a column does not fit in memory.
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
