//! Every kind of event with its sentence and its lines, as a table; and that the table leaves no template out.

mod table;

use std::collections::BTreeSet;
use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::server::ServerConfig;
use bufferpool_ace::config::start::Start;
use bufferpool_ace::event::{Choice, Event};
use bufferpool_ace::lane::log::LogConfig;
use bufferpool_ace::lane::watch::Watch;
use bufferpool_ace::lane::{AnyLane, lane_over, lane_over_trace};
use bufferpool_ace::policy::registry::{PAPER, POLICIES, PolicyEntry, all};
use bufferpool_ace::why::lines::Part;
use bufferpool_ace::why::{ALGORITHM, explain, lines, templates};
use bufferpool_core::phrase::{Phrase, Value, joined};
use bufferpool_core::trace::inline;
use bufferpool_core::trace::recorded::{PinStep, Recorded};
use bufferpool_core::trace::{Trace, pack};
use serde_json::{Map, Value as Json, json};
use table::{Kind, kinds};

/// A lane after its last request, and that request's event.
fn served(kind: &Kind) -> (Box<dyn AnyLane>, Event) {
    let mut object: Map<String, Json> = serde_json::from_str(&format!("{{{}}}", kind.settings)).unwrap();
    let frames = kind.pool.split_whitespace().count() + kind.free;
    let (policy, mode) = kind.lane;
    let fixed = json!({
        "policy": policy, "mode": if mode == "baseline" { mode } else { "ace" }, "prefetch": mode == "reader",
        "pages": 60, "frames": frames, "alpha": 2, "base_us": 10,
    });
    let Json::Object(fixed) = fixed else { unreachable!() };
    object.extend(fixed);
    for lanes in ["k_r", "k_w"] {
        object.entry(lanes).or_insert(3.into());
    }
    let config = LaneConfig::from_json(&object).unwrap();
    let mut lane = lane_over(&config, &[]).unwrap();
    let start = Start::parse(kind.pool, kind.hand, kind.history, config.pages, config.frames).unwrap();
    lane.set_up(&start);
    let requests: Vec<u32> = kind
        .requests
        .split_whitespace()
        .map(|request| pack(request[1..].parse().unwrap(), request.starts_with('W')))
        .collect();
    let mut last = Event::default();
    lane.observe(&requests, &mut |event| {
        last.clone_from(event);
        false
    });
    (lane, last)
}

fn add_templates(phrase: &Phrase, used: &mut BTreeSet<&'static str>) {
    used.insert(phrase.template);
    for (_, value) in &phrase.values {
        if let Value::Phrase(phrase) = value {
            add_templates(phrase, used);
        }
    }
}

#[test]
fn each_kind_of_event_has_its_sentence() {
    for kind in kinds() {
        let (lane, event) = served(kind);
        assert_eq!(
            joined(&explain(lane.parts(), &event, &|page: u32| page.to_string())),
            kind.told,
            "{}",
            kind.name
        );
    }
}

/// Sentences of a pool of two frames, in which two clients pin pages.
fn of_pinned_pages() -> (Vec<String>, Vec<Phrase>) {
    let step = |before, page, client| PinStep { before, page, client, takes: false };
    let requests = [1, 2, 2, 3, 4].map(|page| pack(page, false));
    let recorded = Recorded {
        clients: vec![1, 2, 2, 1, 1],
        pin_steps: vec![step(3, 2, 2), step(3, 2, 2), step(4, 3, 1)],
        ..Recorded::default()
    };
    let recorded = Some(Rc::new(recorded.over(&requests, 9).unwrap()));
    let trace = Trace { recorded, ..Trace::new(requests.to_vec(), 9).unwrap() };
    let config = json!({ "policy": "lru", "mode": "baseline", "pages": 9, "frames": 2, "alpha": 2, "base_us": 10, "k_r": 3, "k_w": 3 });
    let mut lane =
        lane_over_trace(&LaneConfig::from_json(config.as_object().unwrap()).unwrap(), &trace).unwrap();
    let mut events = Vec::new();
    lane.observe(&trace.requests, &mut |event| {
        events.push(event.clone());
        false
    });
    let mut phrases = Vec::new();
    let told = events.iter().map(|event| {
        let of_event = explain(lane.parts(), event, &|page: u32| page.to_string());
        let text = joined(&of_event);
        phrases.extend(of_event);
        text
    });
    (told.collect(), phrases)
}

