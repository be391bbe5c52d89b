//! ARC, figure 4 of the paper.

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, tail, tail_to_head, to_head};

/// A list of ghosts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ghosts {
    B1,
    B2,
}

/// Lists, ghosts, and the target for T1.
#[derive(Debug, Clone, Default)]
pub(crate) struct Arc {
    t1: Vec<u32>,
    t2: Vec<u32>,
    b1: Vec<u32>,
    b2: Vec<u32>,
    p: f64,
    /// Where the ghost of the page that is missed was.
    found: Option<Ghosts>,
}

impl Arc {
    fn trim(&mut self, pool: &Pool) {
        let frames = pool.frames.len();
        while self.t1.len() + self.b1.len() > frames {
            self.b1.pop();
        }
        while self.t1.len() + self.t2.len() + self.b1.len() + self.b2.len() > 2 * frames {
            self.b2.pop();
        }
    }
}

impl Policy for Arc {
    fn miss(&mut self, page: u32, pool: &Pool) {
        let (in_b1, in_b2) = (self.b1.len() as f64, self.b2.len() as f64);
        self.found = None;
        if remove(&mut self.b1, page) {
            self.found = Some(Ghosts::B1);
            self.p = (self.p + (in_b2 / in_b1).max(1.0)).min(pool.frames.len() as f64);
        }
        if remove(&mut self.b2, page) {
            self.found = Some(Ghosts::B2);
            self.p = (self.p - (in_b1 / in_b2).max(1.0)).max(0.0);
        }
    }

    fn load(&mut self, page: u32, _: Request, pool: &Pool) {
        let was_a_ghost = self.found.take().is_some();
        to_head(if was_a_ghost { &mut self.t2 } else { &mut self.t1 }, page);
        self.trim(pool);
    }

    fn prefetch(&mut self, page: u32, pool: &Pool) {
        remove(&mut self.b1, page);
        remove(&mut self.b2, page);
        self.t1.push(page);
        self.trim(pool);
    }

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        self.take_out(page);
        to_head(&mut self.t2, page);
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.t1, page);
        remove(&mut self.t2, page);
    }

    fn dropped(&mut self, page: u32, pool: &Pool) {
        if !pool.held(page).prefetched {
            to_head(if self.t1.contains(&page) { &mut self.b1 } else { &mut self.b2 }, page);
        }
        self.take_out(page);
    }

    fn victim(&mut self, _: &Pool, _: &mut Event) -> u32 {
        let in_t1 = self.t1.len() as f64;
        let enough =
            in_t1 > self.p || (in_t1 == self.p && self.found == Some(Ghosts::B2)) || self.t2.is_empty();
        tail(if !self.t1.is_empty() && enough { &self.t1 } else { &self.t2 })
    }

    fn order(&self, _: &Pool) -> Vec<u32> {
        let (mut t1, mut order) = (self.t1.clone(), Vec::new());
        while t1.len() as f64 > self.p {
            order.extend(t1.pop());
        }
        order.extend(tail_to_head(&self.t2));
        order.extend(tail_to_head(&t1));
        order
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "t1": self.t1, "t2": self.t2, "b1": self.b1, "b2": self.b2, "p": self.p })
    }
}
