//! `tree_placed`.

use super::*;

/// Trace, leaves that start on flash, and how often each leaf is asked for and written.
fn placed(query_set: &str) -> (Trace, BTreeSet<u32>, Vec<(u32, bool)>) {
    let trace =
        trace(&json!({"kind": "tree_placed", "records": 29_000, "query_set": query_set, "queries": 50_000}));
    let on_flash = trace.starts_on_flash.as_deref().unwrap();
    assert_eq!(on_flash.len() as u32, trace.existing_pages());
    assert!(on_flash[..10].iter().all(|&on_flash| on_flash), "the root and 9 inner nodes");
    let flash = (10..1010).filter(|&leaf| on_flash[leaf as usize]).collect();
    let sets = sets(&trace);
    assert_eq!(sets.len(), 1);
    let asked = sets[0].iter().map(|query| (query.1[2].1, query.0 == "update")).collect();
    (trace, flash, asked)
}

fn distinct(asked: &[(u32, bool)]) -> usize {
    asked.iter().map(|query| query.0).collect::<BTreeSet<_>>().len()
}

#[test]
fn only_leaves_on_the_magnetic_disk_are_updated_half_of_the_time() {
    for query_set in ["a", "b", "b_kept"] {
        let (_, flash, asked) = placed(query_set);
        let (on_flash, others): (Vec<_>, Vec<_>) = asked.iter().partition(|query| flash.contains(&query.0));
        assert!(on_flash.iter().all(|&(_, update)| !update), "{query_set}");
        assert!(near(others.iter().filter(|query| query.1).count(), 0.5, others.len()), "{query_set}");
        let (leaves, share, magnetic) = match query_set {
            "a" => (500, 0.5, 500),
            "b" => (100, 0.9, 900),
            _ => (100, 0.9, 90),
        };
        assert_eq!((flash.len(), distinct(&on_flash)), (leaves, leaves), "{query_set}");
        assert!(near(on_flash.len(), share, 50_000), "{query_set}");
        // Of 900 leaves with 5.6 queries each, about three are not asked for.
        assert!((magnetic - magnetic / 90..=magnetic).contains(&distinct(&others)), "{query_set}");
    }
}

#[test]
fn the_papers_counts_of_leaves_are_rounded_down() {
    let leaves = |query_set: &str| {
        let trace = trace(&json!({"kind": "tree_placed", "query_set": query_set, "queries": 1}));
        trace.starts_on_flash.unwrap().iter().filter(|&&on_flash| on_flash).count() - 299
    };
    assert_eq!((leaves("a"), leaves("b"), leaves("b_kept")), (17_241, 3_448, 3_448));
}

#[test]
fn queries_follow_the_query_set_unless_given() {
    for (query_set, queries) in [("a", 100_000), ("b", 150_000), ("b_kept", 150_000)] {
        let trace = trace(&json!({"kind": "tree_placed", "records": 2900, "query_set": query_set}));
        assert_eq!(sets(&trace)[0].len(), queries);
    }
}

#[test]
fn other_workloads_place_nothing() {
    assert!(
        trace(&json!({"kind": "tree_interest", "records": 2900, "queries": 5})).starts_on_flash.is_none()
    );
}
