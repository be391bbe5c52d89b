//! LFU: counts of resident pages only, no aging.

use std::collections::BTreeMap;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, tail_to_head, to_head};

/// Counts, and the pages by recency.
#[derive(Debug, Clone, Default)]
pub(crate) struct Lfu {
    count: BTreeMap<u32, u64>,
    list: Vec<u32>,
}

impl Policy for Lfu {
    fn load(&mut self, page: u32, _: Request, _: &Pool) {
        self.count.insert(page, 1);
        to_head(&mut self.list, page);
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        self.count.insert(page, 0);
        self.list.push(page);
    }

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        *self.count.entry(page).or_default() += 1;
        to_head(&mut self.list, page);
    }

    fn take_out(&mut self, page: u32) {
        self.count.remove(&page);
        remove(&mut self.list, page);
    }

    fn victim(&mut self, _: &Pool, _: &mut Event) -> u32 {
        let least = self.list.iter().rev().min_by_key(|&page| self.count[page]);
        *least.expect("a pool that is not empty")
    }

    fn order(&self, _: &Pool) -> Vec<u32> {
        let mut order = tail_to_head(&self.list);
        order.sort_by_key(|page| self.count[page]);
        order
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "count": self.count[&page] })
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "list": self.list })
    }
}
