//! W-TinyLFU, with exact counts.

use std::collections::BTreeMap;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, repeated, tail, to_head};

/// Lists, and a count of every page that was ever asked for.
#[derive(Debug, Clone, Default)]
pub(crate) struct WTinyLfu {
    window: Vec<u32>,
    probation: Vec<u32>,
    protected: Vec<u32>,
    count: BTreeMap<u32, u8>,
}

fn window(pool: &Pool) -> usize {
    pool.settings.size("lru_window", 100)
}

fn protected(pool: &Pool) -> usize {
    let rest = pool.frames.len().saturating_sub(window(pool));
    pool.settings.parameter("protected", (4 * rest / 5) as u64) as usize
}

impl WTinyLfu {
    fn of(&self, page: u32) -> u8 {
        self.count.get(&page).copied().unwrap_or(0)
    }

    fn request(&mut self, page: u32) {
        self.count.insert(page, (self.of(page) + 1).min(15));
    }
}

impl Policy for WTinyLfu {
    fn before_request(&mut self, t: i64, pool: &Pool) {
        let sample = pool.settings.parameter("sample", 10 * pool.frames.len() as u64);
        if t > 0 && (t as u64).is_multiple_of(sample) {
            self.count.values_mut().for_each(|count| *count /= 2);
        }
    }

    fn load(&mut self, page: u32, _: Request, pool: &Pool) {
        self.request(page);
        to_head(&mut self.window, page);
        while self.window.len() > window(pool) {
            self.probation.insert(0, self.window.pop().expect("a page"));
        }
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        self.probation.push(page);
    }

    fn hit(&mut self, page: u32, _: Request, pool: &Pool) {
        self.request(page);
        if self.window.contains(&page) {
            return to_head(&mut self.window, page);
        }
        self.take_out(page);
        self.protected.insert(0, page);
        while self.protected.len() > protected(pool) {
            self.probation.insert(0, self.protected.pop().expect("a page"));
        }
    }

    fn take_out(&mut self, page: u32) {
        for list in [&mut self.window, &mut self.probation, &mut self.protected] {
            remove(list, page);
        }
    }

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        if self.window.len() < window(pool) {
            let lists = [&self.probation, &self.protected, &self.window];
            return tail(lists.into_iter().find(|list| !list.is_empty()).expect("a page"));
        }
        let candidate = self.window.pop().expect("a page");
        self.probation.insert(0, candidate);
        let other = tail(&self.probation);
        if self.of(candidate) <= self.of(other) { candidate } else { other }
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        repeated(self, pool)
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "count": self.of(page) })
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "window": self.window, "probation": self.probation, "protected": self.protected })
    }
}
