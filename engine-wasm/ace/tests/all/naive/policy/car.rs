//! CAR, figure 2 of the paper.

use std::collections::BTreeSet;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::arc::Ghosts;
use super::{Policy, Pool, Request, remove, repeated, tail, to_head};

/// Clocks, bits, ghosts, and the target for T1.
#[derive(Debug, Clone, Default)]
pub(crate) struct Car {
    t1: Vec<u32>,
    t2: Vec<u32>,
    /// Resident pages with bit 1.
    referenced: BTreeSet<u32>,
    ghosts: Ghosts,
}

impl Policy for Car {
    fn miss(&mut self, page: u32, _: &Pool) {
        self.ghosts.find(page);
    }

    fn load(&mut self, page: u32, _: Request, pool: &Pool) {
        let was_a_ghost = self.ghosts.found();
        self.ghosts.adapt(pool, |step| step);
        to_head(if was_a_ghost { &mut self.t2 } else { &mut self.t1 }, page);
        self.ghosts.trim(self.t1.len(), self.t2.len(), pool);
    }

    fn prefetch(&mut self, page: u32, pool: &Pool) {
        self.ghosts.forget(page);
        self.t1.push(page);
        self.ghosts.trim(self.t1.len(), self.t2.len(), pool);
    }

    fn hit(&mut self, page: u32, _: Request, _: &Pool) {
        self.referenced.insert(page);
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.t1, page);
        remove(&mut self.t2, page);
        self.referenced.remove(&page);
    }

    fn dropped(&mut self, page: u32, pool: &Pool) {
        if !pool.held(page).prefetched {
            let list = if self.t1.contains(&page) { &mut self.ghosts.b1 } else { &mut self.ghosts.b2 };
            to_head(list, page);
        }
        self.take_out(page);
    }

    fn victim(&mut self, _: &Pool, _: &mut Event) -> u32 {
        loop {
            let enough = self.t1.len() as f64 >= self.ghosts.p.max(1.0) || self.t2.is_empty();
            let page = tail(if !self.t1.is_empty() && enough { &self.t1 } else { &self.t2 });
            if !self.referenced.contains(&page) {
                return page;
            }
            self.take_out(page);
            to_head(&mut self.t2, page);
        }
    }

    fn order(&self, pool: &Pool) -> Vec<u32> {
        repeated(self, pool)
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "bit": u8::from(self.referenced.contains(&page)) })
    }

    fn lists(&self, _: &Pool) -> Value {
        let Ghosts { b1, b2, p, .. } = &self.ghosts;
        json!({ "t1": self.t1, "t2": self.t2, "b1": b1, "b2": b2, "p": p })
    }
}
