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
    /// The last request of each resident page that had one.
    last: BTreeMap<u32, i64>,
    /// The present request.
    now: i64,
    /// Whether there is a correlated period: golden files tell the last requests then.
    has_period: bool,
}

fn k(pool: &Pool) -> usize {
    pool.settings.parameter("k", 2) as usize
}

fn crp(pool: &Pool) -> i64 {
    pool.settings.parameter("crp", 0) as i64
}

impl LruK {
    /// Pages out of their correlated period go first; then pages with fewer than K requests, by their last one or the
    /// earliest, before the others, which go by the oldest of K; then the lowest frame. Not of prefetched pages.
    fn rank(&self, page: u32, pool: &Pool) -> (bool, bool, Option<i64>, Option<usize>) {
        let times = &self.times[&page];
        let by_first = pool.settings.parameter("by_first", 0) == 1;
        let known = if by_first { times.last() } else { times.first() };
        let kth = times.get(k(pool) - 1);
        let correlated = crp(pool) > 0 && self.now - self.last[&page] <= crp(pool);
        (correlated, kth.is_some(), kth.or(known).copied(), pool.frame_of(page))
    }

    fn take_retained(&mut self, page: u32) -> Vec<i64> {
        let at = self.retained.iter().position(|entry| entry.0 == page);
        at.map(|at| self.retained.remove(at).1).unwrap_or_default()
    }
}

impl Policy for LruK {
    fn before_request(&mut self, t: i64, pool: &Pool) {
        self.now = t;
        self.has_period = crp(pool) > 0;
    }

    fn miss(&mut self, page: u32, _: &Pool) {
        self.found = self.take_retained(page);
    }

    fn load(&mut self, page: u32, request: Request, pool: &Pool) {
        let found = std::mem::take(&mut self.found);
        self.times.insert(page, found);
        self.last.remove(&page);
        self.hit(page, request, pool);
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        let retained = self.take_retained(page);
        self.times.insert(page, retained);
        self.prefetched.insert(0, page);
    }

    fn hit(&mut self, page: u32, request: Request, pool: &Pool) {
        self.now = request.t;
        let times = self.times.entry(page).or_default();
        let last = self.last.insert(page, self.now);
        if last.is_none_or(|last| self.now - last > crp(pool)) {
            let burst = last.map_or(0, |last| last - times[0]);
            times.iter_mut().for_each(|time| *time += burst);
            times.insert(0, self.now);
            times.truncate(k(pool));
        }
    }

    fn first_hit(&mut self, page: u32, request: Request, pool: &Pool) {
        remove(&mut self.prefetched, page);
        self.hit(page, request, pool);
    }

    fn take_out(&mut self, page: u32) {
        self.times.remove(&page);
        self.last.remove(&page);
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
        self.order(pool)[0]
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        let mut others: Vec<u32> =
            self.times.keys().copied().filter(|page| !self.prefetched.contains(page)).collect();
        others.sort_by_key(|&page| self.rank(page, pool));
        [self.prefetched.clone(), others].concat()
    }

    fn bits(&self, page: u32) -> Value {
        let mut bits = json!({ "times": self.times[&page] });
        if self.has_period {
            bits["last"] = json!(self.last.get(&page));
        }
        bits
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "retained": self.retained })
    }
}
