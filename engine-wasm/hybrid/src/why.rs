//! The sentences of a step, as phrases that the page translates: the request, which page leaves and why, and where to.

use bufferpool_core::phrase::{Phrase, Value};
use bufferpool_core::templates;
use bufferpool_core::trace::operation::Operation;

use crate::config::HybridConfig;
use crate::event::{Event, Eviction};
use crate::lane::AnyLane;
use crate::placement::{PLACEMENTS, Reasons};
use crate::prices::{Class, Disk};

templates! {
    READ_HIT = "Read of page {page}: a hit, no disk access.";
    WRITE_HIT = "Write of page {page}: a hit; the page is dirty now, no disk access.";
    WRITE_HIT_DIRTY = "Write of page {page}: a hit; the page was dirty already, no disk access.";
    READ_MISS = "Read of page {page}: a miss.";
    WRITE_MISS = "Write of page {page}: a miss.";
    FETCHED = "Page {page} is read from {disk} for {units}.";
    FETCHED_DIRTY = "Page {page} is read from {disk} for {units}; the write makes it dirty.";
    CREATED = "Page {page} is created in the pool: it is dirty, and no disk has it yet.";
    FOUND_IN_QUEUE = "It was found in {queue} and goes back to the time segment.";
    EMPTIED = "The pool is emptied: {count}, {written} written, {moved} to the other disk, for {units} in all.";
    NOTHING_TO_EMPTY = "The pool is emptied; it was empty.";

    LEAST_RECENT = "Page {victim}, unused for longest, leaves the pool {state}";
    FRONT_OF_QUEUE = "Page {victim}, the front of {queue}, leaves the pool {state}";
    FRONT_OF_TIME = "No cost queue has a page: page {victim}, the front of the time segment, leaves the pool {state}";
    CLEAN = "clean";
    DIRTY = "dirty";
    DROPPED = "; it is dropped.";
    WRITTEN = "; it is written to {disk} for {units}.";
    MOVES = ", so it moves: written to {disk} for {units}.";
    STAYS = ", so it stays, and is dropped.";
    STAYS_WRITTEN = ", so it stays: written to {disk} for {units}.";

    FOLLOWED = "Page {page} goes from the front of the time segment to {queue}.";
    RESIZED = "lambda adapts: the cost segment has {frames} now.";

    FLASH = "flash";
    MAGNETIC = "the magnetic disk";
    FRQ = "FRQ (clean, on flash)";
    MRQ = "MRQ (clean, magnetic)";
    MWQ = "MWQ (dirty, magnetic)";
    FWQ = "FWQ (dirty, on flash)";
    ONE_UNIT = "1 unit";
    UNITS = "{count} units";
    ONE_PAGE = "1 page leaves";
    PAGES = "{count} pages leave";
    ONE_FRAME = "1 frame";
    FRAMES = "{count} frames";
}

/// How a page is called: the id that it has in the trace's own file.
type Ids<'a> = &'a dyn Fn(u32) -> u64;

fn named(page: u32, id_of: Ids) -> Value {
    Value::Name(id_of(page).to_string())
}

fn plain(template: &'static str) -> Value {
    Phrase::new(template, vec![]).into()
}

fn disk(disk: Disk) -> Value {
    plain([FLASH, MAGNETIC][disk.index()])
}

fn queue(class: Class) -> Value {
    plain([FRQ, MRQ, MWQ, FWQ][class as usize])
}

fn units(amount: f64) -> Value {
    let template = if amount == 1.0 { ONE_UNIT } else { UNITS };
    Phrase::new(template, vec![("count", Value::Amount(amount))]).into()
}

fn counted(count: u64, one: &'static str, many: &'static str) -> Value {
    Phrase::new(if count == 1 { one } else { many }, vec![("count", Value::Count(count))]).into()
}

/// The phrases of one event in one lane; `id_of` says how pages are called.
pub fn explain(lane: &dyn AnyLane, event: &Event, id_of: Ids) -> Vec<Phrase> {
    let config = lane.config();
    if event.op == Operation::Empty.letter() {
        return vec![emptied(config, event)];
    }
    let mut phrases = vec![opening(event, id_of)];
    phrases.extend(event.found_in.map(|class| Phrase::new(FOUND_IN_QUEUE, vec![("queue", queue(class))])));
    for eviction in &event.evictions {
        phrases.push(leaves(config, eviction, id_of));
        phrases.extend(placed(config, eviction));
    }
    phrases.extend(fetched(config, event, id_of));
    phrases.extend(event.followed.iter().map(|moved| {
        Phrase::new(FOLLOWED, vec![("page", named(moved.page, id_of)), ("queue", queue(moved.queue))])
    }));
    let resized = |frames: u32| vec![("frames", counted(frames.into(), ONE_FRAME, FRAMES))];
    phrases.extend(event.cost_segment_frames.map(|frames| Phrase::new(RESIZED, resized(frames))));
    phrases
}

