//! Enhanced Second Chance: the clock with use and modify bit, as a queue, and its third chance.

use std::collections::BTreeSet;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, Settings, remove, repeated, tail, to_head};

/// The queue, the pages whose bit is set, and those that were spared.
#[derive(Debug, Clone, Default)]
pub(crate) struct EnhancedSecondChance {
    queue: Vec<u32>,
    bit: BTreeSet<u32>,
    spared: BTreeSet<u32>,
    third: bool,
}

impl EnhancedSecondChance {
    pub(crate) fn new(settings: &Settings) -> Self {
        Self { third: settings.parameter("third", 0) == 1, ..Self::default() }
    }

    /// One turn from the old end: what is no victim goes to the new end.
    fn turn(&mut self, dirty: bool, clears: bool, pool: &Pool) -> Option<u32> {
        for _ in 0..self.queue.len() {
            let page = tail(&self.queue);
            if !self.bit.contains(&page) && pool.held(page).dirty == dirty {
                return Some(page);
            }
            to_head(&mut self.queue, page);
            if clears {
                self.bit.remove(&page);
            }
        }
        None
    }

    fn third_chance(&mut self, pool: &Pool) -> u32 {
        loop {
            let page = tail(&self.queue);
            if !self.bit.remove(&page) && (!pool.held(page).dirty || !self.spared.insert(page)) {
                return page;
            }
            to_head(&mut self.queue, page);
        }
    }
}

impl Policy for EnhancedSecondChance {
    fn load(&mut self, page: u32, _: Request, _: &Pool) {
        to_head(&mut self.queue, page);
        self.bit.insert(page);
        self.spared.remove(&page);
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        self.queue.push(page);
    }

    fn hit(&mut self, page: u32, request: Request, _: &Pool) {
        self.bit.insert(page);
        if request.write {
            self.spared.remove(&page);
        }
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.queue, page);
        self.bit.remove(&page);
        self.spared.remove(&page);
    }

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        if self.third {
            return self.third_chance(pool);
        }
        loop {
            let clean = self.turn(false, false, pool);
            if let Some(page) = clean.or_else(|| self.turn(true, true, pool)) {
                return page;
            }
        }
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        repeated(self, pool)
    }

    fn bits(&self, page: u32) -> Value {
        let bit = u8::from(self.bit.contains(&page));
        match self.third {
            true => json!({ "bit": bit, "spared": u8::from(self.spared.contains(&page)) }),
            false => json!({ "bit": bit }),
        }
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "queue": self.queue })
    }
}
