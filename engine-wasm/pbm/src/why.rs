//! The sentences of a step, as phrases that the page translates: the stream and its block, what leaves and why.

use bufferpool_core::phrase::{Phrase, Value, joined};

use super::event::{Event, Evicted};
use super::lane::AnyLane;
use super::policy::Bucket;
use super::world::World;

macro_rules! templates {
    ($($name:ident = $text:literal;)*) => {
        $(const $name: &str = $text;)*
        const ALL: &[&str] = &[$($name),*];
    };
}

templates! {
    BEGINS = "Stream {stream} begins a query.";
    HIT = "Stream {stream} asks for {block}: a hit.";
    WAITS = "Stream {stream} asks for {block}: a hit, but it is still being read, so the stream waits {time}.";
    MISS = "Stream {stream} asks for {block}: a miss; the read ends in {time}.";
    INTO_FREE = "It goes into frame {frame}, which was free.";

    DRAWN_LONGEST = "Of {count} frames drawn, {victim} has the longest time to its next access, {time}: it goes.";
    DRAWN_NOBODY = "Of {count} frames drawn, {victim} is asked for by nobody: it goes.";
    DRAWN_SEVERAL = "Of {count} frames drawn, the {evicted} with the longest times go; the first is {victim}, and the frames left free serve the next misses.";
    AT_RANDOM = "{victim} was drawn at random: it goes.";
    HAND = "The hand looks at {count} and stops at {victim}, whose usage count is 0: it goes.";
    LEAST_RECENT = "{victim}, unused for longest, goes.";
    NOT_REQUESTED = "{victim}, at the front of the blocks that nobody asked for, goes.";
    FURTHEST = "{victim}, at the front of the furthest bucket, goes; it stands in bucket {bucket}.";
    FREE_LIST = "{victim}, at the head of the free list, goes.";
    STILL_WANTED = "Yet by the scans it will be needed in {time}.";
    NOBODY_ASKS = "No scan asks for it.";
    LRU_TAKES = "LRU would take {block}.";

    BLOCK = "block {block}";
    BLOCK_OF = "block {block} of {table}";
    BLOCK_FIRST = "Block {block}";
    BLOCK_OF_FIRST = "Block {block} of {table}";
    ONE_FRAME = "1 frame";
    FRAMES = "{count} frames";
    MICROSECONDS = "{amount} µs";
    MILLISECONDS = "{amount} ms";
    SECONDS = "{amount} s";
}

/// Where a sentence names a block.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Within,
    First,
}

fn named(world: &World, block: u32, place: Place) -> Value {
    let Some((table, within)) = world.place_of(block) else { return Value::Name(block.to_string()) };
    let template = match (world.tables.len(), place) {
        (1, Place::Within) => BLOCK,
        (1, Place::First) => BLOCK_FIRST,
        (_, Place::Within) => BLOCK_OF,
        (_, Place::First) => BLOCK_OF_FIRST,
    };
    let table = Value::Name(world.tables[table].name.to_owned());
    Phrase::new(template, vec![("block", Value::Name(within.to_string())), ("table", table)]).into()
}

/// "25 us", "1.5 ms": three digits that count, or whole ones.
fn time(ns: f64) -> Value {
    let (template, amount) = match ns {
        ns if ns < 1e6 => (MICROSECONDS, ns / 1e3),
        ns if ns < 1e9 => (MILLISECONDS, ns / 1e6),
        ns => (SECONDS, ns / 1e9),
    };
    let step = if amount >= 100.0 {
        1.0
    } else if amount >= 10.0 {
        0.1
    } else {
        0.01
    };
    let rounded = libm::round(amount / step) * step;
    Phrase::new(template, vec![("amount", Value::Amount(rounded))]).into()
}

fn frames(count: u32) -> Value {
    Phrase::new(if count == 1 { ONE_FRAME } else { FRAMES }, vec![("count", count.into())]).into()
}

/// Streams are counted from 1 for people.
fn stream(event: &Event) -> Value {
    Value::Name((event.stream + 1).to_string())
}

/// The phrases of one event in one lane.
pub fn explain(lane: &dyn AnyLane, event: &Event) -> Vec<Phrase> {
    let world = lane.world();
    let mut phrases = Vec::new();
    if event.begins_query {
        phrases.push(Phrase::new(BEGINS, vec![("stream", stream(event))]));
    }
    let template = match (event.hit, event.waits) {
        (true, false) => HIT,
        (true, true) => WAITS,
        (false, _) => MISS,
    };
    let waits_ns = (event.ready_ns - event.time_ns) as f64;
    let values = vec![
        ("stream", stream(event)),
        ("block", named(world, event.block, Place::Within)),
        ("time", time(waits_ns)),
    ];
    phrases.push(Phrase::new(template, values));
    if event.free {
        phrases.push(Phrase::new(INTO_FREE, vec![("frame", Value::Name(event.frame.to_string()))]));
    }
    if let Some(victim) = event.evicted.first() {
        phrases.push(leaves(lane, event, victim));
        phrases.extend(regret(lane, event, victim));
        let taken = event.spared.map(|block| vec![("block", named(world, block, Place::Within))]);
        phrases.extend(taken.map(|values| Phrase::new(LRU_TAKES, values)));
    }
    phrases
}

fn leaves(lane: &dyn AnyLane, event: &Event, victim: &Evicted) -> Phrase {
    let estimates = lane.config().entry().is_ok_and(|entry| entry.spec.estimates);
    let template = match (event.bucket, event.drawn.len(), victim.next_access_ns) {
        (Some(Bucket::NotRequested), ..) => NOT_REQUESTED,
        (Some(Bucket::FreeList), ..) => FREE_LIST,
        (Some(Bucket::Time(_)), ..) => FURTHEST,
        (None, 1.., _) if !estimates => AT_RANDOM,
        (None, 1.., _) if event.evicted.len() > 1 => DRAWN_SEVERAL,
        (None, 1.., Some(_)) => DRAWN_LONGEST,
        (None, 1.., None) => DRAWN_NOBODY,
        _ if event.looked_at > 0 => HAND,
        _ => LEAST_RECENT,
    };
    let place = if template.starts_with("{victim}") { Place::First } else { Place::Within };
    let bucket = match event.bucket {
        Some(Bucket::Time(bucket)) => bucket,
        _ => 0,
    };
    let count = match event.drawn.len() {
        0 => frames(event.looked_at),
        drawn => drawn.into(),
    };
    let values = vec![
        ("count", count),
        ("evicted", event.evicted.len().into()),
        ("victim", named(lane.world(), victim.block, place)),
        ("time", time(victim.next_access_ns.unwrap_or_default())),
        ("bucket", bucket.into()),
    ];
    Phrase::new(template, values)
}

/// What the scans say of a victim that was chosen without asking them, or by what they said before.
fn regret(lane: &dyn AnyLane, event: &Event, victim: &Evicted) -> Option<Phrase> {
    let estimates = lane.config().entry().is_ok_and(|entry| entry.spec.estimates);
    if estimates && event.bucket != Some(Bucket::FreeList) {
        return None;
    }
    Some(match victim.next_access_ns {
        Some(next_access_ns) => Phrase::new(STILL_WANTED, vec![("time", time(next_access_ns))]),
        None => Phrase::new(NOBODY_ASKS, vec![]),
    })
}

/// The phrases of one event as one text.
pub fn sentence(lane: &dyn AnyLane, event: &Event) -> String {
    joined(&explain(lane, event))
}

/// Every template that a sentence can be made of, each once: what a translation must know.
pub fn templates() -> Vec<&'static str> {
    ALL.to_vec()
}
