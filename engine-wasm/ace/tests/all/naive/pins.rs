//! Pins, in the words of docs/rules/databases.md, section 1: each client holds so many on each page.

use std::collections::{BTreeMap, BTreeSet};

/// Page and client → pins, at least one.
#[derive(Debug, Clone, Default)]
pub(crate) struct Pins {
    held: BTreeMap<(u32, u16), u32>,
}

impl Pins {
    /// The client has one pin more: it asked for the page.
    pub(super) fn take(&mut self, page: u32, client: u16) {
        *self.held.entry((page, client)).or_default() += 1;
    }

    /// `P`, or else `U`: one pin more, or one given back, of a client that has one. Of another one it changes nothing.
    pub(crate) fn step(&mut self, page: u32, client: u16, takes: bool) {
        if let Some(pins) = self.held.get_mut(&(page, client)) {
            *pins = if takes { *pins + 1 } else { *pins - 1 };
        }
        self.held.retain(|_, pins| *pins > 0);
    }

    /// Whether a client pins a page.
    pub(crate) fn has(&self, page: u32, client: u16) -> bool {
        self.held.contains_key(&(page, client))
    }

    /// The client with the lowest number that pins a page, if any does.
    pub(crate) fn first_client(&self, page: u32) -> Option<u16> {
        self.held.keys().find(|key| key.0 == page).map(|key| key.1)
    }

    /// Pages that may not leave.
    pub(crate) fn pages(&self) -> BTreeSet<u32> {
        self.held.keys().map(|key| key.0).collect()
    }
}
