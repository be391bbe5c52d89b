//! Where a page stands in the pool, and what its return would cost.

use serde::Serialize;

use super::prices::Disk;

/// What the return of a resident page would cost: whether its eviction takes a write, and which disk it is read from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Class {
    /// Clean, on flash.
    #[serde(rename = "FRQ")]
    CleanFlash,
    /// Clean, on the magnetic disk.
    #[serde(rename = "MRQ")]
    CleanMagnetic,
    /// Dirty, on the magnetic disk.
    #[serde(rename = "MWQ")]
    DirtyMagnetic,
    /// Dirty, on flash.
    #[serde(rename = "FWQ")]
    DirtyFlash,
}

impl Class {
    /// All, in the paper's order.
    pub const ALL: [Self; 4] = [Self::CleanFlash, Self::CleanMagnetic, Self::DirtyMagnetic, Self::DirtyFlash];

    /// The class of a page.
    #[inline(always)]
    pub const fn of(dirty: bool, disk: Disk) -> Self {
        match (dirty, disk) {
            (false, Disk::Flash) => Self::CleanFlash,
            (false, Disk::Magnetic) => Self::CleanMagnetic,
            (true, Disk::Magnetic) => Self::DirtyMagnetic,
            (true, Disk::Flash) => Self::DirtyFlash,
        }
    }

    /// The paper's name of its queue.
    pub const fn queue(self) -> &'static str {
        match self {
            Self::CleanFlash => "FRQ",
            Self::CleanMagnetic => "MRQ",
            Self::DirtyMagnetic => "MWQ",
            Self::DirtyFlash => "FWQ",
        }
    }

    /// The disk that its pages are on.
    pub const fn disk(self) -> Disk {
        match self {
            Self::CleanFlash | Self::DirtyFlash => Disk::Flash,
            Self::CleanMagnetic | Self::DirtyMagnetic => Disk::Magnetic,
        }
    }
}

/// Where a page stands in the pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In the time segment; the only one that LRU has.
    Main,
    /// In the queue of a class.
    Cost(Class),
}

/// A frame that left the time segment for the queue of its class.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Followed {
    /// The frame.
    pub frame: u32,
    /// Where it went.
    pub class: Class,
}
