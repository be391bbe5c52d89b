//! The tree against B+-tree traces of an independent program: 20 000 records, with the leaves numbered first.

use bufferpool_core::trace::csv::reader;
use bufferpool_core::trace::operation::{Operation, Operations, hybrid_page_of, operation_of};
use bufferpool_hybrid::workload::tree::{PAPER, SPACING, Tree};

/// The page that our numbering, root first, gives to a page of the golden traces: 690 leaves, 6 inner nodes, the root.
fn ours(page: u32) -> u32 {
    match page {
        0..690 => page + 7,
        690..696 => page - 689,
        _ => 0,
    }
}

#[test]
fn searches_ranges_and_updates_pass_the_same_pages() {
    let tree = Tree::loaded(20_000, PAPER).unwrap();
    assert_eq!(PAPER.levels(20_000), [1, 6, 690]);
    for name in ["medium-tree", "medium-tree-inserts"] {
        let path = format!("{}/tests/golden/{name}.csv", env!("CARGO_MANIFEST_DIR"));
        let mut parser = reader(Operations::All);
        parser.push(&std::fs::read(path).unwrap());
        let golden = parser.finish(Some(697)).unwrap();
        let mut kinds = [0; 3];
        for query in queries(&golden.requests) {
            let pages: Vec<u32> = query.iter().map(|&request| ours(hybrid_page_of(request))).collect();
            let letters: String = query.iter().map(|&request| operation_of(request).letter()).collect();
            let leaf = pages[2];
            let mut path = Vec::new();
            tree.search(u64::from(leaf - 7) * 29 * SPACING, &mut path);
            assert_eq!(pages[..3], path, "{name}: {letters} {pages:?}");
            let kind = match letters.as_str() {
                "RRR" => 0,
                "RRRW" => 2,
                _ => 1,
            };
            kinds[kind] += 1;
            match kind {
                0 => {}
                2 => assert_eq!(pages[3], leaf),
                _ => {
                    let next = std::iter::successors(tree.next_leaf(leaf), |&leaf| tree.next_leaf(leaf));
                    assert!(letters.bytes().all(|letter| letter == b'R'));
                    assert!(pages[3..].iter().copied().eq(next.take(4)), "{pages:?}");
                }
            }
        }
        assert!(kinds.iter().all(|&count| count > 700), "{kinds:?}");
    }
}

/// The queries of a trace: each begins at the root. The last one is cut off and left out.
fn queries(requests: &[u32]) -> Vec<Vec<u32>> {
    let used = requests.iter().copied().filter(|&request| operation_of(request) != Operation::Empty);
    let used: Vec<u32> = used.collect();
    let starts =
        used.iter().enumerate().filter(|&(_, &request)| hybrid_page_of(request) == 696).map(|(t, _)| t);
    let starts: Vec<usize> = starts.collect();
    starts.windows(2).map(|pair| used[pair[0]..pair[1]].to_vec()).collect()
}
