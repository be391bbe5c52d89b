//! One sentence a step: what happened, and why. It is a list of phrases, templates with named values; a template is the
//! key of its translations.

pub mod lines;
mod templates;

use bufferpool_core::NONE;
use bufferpool_core::phrase::{PAGES, PAGES_FIRST, PageNames, Phrase, Value, joined, listed};
pub use lines::{ALGORITHM, lines};
use templates as words;

use crate::config::LaneConfig;
use crate::event::{Choice, Event, LookUp};
use crate::lane::Parts;
use crate::policy::registry::{PolicyEntry, all, find};
use crate::reader::Search;

fn name(number: u32) -> Value {
    Value::Name(number.to_string())
}

fn page_name(page: u32, name_of: PageNames) -> Value {
    Value::Name(name_of(page))
}

/// The phrases of one event in one lane; `name_of` says how pages are called. Behind those of the last event stands why
/// no more follow, where pins end the run.
pub fn explain(lane: Parts<'_>, event: &Event, name_of: PageNames) -> Vec<Phrase> {
    let mut phrases = of_event(lane, event, name_of);
    phrases.extend(log_flush(lane, event, name_of, true));
    phrases.extend(without_room(lane, event, name_of));
    phrases
}

fn of_event(lane: Parts<'_>, event: &Event, name_of: PageNames) -> Vec<Phrase> {
    let config = lane.config();
    let mut phrases = by_client(config, event);
    phrases.push(opening(event, name_of));
    let reader = prefetches(config, event, name_of);
    let Some(victim) = event.victim else {
        phrases.extend(held(event));
        if !event.hit {
            push_loading(&mut phrases, words::INTO_FREE, event, name_of);
            phrases.extend(reader);
        }
        return phrases;
    };
    phrases.extend(kept(config, event, name_of));
    phrases.extend(reason(lane, event, name_of));
    phrases.extend(eviction(config, event, victim, name_of));
    phrases.extend(log_flush(lane, event, name_of, false));
    phrases.extend(otherwise(config, event, name_of));
    phrases.extend(passed_by_writer(config, event, name_of));
    phrases.extend(reader);
    let alone = event.prefetched.is_empty();
    let template = if alone { words::INTO_FREED } else { words::INTO_FREED_WITH_OTHERS };
    push_loading(&mut phrases, template, event, name_of);
    phrases
}

/// The phrases of one event as one text.
pub fn sentence(lane: Parts<'_>, event: &Event, name_of: PageNames) -> String {
    joined(&explain(lane, event, name_of))
}

/// Every template that a sentence, or the answer to a wrong guess, can be made of, each once: what a translation must
/// know.
pub fn templates() -> Vec<&'static str> {
    let of_policies = all().flat_map(PolicyEntry::templates);
    let lists = [PAGES, PAGES_FIRST].into_iter().flatten();
    let mut templates: Vec<&str> = Vec::new();
    for template in words::ALL.iter().copied().chain(of_policies).chain(lists) {
        if !templates.contains(&template) {
            templates.push(template);
        }
    }
    templates
}

fn place(event: &Event, name_of: PageNames) -> Vec<(&'static str, Value)> {
    vec![("page", page_name(event.page, name_of)), ("frame", name(event.frame))]
}

fn frames(count: u32) -> Value {
    let template = if count == 1 { words::ONE_FRAME } else { words::FRAMES };
    Phrase::new(template, vec![("count", count.into())]).into()
}

/// Appends where the requested page is read to.
fn push_loading(phrases: &mut Vec<Phrase>, template: &'static str, event: &Event, name_of: PageNames) {
    phrases.push(Phrase::new(template, place(event, name_of)));
    if event.write {
        phrases.push(Phrase::new(words::MADE_DIRTY, vec![]));
    }
}

fn opening(event: &Event, name_of: PageNames) -> Phrase {
    let template = match (event.hit, event.write, event.used_prefetched) {
        (false, false, _) => words::READ_MISS,
        (false, true, _) => words::WRITE_MISS,
        (true, false, false) => words::READ_HIT,
        (true, true, false) if event.was_dirty => words::WRITE_HIT_DIRTY,
        (true, true, false) => words::WRITE_HIT,
        (true, false, true) => words::READ_HIT_PREFETCHED,
        (true, true, true) => words::WRITE_HIT_PREFETCHED,
    };
    Phrase::new(template, place(event, name_of))
}