/// What is told last of a trace written out, in a pool of two frames.
fn told_last(text: &str) -> Vec<Phrase> {
    let trace = Rc::new(inline::parse(text, 60).unwrap()).within(2);
    let mut lane = lane_over_trace(&LaneConfig { frames: 2, ..of_lru() }, &trace).unwrap();
    let mut last = Event::default();
    lane.observe(&trace.requests, &mut |event| {
        last = event.clone();
        false
    });
    explain(lane.parts(), &last, &|page| page.to_string())
}

fn of_lru() -> LaneConfig {
    let config =
        json!({ "policy": "lru", "pages": 60, "frames": 3, "alpha": 2, "base_us": 10, "k_r": 1, "k_w": 1 });
    LaneConfig::from_json(config.as_object().unwrap()).unwrap()
}

fn told_of_pins() -> BTreeSet<&'static str> {
    let mut used = BTreeSet::new();
    of_pinned_pages().1.iter().for_each(|phrase| add_templates(phrase, &mut used));
    // Two of them at once.
    let pinned = Event { kept_by_pins: vec![(1, 1), (2, 2)], victim: Some(3), ..Event::default() };
    let mut config = of_lru();
    let kept = bufferpool_ace::why::kept(&config, &pinned, &|page| page.to_string()).unwrap();
    assert_eq!(kept.text(), "Pages 1 and 2 may not go, clients still hold them; among the others:");
    add_templates(&kept, &mut used);
    // With clients of the server model also by I/O.
    config.server = Some(ServerConfig::of(&config));
    let asked = Event { client: Some(4), ..pinned };
    let told = bufferpool_ace::why::by_client(&config, &asked).into_iter().chain(bufferpool_ace::why::kept(
        &config,
        &asked,
        &|page| page.to_string(),
    ));
    let told: Vec<_> = told.collect();
    assert_eq!(
        joined(&told),
        "Client 4: Pages 1 and 2 may not go now: read, written or held; among the others:"
    );
    told.iter().chain(&told_last(ALL_PINNED)).for_each(|phrase| add_templates(phrase, &mut used));
    used
}

