//! InnoDB's midpoint insertion.

use std::collections::BTreeMap;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, tail, tail_to_head, to_head};

/// What is known of a page.
#[derive(Debug, Clone, Copy, Default)]
struct Marks {
    /// Number of the first request since the load.
    first: Option<i64>,
    /// Pages dropped when it was put at the head last.
    headed: Option<u64>,
}

/// The list, its pages' marks, and how many pages were dropped so far.
#[derive(Debug, Clone, Default)]
pub(crate) struct InnoDb {
    list: Vec<u32>,
    marks: BTreeMap<u32, Marks>,
    dropped: u64,
}

fn old_pct(pool: &Pool) -> usize {
    pool.settings.parameter("old_pct", 37) as usize
}

/// How many of `n` pages are old.
fn old(n: usize, pool: &Pool) -> usize {
    (n * old_pct(pool) / 100).max(1)
}

impl InnoDb {
    fn is_old(&self, page: u32, pool: &Pool) -> bool {
        let n = self.list.len();
        self.list[n - old(n, pool)..].contains(&page)
    }

    fn goes_to_head(&self, page: u32, t: i64, pool: &Pool) -> bool {
        let Marks { first, headed } = self.marks[&page];
        let old_time = pool.settings.size("old_time", 8) as i64;
        let few = (pool.frames.len() * (100 - old_pct(pool)) / 400) as u64;
        if self.dropped == 0 {
            false
        } else if self.is_old(page, pool) && old_time > 0 {
            t - first.expect("a page that was requested") >= old_time
        } else {
            headed.is_none_or(|headed| self.dropped - headed >= few)
        }
    }
}

impl Policy for InnoDb {
    fn load(&mut self, page: u32, request: Request, pool: &Pool) {
        let others = self.list.len();
        self.list.insert(others - (old(others + 1, pool) - 1), page);
        self.marks.insert(page, Marks { first: Some(request.t), headed: None });
        self.hit(page, request, pool);
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        self.list.push(page);
        self.marks.insert(page, Marks::default());
    }

    fn hit(&mut self, page: u32, request: Request, pool: &Pool) {
        if self.goes_to_head(page, request.t, pool) {
            to_head(&mut self.list, page);
            self.marks.entry(page).or_default().headed = Some(self.dropped);
        }
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.list, page);
        self.marks.remove(&page);
    }

    fn dropped(&mut self, page: u32, _: &Pool) {
        self.take_out(page);
        self.dropped += 1;
    }

    fn victim(&mut self, _: &Pool, _: &mut Event) -> u32 {
        tail(&self.list)
    }

    fn order(&self, _: &Pool) -> Vec<u32> {
        tail_to_head(&self.list)
    }

    fn bits(&self, page: u32) -> Value {
        let Marks { first, headed } = self.marks[&page];
        json!({ "first": first, "headed": headed })
    }

    fn lists(&self, pool: &Pool) -> Value {
        json!({ "list": self.list, "old": old(self.list.len(), pool), "dropped": self.dropped })
    }
}
