//! What holds on random cases: law one (a server with one client and no writers is the lane of today), the identities,
//! and that a run is the same in steps, from copies and with somebody looking on.

use std::rc::Rc;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::start::Start;
use bufferpool_ace::lane::lane_over;
use bufferpool_ace::policy::registry::{POLICIES, PolicyEntry};
use bufferpool_ace::report::final_state;
use bufferpool_ace::server::Server;
use bufferpool_ace::server::device::IoKind;
use bufferpool_ace::server::recording::{Blocks, FinalPool, Recording};
use bufferpool_ace::server::run::{End, Goal};
use bufferpool_core::trace::Trace;
use bufferpool_test_support::holds::assert_holds;
use bufferpool_test_support::runner::{case_count, try_on};
use proptest::option::of;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use crate::support::cases::Case;
use crate::support::pinned::{Pinned, pinned_cases};
use crate::support::{VARIANTS, Variant, for_every_lane};

/// Whether the model runs a policy: not one that must know the requests to come.
fn runs(policy: &PolicyEntry) -> bool {
    !policy.spec.needs_future
}

/// A server with one client beside the lane of today: decisions, counters and time are the same.
pub(super) fn assert_is_the_lane(config: &LaneConfig, start: &Start, trace: &Rc<Trace>) {
    let mut lane = lane_over(config, &trace.requests).unwrap();
    lane.set_up(start);
    lane.advance(&trace.requests);
    let mut server = Server::new(config, start, Rc::clone(trace)).unwrap();
    server.go(Goal::END, &mut ());
    assert_eq!(server.end(), Some(End::Done));
    let (lanes, servers) = (lane.counters(), server.counters());
    let shared: Vec<_> = lanes.iter().filter(|(id, _)| servers.get(id).is_some()).collect();
    assert_eq!(shared.len(), 15);
    for (id, number) in shared {
        assert_eq!(servers.get(id), Some(number), "{id}");
    }
    let time_ns = server.now_ns() as f64;
    assert_eq!(Some(time_ns), lanes.by_name("latency_us").map(|us| (us * 1000.0).round()));
    let waits = ["wait_page_ns", "wait_frame_ns", "read_queued_ns", "hits_in_flight", "reread_leaving"];
    if config.batch_limit() <= config.device.k_w && config.n_e <= config.device.k_r {
        assert!(waits.iter().all(|id| servers.by_name(id) == Some(0.0)), "one client waits for itself alone");
    }
    assert_holds(&serde_json::to_value(FinalPool(&server)).unwrap(), &final_state(lane.as_ref()), "final");
}

/// A case's config with prices of whole ns, and all that the model refuses left out.
fn whole(case: &Case, policy: &PolicyEntry, variant: Variant) -> Map<String, Value> {
    let mut config = case.json(policy, variant);
    let settings = &case.settings;
    config.insert("alpha".to_owned(), (1 + settings.alpha % 8).into());
    config.remove("write_wait");
    config.remove("cost");
    config.insert("server".to_owned(), true.into());
    config
}

#[test]
fn one_client_without_writers_is_the_lane_of_today() {
    for_every_lane(&VARIANTS, |case, policy, variant| {
        if runs(policy) {
            let config = LaneConfig::from_json(&whole(case, policy, variant)).unwrap();
            let trace = Rc::new(Trace::new(case.packed(), case.pages).unwrap());
            assert_is_the_lane(&config, &case.start(policy).unwrap_or_default(), &trace);
        }
    });
}

/// Settings of the model, as a config has them; times in thousandths of a microsecond.
#[derive(Debug, Clone)]
pub(super) struct Model {
    clients: u32,
    policy: usize,
    variant: usize,
    txn: u32,
    wal_ns: u32,
    cpu_ns: u32,
    n_b: Option<u32>,
    /// Delay, pages a round, hundredths of the multiple.
    bgwriter: Option<(u32, u32, u32)>,
    /// Interval, target in percent.
    checkpointer: Option<(u32, u32)>,
}

