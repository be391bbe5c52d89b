//! Pages that are gone and still known.

use std::collections::{HashMap, VecDeque};

/// Pages by when they went, with what is known of each.
#[derive(Debug, Clone, Default)]
pub struct Ghosts<T> {
    /// Age and page, the oldest first; of another age than `known` says is one that came back since.
    queue: VecDeque<(u64, u32)>,
    /// Page → its age and what is known of it.
    known: HashMap<u32, (u64, T)>,
    next: u64,
}

impl<T> Ghosts<T> {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// A page goes. At most `limit` stay known: the one that went longest ago is forgotten first.
    pub fn add(&mut self, page: u32, known: T, limit: usize) {
        if self.queue.len() > 2 * self.len() + 16 {
            let Self { queue, known, .. } = self;
            queue.retain(|(age, page)| known.get(page).is_some_and(|ghost| ghost.0 == *age));
        }
        self.known.insert(page, (self.next, known));
        self.queue.push_back((self.next, page));
        self.next += 1;
        while self.len() > limit {
            self.forget_oldest();
        }
    }

    /// What is known of a page, if it is a ghost.
    pub fn known(&self, page: u32) -> Option<&T> {
        self.known.get(&page).map(|(_, known)| known)
    }

    /// A page comes back, or is no ghost any more: what is known of it.
    pub fn take(&mut self, page: u32) -> Option<T> {
        self.known.remove(&page).map(|(_, known)| known)
    }

    /// What is known of the page that went longest ago.
    pub fn oldest(&mut self) -> Option<&T> {
        while let Some((age, page)) = self.queue.front() {
            if self.known.get(page).is_some_and(|ghost| ghost.0 == *age) {
                break;
            }
            self.queue.pop_front();
        }
        self.known(self.queue.front()?.1)
    }

    /// The page that went longest ago is forgotten.
    pub fn forget_oldest(&mut self) {
        while let Some((age, page)) = self.queue.pop_front() {
            if self.known.get(&page).is_some_and(|ghost| ghost.0 == age) {
                self.known.remove(&page);
                return;
            }
        }
    }

    /// All from the newest to the oldest.
    pub fn newest_first(&self) -> impl Iterator<Item = (u32, &T)> {
        let still = |&(age, page)| {
            let (known_age, known) = self.known.get(&page)?;
            (*known_age == age).then_some((page, known))
        };
        self.queue.iter().rev().filter_map(still)
    }

    /// Bytes held, about: tables are two thirds full.
    pub fn bytes(&self) -> usize {
        size_of::<(u64, u32)>() * self.queue.len() + size_of::<(u32, (u64, T))>() * self.len() * 3 / 2
    }
}
