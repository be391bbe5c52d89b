//! 2Q, full version.

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, tail, tail_to_head, to_head};

/// Queue, ghosts and list.
#[derive(Debug, Clone, Default)]
pub(crate) struct TwoQ {
    a1in: Vec<u32>,
    a1out: Vec<u32>,
    am: Vec<u32>,
    /// Whether the page that is missed was in A1out.
    was_in_a1out: bool,
}

fn k_in(pool: &Pool) -> usize {
    pool.settings.size("k_in", 4)
}

impl Policy for TwoQ {
    fn miss(&mut self, page: u32, _: &Pool) {
        self.was_in_a1out = remove(&mut self.a1out, page);
    }

    fn load(&mut self, page: u32, _: Request, _: &Pool) {
        let was_in_a1out = std::mem::take(&mut self.was_in_a1out);
        to_head(if was_in_a1out { &mut self.am } else { &mut self.a1in }, page);
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        remove(&mut self.a1out, page);
        self.a1in.push(page);
    }

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        if self.am.contains(&page) {
            to_head(&mut self.am, page);
        }
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.a1in, page);
        remove(&mut self.am, page);
    }

    fn dropped(&mut self, page: u32, pool: &Pool) {
        if self.a1in.contains(&page) && !pool.held(page).prefetched {
            self.a1out.insert(0, page);
            self.a1out.truncate(pool.settings.size("k_out", 2));
        }
        self.take_out(page);
    }

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        tail(if self.a1in.len() > k_in(pool) || self.am.is_empty() { &self.a1in } else { &self.am })
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        let mut a1in = tail_to_head(&self.a1in);
        let rest = a1in.split_off(a1in.len().saturating_sub(k_in(pool)));
        [a1in, tail_to_head(&self.am), rest].concat()
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "a1in": self.a1in, "am": self.am, "a1out": self.a1out })
    }
}
