use std::collections::BTreeSet;

use bufferpool_core::trace::operation::{Operation, hybrid_page_of, operation_of};
use bufferpool_hybrid::workload::tree::*;
use proptest::prelude::*;

/// Small pages, so that all levels split soon.
const SMALL: Shape = Shape { leaf: Fill { loaded: 3, full: 4 }, inner: Fill { loaded: 3, full: 5 } };

fn path(tree: &Tree, key: u64) -> Vec<u32> {
    let mut path = Vec::new();
    tree.search(key, &mut path);
    path
}

/// Inserts a key. Gives the requests as letters with pages.
fn insert(tree: &mut Tree, key: u64) -> Vec<(char, u32)> {
    let mut requests = Vec::new();
    let path = path(tree, key);
    tree.insert(key, &path, &mut requests).unwrap();
    requests.iter().map(|&request| (operation_of(request).letter(), hybrid_page_of(request))).collect()
}

/// All leaves from left to right, found from the root down.
fn leaves(tree: &Tree, page: u32, depth: usize, to: &mut Vec<(usize, u32)>) {
    let node = &tree.nodes()[page as usize];
    if node.children.is_empty() {
        to.push((depth, page));
    }
    node.children.iter().for_each(|&child| leaves(tree, child, depth + 1, to));
}

/// What holds in every tree: it is as deep everywhere, its keys ascend, the chain of leaves is the order of the tree,
/// inner pages part their children rightly, and a search ends where the key is.
fn check(tree: &Tree, expected: &BTreeSet<u64>) {
    let mut found = Vec::new();
    leaves(tree, tree.root(), 0, &mut found);
    assert!(found.windows(2).all(|pair| pair[0].0 == pair[1].0));
    let chain = std::iter::successors(Some(found[0].1), |&leaf| tree.next_leaf(leaf));
    assert!(chain.eq(found.iter().map(|&(_, leaf)| leaf)));
    let keys = found.iter().flat_map(|&(_, leaf)| tree.nodes()[leaf as usize].keys.iter().copied());
    assert!(keys.eq(expected.iter().copied()));
    for &(_, leaf) in &found {
        for &key in &tree.nodes()[leaf as usize].keys {
            assert_eq!(path(tree, key).last(), Some(&leaf));
        }
    }
    assert_eq!(tree.records(), expected.len() as u64);
    assert!((0..tree.records()).map(|record| tree.key(record)).collect::<BTreeSet<_>>() == *expected);
    for (page, node) in tree.nodes().iter().enumerate().filter(|(_, node)| !node.children.is_empty()) {
        assert_eq!(node.keys.len() + 1, node.children.len());
        assert!(node.children.len() <= tree.shape().inner.full, "page {page}");
    }
}

fn loaded_keys(records: u32) -> BTreeSet<u64> {
    (0..u64::from(records)).map(|record| record * SPACING).collect()
}

#[test]
fn the_papers_tree_has_the_papers_pages() {
    assert_eq!(PAPER.levels(1_000_000), [1, 3, 295, 34_483]);
    let tree = Tree::loaded(1_000_000, PAPER).unwrap();
    assert_eq!(tree.pages(), 34_782);
    assert_eq!(tree.loaded_leaves(), 299..34_782);
    // Key k lives in leaf floor(k / 29), that one below inner page floor(leaf / 117), and so on.
    for record in [0, 28, 29, 117 * 29 - 1, 117 * 29, 117 * 117 * 29, 500_000, 999_977, 999_978, 999_999] {
        let leaf = record / 29;
        let expected = [0, 1 + leaf / 117 / 117, 4 + leaf / 117, 299 + leaf];
        assert_eq!(path(&tree, u64::from(record) * SPACING), expected, "record {record}");
    }
    assert_eq!(tree.next_leaf(34_780), Some(34_781));
    assert_eq!(tree.next_leaf(34_781), None);
    assert_eq!(tree.nodes()[34_780].keys.len(), 29);
    assert_eq!(tree.nodes()[34_781].keys.len(), 1_000_000 - 34_482 * 29);
}

#[test]
fn small_trees_are_whole() {
    for records in [1, 2, 29, 30, 29 * 117, 29 * 117 + 1, 20_000] {
        check(&Tree::loaded(records, PAPER).unwrap(), &loaded_keys(records));
    }
    assert_eq!(PAPER.levels(29), [1]);
    assert_eq!(PAPER.levels(30), [1, 2]);
}

