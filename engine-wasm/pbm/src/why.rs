//! The sentences of a step, as phrases that the page translates: the stream and its block, what leaves and why.

use bufferpool_core::phrase::{Phrase, Value};
use bufferpool_core::templates;

use crate::event::{Event, Evicted};
use crate::lane::AnyLane;
use crate::policy::Bucket;
use crate::world::World;

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
    LEAST_RECENT = "{victim}, the least recently used, goes.";
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

/// A block by its place; at the beginning of a sentence if it comes `first`.
fn named(world: &World, block: u32, first: bool) -> Value {
    let Some((table, within)) = world.place_of(block) else { return Value::Name(block.to_string()) };
    let template = match (world.tables.len(), first) {
        (1, false) => BLOCK,
        (1, true) => BLOCK_FIRST,
        (_, false) => BLOCK_OF,
        (_, true) => BLOCK_OF_FIRST,
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
    let step = match amount {
        100.0.. => 1.0,
        10.0.. => 0.1,
        _ => 0.01,
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
    let world = &lane.world;
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
        ("block", named(world, event.block, false)),
        ("time", time(waits_ns)),
    ];
    phrases.push(Phrase::new(template, values));
    if event.free {
        phrases.push(Phrase::new(INTO_FREE, vec![("frame", Value::Name(event.frame.to_string()))]));
    }
    if let Some(victim) = event.evicted.first() {
        phrases.push(leaves(lane, event, victim));
        phrases.extend(regret(lane, event, victim));
        let taken = event.spared.map(|block| vec![("block", named(world, block, false))]);
        phrases.extend(taken.map(|values| Phrase::new(LRU_TAKES, values)));
    }
    phrases
}

fn leaves(lane: &dyn AnyLane, event: &Event, victim: &Evicted) -> Phrase {
    let estimates = lane.config.entry().is_ok_and(|entry| entry.spec.estimates);
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
        ("victim", named(&lane.world, victim.block, template.starts_with("{victim}"))),
        ("time", time(victim.next_access_ns.unwrap_or_default())),
        ("bucket", bucket.into()),
    ];
    Phrase::new(template, values)
}

/// What the scans say of a victim that was chosen without asking them, or by what they said before.
fn regret(lane: &dyn AnyLane, event: &Event, victim: &Evicted) -> Option<Phrase> {
    let estimates = lane.config.entry().is_ok_and(|entry| entry.spec.estimates);
    if estimates && event.bucket != Some(Bucket::FreeList) {
        return None;
    }
    Some(match victim.next_access_ns {
        Some(next_access_ns) => Phrase::new(STILL_WANTED, vec![("time", time(next_access_ns))]),
        None => Phrase::new(NOBODY_ASKS, vec![]),
    })
}
