//! Pages that are gone and still known.

use std::collections::{BTreeMap, HashMap};

/// Pages by when they went, with what is known of each.
#[derive(Debug, Clone, Default)]
pub struct Ghosts<T> {
    /// By age, the oldest first.
    pages: BTreeMap<u64, (u32, T)>,
    age_of: HashMap<u32, u64>,
    next: u64,
}

impl<T> Ghosts<T> {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pages.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pages.is_empty()
    }

    /// A page goes. At most `limit` stay known: the one that went longest ago is forgotten first.
    pub fn add(&mut self, page: u32, known: T, limit: usize) {
        self.take(page);
        self.age_of.insert(page, self.next);
        self.pages.insert(self.next, (page, known));
        self.next += 1;
        while self.len() > limit {
            self.forget_oldest();
        }
    }

    /// A page comes back, or is no ghost any more: what is known of it.
    pub fn take(&mut self, page: u32) -> Option<T> {
        let age = self.age_of.remove(&page)?;
        self.pages.remove(&age).map(|(_, known)| known)
    }

    /// Whether a page is known.
    #[must_use]
    pub fn contains(&self, page: u32) -> bool {
        self.age_of.contains_key(&page)
    }

    /// The page that went longest ago is forgotten.
    pub fn forget_oldest(&mut self) {
        if let Some((_, (page, _))) = self.pages.pop_first() {
            self.age_of.remove(&page);
        }
    }

    /// All from the newest to the oldest.
    pub fn newest_first(&self) -> impl Iterator<Item = &(u32, T)> {
        self.pages.values().rev()
    }

    /// Bytes held, about: trees and tables are two thirds full.
    #[must_use]
    pub fn bytes(&self) -> usize {
        (size_of::<(u64, u32, T)>() + size_of::<(u32, u64)>()) * self.len() * 3 / 2
    }
}
