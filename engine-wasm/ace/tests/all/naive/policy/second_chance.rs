//! Second Chance: Clock with one bit, as a queue.

use std::collections::BTreeSet;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, tail, tail_to_head, to_head};

/// The queue and the pages whose bit is set.
#[derive(Debug, Clone, Default)]
pub(crate) struct SecondChance {
    queue: Vec<u32>,
    bit: BTreeSet<u32>,
}

impl Policy for SecondChance {
    fn load(&mut self, page: u32, _: Request, pool: &Pool) {
        to_head(&mut self.queue, page);
        if pool.settings.parameter("loaded", 0) == 1 {
            self.bit.insert(page);
        }
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        self.queue.push(page);
    }

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        self.bit.insert(page);
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.queue, page);
        self.bit.remove(&page);
    }

    fn victim(&mut self, _: &Pool, _: &mut Event) -> u32 {
        loop {
            let page = tail(&self.queue);
            if !self.bit.remove(&page) {
                return page;
            }
            to_head(&mut self.queue, page);
        }
    }

    fn order(&self, _: &Pool) -> Vec<u32> {
        let mut order = tail_to_head(&self.queue);
        order.sort_by_key(|page| self.bit.contains(page));
        order
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "bit": u8::from(self.bit.contains(&page)) })
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "queue": self.queue })
    }
}
