//! What a policy tells while it decides, as the pool counts and records it.

use bufferpool_core::observer::Observer;
use bufferpool_core::trace::{is_write, page_of};

use super::Frames;
use crate::event::{Choice, Event};
use crate::policy::{PassedOver, PolicyObserver};

/// Carries a policy's reports into counters and event; pages passed over may be left out of the counters.
pub struct PoolPolicyObserver<'a, O> {
    pub(crate) frames: &'a mut Frames,
    pub(crate) counts_passed: bool,
    pub(crate) observer: &'a mut O,
}

impl<O: Observer<Event>> PolicyObserver for PoolPolicyObserver<'_, O> {
    #[inline(always)]
    fn passed_over(&mut self, frame: u32, passed: PassedOver) {
        self.frames.counts.second_chances += u64::from(self.counts_passed);
        if O::RECORDS {
            let held = self.frames.held[frame as usize];
            self.observer.event().add_passed_over(page_of(held), frame, is_write(held), passed);
        }
    }

    fn kept_by_pin(&mut self, frame: u32) {
        if O::RECORDS {
            let (page, event) = (self.frames.page_in(frame), self.observer.event());
            event.pinned_looked_at += 1;
            // A hand that goes round more than once comes to a page each time; the client is filled in later.
            if event.kept_by_pins.iter().all(|&(other, _)| other != page) {
                event.kept_by_pins.push((page, 0));
            }
        }
    }

    #[inline(always)]
    fn reference(&mut self, frame: u32) {
        if O::RECORDS {
            let (page, dirty) = (self.frames.page_in(frame), is_write(self.frames.held[frame as usize]));
            self.observer.event().reference = Some(Choice { page, frame, dirty });
        }
    }

    #[inline(always)]
    fn because(&mut self, reason: u8) {
        if O::RECORDS {
            self.observer.event().reason = reason;
        }
    }

    #[inline(always)]
    fn looked_at(&mut self, frames: u32) {
        self.frames.counts.sweep_steps += u64::from(frames);
        if O::RECORDS {
            self.observer.event().looked_at += frames;
        }
    }
}