/// What becomes of the victim: a dirty one is written, and then evicted.
fn eviction(config: &LaneConfig, event: &Event, victim: u32, name_of: PageNames) -> Vec<Phrase> {
    let (k_w, count) = (config.device.k_w, event.batch.len() as u32);
    let lanes = if k_w == 1 { words::ONLY_CHANNEL } else { words::ONE_OF_CHANNELS };
    let templates = match (event.victim_dirty, config.is_ace()) {
        (false, false) => [Some(words::CLEAN), None],
        (false, true) if config.prefetch => [Some(words::CLEAN_WITH_READER), None],
        (false, true) => [Some(words::CLEAN_WITH_ACE), None],
        (true, false) => [Some(words::ALONE), Some(words::AND_EVICTED)],
        (true, true) if config.n_w == 1 => [Some(words::ALONE_WITH_ACE), Some(words::AND_EVICTS_IT)],
        (true, true) => {
            let written = match (count < config.n_w, count > k_w) {
                (false, false) => words::FULL,
                (true, false) => words::SHORT,
                (false, true) => words::FULL_IN_STEPS,
                (true, true) => words::SHORT_IN_STEPS,
            };
            [Some(written), Some(words::AND_EVICTS)]
        }
    };
    let values = vec![
        ("victim", page_name(victim, name_of)),
        ("batch", listed(&PAGES, &event.batch, name_of)),
        ("count", count.into()),
        ("n_w", config.n_w.into()),
        ("k_w", k_w.into()),
        ("lanes", Phrase::new(lanes, vec![("k_w", k_w.into())]).into()),
        ("steps", count.div_ceil(k_w.max(1)).into()),
    ];
    templates.into_iter().flatten().map(|template| Phrase::new(template, values.clone())).collect()
}

/// The reference's choice, if it is another page.
#[doc(hidden)]
pub fn otherwise(config: &LaneConfig, event: &Event, name_of: PageNames) -> Option<Phrase> {
    let (Choice { page, dirty, .. }, _) = event.differing()?;
    let template = if dirty { words::WOULD_WRITE } else { words::WOULD_TAKE };
    let reference = find(config.reference_policy()).ok()?.spec.label;
    Some(Phrase::new(
        template,
        vec![("reference", Value::Name(reference.to_owned())), ("page", page_name(page, name_of))],
    ))
}

fn passed_by_writer(config: &LaneConfig, event: &Event, name_of: PageNames) -> Option<Phrase> {
    let passed = &event.second_chances[event.second_chances_in_search as usize..];
    let template = config.policy_entry().ok()?.passed_by_writer.filter(|_| !passed.is_empty())?;
    Some(Phrase::new(template, vec![("chances", listed(&PAGES, passed, name_of))]))
}

/// A flush of the log strip, in a lane that has one: a commit's, or the one before a write.
fn log_flush(lane: Parts<'_>, event: &Event, name_of: PageNames, of_commit: bool) -> Option<Phrase> {
    let flush =
        lane.watch().log()?.flushes_of(event).iter().find(|flush| flush.page.is_none() == of_commit)?;
    let lsn = ("lsn", name(flush.up_to));
    Some(match flush.page {
        Some(page) => Phrase::new(words::LOG_FIRST, vec![lsn, ("page", page_name(page, name_of))]),
        None => Phrase::new(words::COMMITTED, vec![lsn]),
    })
}

/// A request that is no reference.
fn held(event: &Event) -> Option<Phrase> {
    let client = event.client.filter(|_| event.held)?;
    Some(Phrase::new(words::HELD, vec![("client", u32::from(client).into())]))
}

/// Who asks, where there are several.
#[doc(hidden)]
pub fn by_client(config: &LaneConfig, event: &Event) -> Vec<Phrase> {
    let client = event.client.filter(|_| config.server.is_some());
    client
        .into_iter()
        .map(|client| Phrase::new(words::BY_CLIENT, vec![("client", u32::from(client).into())]))
        .collect()
}

