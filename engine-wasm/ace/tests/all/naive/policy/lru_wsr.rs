//! LRU-WSR.

use std::collections::BTreeSet;

use bufferpool_ace::event::Event;
use bufferpool_ace::policy::PassedOver;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, repeated, tail, tail_to_head, to_head};

/// The list and the pages whose cold flag is set.
#[derive(Debug, Clone, Default)]
pub(crate) struct LruWsr {
    list: Vec<u32>,
    cold: BTreeSet<u32>,
}

impl LruWsr {
    fn second_chance(&mut self, page: u32, pool: &Pool, event: &mut Event) {
        let before = !self.cold.insert(page);
        to_head(&mut self.list, page);
        event.second_chances.push(page);
        event.second_chance_dirty.push(pool.held(page).dirty);
        event.passed_over.push(PassedOver { to_head: true, badge_before: before.into(), badge_after: 1 });
    }
}

impl Policy for LruWsr {
    fn load(&mut self, page: u32, _: Request, _: &Pool) {
        to_head(&mut self.list, page);
        self.cold.remove(&page);
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        self.list.push(page);
    }

    fn hit(&mut self, page: u32, request: Request, pool: &Pool) {
        self.load(page, request, pool);
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.list, page);
        self.cold.remove(&page);
    }

    fn victim(&mut self, pool: &Pool, event: &mut Event) -> u32 {
        loop {
            let page = tail(&self.list);
            if !pool.held(page).dirty || self.cold.contains(&page) {
                return page;
            }
            self.second_chance(page, pool, event);
            event.second_chances_in_search += 1;
        }
    }

    fn is_passed_over(&mut self, page: u32, pool: &Pool, event: &mut Event) -> bool {
        let warm = !self.cold.contains(&page);
        if warm {
            self.second_chance(page, pool, event);
        }
        warm
    }

    fn order(&self, _: &Pool) -> Vec<u32> {
        tail_to_head(&self.list)
    }

    fn next_victims(&self, pool: &Pool) -> Vec<u32> {
        repeated(self, pool)
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "cold": u8::from(self.cold.contains(&page)) })
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "list": self.list })
    }

    fn set_badge(&mut self, page: u32, badge: u8, _: &Pool) {
        if badge == 1 {
            self.cold.insert(page);
        }
    }
}
