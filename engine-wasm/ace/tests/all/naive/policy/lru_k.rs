//! LRU-K.

use std::collections::BTreeMap;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove};

/// Request numbers, the newest first, at most K of a page.
#[derive(Debug, Clone, Default)]
pub(crate) struct LruK {
    /// Those of the resident pages.
    times: BTreeMap<u32, Vec<i64>>,
    /// Prefetched pages without a hit, the latest load first.
    prefetched: Vec<u32>,
    /// Those of evicted pages, the one evicted last first.
    retained: Vec<(u32, Vec<i64>)>,
    /// What was retained of the page that is missed.
    found: Vec<i64>,
}

fn k(pool: &Pool) -> usize {
    pool.settings.parameter("k", 2) as usize
}

/// Pages with fewer than K requests go by their last one, before the others, which go by the oldest of K. A page without
/// any is prefetched, and goes before all.
fn rank(times: &[i64], pool: &Pool) -> (bool, Option<i64>) {
    let last = times.first().copied();
    times.get(k(pool) - 1).map_or((false, last), |&oldest| (true, Some(oldest)))
}

impl LruK {
    fn take_retained(&mut self, page: u32) -> Vec<i64> {
        let at = self.retained.iter().position(|entry| entry.0 == page);
        at.map(|at| self.retained.remove(at).1).unwrap_or_default()
    }
}

impl Policy for LruK {
    fn miss(&mut self, page: u32, _: &Pool) {
        self.found = self.take_retained(page);
    }

    fn load(&mut self, page: u32, request: Request, pool: &Pool) {
        let found = std::mem::take(&mut self.found);
        self.times.insert(page, found);
        self.hit(page, request, pool);
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        let retained = self.take_retained(page);
        self.times.insert(page, retained);
        self.prefetched.insert(0, page);
    }

    fn hit(&mut self, page: u32, request: Request, pool: &Pool) {
        let times = self.times.entry(page).or_default();
        times.insert(0, request.t);
        times.truncate(k(pool));
    }

    fn first_hit(&mut self, page: u32, request: Request, pool: &Pool) {
        remove(&mut self.prefetched, page);
        self.hit(page, request, pool);
    }

    fn take_out(&mut self, page: u32) {
        self.times.remove(&page);
        remove(&mut self.prefetched, page);
    }

    fn dropped(&mut self, page: u32, pool: &Pool) {
        let times = self.times[&page].clone();
        self.take_out(page);
        if !times.is_empty() {
            self.retained.insert(0, (page, times));
        }
        self.retained.truncate(pool.settings.parameter("retained", pool.frames.len() as u64) as usize);
    }

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        let first = self.times.iter().min_by_key(|entry| rank(entry.1, pool)).map(|entry| entry.0);
        *self.prefetched.first().or(first).expect("a pool that is not empty")
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        let mut others: Vec<u32> =
            self.times.keys().copied().filter(|page| !self.prefetched.contains(page)).collect();
        others.sort_by_key(|page| rank(&self.times[page], pool));
        [self.prefetched.clone(), others].concat()
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "times": self.times[&page] })
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "retained": self.retained })
    }
}
