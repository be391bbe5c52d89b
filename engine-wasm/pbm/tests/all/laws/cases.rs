//! Random small worlds with what their streams run. All of them are legal.

use std::fmt;
use std::rc::Rc;

use bufferpool_pbm::config::MAXIMUM_BLOCKS;
use bufferpool_pbm::event::Event;
use bufferpool_pbm::lane::AnyLane;
use bufferpool_pbm::policy::POLICIES;
use bufferpool_pbm::scene::Scene;
use bufferpool_pbm::workload::REGISTRY;
use bufferpool_test_support::runner::{case_count, tried, try_on};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

/// One random world; the policies come from the law.
#[derive(Clone)]
pub(crate) struct Case {
    /// Fields that all lanes share, and the workload.
    pub(crate) shared: Map<String, Value>,
    /// Values of policies' parameters.
    pub(crate) values: Map<String, Value>,
    /// Which options are on, by their number.
    pub(crate) options: u16,
    /// Where a law may cut the run, as a part of 256.
    pub(crate) cuts: Vec<u8>,
}

impl fmt::Debug for Case {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (shared, values) = (Value::from(self.shared.clone()), Value::from(self.values.clone()));
        write!(out, "{shared}\nlanes {values} options {:b} cuts {:?}", self.options, self.cuts)
    }
}

impl Case {
    /// A lane of every registered policy, with the case's values and options.
    pub(crate) fn lanes(&self) -> Vec<Value> {
        let lane = |entry: &bufferpool_pbm::policy::PolicyEntry| {
            let mut lane = Map::new();
            lane.insert("policy".to_owned(), json!(entry.spec.id));
            for parameter in entry.spec.parameters {
                if let Some(value) = self.values.get(parameter.id) {
                    lane.insert(parameter.id.to_owned(), value.clone());
                }
            }
            for (at, option) in entry.spec.options.iter().enumerate() {
                lane.insert(option.id.to_owned(), json!(self.options >> at & 1 == 1));
            }
            Value::Object(lane)
        };
        POLICIES.iter().map(lane).collect()
    }

    /// The scene with these lanes, as JSON.
    pub(crate) fn json(&self, lanes: &[Value]) -> Value {
        let mut scene = self.shared.clone();
        scene.insert("lanes".to_owned(), lanes.into());
        scene.into()
    }

    /// The scene with these lanes.
    pub(crate) fn scene(&self, lanes: &[Value]) -> Scene {
        Scene::from_json(&self.json(lanes), MAXIMUM_BLOCKS).expect("a legal scene")
    }

    /// A lane by itself, at time 0.
    pub(crate) fn open(&self, lane: &Value) -> Box<dyn AnyLane> {
        opened(&self.json(std::slice::from_ref(lane)))
    }
}

/// The first lane of a scene by itself, at time 0.
pub(crate) fn opened(scene: &Value) -> Box<dyn AnyLane> {
    let scene = Scene::from_json(scene, MAXIMUM_BLOCKS).expect("a legal scene");
    let world = scene.open_world().expect("a small world");
    let config = &scene.lanes[0];
    (config.entry().expect("registered").open)(&Rc::clone(&world), config).expect("a small lane")
}

/// Runs a lane to its end; returns all events.
pub(crate) fn events(lane: &mut dyn AnyLane) -> Vec<Event> {
    let mut events = Vec::new();
    while lane.next_ns().is_some() {
        lane.happen(events.len() as u64 + 1, &mut |event| events.push(event.clone()));
    }
    events
}

/// Tries a law on every registered policy, on random worlds.
pub(crate) fn for_every_lane(law: impl Fn(&Case, &Value)) {
    try_on(cases(), case_count(), |case| {
        case.lanes().iter().for_each(|lane| tried(lane, || law(case, lane)))
    });
}

/// Draws, one after the other.
struct Dice<'a> {
    draws: &'a [u16],
    at: usize,
}

impl Dice<'_> {
    fn next(&mut self) -> u64 {
        self.at += 1;
        self.draws[self.at % self.draws.len()].into()
    }

    fn within(&mut self, least: u64, most: u64) -> u64 {
        least + self.next() % (most - least + 1)
    }

    fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.next() as usize % choices.len()]
    }

    /// A share in thousandths, now and then nothing or all.
    fn share(&mut self) -> f64 {
        let drawn = self.within(1, 1_000);
        self.of(&[drawn, drawn, drawn, drawn, 0, 1_000]) as f64 / 1_000.0
    }
}

/// The kinds of queries that cases are drawn of, those written out last.
pub(crate) const KINDS: [&str; 7] =
    ["sequential", "bitmap", "index", "correlated", "look_ups", "mix", "given"];

