//! Clock Sweep.

use std::collections::BTreeMap;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::classes::turn;
use super::{Policy, Pool, Request};

fn maximum(pool: &Pool) -> u64 {
    pool.settings.parameter("usage_maximum", 5)
}

/// Usage counts and the hand.
#[derive(Debug, Clone, Default)]
pub(crate) struct ClockSweep {
    usage: BTreeMap<u32, u64>,
    /// The frame that is looked at next.
    hand: usize,
}

impl Policy for ClockSweep {
    fn load(&mut self, page: u32, _: Request, pool: &Pool) {
        self.usage.insert(page, pool.settings.parameter("usage_start", 1).min(maximum(pool)));
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        self.usage.insert(page, 0);
    }

    fn hit(&mut self, page: u32, _: Request, pool: &Pool) {
        let usage = (self.usage[&page] + 1).min(maximum(pool));
        self.usage.insert(page, usage);
    }

    fn first_hit(&mut self, page: u32, request: Request, pool: &Pool) {
        self.hit(page, request, pool);
    }

    fn take_out(&mut self, page: u32) {
        self.usage.remove(&page);
    }

    fn victim(&mut self, pool: &Pool, event: &mut Event) -> u32 {
        loop {
            let page = pool.frames[self.hand].as_ref().expect("a full pool").page;
            self.hand = (self.hand + 1) % pool.frames.len();
            event.looked_at += 1;
            // As PostgreSQL's, the hand passes a pinned frame and leaves its count.
            if pool.is_kept(page, event) {
                event.pinned_looked_at += 1;
                continue;
            }
            match self.usage[&page] {
                0 => return page,
                usage => self.usage.insert(page, usage - 1),
            };
        }
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        let mut order: Vec<u32> = turn(pool, self.hand).map(|(_, page)| page).collect();
        order.sort_by_key(|page| self.usage[page]);
        order
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "usage": self.usage[&page] })
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "hand": self.hand })
    }

    fn set_badge(&mut self, page: u32, badge: u8, pool: &Pool) {
        self.usage.insert(page, u64::from(badge).min(maximum(pool)));
    }

    fn set_hand(&mut self, frame: usize) {
        self.hand = frame;
    }
}
