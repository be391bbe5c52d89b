//! What the pages of a database are called: a relation's name, its fork, the block in it, and what kind of page it is.

use serde::{Deserialize, Serialize};

/// A table or an index.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Relation {
    /// Its name.
    pub name: String,
    /// Which of its files, as PostgreSQL counts: 0 data, 1 free space map, 2 visibility map, 3 initial fork.
    pub fork: u8,
}

/// Kinds of pages, by the number that a page keeps; 0 is unknown.
pub const KINDS: [&str; 9] = ["", "heap", "leaf", "internal", "root", "meta", "overflow", "free", "other"];

/// One page's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PageName {
    /// Its relation's place among the trace's relations.
    pub relation: u16,
    /// Block in it, from 0.
    pub block: u32,
    /// One of [`KINDS`]; empty if unknown.
    pub kind: &'static str,
}

/// The names of a trace's pages.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Names {
    pub relations: Vec<Relation>,
    /// Page → its relation's place plus one; 0 for a page without a name. Empty in a trace without names, as the others.
    pub relation_of: Vec<u16>,
    pub block_of: Vec<u32>,
    pub kind_of: Vec<u8>,
}

impl Names {
    /// Whether there are none, or one for each of so many pages at most.
    pub fn are_of(&self, pages: u32) -> bool {
        let named = self.relation_of.len();
        let relations = self.relations.len();
        named <= pages as usize
            && self.block_of.len() == named
            && self.kind_of.len() == named
            && self.kind_of.iter().all(|&kind| usize::from(kind) < KINDS.len())
            && self.relation_of.iter().all(|&relation| usize::from(relation) <= relations)
    }

    /// Whether pages have names.
    pub fn is_empty(&self) -> bool {
        self.relation_of.is_empty()
    }

    /// The name of a page, if it has one.
    pub fn of(&self, page: u32) -> Option<PageName> {
        let page = page as usize;
        let relation = self.relation_of.get(page)?.checked_sub(1)?;
        Some(PageName { relation, block: self.block_of[page], kind: KINDS[usize::from(self.kind_of[page])] })
    }

    /// The same as a short text: `accounts/17`, of another fork `accounts.fsm/2`; lists of them stay readable.
    pub fn text(&self, page: u32) -> Option<String> {
        let PageName { relation, block, .. } = self.of(page)?;
        let Relation { name, fork } = self.relations.get(usize::from(relation))?;
        let fork = ["", ".fsm", ".vm", ".init"].get(usize::from(*fork)).copied().unwrap_or(".fork");
        Some(format!("{name}{fork}/{block}"))
    }

    /// The page of such a text.
    pub fn page(&self, text: &str) -> Option<u32> {
        (0..self.relation_of.len() as u32).find(|&page| self.text(page).is_some_and(|name| name == text))
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        7 * self.relation_of.len()
    }
}
