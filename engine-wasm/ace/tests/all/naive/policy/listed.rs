//! Policies whose whole state is one list: LRU, CFLRU, FIFO and MRU.

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, repeated, tail, tail_to_head, to_head};

/// A row of the table.
#[derive(Debug)]
pub(crate) struct Row {
    /// What the golden files call the list.
    list: &'static str,
    on_hit: fn(&mut Vec<u32>, u32),
    prefetched: fn(&mut Vec<u32>, u32),
    victim: fn(&[u32], &Pool) -> u32,
    order: fn(&[u32]) -> Vec<u32>,
}

pub(crate) const LRU: Row = Row {
    list: "list",
    on_hit: to_head,
    prefetched: Vec::push,
    victim: |list, _| tail(list),
    order: tail_to_head,
};

pub(crate) const CFLRU: Row = Row {
    victim: |list, pool| {
        let window = list.iter().rev().take(pool.settings.size("window", 3));
        window.copied().find(|&page| !pool.held(page).dirty).unwrap_or(tail(list))
    },
    ..LRU
};

pub(crate) const FIFO: Row = Row { list: "queue", on_hit: |_, _| {}, ..LRU };

pub(crate) const MRU: Row =
    Row { prefetched: to_head, victim: |list, _| list[0], order: |list| list.to_vec(), ..LRU };

/// The list of such a policy.
#[derive(Debug, Clone)]
pub(crate) struct Listed {
    row: &'static Row,
    list: Vec<u32>,
}

impl Listed {
    pub(crate) fn new(row: &'static Row) -> Self {
        Self { row, list: Vec::new() }
    }
}

impl Policy for Listed {
    fn load(&mut self, page: u32, _: Request, _: &Pool) {
        to_head(&mut self.list, page);
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        (self.row.prefetched)(&mut self.list, page);
    }

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        (self.row.on_hit)(&mut self.list, page);
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.list, page);
    }

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        (self.row.victim)(&self.list, pool)
    }

    fn order(&self, _: &Pool) -> Vec<u32> {
        (self.row.order)(&self.list)
    }

    fn next_victims(&self, pool: &Pool) -> Vec<u32> {
        repeated(self, pool)
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ self.row.list: self.list })
    }
}