/// Pages that the search for a victim passed because they are pinned.
#[doc(hidden)]
pub fn kept(config: &LaneConfig, event: &Event, name_of: PageNames) -> Option<Phrase> {
    let pages: Vec<u32> = event.kept_by_pins.iter().map(|&(page, _)| page).collect();
    let &(page, client) = event.kept_by_pins.first()?;
    Some(if config.server.is_some() {
        Phrase::new(words::KEPT_BUSY, vec![("pages", listed(&PAGES_FIRST, &pages, name_of))])
    } else if pages.len() == 1 {
        let values = vec![("page", page_name(page, name_of)), ("client", u32::from(client).into())];
        Phrase::new(words::KEPT, values)
    } else {
        Phrase::new(words::SEVERAL_KEPT, vec![("pages", listed(&PAGES_FIRST, &pages, name_of))])
    })
}

/// The request after this event, if no frame is left for it.
fn without_room(lane: Parts<'_>, event: &Event, name_of: PageNames) -> Option<Phrase> {
    let (page, client) = lane.pins()?.without_room(lane.config().frames)?;
    let values = vec![
        ("request", Value::Count(event.t + 2)),
        ("page", page_name(page, name_of)),
        ("client", u32::from(client).into()),
    ];
    Some(Phrase::new(words::NO_ROOM, values))
}

/// Why the policy would now evict the page in `victim` and not the one in `frame`; nothing if these are not two frames
/// with pages. `victim` must be the policy's choice.
pub fn why_not(lane: Parts<'_>, frame: u32, victim: u32, name_of: PageNames) -> Option<Phrase> {
    let page_in = |frame: u32| {
        let held = if frame < lane.config().frames { lane.pool().page_in(frame) } else { NONE };
        (held != NONE).then(|| Value::Name(name_of(held)))
    };
    let (page, chosen) = (page_in(frame)?, page_in(victim)?);
    let badge = |frame: u32| Value::Count(lane.policy().badge(frame).into());
    let values =
        vec![("page", page), ("victim", chosen), ("badge", badge(frame)), ("victim_badge", badge(victim))];
    (frame != victim).then(|| Phrase::new(lane.why_not(frame, victim), values))
}

/// The policy's reason for the victim of an event.
pub fn reason(lane: Parts<'_>, event: &Event, name_of: PageNames) -> Option<Phrase> {
    let search = &event.second_chances[..event.second_chances_in_search as usize];
    let values = vec![
        ("victim", page_name(event.victim?, name_of)),
        ("chances", listed(&PAGES_FIRST, search, name_of)),
        ("passed", frames(event.looked_at_unpinned().saturating_sub(1))),
    ];
    let entry = lane.config().policy_entry().ok()?;
    Some(Phrase::new((entry.reason)(event, lane.config()), values))
}

/// Reasons that the policy gives in other cases, phrased for this victim: none of them holds. `other` is a resident
/// page other than the victim, for the reasons that name one.
pub fn other_reasons(lane: Parts<'_>, event: &Event, other: u32, name_of: PageNames) -> Vec<Phrase> {
    let Ok(entry) = lane.config().policy_entry() else { return Vec::new() };
    let right = reason(lane, event, name_of);
    let mut others: Vec<Phrase> = Vec::new();
    let mut add = |other: &Event| {
        let told = reason(lane, other, name_of).filter(|_| (entry.is_wrong)(other, event));
        let new =
            |phrase: &Phrase| !right.iter().chain(&others).any(|known| known.template == phrase.template);
        let told = told.filter(new);
        others.extend(told);
    };
    add(&Event { victim_dirty: !event.victim_dirty, ..event.clone() });
    if event.second_chances_in_search == 0 {
        for victim_dirty in [event.victim_dirty, !event.victim_dirty] {
            let (second_chances, second_chances_in_search) = (vec![other], 1);
            add(&Event { victim_dirty, second_chances, second_chances_in_search, ..event.clone() });
        }
    }
    if event.looked_at > 0 {
        // At once, in the first turn, in a later one: a search is one of these.
        for looked_at in [1, 2, lane.config().frames + 1] {
            add(&Event { looked_at, ..event.clone() });
        }
    }
    others
}

/// The phrases about pages prefetched with a miss and about those dropped for them; none if the Reader did not look.
fn prefetches(config: &LaneConfig, event: &Event, name_of: PageNames) -> Vec<Phrase> {
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
