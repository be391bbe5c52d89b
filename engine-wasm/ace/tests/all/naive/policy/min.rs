//! Belady's MIN.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::rc::Rc;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request};

/// The future, and the time.
#[derive(Debug, Clone)]
pub(crate) struct Min {
    /// Page → the numbers of its requests, rising.
    requests: Rc<BTreeMap<u32, Vec<i64>>>,
    /// Number of the last request that began.
    t: i64,
}

impl Min {
    pub(crate) fn new(trace: &[u32]) -> Self {
        let mut requests: BTreeMap<u32, Vec<i64>> = BTreeMap::new();
        for (t, &page) in (0..).zip(trace) {
            requests.entry(page).or_default().push(t);
        }
        Self { requests: Rc::new(requests), t: -1 }
    }

    fn next(&self, page: u32) -> Option<i64> {
        let times = self.requests.get(&page)?;
        times.get(times.partition_point(|&time| time <= self.t)).copied()
    }

    /// The furthest first; never is the furthest; ties: the lowest page.
    fn rank(&self, page: u32) -> (Reverse<i64>, u32) {
        (Reverse(self.next(page).unwrap_or(i64::MAX)), page)
    }
}

impl Policy for Min {
    fn before_request(&mut self, t: i64, _: &Pool) {
        self.t = t;
    }

    fn load(&mut self, _: u32, request: Request, _: &Pool) {
        self.t = request.t;
    }

    fn prefetch(&mut self, _: u32, _: &Pool) {}

    fn hit(&mut self, _: u32, _: Request, _: &Pool) {}

    fn take_out(&mut self, _: u32) {}

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        let furthest = pool.pages().into_iter().min_by_key(|&page| self.rank(page));
        furthest.expect("a pool that is not empty")
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        let mut order = pool.pages();
        order.sort_by_key(|&page| self.rank(page));
        order
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "next": self.next(page) })
    }
}