/// Sentences of a lane with a log strip, the last of each.
fn of_logged() -> [(String, BTreeSet<&'static str>); 2] {
    [(2, "W1 W2"), (0, "W1 W2 W3 R4")].map(|(commit_every, requests)| {
        let config = LaneConfig { log: Some(LogConfig { commit_every }), ..of_lru() };
        let mut lane = lane_over(&config, &[]).unwrap();
        let watch = Watch::going_on(&config, lane.told(), lane.as_ref());
        lane.look_on(watch);
        let mut last = Event::default();
        let packed = requests.split(' ').map(|text| pack(text[1..].parse().unwrap(), text.starts_with('W')));
        lane.observe(&packed.collect::<Vec<_>>(), &mut |event| {
            last.clone_from(event);
            false
        });
        let phrases = explain(lane.parts(), &last, &|page| page.to_string());
        let mut used = BTreeSet::new();
        phrases.iter().for_each(|phrase| add_templates(phrase, &mut used));
        (joined(&phrases), used)
    })
}

#[test]
fn what_the_step_did_to_the_log_is_told() {
    let [committed, forced] = of_logged().map(|told| told.0);
    assert!(
        committed.ends_with("The write makes it dirty. A commit flushes the log up to LSN 2."),
        "{committed}"
    );
    let end =
        "and evicted. The log is flushed up to LSN 3 before page 1 is written. Page 4 is read into frame 0.";
    assert!(forced.ends_with(end), "{forced}");
}

/// What the reference would have done, with a clean page and with a dirty one.
fn told_of_reference() -> [(String, BTreeSet<&'static str>); 2] {
    let (lane, _) = served(kinds().next().unwrap());
    [false, true].map(|dirty| {
        let reference = Some(Choice { page: 7, frame: 0, dirty });
        let event = Event { victim: Some(9), reference, ..Event::default() };
        let phrase = bufferpool_ace::why::otherwise(lane.config(), &event, &|page| page.to_string()).unwrap();
        let mut used = BTreeSet::new();
        add_templates(&phrase, &mut used);
        (phrase.text(), used)
    })
}

#[test]
fn what_the_reference_would_have_done_is_told() {
    let told = told_of_reference().map(|told| told.0);
    assert_eq!(told, ["LRU would take 7.", "LRU would write 7 first."]);
}

#[test]
fn what_pins_keep_and_who_holds_a_page_is_told() {
    let told = of_pinned_pages().0;
    assert_eq!(
        told[2..],
        [
            "Read of page 2: a hit in frame 1, no device access. Client 2 holds the page already, so this is no new use for the policy.",
            "Read of page 3: a miss. Page 1 may not go, client 1 still holds it; among the others: Page 2 is at the LRU end; it is clean, so it is dropped without a write. Page 3 is read into frame 1.",
            "Read of page 4: a miss. Page 1 may not go, client 1 still holds it; among the others: Page 3 is at the LRU end; it is clean, so it is dropped without a write. Page 4 is read into frame 1.",
        ]
    );
}

const ALL_PINNED: &str = "R1 W2@2 R2 P2 R3@9";

#[test]
fn the_last_sentence_says_that_pins_end_the_run() {
    assert_eq!(
        joined(&told_last(ALL_PINNED)),
        "Read of page 2: a hit in frame 1, no device access. \
         Request 4, of page 3 by client 9, finds every frame pinned: no unpinned buffers available, as PostgreSQL says. \
         The run ends here."
    );
    // A run that ends with its trace says nothing of the kind.
    assert_eq!(joined(&told_last("R1 W2@2 R2 P2")), "Read of page 2: a hit in frame 1, no device access.");
}

#[test]
fn each_kind_of_event_runs_its_lines() {
    for kind in kinds() {
        let (lane, event) = served(kind);
        assert_eq!(lines(lane.config(), &event), kind.lines, "{}", kind.name);
    }
}

#[test]
fn the_table_tells_every_template() {
    let mut used = BTreeSet::new();
    for kind in kinds() {
        let (lane, event) = served(kind);
        for phrase in explain(lane.parts(), &event, &|page: u32| page.to_string()) {
            add_templates(&phrase, &mut used);
        }
    }
    used.extend(told_of_pins());
    used.extend(of_logged().into_iter().flat_map(|told| told.1));
    used.extend(told_of_reference().into_iter().flat_map(|told| told.1));
    // Answers to wrong guesses are no part of sentences; the reasons of the further policies come up in drawn runs.
    used.extend(POLICIES.iter().flat_map(|entry| entry.why_not));
    used.extend(all().skip(PAPER.len()).flat_map(PolicyEntry::templates));
    assert_eq!(used, templates().into_iter().collect());
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

#[test]
fn the_table_runs_every_line_in_each_lane_that_has_it() {
    for mode in ["baseline", "ace", "reader"] {
        let mut ran = BTreeSet::new();
        let mut has = BTreeSet::new();
        for kind in kinds().filter(|kind| kind.lane.1 == mode) {
            let (lane, event) = served(kind);
            ran.extend(lines(lane.config(), &event));
            let parts = (1u8..).zip(ALGORITHM);
            has.extend(parts.filter(|(_, part)| is_in(*part, lane.config())).map(|(number, _)| number));
        }
        assert_eq!(ran, has, "{mode}");
    }
}

#[test]
fn pages_of_an_own_trace_are_called_by_their_ids() {
    let kind = kinds().find(|kind| kind.name == "a full batch").unwrap();
    let (lane, event) = served(kind);
    assert_eq!(
        bufferpool_ace::why::sentence(lane.parts(), &event, &|page| ((1_u64 << 40) + u64::from(page))
            .to_string()),
        "Write of page 1099511627777: a miss. Page 1099511627780 is at the LRU end; it is dirty, so ACE writes \
         pages 1099511627780, 1099511627781 and 1099511627778 as one batch (3 of n_w = 3) and evicts \
         1099511627780. Page 1099511627777 is read into frame 6. The write makes it dirty."
    );
}
