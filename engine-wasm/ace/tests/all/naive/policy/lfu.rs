//! LFU: no aging; counts of resident pages only, or of all.

use std::collections::BTreeMap;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, tail_to_head, to_head};

/// Counts, and the pages by recency.
#[derive(Debug, Clone, Default)]
pub(crate) struct Lfu {
    count: BTreeMap<u32, u64>,
    list: Vec<u32>,
    /// Counts of pages that left, where they are remembered.
    away: BTreeMap<u32, u64>,
}

fn remembers(pool: &Pool) -> bool {
    pool.settings.parameter("remember", 0) == 1
}

impl Policy for Lfu {
    fn load(&mut self, page: u32, _: Request, pool: &Pool) {
        let before = self.away.get(&page).filter(|_| remembers(pool)).copied().unwrap_or(0);
        self.count.insert(page, before + 1);
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

    fn dropped(&mut self, page: u32, pool: &Pool) {
        let count = self.count[&page];
        if remembers(pool) && count > 0 {
            self.away.insert(page, count);
        }
        self.take_out(page);
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