fn models() -> impl Strategy<Value = Model> {
    let policies = POLICIES.iter().filter(|policy| runs(policy)).count();
    let waits = (prop_oneof![1 => 1..=2u32, 3 => 3..=30u32], 0..=3u32, 0..40_000u32, 0..40_000u32);
    let writers = (
        of(1..=9u32),
        of((1..200_000u32, 1..=9u32, 1..=1000u32)),
        of((1..900_000u32, prop_oneof![Just(0), 1..=99u32, Just(100)])),
    );
    (0..policies, 0..VARIANTS.len(), waits, writers).prop_map(
        |(policy, variant, (clients, txn, wal_ns, cpu_ns), (n_b, bgwriter, checkpointer))| {
            // Often none: ties of events are commonest then.
            let often_none = |ns: u32| ns.saturating_sub(20_000);
            let (wal_ns, cpu_ns) = (often_none(wal_ns), often_none(cpu_ns));
            Model { clients, policy, variant, txn: txn + 1, wal_ns, cpu_ns, n_b, bgwriter, checkpointer }
        },
    )
}

impl Model {
    fn config(&self, case: &Case, own_streams: bool) -> LaneConfig {
        let policy = POLICIES.iter().filter(|policy| runs(policy)).nth(self.policy).unwrap();
        let mut config = whole(case, policy, VARIANTS[self.variant]);
        let us = |ns: u32| f64::from(ns) / 1000.0;
        let mut more = json!({
            "clients": (!own_streams).then_some(self.clients), "txn": self.txn, "wal_us": us(self.wal_ns),
            "cpu_us": us(self.cpu_ns), "n_b": self.n_b,
            "bgwriter": self.bgwriter.is_some(), "checkpointer": self.checkpointer.is_some(),
        });
        if let Some((delay, pages, hundredths)) = self.bgwriter {
            more["bgwriter_delay_us"] = us(delay).into();
            more["bgwriter_lru_maxpages"] = pages.into();
            more["bgwriter_lru_multiplier"] = (f64::from(hundredths) / 100.0).into();
        }
        if let Some((interval, percent)) = self.checkpointer {
            more["checkpoint_interval_us"] = us(interval).into();
            more["checkpoint_completion_target"] = (f64::from(percent) / 100.0).into();
        }
        config.extend(more.as_object().unwrap().clone().into_iter().filter(|(_, value)| !value.is_null()));
        LaneConfig::from_json(&config).unwrap()
    }
}

/// A case, the model's settings, and whether its clients have streams of their own.
pub(super) type Drawn = (Pinned, Model, bool);

/// A random server: of a trace that all share, or of one with clients and pins.
pub(super) fn servers() -> impl Strategy<Value = Drawn> {
    (pinned_cases(), models(), any::<bool>())
}

/// What it is made of.
pub(super) fn given((pinned, model, own_streams): &Drawn) -> (LaneConfig, Start, Rc<Trace>) {
    let case = &pinned.case;
    let trace =
        if *own_streams { pinned.whole() } else { Rc::new(Trace::new(case.packed(), case.pages).unwrap()) };
    let config = model.config(case, *own_streams);
    let start = case.start(config.policy_entry().unwrap()).unwrap_or_default();
    (config, start, trace)
}

fn opened(case: &Drawn) -> Server {
    let (config, start, trace) = given(case);
    Server::new(&config, &start, trace).unwrap()
}

/// All that a server says of itself at a position.
pub(super) fn state(server: &Server) -> String {
    let at = (server.events(), server.looked_up(), server.now_ns(), server.end());
    let queues = [IoKind::Read, IoKind::Write]
        .map(|kind| (server.channels(kind).running.clone(), server.channels(kind).queue.clone()));
    let told =
        json!({ "final": FinalPool(server), "counters": server.counters(), "series": server.series() });
    format!("{at:?} {:?} {queues:?} {told}", server.clients())
}

#[test]
fn the_identities_hold_at_the_end_and_those_of_counts_after_every_event() {
    try_on(servers(), case_count(), |case| {
        let mut server = opened(case);
        while server.step(&mut ()) {
            // The first is of whole transactions.
            let broken = server.identities().into_iter().skip(1).find(|identity| !identity.holds);
            assert!(broken.is_none(), "after {} events: {broken:?}", server.events());
        }
        let totals = server.totals();
        assert_eq!(totals.counts.requests, server.looked_up());
        if server.end() == Some(End::Done) {
            assert!(server.identities().iter().all(|identity| identity.holds), "{:?}", server.identities());
            let taken = server.trace().requests.len() as u64;
            assert_eq!((totals.counts.requests, totals.tally.cpu_ns), (taken, taken * server.setup().cpu_ns));
        }
    });
}

