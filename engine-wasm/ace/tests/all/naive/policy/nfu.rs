//! NFU, and Aging.

use std::collections::{BTreeMap, BTreeSet};

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::classes::{class_after_class, first_of_the_lowest_class, period_ends};
use super::{Policy, Pool, Request};

/// Counts, the pages whose referenced bit is set, and the hand.
#[derive(Debug, Clone, Default)]
pub(crate) struct Nfu {
    count: BTreeMap<u32, u64>,
    referenced: BTreeSet<u32>,
    hand: usize,
}

impl Policy for Nfu {
    fn before_request(&mut self, t: i64, pool: &Pool) {
        if !period_ends(t, pool) {
            return;
        }
        let bits = pool.settings.parameter("bits", 0);
        for (page, count) in &mut self.count {
            let referenced = u64::from(self.referenced.contains(page));
            *count = if bits == 0 { *count + referenced } else { *count / 2 + (referenced << (bits - 1)) };
        }
        self.referenced.clear();
    }

    fn load(&mut self, page: u32, _: Request, _: &Pool) {
        self.count.insert(page, 0);
        self.referenced.insert(page);
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        self.count.insert(page, 0);
    }

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        self.referenced.insert(page);
    }

    fn take_out(&mut self, page: u32) {
        self.count.remove(&page);
        self.referenced.remove(&page);
    }

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        first_of_the_lowest_class(pool, &mut self.hand, |page| self.count[&page])
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        class_after_class(pool, self.hand, |page| self.count[&page])
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "count": self.count[&page], "referenced": u8::from(self.referenced.contains(&page)) })
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "hand": self.hand })
    }

    fn set_hand(&mut self, frame: usize) {
        self.hand = frame;
    }
}
