//! LIRS.

use std::collections::BTreeSet;

use bufferpool_ace::event::Event;
use serde_json::{Value, json};

use super::{Policy, Pool, Request, remove, tail, tail_to_head, to_head};

/// The stack, the queue, and which pages are what.
#[derive(Debug, Clone, Default)]
pub(crate) struct Lirs {
    stack: Vec<u32>,
    queue: Vec<u32>,
    lir: BTreeSet<u32>,
    /// Ghosts of the stack, the one dropped last first.
    ghosts: Vec<u32>,
    /// Whether the page that is missed was a ghost.
    was_a_ghost: bool,
}

/// How many LIR pages there may be.
fn most(pool: &Pool) -> usize {
    pool.frames.len().saturating_sub(pool.settings.size("hirs", 100))
}

impl Lirs {
    fn prune(&mut self) {
        while let Some(&bottom) = self.stack.last()
            && !self.lir.contains(&bottom)
        {
            self.stack.pop();
            remove(&mut self.ghosts, bottom);
        }
    }

    /// The LIR page at the stack's bottom becomes HIR.
    fn demote(&mut self) {
        let bottom = self.stack.pop().expect("a LIR page");
        self.lir.remove(&bottom);
        to_head(&mut self.queue, bottom);
    }
}

impl Policy for Lirs {
    fn miss(&mut self, page: u32, _: &Pool) {
        self.was_a_ghost = remove(&mut self.ghosts, page);
        if self.was_a_ghost {
            remove(&mut self.stack, page);
        }
    }

    fn load(&mut self, page: u32, _: Request, pool: &Pool) {
        to_head(&mut self.stack, page);
        let was_a_ghost = std::mem::take(&mut self.was_a_ghost);
        if self.lir.len() < most(pool) {
            self.lir.insert(page);
        } else if was_a_ghost {
            self.lir.insert(page);
            self.prune();
            self.demote();
        } else {
            to_head(&mut self.queue, page);
        }
        self.prune();
    }

    fn prefetch(&mut self, page: u32, _: &Pool) {
        if remove(&mut self.ghosts, page) {
            remove(&mut self.stack, page);
        }
        self.queue.push(page);
    }

    fn hit(&mut self, page: u32, _: Request, pool: &Pool) {
        let was_on_the_stack = self.stack.contains(&page);
        to_head(&mut self.stack, page);
        if self.lir.contains(&page) {
        } else if was_on_the_stack {
            remove(&mut self.queue, page);
            self.lir.insert(page);
            if self.lir.len() > most(pool) {
                self.demote();
            }
        } else {
            to_head(&mut self.queue, page);
        }
        self.prune();
    }

    fn take_out(&mut self, page: u32) {
        remove(&mut self.stack, page);
        remove(&mut self.queue, page);
        self.lir.remove(&page);
        self.prune();
    }

    fn dropped(&mut self, page: u32, pool: &Pool) {
        let leaves_a_ghost = self.queue.contains(&page) && self.stack.contains(&page);
        if !leaves_a_ghost || pool.held(page).prefetched {
            return self.take_out(page);
        }
        remove(&mut self.queue, page);
        self.ghosts.insert(0, page);
        let limit = pool.settings.parameter("ghosts", 2 * pool.frames.len() as u64) as usize;
        while self.ghosts.len() > limit {
            let oldest = self.ghosts.pop().expect("a ghost");
            remove(&mut self.stack, oldest);
        }
    }

    fn victim(&mut self, _: &Pool, _: &mut Event) -> u32 {
        tail(if self.queue.is_empty() { &self.stack } else { &self.queue })
    }

    fn order(&self, _: &Pool) -> Vec<u32> {
        let lir = tail_to_head(&self.stack).into_iter().filter(|page| self.lir.contains(page));
        [tail_to_head(&self.queue), lir.collect()].concat()
    }

    fn bits(&self, page: u32) -> Value {
        json!({ "lir": u8::from(self.lir.contains(&page)) })
    }

    fn lists(&self, _: &Pool) -> Value {
        json!({ "stack": self.stack, "queue": self.queue, "ghosts": self.ghosts })
    }
}
