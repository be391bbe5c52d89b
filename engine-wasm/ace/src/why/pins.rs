//! Sentences about pins.

use bufferpool_core::phrase::{PAGES_FIRST, PageNames, Phrase, listed};

use super::page_name;
use crate::event::Event;

const HELD: &str = "Client {client} holds the page already, so this is no new use for the policy.";
const KEPT: &str = "Page {page} may not go, client {client} still holds it; among the others:";
const SEVERAL_KEPT: &str = "{pages} may not go, clients still hold them; among the others:";

/// Every template of this file.
pub(super) const ALL: [&str; 3] = [HELD, KEPT, SEVERAL_KEPT];

/// A request that is no reference.
pub(super) fn held(event: &Event) -> Option<Phrase> {
    let client = event.client.filter(|_| event.held)?;
    Some(Phrase::new(HELD, vec![("client", u32::from(client).into())]))
}

/// Pages that the search for a victim passed because they are pinned.
pub(super) fn kept(event: &Event, name_of: PageNames) -> Option<Phrase> {
    let pages: Vec<u32> = event.kept_by_pins.iter().map(|&(page, _)| page).collect();
    let &(page, client) = event.kept_by_pins.first()?;
    Some(if pages.len() == 1 {
        let values = vec![("page", page_name(page, name_of)), ("client", u32::from(client).into())];
        Phrase::new(KEPT, values)
    } else {
        Phrase::new(SEVERAL_KEPT, vec![("pages", listed(&PAGES_FIRST, &pages, name_of))])
    })
}
