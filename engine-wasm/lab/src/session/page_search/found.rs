//! What a search has found of one lane, in the order of the answer.

use crate::session::page_history::{LAST_REQUESTS, PageChange, PageEntry, PageRequest, PageWrite, RequestAt};
use crate::session::run::Run;

/// What has been found of one lane.
pub(super) struct Found<E> {
    /// Newest first.
    pub(super) requests: Vec<PageRequest>,
    pub(super) entered: Option<PageEntry>,
    pub(super) asked_since: u64,
    pub(super) dirtied: Option<RequestAt>,
    pub(super) written: Option<PageWrite>,
    pub(super) left: Option<(RequestAt, E)>,
}

impl<E> Default for Found<E> {
    fn default() -> Self {
        Self { requests: Vec::new(), entered: None, asked_since: 0, dirtied: None, written: None, left: None }
    }
}

impl<E: Clone> Found<E> {
    /// An event after all that is known.
    #[inline]
    pub(super) fn tell<R: Run<Event = E>>(&mut self, page: u32, event: &E) {
        let change = R::change(event, page);
        if change == PageChange::default() {
            return;
        }
        let at = request_at::<R>(event);
        if let Some((hit, write)) = change.asked {
            self.requests.truncate(LAST_REQUESTS - 1);
            self.requests.insert(0, PageRequest { at, hit, write });
            self.asked_since += 1;
        }
        if change.left {
            self.left = Some((at, event.clone()));
        }
        if change.entered {
            self.entered = Some(PageEntry { at, prefetched: change.asked.is_none() });
            self.asked_since = 0;
        }
        if change.dirtied {
            self.dirtied = Some(at);
        }
        if let Some(pages) = change.written_pages {
            self.written = Some(PageWrite { at, pages });
        }
    }

    /// Puts what came before in front of it.
    pub(super) fn precede(&mut self, before: Self) {
        self.requests.extend(before.requests);
        self.requests.truncate(LAST_REQUESTS);
        if self.entered.is_none() {
            self.entered = before.entered;
            self.asked_since += before.asked_since;
        }
        self.dirtied = self.dirtied.or(before.dirtied);
        self.written = self.written.or(before.written);
        self.left = self.left.take().or(before.left);
    }

    /// Whether nothing before can add to it.
    pub(super) fn is_complete(&self) -> bool {
        self.requests.len() == LAST_REQUESTS && self.entered.is_some() && self.left.is_some()
    }
}

pub(super) fn request_at<R: Run>(event: &R::Event) -> RequestAt {
    RequestAt { t: R::number_of(event), position: R::position_after(event) }
}
