//! CCF-LRU.

use std::collections::BTreeSet;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, repeated, tail, to_head};

/// Both lists, and the pages whose cold flag is set.
#[derive(Debug, Clone, Default)]
pub(crate) struct CcfLru {
    cold_clean: Vec<u32>,
    mixed: Vec<u32>,
    cold: BTreeSet<u32>,
}

impl Policy for CcfLru {
    fn load(&mut self, page: u32, request: Request, pool: &Pool) {
        if request.write {
            return self.hit(page, request, pool);
        }
        to_head(&mut self.cold_clean, page);
        self.cold.insert(page);
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        self.cold_clean.push(page);
        self.cold.insert(page);
    }

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        self.take_out(page);
        to_head(&mut self.mixed, page);
    }

    fn dirtied(&mut self, page: u32, request: Request, pool: &Pool) {
        if self.cold_clean.contains(&page) {
            self.hit(page, request, pool);
        }
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.cold_clean, page);
        remove(&mut self.mixed, page);
        self.cold.remove(&page);
    }

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        if let Some(&page) = self.cold_clean.last() {
            return page;
        }
        while let Some(&page) = self.mixed.last() {
            if !self.cold.insert(page) {
                return page;
            }
            self.mixed.pop();
            to_head(if pool.held(page).dirty { &mut self.mixed } else { &mut self.cold_clean }, page);
        }
        tail(&self.cold_clean)
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        repeated(self, pool)
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "cold": u8::from(self.cold.contains(&page)) })
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "mixed": self.mixed, "cold_clean": self.cold_clean })
    }
}
