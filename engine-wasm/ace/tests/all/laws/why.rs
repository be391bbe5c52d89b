//! What is told of an event: never nothing, only what a translation knows, and only lines that the lane has.

use std::collections::BTreeSet;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::event::Event;
use bufferpool_ace::lane::AnyLane;
use bufferpool_ace::why::lines::Part;
use bufferpool_ace::why::{ALGORITHM, explain, lines, templates};
use bufferpool_core::phrase::{Phrase, Value, joined};
use bufferpool_test_support::runner::case_count;

use crate::support::{VARIANTS, Variant, events, for_every_lane, for_every_lane_of, lane};

fn assert_known(phrase: &Phrase, known: &[&str]) {
    assert!(known.contains(&phrase.template), "unknown template: {}", phrase.template);
    assert!(!phrase.text().contains(['{', '}']), "a place without a value: {}", phrase.text());
    for (_, value) in &phrase.values {
        if let Value::Phrase(phrase) = value {
            assert_known(phrase, known);
        }
    }
}

/// How many phrases an event needs at least: what was asked for, why the victim, what became of it, where the page
/// went, what a write did, what the Reader did or why it did nothing.
fn least_phrases(event: &Event) -> usize {
    if event.hit {
        return 1;
    }
    let evicted = if event.victim.is_some() { 2 } else { 0 };
    let walked = event.second_chances.len() > event.second_chances_in_search as usize;
    2 + evicted + usize::from(walked) + usize::from(event.write) + usize::from(event.look_up.is_some())
}

fn assert_told(lane: &dyn AnyLane, event: &Event, known: &[&str]) {
    let phrases = explain(lane.parts(), event, &|page: u32| page.to_string());
    for phrase in &phrases {
        assert_known(phrase, known);
    }
    assert!(phrases.len() >= least_phrases(event), "{phrases:?}");
    let text = joined(&phrases);
    assert!(text.contains(&format!("page {}", event.page)) && text.ends_with('.'), "{text}");
    assert!(text.len() < 1_000, "too long to be heard: {text}");
    // Who was passed over is told, so that what else changed need not say it again.
    assert!(event.second_chances_in_search == 0 || phrases[1].template.contains("{chances}"), "{text}");
    if let Some(victim) = event.victim {
        assert!(text.contains(&victim.to_string()), "{text}");
        // The second phrase is the policy's.
        assert_eq!(phrases[2].text().contains("it is dirty"), event.victim_dirty, "{text}");
    }
}

#[test]
fn every_event_is_told_with_known_templates_and_filled_places() {
    let known = templates();
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        for event in events(lane.as_mut(), &case.packed()) {
            assert_told(lane.as_ref(), &event, &known);
        }
    });
}

/// Whether a lane of this config has a line of Algorithm 1.
fn is_in(part: Part, config: &LaneConfig) -> bool {
    match part {
        Part::Any => true,
        Part::Baseline => !config.is_ace(),
        Part::Ace => config.is_ace(),
        Part::Reader => config.prefetch,
    }
}

fn assert_lines(config: &LaneConfig, event: &Event) {
    let ran = lines(config, event);
    assert!(!ran.is_empty() && ran.is_sorted_by(|a, b| a < b), "{ran:?}");
    for &number in &ran {
        let part = ALGORITHM[usize::from(number) - 1];
        assert!(is_in(part, config), "line {number} is no line of this lane");
    }
    assert_eq!(event.hit, ran == [1, 2], "{ran:?}");
    let has = |number: u8| ran.contains(&number);
    assert_eq!(has(5), !event.hit && event.victim.is_none(), "a free frame");
    assert_eq!(has(10), event.victim.is_some() && !event.victim_dirty, "a clean victim");
    assert_eq!(has(12) || has(16), !event.batch.is_empty(), "a write");
    assert_eq!(has(12), event.victim_dirty && !config.is_ace(), "a write of one page");
    assert_eq!(has(6) || has(17), event.look_up.is_some(), "the Reader");
    assert_eq!(has(18), event.victim_dirty && config.is_ace(), "the Evictor");
    assert_eq!(has(21), !event.prefetched.is_empty(), "prefetched pages");
}

#[test]
fn every_event_runs_lines_of_its_own_branch() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        for event in events(lane.as_mut(), &case.packed()) {
            assert_lines(lane.config(), &event);
        }
    });
}

type Kind = (&'static str, fn(&LaneConfig, &Event) -> bool);

/// Kinds of events: first those of all lanes, then those of ACE, then those of the Reader.
const KINDS: [Kind; 16] = [
    ("a hit that reads a clean page", |_, event| event.hit && !event.write && !event.was_dirty),
    ("a hit that reads a dirty page", |_, event| event.hit && !event.write && event.was_dirty),
    ("a first write", |_, event| event.hit && event.write && !event.was_dirty),
    ("a further write", |_, event| event.hit && event.write && event.was_dirty),
    ("a free frame", |_, event| !event.hit && event.victim.is_none()),
    ("a clean victim", |_, event| event.victim.is_some() && !event.victim_dirty),
    ("a dirty victim", |_, event| event.victim_dirty),
    ("a full batch", |config, event| event.batch.len() > 1 && event.batch.len() == config.n_w as usize),
    ("a short batch", |config, event| !event.batch.is_empty() && event.batch.len() < config.n_w as usize),
    ("a batch over k_w", |config, event| event.batch.len() > config.device.k_w as usize),
    ("a prefetched page used", |_, event| event.used_prefetched),
    ("a prefetch", |_, event| !event.prefetched.is_empty()),
    ("a prefetch along a stream", |_, event| !event.prefetched.is_empty() && event.stream),
    ("nothing to prefetch", |_, event| event.look_up.is_some_and(|look_up| look_up.found == 0)),
    ("a further eviction", |_, event| event.evicted.len() > 1),
    ("the Reader while the pool fills", |_, event| event.victim.is_none() && event.look_up.is_some()),
];

/// So that the two laws above speak of all that can happen: of every policy, in every mode that has the kind.
#[test]
fn the_random_cases_reach_every_kind_of_event() {
    let reached = std::cell::RefCell::new(BTreeSet::new());
    let wanted = std::cell::RefCell::new(BTreeSet::new());
    // With fewer, whether a rare kind is reached hangs on which policies are registered.
    for_every_lane_of(case_count().max(192), &VARIANTS, |case, policy, variant| {
        let mut lane = lane(case, policy, &case.config(policy, variant));
        let name = |kind: &str| format!("{}, {variant:?}: {kind}", policy.spec.id);
        for event in events(lane.as_mut(), &case.packed()) {
            let of = KINDS.iter().filter(|kind| kind.1(lane.config(), &event));
            reached.borrow_mut().extend(of.map(|kind| name(kind.0)));
        }
        let count = match variant {
            Variant::Baseline => 7,
            Variant::Ace => 10,
            Variant::AceWithReader => 16,
        };
        wanted.borrow_mut().extend(KINDS[..count].iter().map(|kind| name(kind.0)));
    });
    let (reached, wanted) = (reached.into_inner(), wanted.into_inner());
    let missing: Vec<_> = wanted.difference(&reached).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
