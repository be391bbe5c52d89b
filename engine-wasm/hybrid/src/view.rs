//! What the page draws of a lane: flat columns by frame, the queues, and on which disk each page is.

use bufferpool_core::NONE;

use crate::lane::AnyLane;
use crate::prices::{Class, Disk};

/// Bit of a frame and of a page: the page is dirty.
pub const DIRTY: u8 = 1;
/// Bit of a frame and of a page: the page was created and has not been on a disk.
pub const NEW: u8 = 2;
/// Bit of a frame: it holds no page.
pub const FREE: u8 = 4;
/// Bit of a frame and of a page: the page lives on flash.
pub const ON_FLASH: u8 = 8;
/// Bit of a page: it is in the pool.
pub const RESIDENT: u8 = 16;
/// Bit of a page: it exists.
pub const EXISTS: u8 = 32;

/// A lane's pool as flat columns.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LaneView {
    /// Frame → page, `u32::MAX` if free.
    pub pages: Vec<u32>,
    /// Frame → bits: [`DIRTY`], [`NEW`], [`FREE`], [`ON_FLASH`].
    pub flags: Vec<u8>,
    /// Frames of the time segment and of the four cost queues, one after the other, each with the next to leave first.
    pub order: Vec<u32>,
    /// Lengths of these five.
    pub lengths: [u32; 5],
    /// Page → bits: [`DIRTY`], [`NEW`], [`ON_FLASH`], [`RESIDENT`], [`EXISTS`].
    pub disks: Vec<u8>,
}

impl LaneView {
    /// Brings the view up to date within the memory it has. Without `ordered` order and lengths are left as they are:
    /// they take a walk. Without `disks` that column is left empty.
    pub fn refresh(&mut self, lane: &dyn AnyLane, ordered: bool, disks: bool) {
        let pool = lane.pool();
        let bit = |set: bool, bit: u8| if set { bit } else { 0 };
        let bits_of =
            |page: u32| bit(pool.disk_of(page) == Disk::Flash, ON_FLASH) | bit(pool.is_new(page), NEW);
        let frames = 0..lane.config().frames;
        self.pages.clear();
        self.pages.extend(frames.clone().map(|frame| pool.page_in(frame)));
        self.flags.clear();
        self.flags.extend(frames.map(|frame| match pool.page_in(frame) {
            NONE => FREE,
            page => bits_of(page) | bit(pool.is_dirty(frame), DIRTY),
        }));
        if ordered {
            self.order.clear();
            for (class, length) in [None].into_iter().chain(Class::ALL.map(Some)).zip(&mut self.lengths) {
                let queue = lane.queue(class);
                *length = queue.len() as u32;
                self.order.extend(queue);
            }
        }
        self.disks.clear();
        if disks {
            self.disks.extend((0..pool.pages()).map(|page| match pool.frame_of(page) {
                _ if !pool.exists(page) => 0,
                NONE => EXISTS | bits_of(page),
                frame => EXISTS | RESIDENT | bits_of(page) | bit(pool.is_dirty(frame), DIRTY),
            }));
        }
    }
}
