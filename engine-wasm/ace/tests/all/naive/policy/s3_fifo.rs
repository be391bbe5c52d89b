//! S3-FIFO.

use std::collections::BTreeMap;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, repeated, tail, to_head};

/// Both queues, ghosts, and frequencies of the resident pages.
#[derive(Debug, Clone, Default)]
pub(crate) struct S3Fifo {
    small: Vec<u32>,
    main: Vec<u32>,
    ghosts: Vec<u32>,
    freq: BTreeMap<u32, u8>,
    /// Whether the page that is missed was a ghost.
    was_a_ghost: bool,
}

fn target(pool: &Pool) -> usize {
    pool.settings.size("small", 10)
}

impl Policy for S3Fifo {
    fn miss(&mut self, page: u32, _: &Pool) {
        self.was_a_ghost = remove(&mut self.ghosts, page);
    }

    fn load(&mut self, page: u32, _: Request, _: &Pool) {
        let was_a_ghost = std::mem::take(&mut self.was_a_ghost);
        to_head(if was_a_ghost { &mut self.main } else { &mut self.small }, page);
        self.freq.insert(page, 0);
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        remove(&mut self.ghosts, page);
        self.small.push(page);
        self.freq.insert(page, 0);
    }

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        self.freq.insert(page, (self.freq[&page] + 1).min(3));
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.small, page);
        remove(&mut self.main, page);
        self.freq.remove(&page);
    }

    fn dropped(&mut self, page: u32, pool: &Pool) {
        if self.small.contains(&page) && !pool.held(page).prefetched {
            let limit = pool.frames.len().saturating_sub(target(pool));
            self.ghosts.insert(0, page);
            self.ghosts.truncate(pool.settings.parameter("ghosts", limit as u64) as usize);
        }
        self.take_out(page);
    }

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        if self.small.len() >= target(pool) || self.main.is_empty() {
            while let Some(&page) = self.small.last() {
                if self.freq[&page] <= 1 {
                    return page;
                }
                self.small.pop();
                self.main.insert(0, page);
                self.freq.insert(page, 0);
            }
        }
        loop {
            let page = tail(&self.main);
            if self.freq[&page] == 0 {
                return page;
            }
            self.freq.insert(page, self.freq[&page] - 1);
            to_head(&mut self.main, page);
        }
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        repeated(self, pool)
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "freq": self.freq[&page] })
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "small": self.small, "main": self.main, "ghosts": self.ghosts })
    }
}
