//! The frames, as a policy may look at them.

use std::rc::Rc;

use bufferpool_ace::event::Event;

use super::pins::Pins;
use super::settings::Settings;

/// A frame that is not free.
#[derive(Debug, Clone)]
pub(crate) struct Held {
    pub(crate) page: u32,
    pub(crate) dirty: bool,
    /// Came by prefetch and was not hit yet.
    pub(crate) prefetched: bool,
}

/// All frames, and the configuration.
#[derive(Debug, Clone)]
pub(crate) struct Pool {
    pub(crate) settings: Rc<Settings>,
    /// `None` is a free frame.
    pub(crate) frames: Vec<Option<Held>>,
    /// None in a trace without pins.
    pub(crate) pins: Pins,
}

impl Pool {
    /// Free frames only.
    pub(crate) fn new(settings: Settings) -> Self {
        Self { frames: vec![None; settings.frames], settings: Rc::new(settings), pins: Pins::default() }
    }

    /// Where a page is.
    pub(crate) fn frame_of(&self, page: u32) -> Option<usize> {
        self.frames.iter().position(|held| held.as_ref().is_some_and(|held| held.page == page))
    }

    /// A resident page.
    pub(crate) fn held(&self, page: u32) -> &Held {
        self.frames.iter().flatten().find(|held| held.page == page).expect("a resident page")
    }

    /// A resident page.
    pub(crate) fn held_mut(&mut self, page: u32) -> &mut Held {
        self.frames.iter_mut().flatten().find(|held| held.page == page).expect("a resident page")
    }

    /// Resident pages by frame.
    pub(crate) fn pages(&self) -> Vec<u32> {
        self.frames.iter().flatten().map(|held| held.page).collect()
    }

    /// Whether the page may not leave; if so, the event hears once that it stays.
    pub(super) fn is_kept(&self, page: u32, event: &mut Event) -> bool {
        let Some(client) = self.pins.first_client(page) else { return false };
        if !event.kept_by_pins.contains(&(page, client)) {
            event.kept_by_pins.push((page, client));
        }
        true
    }

    /// Frames without a page, the lowest first.
    pub(crate) fn free_frames(&self) -> Vec<usize> {
        (0..self.frames.len()).filter(|&frame| self.frames[frame].is_none()).collect()
    }

    /// Frees the frame of a resident page.
    pub(crate) fn free(&mut self, page: u32) -> usize {
        let frame = self.frame_of(page).expect("a resident page");
        self.frames[frame] = None;
        frame
    }
}
