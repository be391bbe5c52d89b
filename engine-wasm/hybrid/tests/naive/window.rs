//! "auto", from the comment of replacement/auto.rs: the size of the cost segment follows what it brings.

use bufferpool_hybrid::event::Event;

use super::Naive;

/// What was found in this window of as many requests as the pool has frames.
#[derive(Debug, Default)]
pub(crate) struct Window {
    /// H_m, hits on magnetic pages found in the cost segment.
    pub(crate) magnetic_hits: u64,
    /// M_f, misses of pages on flash.
    pub(crate) flash_misses: u64,
    requests: usize,
}

impl Naive {
    /// A request is over; at the end of a window the segment grows, shrinks or stays.
    pub(super) fn adapt(&mut self, event: &mut Event) {
        self.window.requests += 1;
        if self.window.requests < self.settings.frames {
            return;
        }
        let [rf, _, rm, _] = self.settings.prices;
        let saved = rm * i128::from(self.window.magnetic_hits);
        let paid = rf * i128::from(self.window.flash_misses);
        self.window = Window::default();
        let frames = self.settings.frames;
        let step = (frames / 32).max(1);
        let before = self.segment;
        if saved == 0 && paid == 0 {
            return;
        }
        self.segment = if saved > paid { before + step } else { before.saturating_sub(step) };
        // At least one step, and at least one frame for the time segment; a pool of one frame has no room for both.
        self.segment = self.segment.max(step).min((frames - 1).max(1));
        event.cost_segment_frames = (self.segment != before).then_some(self.segment as u32);
        while self.main.len() > self.time_segment() {
            self.follow(event);
        }
    }
}