/// Every template that a sentence can be made of, each once: what a translation must know.
pub fn templates() -> Vec<&'static str> {
    let mut templates = ALL.to_vec();
    for Reasons { moves, saves_too_little, stays, new } in PLACEMENTS.iter().map(|entry| entry.reasons) {
        for reason in [moves, saves_too_little, stays, new] {
            if !reason.is_empty() && !templates.contains(&reason) {
                templates.push(reason);
            }
        }
    }
    templates
}

fn opening(event: &Event, id_of: Ids) -> Phrase {
    let write = event.op == Operation::Write.letter();
    let template = match (event.op == Operation::New.letter(), event.hit, write) {
        (true, _, _) => CREATED,
        (false, true, false) => READ_HIT,
        (false, true, true) if event.was_dirty => WRITE_HIT_DIRTY,
        (false, true, true) => WRITE_HIT,
        (false, false, false) => READ_MISS,
        (false, false, true) => WRITE_MISS,
    };
    Phrase::new(template, vec![("page", named(event.page.unwrap_or_default(), id_of))])
}

fn fetched(config: &HybridConfig, event: &Event, id_of: Ids) -> Option<Phrase> {
    let (page, from) = (event.page?, event.read_from?);
    let price = config.prices.units(config.prices.read(from).into());
    let template = if event.op == Operation::Write.letter() { FETCHED_DIRTY } else { FETCHED };
    let values = vec![("page", named(page, id_of)), ("disk", disk(from)), ("units", units(price))];
    Some(Phrase::new(template, values))
}

fn leaves(config: &HybridConfig, eviction: &Eviction, id_of: Ids) -> Phrase {
    let is_lru = config.replacement_entry().is_ok_and(|spec| spec.is_lru);
    let template = match eviction.queue {
        Some(_) => FRONT_OF_QUEUE,
        None if is_lru || config.cost_segment_frames() == 0 => LEAST_RECENT,
        None => FRONT_OF_TIME,
    };
    let state = plain(if eviction.dirty { DIRTY } else { CLEAN });
    let mut values = vec![("victim", named(eviction.page, id_of)), ("state", state)];
    values.extend(eviction.queue.map(|class| ("queue", queue(class))));
    Phrase::new(template, values)
}

/// Why the page goes where it goes, and what that costs.
fn placed(config: &HybridConfig, eviction: &Eviction) -> Vec<Phrase> {
    let price = |to: Disk| config.prices.units(config.prices.write(to).into());
    let written = |template| {
        let to = eviction.written_to.unwrap_or(eviction.from);
        Phrase::new(template, vec![("disk", disk(to)), ("units", units(price(to)))])
    };
    let reasons = config.placement_entry().map(|entry| entry.reasons).unwrap_or_default();
    let Some(reason) = reason(&reasons, eviction) else {
        return vec![written(if eviction.written_to.is_some() { WRITTEN } else { DROPPED })];
    };
    let outcome = match (eviction.migrated, eviction.written_to) {
        (true, _) => MOVES,
        (false, Some(_)) => STAYS_WRITTEN,
        (false, None) => STAYS,
    };
    vec![reason, written(outcome)]
}

fn reason(reasons: &Reasons, eviction: &Eviction) -> Option<Phrase> {
    let account = &eviction.account;
    let saving = account.saving.unwrap_or_default();
    let template = match eviction.migrated {
        true => reasons.moves,
        false if eviction.new && !reasons.new.is_empty() => reasons.new,
        false if saving > 0.0 => reasons.saves_too_little,
        false => reasons.stays,
    };
    let mut values = vec![
        ("other", disk(eviction.from.other())),
        ("here", disk(eviction.from)),
        ("saving", units(saving)),
        ("dearer", units(-saving)),
        ("threshold", units(account.threshold)),
    ];
    const NAMES: [&str; 4] = ["first", "second", "third", "fourth"];
    values.extend(NAMES.into_iter().zip(account.counters.iter().map(|&count| Value::Amount(count))));
    (!template.is_empty()).then(|| Phrase::new(template, values))
}

fn emptied(config: &HybridConfig, event: &Event) -> Phrase {
    if event.evictions.is_empty() {
        return Phrase::new(NOTHING_TO_EMPTY, vec![]);
    }
    let written = event.evictions.iter().filter_map(|eviction| eviction.written_to);
    let price: i128 = written.clone().map(|to| i128::from(config.prices.write(to))).sum();
    let moved = event.evictions.iter().filter(|eviction| eviction.migrated).count();
    let values = vec![
        ("count", counted(event.evictions.len() as u64, ONE_PAGE, PAGES)),
        ("written", written.count().into()),
        ("moved", moved.into()),
        ("units", units(config.prices.units(price))),
    ];
    Phrase::new(EMPTIED, values)
}
