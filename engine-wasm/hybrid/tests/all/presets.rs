//! Every preset of the flash + magnetic lab opens, and what it promises is so.

use bufferpool_hybrid::counters::Counts;
use bufferpool_hybrid::lane::AnyLane;
use bufferpool_hybrid::lanes::Lanes;
use bufferpool_hybrid::scene::Scene;
use bufferpool_hybrid::{config, preset};
use bufferpool_lab::preset::Preset;
use bufferpool_lab::session::Session;

const AVAILABLE_BYTES: u64 = 3_500_000_000;

fn opened(id: &str) -> Session<Lanes> {
    let preset: Preset = serde_json::from_str(preset::find(id).unwrap()).unwrap();
    assert_eq!(preset.id, id);
    let scene = Scene::from_json(&preset.scene, config::MAXIMUM_PAGES).unwrap();
    scene.open(None, AVAILABLE_BYTES).unwrap().0
}

/// What a lane counted.
#[derive(Clone, Copy)]
struct Ended {
    hits: u64,
    migrations: [u64; 2],
    pages_on_f: u64,
    cost: f64,
}

impl Ended {
    fn of(lane: &dyn AnyLane) -> Self {
        let Counts { hits, migrations, pages_on_f, .. } = *lane.pool().counts();
        Self { hits, migrations, pages_on_f, cost: lane.counters().by_name("cost").unwrap() }
    }
}

/// What all lanes counted at the end.
fn ended(id: &str) -> Vec<Ended> {
    let mut session = opened(id);
    session.seek(session.requests());
    for lane in session.lanes().all() {
        assert!(lane.identities().iter().all(|identity| identity.holds), "{id}");
    }
    session.lanes().all().iter().map(|lane| Ended::of(lane.as_ref())).collect()
}

fn of<'a>(session: &'a Session<Lanes>, placement: &str) -> &'a dyn AnyLane {
    let lanes = session.lanes().all();
    lanes.iter().find(|lane| lane.config().placement == placement).unwrap().as_ref()
}

#[test]
fn every_preset_is_a_scene_that_opens() {
    for (id, _) in preset::REGISTRY {
        if *id != "paper-size" {
            let lanes = ended(id);
            assert!(lanes.iter().all(|counters| counters.cost > 0.0), "{id}");
        }
    }
    assert_eq!(opened("paper-size").lanes().all()[0].config().pages, 34_782);
}

#[test]
fn ten_pages_move_both_ways_within_sixty_requests() {
    let mut session = opened("ten-pages");
    assert!(session.requests() <= 60);
    session.seek(24);
    assert_eq!(of(&session, "conservative").pool().counts().migrations[0], 1);
    session.seek(session.requests());
    let conservative = Ended::of(of(&session, "conservative"));
    assert_eq!(conservative.migrations, [3, 1]);
    assert!(Ended::of(of(&session, "optimal")).cost < conservative.cost);
}

#[test]
fn optimistic_loses_where_the_pool_absorbs_the_requests() {
    let [magnetic, optimistic, hybrid] = ended("optimistic-loses")[..] else { panic!() };
    assert!(optimistic.cost > magnetic.cost);
    assert_eq!((hybrid.migrations[0], hybrid.cost), (0, magnetic.cost));
    assert_eq!(optimistic.migrations, [4, 4]);
}

#[test]
fn the_cost_segment_costs_less_in_the_preset_of_its_queues() {
    let [lru, cost] = ended("cost-queues")[..] else { panic!() };
    assert!(cost.cost < lru.cost);
}

#[test]
fn reads_that_come_again_go_to_flash() {
    let [magnetic, flash, conservative, optimal] = ended("read-sets")[..] else { panic!() };
    assert!(optimal.cost <= conservative.cost && conservative.cost < magnetic.cost);
    assert!(flash.cost < optimal.cost, "whoever starts there pays for no move");
    assert!(conservative.pages_on_f > 300);
}

#[test]
fn where_everything_is_written_leaves_stay() {
    let [magnetic, flash, conservative, _] = ended("update-sets")[..] else { panic!() };
    assert!((3.0..3.6).contains(&(flash.cost / magnetic.cost)), "{}", flash.cost / magnetic.cost);
    assert!(conservative.pages_on_f < 10 && conservative.cost <= magnetic.cost * 1.01);
}

#[test]
fn both_disks_together_cost_less_than_either() {
    let [magnetic, flash, conservative, hybrid] = ended("mixed-sets")[..] else { panic!() };
    for both in [conservative, hybrid] {
        assert!(both.cost < magnetic.cost && both.cost < flash.cost);
    }
}

#[test]
fn the_orders_of_the_papers_figures_eleven_and_twelve_hold() {
    let costs = |id| ended(id).iter().map(|counters| counters.cost).collect::<Vec<_>>();
    let [optimal, optimistic, hybrid, conservative] = costs("r10-u10-r20")[..] else { panic!() };
    assert!(optimal <= optimistic && optimistic <= hybrid && hybrid <= conservative);
    let [optimal, conservative, hybrid, optimistic] = costs("r3-u3")[..] else { panic!() };
    assert!(optimal <= conservative && optimal <= hybrid && hybrid < optimistic && conservative < optimistic);
}

#[test]
fn a_large_cost_segment_hits_less_and_costs_less() {
    let [lru, half, large, auto] = ended("lambda")[..] else { panic!() };
    assert!(half.cost < lru.cost && large.cost < half.cost);
    assert!(large.hits < lru.hits);
    assert!(auto.cost < lru.cost);
    println!("{} {} {} {}", lru.cost, half.cost, large.cost, auto.cost);
}
