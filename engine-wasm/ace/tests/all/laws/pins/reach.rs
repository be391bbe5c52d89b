//! Whether the random cases with pins reach what the laws are about.

use std::collections::BTreeMap;

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::event::Event;
use bufferpool_ace::lane::AnyLane;
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_test_support::runner::share;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use super::kept::Shadow;
use crate::support::pinned::pinned_cases;
use crate::support::{VARIANTS, resident, step};

const CASES: u32 = 96;
/// Requests at which each situation must occur, over all cases, policies and variants.
const ENOUGH: usize = 50;

/// What there was to choose from when a request came.
struct Before {
    /// Pinned pages that are clean.
    clean: usize,
    pinned: usize,
}

fn situations(
    event: &Event,
    before: &Before,
    shadow: &Shadow,
    config: &LaneConfig,
) -> [(&'static str, bool); 11] {
    let kept = event.kept_by_pins.len();
    let written = event.batch.iter().any(|&page| shadow.is_pinned(page));
    [
        ("page that its client pins", event.held),
        ("the same, becoming dirty", event.held && event.write && !event.was_dirty),
        ("page that another client pins", !event.held && shadow.is_pinned(event.page)),
        ("a page stays", kept == 1),
        ("several pages stay", kept > 1),
        ("all pinned pages stay", kept > 1 && kept == before.pinned),
        ("the Writer writes a pinned page", written),
        ("the Evictor has pinned clean pages to pass by", event.evicted.len() > 1 && before.clean > 0),
        (
            "one frame that is not pinned",
            event.victim.is_some() && before.pinned + 1 == config.frames as usize,
        ),
        ("a choice with nothing pinned", event.victim.is_some() && before.pinned == 0),
        ("dirty victim in the place of a pinned page", kept > 0 && event.victim_dirty),
    ]
}

#[test]
fn the_random_cases_with_pins_reach_every_situation_often() {
    let mut runner = TestRunner::deterministic();
    let mut seen: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut kept: BTreeMap<&'static str, usize> = BTreeMap::new();
    let (mut cut, mut unmatched) = (0, 0);
    for number in 0..CASES {
        let pinned = pinned_cases().new_tree(&mut runner).expect("a case").current();
        cut += usize::from(pinned.trace().requests.len() < pinned.whole().requests.len());
        unmatched += pinned.whole().pins().expect("pins").unmatched;
        // Lanes are dear: by day they serve some of the cases.
        if number >= share(CASES) {
            continue;
        }
        for policy in POLICIES {
            for variant in VARIANTS {
                let config = pinned.case.config(policy, variant);
                let mut lane = pinned.lane(policy, &config);
                let mut shadow = Shadow::new(&pinned);
                for (t, request) in pinned.case.packed().into_iter().enumerate() {
                    let before = before(lane.as_ref(), &shadow);
                    let event = step(lane.as_mut(), request);
                    for (situation, reached) in situations(&event, &before, &shadow, &config) {
                        *seen.entry(situation).or_default() += usize::from(reached);
                    }
                    *kept.entry(policy.spec.id).or_default() += event.kept_by_pins.len();
                    shadow.after(t, event.page);
                }
            }
        }
    }
    assert!(seen.values().all(|&times| times >= ENOUGH), "{seen:#?}");
    assert!(kept.values().all(|&times| times >= ENOUGH), "{kept:#?}");
    assert!(cut >= 5 && unmatched as usize >= ENOUGH, "cut {cut}, unmatched {unmatched}");
}

fn before(lane: &dyn AnyLane, shadow: &Shadow) -> Before {
    let clean = |&(page, frame): &(u32, u32)| shadow.is_pinned(page) && !lane.pool().is_dirty(frame);
    Before { clean: resident(lane).iter().filter(|held| clean(held)).count(), pinned: shadow.pages().len() }
}
