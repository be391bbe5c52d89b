//! The lab's sessions, and what the page draws of them.

mod device;
pub(crate) mod events;

use std::rc::Rc;

use bufferpool_core::NONE;
use bufferpool_core::error::ConfigError;
use bufferpool_core::spec::ParameterSpec;
use bufferpool_core::trace::{Trace, page_of};
use bufferpool_core::workload::Making;
use bufferpool_lab::lab::LabSpec;
use bufferpool_lab::session;
use bufferpool_lab::session::{MINIMUM_KEYFRAME_SPACING, Traced};
use bufferpool_lab::timeline::Keyframes;
use device::device_of;
pub use device::{Device, Operation, Transfer, Utilisation};
use serde::Serialize;

use crate::config::LaneConfig;
use crate::config::start::Start;
use crate::event::Event;
use crate::flash::setup::FLASH;
use crate::lab::SPEC;
use crate::lane::Parts;
use crate::lanes::Lanes;
use crate::program::{Decisions, Tape};
use crate::reader::packed::Histories;
use crate::scene::Scene;
use crate::{Checked, step};

/// Nine packed tables of a skewed workload at the paper's size, 1 966 080 pages and 10 million requests.
const HISTORY_CAP_BYTES: usize = 64 << 20;

/// A session of this lab.
pub type Session = session::Session<Lanes>;

/// A session at position 0; `tapes` stand at their lanes' places. Fails as [`Lanes::decided`], or without a tape.
pub fn open(configs: &[LaneConfig], start: &Start, trace: Rc<Trace>, tapes: &[Rc<Tape>]) -> Checked<Session> {
    let (lanes, histories) = making(&Drawing { configs, start, trace: &trace, tapes });
    Session::over(lanes, histories)
}

/// What makes the lanes of a session, always alike, and the room for what a prescan keeps of their histories.
pub(crate) fn making(drawing: &Drawing<'_>) -> (impl Fn() -> Checked<Lanes> + 'static, Histories) {
    let pages = drawing.configs.first().map_or(1, |config| u64::from(config.pages));
    let (configs, start) = (drawing.configs.to_vec(), drawing.start.clone());
    let (tapes, trace) = (drawing.tapes.to_vec(), Rc::clone(drawing.trace));
    let lanes = move || {
        let decide = |lane: usize| tapes.get(lane).cloned().map(Decisions::Taped);
        Lanes::decided(&configs, &start, Rc::clone(&trace), &decide).map(Lanes::referring)
    };
    // Replaying the requests between takes as long as unpacking: each record may wait for memory, a pass does not.
    let spacing = (pages.next_power_of_two() / 2).max(16 * MINIMUM_KEYFRAME_SPACING);
    (lanes, Keyframes::new(spacing, HISTORY_CAP_BYTES))
}

/// Bits of a view's `flags`: the page is dirty; it came by prefetch and was not hit yet; there is none.
const DIRTY: u8 = 1;
const PREFETCHED: u8 = 2;
const FREE: u8 = 4;

/// A lane's pool as flat columns.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct LaneView {
    /// Frame → page, `u32::MAX` if free.
    pub pages: Vec<u32>,
    /// Frame → bits: 1 dirty, 2 prefetched and not hit yet, 4 free; with clients also 8 read, 16 written now, 32 held by pins.
    pub flags: Vec<u8>,
    pub badges: Vec<u8>,
    /// Frames from MRU to LRU, or for a ring from the one whose turn is next.
    pub order: Vec<u32>,
    pub window: u32,
    pub hand: Option<u32>,
}

impl LaneView {
    /// Brings the view up to date in its memory. Without `ordered` the order, a walk, is left empty: pictures by frame.
    pub fn refresh(&mut self, lane: Parts<'_>, ordered: bool) {
        let pool = lane.pool();
        let frames = 0..lane.config().frames;
        self.pages.clear();
        self.pages.extend(frames.clone().map(|frame| pool.page_in(frame)));
        self.flags.clear();
        self.flags.extend(frames.clone().map(|frame| {
            (u8::from(pool.is_dirty(frame)) * DIRTY)
                | (u8::from(pool.is_prefetched(frame)) * PREFETCHED)
                | (u8::from(pool.page_in(frame) == NONE) * FREE)
        }));
        self.badges.clear();
        self.badges.extend(frames.map(|frame| lane.policy().badge(frame)));
        self.order = if ordered { lane.structure().order } else { Vec::new() };
        (self.window, self.hand) = (lane.policy().window(), lane.policy().hand());
    }
}

/// Where a page is in a lane's pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Whereabouts {
    /// The frame that holds it.
    pub frame: u32,
    /// Its place in the order of the bookkeeping, from 1: the one at the LRU end, or the one whose turn is next.
    pub place: u32,
}

/// What a session is opened over.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs)]
pub struct Drawing<'a> {
    pub configs: &'a [LaneConfig],
    pub start: &'a Start,
    pub trace: &'a Rc<Trace>,
    /// By lane, for those that a program decides for.
    pub tapes: &'a [Rc<Tape>],
}

