//! 2Q that promotes at a hit.

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, tail, tail_to_head, to_head};

/// Queue and list.
#[derive(Debug, Clone, Default)]
pub(crate) struct TwoQPromoting {
    fifo: Vec<u32>,
    lru: Vec<u32>,
}

impl Policy for TwoQPromoting {
    fn load(&mut self, page: u32, _: Request, _: &Pool) {
        to_head(&mut self.fifo, page);
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        self.fifo.push(page);
    }

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        remove(&mut self.fifo, page);
        to_head(&mut self.lru, page);
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.fifo, page);
        remove(&mut self.lru, page);
    }

    fn victim(&mut self, _: &Pool, _: &mut Event) -> u32 {
        tail(if self.fifo.is_empty() { &self.lru } else { &self.fifo })
    }

    fn order(&self, _: &Pool) -> Vec<u32> {
        [tail_to_head(&self.fifo), tail_to_head(&self.lru)].concat()
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "fifo": self.fifo, "lru": self.lru })
    }
}
