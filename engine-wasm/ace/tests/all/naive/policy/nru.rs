//! NRU.

use std::collections::BTreeSet;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::classes::{class_after_class, first_of_the_lowest_class, period_ends};
use super::{Policy, Pool, Request};

/// The pages whose referenced bit is set, and the hand.
#[derive(Debug, Clone, Default)]
pub(crate) struct Nru {
    referenced: BTreeSet<u32>,
    hand: usize,
}

impl Nru {
    /// (not referenced, clean), (not ref., dirty), (ref., clean), (ref., dirty).
    fn class(&self, page: u32, pool: &Pool) -> (bool, bool) {
        (self.referenced.contains(&page), pool.held(page).dirty)
    }
}

impl Policy for Nru {
    fn before_request(&mut self, t: i64, pool: &Pool) {
        if period_ends(t, pool) {
            self.referenced.clear();
        }
    }

    fn load(&mut self, page: u32, _: Request, _: &Pool) {
        self.referenced.insert(page);
    }

    fn prefetch(&mut self, _: u32, _: &Pool) {}

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        self.referenced.insert(page);
    }

    fn take_out(&mut self, page: u32) {
        self.referenced.remove(&page);
    }

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        let mut hand = self.hand;
        let victim = first_of_the_lowest_class(pool, &mut hand, |page| self.class(page, pool));
        self.hand = hand;
        victim
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        class_after_class(pool, self.hand, |page| self.class(page, pool))
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "referenced": u8::from(self.referenced.contains(&page)) })
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "hand": self.hand })
    }

    fn set_hand(&mut self, frame: usize) {
        self.hand = frame;
    }
}
