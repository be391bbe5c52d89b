//! The generators, each by itself.

use super::*;

/// The leaf that a query ends at: the last page of its search.
fn leaf(tree_levels: usize, query: &Ran) -> u32 {
    query.1[tree_levels - 1].1
}

#[test]
fn sets_come_in_the_order_of_the_rounds() {
    let trace = trace(&json!({"kind": "tree_sets", "records": 5000, "read_sets": 2, "update_sets": 1,
        "read_sets_after": 1, "repeats": 2, "queries_per_set": 50}));
    let sets = sets(&trace);
    assert_eq!(trace.set_ends().count(), 8);
    let updates: Vec<_> = sets.iter().map(|set| count(set, "update")).collect();
    assert_eq!(updates, [0, 0, 50, 0, 0, 0, 50, 0]);
    assert!(sets.iter().all(|set| set.len() == 50));
    for set in [1, 3, 4, 5, 7] {
        assert_eq!(sets[set], sets[0], "fixed lists run again");
    }
    assert_eq!(sets[6], sets[2]);
}

#[test]
fn fresh_lists_are_drawn_anew() {
    let trace = trace(&json!({"kind": "tree_sets", "records": 5000, "read_sets": 3, "update_sets": 2,
        "queries_per_set": 50, "lists": "fresh"}));
    let sets = sets(&trace);
    for (place, set) in sets.iter().enumerate() {
        assert!(!sets[..place].contains(set));
    }
}

#[test]
fn shares_are_as_asked_for() {
    let trace = trace(&json!({"kind": "tree_sets", "records": 50_000, "read_sets": 1, "update_sets": 1,
        "queries_per_set": 20_000, "ranges_percent": 30, "inserts_percent": 40}));
    let sets = sets(&trace);
    assert!(near(count(&sets[0], "range"), 0.3, 20_000));
    assert_eq!(count(&sets[0], "look-up") + count(&sets[0], "range"), 20_000);
    assert!(near(count(&sets[1], "insert"), 0.4, 20_000));
    assert_eq!(count(&sets[1], "update") + count(&sets[1], "insert"), 20_000);
    assert!(trace.created_pages > 0);
}

#[test]
fn inserts_of_a_list_that_runs_again_are_updates() {
    let trace = trace(&json!({"kind": "tree_sets", "records": 3000, "read_sets": 0, "update_sets": 2,
        "queries_per_set": 2000, "inserts_percent": 100}));
    let sets = sets(&trace);
    assert_eq!((count(&sets[0], "insert"), count(&sets[1], "update")), (2000, 2000));
}

#[test]
fn each_leaf_is_touched_exactly_once_a_set() {
    for lists in ["fixed", "fresh"] {
        let trace = trace(&json!({"kind": "tree_sets", "records": 20_000, "read_sets": 2, "update_sets": 2,
            "access": "each_leaf_once", "inserts_percent": 50, "lists": lists}));
        let sets = sets(&trace);
        for (place, set) in sets.iter().enumerate() {
            let mut leaves: Vec<_> = set.iter().map(|query| leaf(3, query)).collect();
            leaves.sort_unstable();
            assert!(leaves.iter().copied().eq(7..697), "690 leaves after 7 pages above them");
            assert_eq!(count(set, if place < 2 { "look-up" } else { "update" }), 690);
        }
        assert_eq!(sets[0] == sets[1], lists == "fixed");
        assert_ne!(sets[0][..5], sets[2][..5], "reads and updates have lists of their own");
    }
}

#[test]
fn ranges_stop_at_the_last_leaf() {
    let trace = trace(&json!({"kind": "tree_sets", "records": 290, "read_sets": 1, "queries_per_set": 1000,
        "ranges_percent": 100}));
    for (_, requests) in &sets(&trace)[0] {
        let leaves: Vec<_> = requests[1..].iter().map(|request| request.1).collect();
        assert!(leaves.iter().copied().eq(leaves[0]..(leaves[0] + 5).min(11)), "{leaves:?}");
    }
}

#[test]
fn a_new_root_is_named_so_and_the_old_one_no_more() {
    // 117 leaves below the root, which takes 170 of them.
    let trace = trace(&json!({"kind": "tree_sets", "records": 3393, "read_sets": 0, "update_sets": 1,
        "queries_per_set": 4000, "inserts_percent": 100, "read_sets_after": 1}));
    let part = |t: usize| trace.label(t as u64).unwrap().part;
    let created = |&(_, &request): &(usize, &u32)| operation_of(request) == Operation::New;
    let (at, &root) =
        trace.requests.iter().enumerate().filter(created).find(|&(t, _)| part(t) == "root").unwrap();
    let split: Vec<_> =
        trace.requests[at - 4..=at].iter().map(|&request| operation_of(request).letter()).collect();
    assert_eq!(split, ['N', 'W', 'N', 'W', 'N']);
    assert_eq!([4, 3, 2, 1].map(|before| part(at - before)), ["leaf", "leaf", "inner node", "root"]);
    let old: BTreeSet<_> =
        (at..trace.requests.len()).filter(|&t| trace.requests[t] >> 1 == 0).map(part).collect();
    assert!(old.into_iter().eq(["inner node"]));
    let last = sets(&trace)[1].clone();
    assert!(last.iter().all(|query| query.1[0].1 == hybrid_page_of(root)));
}

#[test]
fn leaves_of_mixed_sets_are_read_updated_or_both() {
    for (read, update, lists) in [(40, 40, "fixed"), (70, 30, "fresh"), (0, 0, "fixed"), (33, 33, "fresh")] {
        let trace = trace(&json!({"kind": "tree_mixed", "records": 2900, "sets": 3, "queries_per_set": 8000,
            "read_only_percent": read, "update_only_percent": update, "lists": lists}));
        let sets = sets(&trace);
        assert_eq!(sets.len(), 3);
        assert_eq!(sets[0] == sets[2], lists == "fixed");
        let leaves = |name: &str| -> BTreeSet<u32> {
            sets.iter().flatten().filter(|query| query.0 == name).map(|query| leaf(2, query)).collect()
        };
        let (looked_up, updated) = (leaves("look-up"), leaves("update"));
        // 80 queries a leaf: one that is read and updated has both, but once in 2^79.
        assert_eq!(looked_up.difference(&updated).count(), read, "of 100 leaves");
        assert_eq!(updated.difference(&looked_up).count(), update);
        let both = looked_up.intersection(&updated).count();
        assert_eq!(both, 100 - read - update);
        if both == 100 {
            assert!(near(count(&sets[0], "update"), 0.5, 8000));
        }
    }
}

#[test]
fn interesting_keys_have_a_share_of_reads_of_their_own() {
    let trace = trace(&json!({"kind": "tree_interest", "records": 29_000, "queries": 20_000,
        "interesting_percent": 30, "reads_percent": 90}));
    let sets = sets(&trace);
    assert_eq!((sets.len(), sets[0].len()), (1, 20_000));
    // 1000 leaves after the root and 9 inner nodes; the first 300 hold the interesting keys.
    let (inside, outside): (Vec<Ran>, Vec<Ran>) =
        sets[0].iter().cloned().partition(|query| leaf(3, query) < 310);
    assert!(near(inside.len(), 0.3, 20_000));
    assert!(near(count(&inside, "look-up"), 0.9, inside.len()));
    assert!(near(count(&outside, "look-up"), 0.5, outside.len()));
}

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
