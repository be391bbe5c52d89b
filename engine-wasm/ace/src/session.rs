//! The lab's sessions, and what the page draws of them.

mod device;
mod view;

use std::rc::Rc;

use bufferpool_core::trace::Trace;
use bufferpool_lab::session::{self, MINIMUM_KEYFRAME_SPACING, Prescan};
use bufferpool_lab::timeline::Keyframes;

pub use device::{Device, Operation, Transfer, Utilisation};
pub use view::{AceSession, LaneView, Whereabouts};

use crate::program::{Decisions, Tape};
use crate::{Checked, config::LaneConfig, config::start::Start, lanes::Lanes, reader::packed::PackedHistory};

/// At the paper's size, 1 966 080 pages and 10 million requests, a skewed workload's packed tables take 6 MB each: nine of
/// them, one for each 1 048 576 requests, to be replayed in some thirty milliseconds.
const HISTORY_CAP_BYTES: usize = 64 << 20;

/// The history table at some positions, as every Reader has it that runs from the start.
pub type Histories = Keyframes<PackedHistory>;

/// A session of this lab.
pub type Session = session::Session<Lanes>;

/// A session at position 0. The decisions of own policies stand at their lanes' places in `tapes`. Fails when a lane's
/// parameters are not legal, the lanes do not fit in memory, or a lane that needs a tape has none.
pub fn open(configs: &[LaneConfig], start: &Start, trace: Rc<Trace>, tapes: &[Rc<Tape>]) -> Checked<Session> {
    let pages = configs.first().map_or(1, |config| u64::from(config.pages));
    let (configs, start, tapes) = (configs.to_vec(), start.clone(), tapes.to_vec());
    let lanes = move || {
        let decide = |lane: usize| tapes.get(lane).cloned().map(Decisions::Taped);
        Lanes::decided(&configs, &start, Rc::clone(&trace), &decide).map(Lanes::referring)
    };
    // A keyframe of the history table is worth its bytes once replaying the requests since the last takes about as long as
    // unpacking it: each record may wait for memory, which a pass over the table does not.
    let spacing = (pages.next_power_of_two() / 2).max(16 * MINIMUM_KEYFRAME_SPACING);
    Session::over(lanes, Keyframes::new(spacing, HISTORY_CAP_BYTES))
}

/// Keyframes of the history table.
pub fn histories(prescan: &Prescan<Lanes>) -> &Histories {
    prescan.keyframe_index()
}
