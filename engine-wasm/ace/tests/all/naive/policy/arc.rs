//! ARC, figure 4 of the paper, and as in BusTub.

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, tail, tail_to_head, to_head};

/// A list of ghosts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum List {
    B1,
    B2,
}

/// The ghosts of T1 and T2, and the target for T1 that they move.
#[derive(Debug, Clone, Default)]
pub(crate) struct Ghosts {
    pub(super) b1: Vec<u32>,
    pub(super) b2: Vec<u32>,
    pub(super) p: f64,
    /// Where the ghost of the page that is missed was.
    found: Option<List>,
}

impl Ghosts {
    /// A miss begins: its page is taken out.
    pub(super) fn find(&mut self, page: u32) {
        self.found = None;
        if remove(&mut self.b1, page) {
            self.found = Some(List::B1);
        }
        if remove(&mut self.b2, page) {
            self.found = Some(List::B2);
        }
    }

    /// Whether the page that is missed was a ghost.
    pub(super) fn found(&self) -> bool {
        self.found.is_some()
    }

    pub(super) fn forget(&mut self, page: u32) {
        remove(&mut self.b1, page);
        remove(&mut self.b2, page);
    }

    /// Moves p by the page that is missed, which counts among its ghosts still.
    pub(super) fn adapt(&mut self, pool: &Pool, step: impl Fn(f64) -> f64) {
        let found = |list| usize::from(self.found == Some(list));
        let b1 = (self.b1.len() + found(List::B1)) as f64;
        let b2 = (self.b2.len() + found(List::B2)) as f64;
        match self.found {
            None => {}
            Some(List::B1) => self.p = (self.p + step(b2 / b1).max(1.0)).min(pool.frames.len() as f64),
            Some(List::B2) => self.p = (self.p - step(b1 / b2).max(1.0)).max(0.0),
        }
    }

    /// After a load.
    pub(super) fn trim(&mut self, t1: usize, t2: usize, pool: &Pool) {
        self.found = None;
        let frames = pool.frames.len();
        while t1 + self.b1.len() > frames {
            self.b1.pop();
        }
        while t1 + t2 + self.b1.len() + self.b2.len() > 2 * frames {
            self.b2.pop();
        }
    }
}

/// Lists and ghosts.
#[derive(Debug, Clone, Default)]
pub(crate) struct Arc {
    t1: Vec<u32>,
    t2: Vec<u32>,
    ghosts: Ghosts,
}

fn bustub(pool: &Pool) -> bool {
    pool.settings.parameter("bustub", 0) == 1
}

impl Policy for Arc {
    fn miss(&mut self, page: u32, pool: &Pool) {
        self.ghosts.find(page);
        if !bustub(pool) {
            self.ghosts.adapt(pool, |step| step);
        }
    }

    fn load(&mut self, page: u32, _: Request, pool: &Pool) {
        let was_a_ghost = self.ghosts.found();
        if bustub(pool) {
            self.ghosts.adapt(pool, f64::floor);
        }
        to_head(if was_a_ghost { &mut self.t2 } else { &mut self.t1 }, page);
        self.ghosts.trim(self.t1.len(), self.t2.len(), pool);
    }

    fn prefetch(&mut self, page: u32, pool: &Pool) {
        self.ghosts.forget(page);
        self.t1.push(page);
        self.ghosts.trim(self.t1.len(), self.t2.len(), pool);
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
            let list = if self.t1.contains(&page) { &mut self.ghosts.b1 } else { &mut self.ghosts.b2 };
            to_head(list, page);
        }
        self.take_out(page);
    }

    fn victim(&mut self, pool: &Pool, _: &mut Event) -> u32 {
        let (in_t1, p) = (self.t1.len() as f64, self.ghosts.p);
        let just_enough = in_t1 == p && (bustub(pool) || self.ghosts.found == Some(List::B2));
        let enough = in_t1 > p || just_enough || self.t2.is_empty();
        tail(if !self.t1.is_empty() && enough { &self.t1 } else { &self.t2 })
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        let (mut t1, mut order, p) = (self.t1.clone(), Vec::new(), self.ghosts.p);
        while !t1.is_empty() && (t1.len() as f64 > p || (bustub(pool) && t1.len() as f64 == p)) {
            order.extend(t1.pop());
        }
        order.extend(tail_to_head(&self.t2));
        order.extend(tail_to_head(&t1));
        order
    }

    fn lists(&self, _: &Pool) -> Value {
        let Ghosts { b1, b2, p, .. } = &self.ghosts;
        json!({ "t1": self.t1, "t2": self.t2, "b1": b1, "b2": b2, "p": p })
    }
}
