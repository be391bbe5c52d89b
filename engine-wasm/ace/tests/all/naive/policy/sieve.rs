//! SIEVE.

use std::collections::BTreeSet;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, tail_to_head};

/// The queue, the pages that were visited, and the hand.
#[derive(Debug, Clone, Default)]
pub(crate) struct Sieve {
    queue: Vec<u32>,
    visited: BTreeSet<u32>,
    /// `None`: at whoever is at the old end.
    hand: Option<u32>,
}

impl Sieve {
    fn at(&self, page: u32) -> usize {
        self.queue.iter().position(|&other| other == page).expect("a page of the queue")
    }

    fn next_newer(&self, page: u32) -> Option<u32> {
        self.at(page).checked_sub(1).map(|at| self.queue[at])
    }
}

impl Policy for Sieve {
    fn load(&mut self, page: u32, _: Request, _: &Pool) {
        self.queue.insert(0, page);
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        match self.hand {
            None => self.queue.push(page),
            Some(hand) => {
                self.queue.insert(self.at(hand) + 1, page);
                self.hand = Some(page);
            }
        }
    }

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        self.visited.insert(page);
    }

    fn take_out(&mut self, page: u32) {
        if self.hand == Some(page) {
            self.hand = self.next_newer(page);
        }
        remove(&mut self.queue, page);
        self.visited.remove(&page);
    }

    fn victim(&mut self, _: &Pool, _: &mut Event) -> u32 {
        loop {
            let page = self.hand.or(self.queue.last().copied()).expect("a pool that is not empty");
            self.hand = self.next_newer(page);
            if !self.visited.remove(&page) {
                return page;
            }
        }
    }

    fn order(&self, _: &Pool) -> Vec<u32> {
        let mut order = tail_to_head(&self.queue);
        if let Some(hand) = self.hand {
            order.rotate_left(self.queue.len() - 1 - self.at(hand));
        }
        order.sort_by_key(|page| self.visited.contains(page));
        order
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "visited": u8::from(self.visited.contains(&page)) })
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "queue": self.queue, "hand": self.hand })
    }
}