#[test]
fn a_full_leaf_splits_in_half_and_writes_in_the_written_order() {
    let mut tree = Tree::loaded(58, PAPER).unwrap();
    let mut keys = loaded_keys(58);
    for extra in 1..=13 {
        keys.insert(extra);
        assert_eq!(insert(&mut tree, extra), [('W', 1)]);
    }
    assert_eq!(tree.nodes()[1].keys.len(), 42);
    // The first leaf has the keys 0 to 13 and the records 1 to 28: the 21st is that of record 7.
    keys.insert(14);
    assert_eq!(insert(&mut tree, 14), [('N', 3), ('W', 1), ('W', 0)]);
    assert_eq!((tree.nodes()[1].keys.len(), tree.nodes()[3].keys.len()), (22, 21));
    assert_eq!(tree.nodes()[3].keys[0], 8 * SPACING);
    assert_eq!((tree.next_leaf(1), tree.next_leaf(3), tree.next_leaf(2)), (Some(3), Some(2), None));
    // A key that is there is written in place.
    assert_eq!(insert(&mut tree, 14), [('W', 1)]);
    check(&tree, &keys);
}

#[test]
fn splits_reach_the_root_and_a_new_root_comes_last() {
    // Three leaves of three under the root, which takes five.
    let mut tree = Tree::loaded(9, SMALL).unwrap();
    let steps: Vec<_> = (1..=7).map(|extra| insert(&mut tree, extra)).collect();
    assert_eq!(steps[0], [('W', 1)]);
    assert_eq!(steps[1], [('N', 4), ('W', 1), ('W', 0)]);
    assert_eq!(steps[2], [('W', 1)]);
    assert_eq!(steps[3], [('N', 5), ('W', 1), ('W', 0)]);
    assert_eq!(steps[4], [('W', 5)]);
    assert_eq!(steps[5], [('N', 6), ('W', 5), ('N', 7), ('W', 0), ('N', 8)]);
    assert_eq!(steps[6], [('W', 6)]);
    assert_eq!(tree.root(), 8);
    let children = |page: usize| tree.nodes()[page].children.as_slice();
    assert_eq!([children(8), children(0), children(7)], [&[0, 7][..], &[1, 5, 6], &[4, 2, 3]]);
    check(&tree, &loaded_keys(9).into_iter().chain(1..=7).collect());
}

proptest! {
    #[test]
    fn insertions_anywhere_keep_the_tree_whole(
        records in 1u32..200,
        inserted in prop::collection::vec((0u64..220, 0u64..6), 0..400),
        shape in prop_oneof![Just(SMALL), Just(PAPER)],
    ) {
        let mut tree = Tree::loaded(records, shape).unwrap();
        let mut keys = loaded_keys(records);
        let (mut pages, mut insertions) = (tree.pages(), 0);
        let start = pages;
        for (record, offset) in inserted {
            let key = record * SPACING + offset;
            let searched = path(&tree, key);
            let new = keys.insert(key);
            insertions += u64::from(new);
            let mut requests = Vec::new();
            prop_assert_eq!(tree.insert(key, &searched, &mut requests).unwrap(), new);
            for &request in &requests {
                if operation_of(request) == Operation::New {
                    prop_assert_eq!(hybrid_page_of(request), pages, "new pages get the next free numbers");
                    pages += 1;
                } else {
                    prop_assert!(searched.contains(&hybrid_page_of(request)));
                }
            }
        }
        prop_assert_eq!(pages, tree.pages());
        prop_assert!(u64::from(pages - start) <= shape.most_created(insertions));
        check(&tree, &keys);
    }

    #[test]
    fn leaves_of_the_papers_tree_hold_half_to_all(
        inserted in prop::collection::vec(0u64..90 * SPACING, 0..1500),
    ) {
        let mut tree = Tree::loaded(87, PAPER).unwrap();
        inserted.into_iter().for_each(|key| { insert(&mut tree, key); });
        let leaves = tree.nodes().iter().filter(|node| node.children.is_empty());
        prop_assert!(leaves.into_iter().all(|leaf| (21..=42).contains(&leaf.keys.len())));
    }
}