fn given(dice: &mut Dice<'_>, streams: u64, blocks: u64, unit_us: f64) -> String {
    let mut stream = || {
        let words = (0..dice.within(1, 5)).map(|_| {
            let times = dice.of(&["", "", "*2", "*3"]);
            let work_us = unit_us * dice.of(&[1.0, 2.0, 4.0, 0.5]);
            let first = dice.within(0, blocks - 1);
            let last = dice.within(first, blocks - 1);
            let pause = match dice.within(0, 3) {
                0 => format!("P{} ", unit_us * dice.within(0, 300) as f64),
                _ => String::new(),
            };
            match dice.within(0, 2) {
                0 => format!("{pause}L{first}x{work_us}{times}"),
                _ => format!("{pause}S{first}-{last}x{work_us}{times}"),
            }
        });
        words.collect::<Vec<_>>().join(" ")
    };
    (0..streams).map(|_| stream()).collect::<Vec<_>>().join("; ")
}

fn case(kind: &str, draws: &[u16], cuts: Vec<u8>) -> Case {
    let mut dice = Dice { draws, at: 0 };
    let scale = dice.of(&[1, 1, 1, 2, 3]);
    let most = match kind {
        // Dates of neighbouring blocks overlap from 29 blocks on, and 1% of a table is a block from 100 on.
        "correlated" => 100,
        "mix" => 130,
        _ => 120,
    };
    let blocks = dice.within(1, most);
    let streams = dice.within(1, 6);
    let frames = dice.of(&[streams + 1, streams + 2, streams + 5, streams + 12, streams + 40]);
    let unit_us = dice.of(&[0.001, 1.0, 25.0, 25.0, 10_000.0]);
    // Given traces name blocks of the table as it is simulated.
    let mut shared = Map::new();
    let mut put = |id: &str, value: Value| shared.insert(id.to_owned(), value);
    put("blocks", json!(blocks * scale));
    put("frames", json!(frames * scale));
    put("group_blocks", json!(dice.of(&[1, 2, 4, 5, 9, 128]) * scale));
    put("scale", json!(scale));
    put("k_r", json!(dice.of(&[1, 1, 2, 6, 64])));
    put("base_us", json!(unit_us * dice.of(&[1.0, 4.0, 4.0, 30.0])));
    let mut workload = Map::new();
    workload.insert("kind".to_owned(), json!(kind));
    if kind == "given" {
        let text = given(&mut dice, streams, blocks, unit_us);
        workload.insert("trace".to_owned(), json!(text));
    } else {
        let spec = REGISTRY.iter().find(|spec| spec.id == kind).expect("registered");
        workload.insert("seed".to_owned(), json!(dice.within(0, 9_999).to_string()));
        for parameter in spec.parameters {
            let value = match parameter.id {
                "streams" => json!(streams),
                "queries" => json!(dice.within(1, if kind == "mix" { 17 } else { 5 })),
                "fraction" if kind == "correlated" => json!(dice.share() / 20.0),
                "fraction" => json!(dice.share()),
                "starts" => json!(dice.of(&[0, 0, 1, 2, 5])),
                "window" => json!(dice.of(&[0.05, 0.001, 0.2])),
                "part" => json!(dice.of(&[0.2, 0.5, 1.0, 0.001])),
                "slow_us" => json!(unit_us * 4.0),
                "fast_us" | "look_up_us" => json!(unit_us),
                "look_ups" => json!(dice.within(1, 80)),
                "look_ups_times" => json!(dice.of(&[0.0, 0.5, 1.0])),
                id if id.ends_with("percent") => json!(dice.of(&[50, 90, 10, 1, 100])),
                other => panic!("no values are known for {other}"),
            };
            workload.insert(parameter.id.to_owned(), value);
        }
    }
    shared.insert("workload".to_owned(), workload.into());
    let samples = dice.of(&[1, 2, 5, 10, 30]);
    let mut values = Map::new();
    values.insert("samples".to_owned(), json!(samples));
    values.insert("evictions".to_owned(), json!(dice.of(&[1, 1, 1, samples / 2, samples]).max(1)));
    values.insert("bucket_groups".to_owned(), json!(dice.of(&[1, 2, 3, 10, 24])));
    values.insert("buckets".to_owned(), json!(dice.of(&[1, 2, 3, 5])));
    let delta_ms = unit_us * scale as f64 * dice.of(&[0.05, 0.5, 3.0, 20.0]) / 1_000.0;
    values.insert("delta_ms".to_owned(), json!(delta_ms.max(0.001)));
    Case { shared, values, options: dice.next() as u16, cuts }
}

/// Worlds of up to 120 blocks and some thousand requests; small ones are the most likely.
pub(crate) fn cases() -> impl Strategy<Value = Case> {
    (0..KINDS.len(), vec(any::<u16>(), 97), vec(any::<u8>(), 1..5))
        .prop_map(|(kind, draws, cuts)| case(KINDS[kind], &draws, cuts))
}

/// But the shop's day, which has a size of its own and is held against streams written out.
#[test]
fn every_registered_kind_of_queries_is_drawn() {
    assert!(REGISTRY.iter().all(|spec| KINDS.contains(&spec.id) || spec.id == "shop_day"));
}
