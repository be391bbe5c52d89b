//! What ARC and CAR have in common: pages seen once and pages seen more often, ghosts of both, and a target between them.
//! Source: docs/rules/policies.md.

use crate::policy::prelude::*;

/// Which ghosts the missed page was among.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Returned {
    #[default]
    No,
    SeenOnce,
    SeenOften,
}

/// T1, T2, B1, B2 and p.
#[derive(Debug, Clone, Default)]
pub(crate) struct Adaptive {
    pub(crate) t1: Tape,
    pub(crate) t2: Tape,
    b1: Ghosts<()>,
    b2: Ghosts<()>,
    /// Target size of T1.
    pub(crate) p: f64,
    pub(crate) returned: Returned,
    pages: Pages,
    frames: u32,
}

impl Adaptive {
    /// Bytes that a frame takes at most, pool and policy together.
    pub(crate) const BYTES_A_FRAME: u64 = 56;

    /// Over an empty pool, with lists of so many classes. Fails where memory is short.
    pub(crate) fn new(frames: u32, classes: u8) -> Result<Self, ConfigError> {
        Ok(Self {
            t1: Tape::counted(frames, classes),
            t2: Tape::new(frames, classes),
            pages: Pages::new(frames)?,
            frames,
            ..Self::default()
        })
    }

    /// The missed page leaves its ghosts.
    pub(crate) fn begin_miss(&mut self, page: u32) {
        self.returned = if self.b1.take(page).is_some() {
            Returned::SeenOnce
        } else if self.b2.take(page).is_some() {
            Returned::SeenOften
        } else {
            Returned::No
        };
    }

    /// Moves p for the missed page, which still counts among its ghosts; in steps of `step` for so many to one.
    pub(crate) fn adapt(&mut self, step: impl Fn(f64) -> f64) {
        let seen =
            |ghosts: &Ghosts<()>, here: Returned| (ghosts.len() + usize::from(self.returned == here)) as f64;
        let (b1, b2) = (seen(&self.b1, Returned::SeenOnce), seen(&self.b2, Returned::SeenOften));
        match self.returned {
            Returned::No => {}
            Returned::SeenOnce => self.p = (self.p + step(b2 / b1).max(1.0)).min(self.frames.into()),
            Returned::SeenOften => self.p = (self.p - step(b1 / b2).max(1.0)).max(0.0),
        }
    }

    /// The missed page comes into a frame: to T2 if it was a ghost.
    pub(crate) fn load(&mut self, frame: u32, page: u32, dirty: bool) {
        self.pages.put(frame, page, false);
        let returned = std::mem::take(&mut self.returned) != Returned::No;
        if returned { &mut self.t2 } else { &mut self.t1 }.push_new(frame, 0, dirty);
        self.trim();
    }

    /// As [`Policy::prefetch`].
    pub(crate) fn prefetch(&mut self, frame: u32, page: u32) {
        self.b1.take(page);
        self.b2.take(page);
        self.pages.put(frame, page, true);
        self.t1.push_old(frame, 0, false);
        self.trim();
    }

    /// As [`Policy::was_prefetched`].
    pub(crate) fn was_prefetched(&mut self, frame: u32) {
        self.pages.mark(frame);
    }

    fn trim(&mut self) {
        let frames = self.frames as usize;
        while self.t1.len() as usize + self.b1.len() > frames && !self.b1.is_empty() {
            self.b1.forget_oldest();
        }
        let all = (self.t1.len() + self.t2.len()) as usize + self.b1.len();
        while all + self.b2.len() > 2 * frames && !self.b2.is_empty() {
            self.b2.forget_oldest();
        }
    }

    /// The list that a page is in.
    pub(crate) fn of(&mut self, frame: u32) -> &mut Tape {
        if self.t1.contains(frame) { &mut self.t1 } else { &mut self.t2 }
    }

    /// As [`Policy::set_dirty`].
    pub(crate) fn set_dirty(&mut self, frame: u32, dirty: bool) {
        self.of(frame).set_dirty(frame, dirty);
    }

    /// As [`Policy::evicted`]; the bounds on ghosts are kept by trimming, after the load.
    pub(crate) fn remove(&mut self, frame: u32) {
        let ghosts = if self.t1.contains(frame) { &mut self.b1 } else { &mut self.b2 };
        if let Some(page) = self.pages.ghost(frame) {
            ghosts.add(page, (), usize::MAX);
        }
        self.of(frame).remove(frame);
    }

    /// Pages of T1 without one, and the end of the places of those of them that make it longer than `target`.
    pub(crate) fn over(&self, target: u32, without: Option<u32>) -> u32 {
        let t1 = self.t1.len() - u32::from(without.is_some_and(|frame| self.t1.contains(frame)));
        if t1 > target { self.t1.end_of_oldest(t1 - target, without) } else { 0 }
    }

    /// As [`Policy::kept`]: T1, T2, B1, B2, p.
    pub(crate) fn kept(&self) -> Vec<Kept> {
        let ghosts = |ghosts: &Ghosts<()>| ghosts.newest_first().map(|(page, ())| page).collect();
        vec![
            Kept::Frames(self.t1.from_new()),
            Kept::Frames(self.t2.from_new()),
            Kept::Pages(ghosts(&self.b1)),
            Kept::Pages(ghosts(&self.b2)),
            Kept::Number(self.p),
        ]
    }

    /// Bytes held.
    pub(crate) fn bytes(&self) -> usize {
        self.t1.bytes() + self.t2.bytes() + self.b1.bytes() + self.b2.bytes() + self.pages.bytes()
    }
}

/// The answers of a policy whose pages stand in [`Adaptive`] lists, its `lists`.
macro_rules! answers_of_lists {
    () => {
        fn prefetch(&mut self, frame: u32, page: u32) {
            self.lists.prefetch(frame, page);
        }
        fn was_prefetched(&mut self, frame: u32) {
            self.lists.was_prefetched(frame);
        }

        crate::policy::kept_in!(lists);

        fn kept(&self) -> Vec<Kept> {
            self.lists.kept()
        }
        fn bytes(&self) -> usize {
            self.lists.bytes()
        }
    };
}
pub(crate) use answers_of_lists;
