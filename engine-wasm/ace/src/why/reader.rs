//! What the Reader did, and why it did nothing.

use bufferpool_core::phrase::{PAGES, PageNames, Phrase, listed};

use super::{page_name, templates as words};
use crate::{config::LaneConfig, event::Event, event::LookUp, reader::registry::Search};

/// The phrases about pages prefetched with a miss and about those dropped for them; none if the Reader did not look.
pub(super) fn phrases(config: &LaneConfig, event: &Event, name_of: PageNames) -> Vec<Phrase> {
    let Some(look_up) = event.look_up else { return Vec::new() };
    if look_up.found == 0 {
        return vec![nothing_found(config, event, look_up, name_of)];
    }
    let mut phrases = Vec::new();
    if event.prefetched.is_empty() {
        phrases.push(Phrase::new(words::NONE_CLEAN, vec![]));
        return phrases;
    }
    let ahead = !config.reader.search.keeps_streams() && !config.reader.search.keeps_history();
    let template = match (event.victim, event.stream) {
        (Some(_), _) if ahead => words::FROM_NEXT,
        (None, _) if ahead => words::NEXT_INTO_FREE,
        (Some(_), true) => words::FROM_STREAM,
        (Some(_), false) => words::FROM_HISTORY,
        (None, true) => words::STREAM_INTO_FREE,
        (None, false) => words::HISTORY_INTO_FREE,
    };
    phrases.push(Phrase::new(template, vec![("prefetched", listed(&PAGES, &event.prefetched, name_of))]));
    if let Some((_, dropped @ [_, ..])) = event.evicted.split_first() {
        phrases.push(Phrase::new(words::ALSO_DROPPED, vec![("dropped", listed(&PAGES, dropped, name_of))]));
    }
    let fetched = event.prefetched.len();
    if look_up.found as usize > fetched {
        let values = vec![("found", look_up.found.into()), ("fetched", fetched.into())];
        phrases.push(Phrase::new(words::FEWER_CLEAN, values));
    }
    phrases
}

fn nothing_found(config: &LaneConfig, event: &Event, look_up: LookUp, name_of: PageNames) -> Phrase {
    let template = match look_up {
        LookUp { asked: 0, .. } if config.n_e == 1 => words::NOT_ASKED,
        LookUp { asked: 0, .. } => words::NO_FURTHER_FRAME,
        _ if event.stream => words::STREAM_AT_HAND,
        LookUp { known: false, .. } => match config.reader.search {
            Search::Nothing => words::NO_READER,
            Search::OneAhead | Search::Ahead => words::LAST_PAGE,
            Search::Streams => words::NO_STREAM,
            Search::History | Search::StreamsThenHistory => words::NO_SUCCESSOR,
        },
        _ if !config.reader.search.keeps_history() => words::NEXT_AT_HAND,
        _ => words::SUCCESSORS_AT_HAND,
    };
    let values = vec![("page", page_name(event.page, name_of)), ("theta", config.theta.into())];
    Phrase::new(template, values)
}