#[test]
fn a_run_is_the_same_in_steps_from_a_copy_and_with_somebody_looking_on() {
    try_on(servers(), case_count() / 2, |case| {
        let mut at_once = opened(case);
        at_once.go(Goal::END, &mut ());
        let (events, looked_up, time_ns) = (at_once.events(), at_once.looked_up(), at_once.now_ns());
        let mut stepped = opened(case);
        let mut watched = opened(case);
        let mut recording = Recording::new(&watched);
        let goals = [
            Goal { events: events / 3, ..Goal::END },
            Goal { looked_up: looked_up / 2, ..Goal::END },
            Goal { time_ns: time_ns / 3 * 2, ..Goal::END },
        ];
        for goal in goals {
            stepped.go(goal, &mut ());
            // One event after the other comes to the same positions.
            while watched.events() < stepped.events() {
                assert!(watched.step(&mut recording));
            }
            assert_eq!(state(&watched), state(&stepped));
            stepped = stepped.clone();
        }
        stepped.go(Goal::END, &mut ());
        watched.go(Goal::END, &mut recording);
        assert_eq!(state(&stepped), state(&at_once));
        assert_eq!(state(&watched), state(&at_once));
        assert_eq!(recording.requests.len() as u64, looked_up);
        let written = recording.ios.iter().filter(|record| record.io.kind == IoKind::Write);
        assert_eq!(written.count() as u64, at_once.counts().pages_written);
    });
}

/// A writer that wakes every nanosecond beside clients that think for a second: rounds in which nothing can happen are passed
/// together, and are counted, and stopped at, as if each had been carried out.
#[test]
fn rounds_in_which_nothing_can_happen_cost_nothing_and_count_as_events_all_the_same() {
    let config = |delay_us: f64, interval_us: f64| {
        let scene = json!({
            "frames": 4, "pages": 20, "policy": "lru", "mode": "ace", "alpha": 2, "k_r": 8, "k_w": 4, "base_us": 100,
            "server": true, "clients": 2, "cpu_us": 1_000, "bgwriter": true, "bgwriter_delay_us": delay_us,
            "checkpointer": true, "checkpoint_interval_us": interval_us,
        });
        LaneConfig::from_json(scene.as_object().unwrap()).unwrap()
    };
    let trace = Rc::new(Trace {
        requests: (0..40).map(|t| 2 * (t % 9) + t % 2).collect(),
        pages: 20,
        ..Trace::default()
    });
    let server = |delay_us, interval_us| {
        Server::new(&config(delay_us, interval_us), &Start::default(), Rc::clone(&trace)).unwrap()
    };
    for (delay_us, interval_us) in [(7.0, 1e9), (1e6, 11.0), (7.0, 11.0), (5.0, 5.0)] {
        let (mut at_once, mut stepped) = (server(delay_us, interval_us), server(delay_us, interval_us));
        at_once.go(Goal::END, &mut ());
        while stepped.step(&mut ()) {}
        assert_eq!(state(&stepped), state(&at_once), "{delay_us} {interval_us}");
        let events = at_once.events();
        for goal in [events / 3, events / 2, events - 5] {
            let (mut part, mut one) = (server(delay_us, interval_us), server(delay_us, interval_us));
            part.go(Goal { events: goal, ..Goal::END }, &mut ());
            (0..goal).for_each(|_| assert!(one.step(&mut ())));
            assert_eq!(state(&part), state(&one), "{delay_us} {interval_us}, {goal} events");
        }
    }
    // Forty million rounds: one after the other they would take a minute.
    let mut busy = server(0.001, 0.001);
    busy.go(Goal::END, &mut ());
    assert!(busy.events() > 10_000_000, "{}", busy.events());
    let rounds = busy.totals().tally.bgwriter_rounds + busy.totals().tally.checkpoints_timed;
    assert!(busy.events() - rounds < 1_000, "{rounds} of {}", busy.events());
}

/// From any position on: a client does one thing after the other, and the blocks of its waits are what is counted.
#[test]
fn blocks_fill_the_time_of_every_client() {
    try_on(servers(), case_count() / 4, |case| {
        let mut server = opened(case);
        server.go(Goal { events: 5, ..Goal::END }, &mut ());
        let mut blocks = Blocks::new(&server);
        server.go(Goal::END, &mut blocks);
        let blocks = blocks.finish(&server);
        for client in 0..server.clients().len() as u16 {
            let own: Vec<_> = blocks.clients.iter().filter(|block| block.client == client).collect();
            assert!(own.windows(2).all(|pair| pair[0].to_ns == pair[1].from_ns), "{own:?}");
            assert!(own.last().is_none_or(|last| last.to_ns == server.now_ns()));
        }
        for (io, end_ns) in &blocks.ios {
            assert_eq!(*end_ns, io.started_ns + server.channels(io.kind).takes_ns);
        }
    });
}