/// Lanes that this lab's page can draw: those of today, and those of the server model.
pub trait Drawn: Traced<Event = Event> + Sized + 'static {
    /// What the page's controls, links, tables and charts follow from.
    const SPEC: LabSpec;
    /// Numbers of a lane beside those of every lane.
    const FURTHER: &'static [ParameterSpec];

    /// Begins to make what a scene's lanes run over, and what else takes long of what they need; see
    /// [`Lab::making`](bufferpool_lab::lab::Lab::making).
    fn making(scene: &Scene, available_bytes: u64) -> Checked<Making<Trace>> {
        scene.making(available_bytes)
    }
    /// A session at position 0. Fails where the lanes cannot be made.
    fn open(drawing: Drawing<'_>) -> Checked<session::Session<Self>>;
    /// What the step to the shown position did in each lane, as data.
    fn step(session: &session::Session<Self>) -> impl Serialize;
    /// Adds to the flags of a lane's frames, see [`LaneView::flags`].
    fn mark(&self, _lane: usize, _flags: &mut [u8]) {}
    /// What a lane is made of; `None` if there is no such lane.
    fn parts(&self, lane: usize) -> Option<Parts<'_>>;
    /// The same of the lane that served the request before the present position: at a fork the lane left there.
    fn served_by(&self, lane: usize) -> Option<Parts<'_>> {
        self.parts(lane)
    }
    /// The lane whose config is in force: the lane itself, or before its fork the lane that it leaves there.
    fn running_as(&self, lane: usize) -> usize {
        lane
    }
    /// The pool before the first request.
    fn start(&self) -> &Start;
}

impl Drawn for Lanes {
    const SPEC: LabSpec = SPEC;
    const FURTHER: &'static [ParameterSpec] = &[];

    fn open(Drawing { configs, start, trace, tapes }: Drawing<'_>) -> Checked<Session> {
        let has = |is: fn(&LaneConfig) -> bool| !cfg!(feature = "compact") && configs.iter().any(is);
        let models =
            [("server", has(|lane| lane.server.is_some())), (FLASH, has(|lane| lane.flash.is_some()))];
        if let Some((field, _)) = models.into_iter().find(|(_, is_on)| *is_on) {
            let legal = "left out: lanes with this model are shown by lanes of their own";
            return Err(ConfigError::new(field, true, legal));
        }
        open(configs, start, Rc::clone(trace), tapes)
    }
    fn step(session: &Session) -> impl Serialize {
        step::step(session)
    }
    fn parts(&self, lane: usize) -> Option<Parts<'_>> {
        Some(self.all().get(lane)?.parts())
    }
    fn served_by(&self, lane: usize) -> Option<Parts<'_>> {
        Some(self.served_by(lane)?.parts())
    }
    fn running_as(&self, lane: usize) -> usize {
        self.running_as(lane)
    }
    fn start(&self) -> &Start {
        self.start()
    }
}

/// Further views of this lab's sessions.
pub trait AceSession {
    /// The device of a lane at the shown position, over the last [`RECENT_EVENTS`](session::RECENT_EVENTS) requests.
    fn device(&self, lane: usize) -> Option<Device>;
    /// How many of the requests `from .. to` ask for a page of each stretch of `pages_a_bin` pages of the disk.
    fn requests_by_bin(&self, pages_a_bin: u32, from: u64, to: u64) -> Vec<u32>;
    /// Where a page is in each lane; `None` where it is not resident. O(B), for the place in the order.
    fn find_page(&self, page: u32) -> Vec<Option<Whereabouts>>;
}

impl<L: Drawn> AceSession for session::Session<L> {
    fn device(&self, lane: usize) -> Option<Device> {
        let shown = self.lanes().parts(lane)?;
        Some(device_of(shown.config(), &shown.pool().frames.counts, &shown.at_fork(), self.recent(lane)))
    }

    fn requests_by_bin(&self, pages_a_bin: u32, from: u64, to: u64) -> Vec<u32> {
        let trace = self.trace();
        let size = pages_a_bin.max(1);
        let pages = self.lanes().parts(0).map_or(trace.pages, |lane| lane.config().pages);
        let mut bins = vec![0_u32; pages.div_ceil(size) as usize];
        let end = to.min(self.requests()) as usize;
        for &request in &trace.requests[(from as usize).min(end)..end] {
            if let Some(bin) = bins.get_mut((page_of(request) / size) as usize) {
                *bin += 1;
            }
        }
        bins
    }

    fn find_page(&self, page: u32) -> Vec<Option<Whereabouts>> {
        let in_lane = |lane: Parts<'_>| {
            let frame = if page < lane.pool().pages() { Some(lane.pool().frame_of(page)) } else { None };
            let frame = frame.filter(|&frame| frame != NONE)?;
            let before = lane.policy().order().iter().position(|&other| other == frame)?;
            Some(Whereabouts { frame, place: before as u32 + 1 })
        };
        (0..self.lanes().count()).map(|lane| self.lanes().parts(lane).and_then(in_lane)).collect()
    }
}
