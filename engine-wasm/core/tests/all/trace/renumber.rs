use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::operation::{MAXIMUM_HYBRID_PAGES, hybrid_page_of};
use bufferpool_core::trace::renumber::*;
use bufferpool_core::trace::{MAXIMUM_PAGES, Operations, RENUMBER_FROM, Trace, pack, page_of};
use proptest::prelude::*;

fn trace(ids: &[u64], pages: Option<u32>) -> Result<Trace, ConfigError> {
    let mut collector = Collector::default();
    for (t, &id) in ids.iter().enumerate() {
        collector.push(id, t % 2 == 1)?;
    }
    collector.finish(pages)
}

fn pages(trace: &Trace) -> Vec<u32> {
    trace.requests.iter().map(|&request| page_of(request)).collect()
}

#[test]
fn small_ids_stay() {
    let small = trace(&[9, 0, (1 << 26) - 1], None).unwrap();
    assert_eq!(pages(&small), [9, 0, (1 << 26) - 1]);
    assert_eq!((small.pages, small.original_ids.len()), (1 << 26, 0));
    assert_eq!(trace(&[9], Some(50)).unwrap().pages, 50);
    assert_eq!(trace(&[1 << 30], Some(MAXIMUM_PAGES)).unwrap().original_ids, []);
}

#[test]
fn large_ids_are_renumbered_by_rank() {
    let base = 1 << 40;
    let ids = [base + 1000, base, base + 1, base + 4, 5, u64::MAX];
    let trace = trace(&ids, None).unwrap();
    // 5 → 0; a long gap; base → 65, 66, two missing, 69; a long gap; 134; a long gap; 199.
    assert_eq!(pages(&trace), [134, 65, 66, 69, 0, 199]);
    assert_eq!(trace.pages, 200);
    assert_eq!(trace.original_ids[..3], [(0, 5), (65, base), (66, base + 1)]);
    assert_eq!(trace.requests[1] & 1, 1);
}

#[test]
fn many_gaps_are_shortened_further() {
    let apart = |count: u64, distance: u64| (0..count).map(move |t| (1 << 40) + t * distance);
    let ids: Vec<u64> = apart(300_000, 1000).collect();
    let trace = trace(&ids, None).unwrap();
    assert_eq!(trace.pages, 299_999 * 55 + 1);
    assert!(u64::from(trace.pages) <= AMPLE_PAGES);
    assert_eq!((trace.original_id(55), trace.original_id(56)), (ids[1], ids[1] + 1));
}

#[test]
fn a_page_is_called_by_its_id() {
    let trace = trace(&[1 << 40, 5, (1 << 40) + 3, u64::MAX - 1], None).unwrap();
    for (page, id) in [(0, 5), (1, 6), (64, 69), (65, 1 << 40), (66, (1 << 40) + 1), (68, (1 << 40) + 3)] {
        assert_eq!(trace.original_id(page), id);
    }
    assert_eq!(trace.original_id(trace.pages + 5), u64::MAX);
    assert_eq!(trace.page_of_id((1 << 40) + 3), Some(68));
    assert_eq!(trace.page_of_id(6), None);
    let small = Trace::new(vec![pack(3, false)], 9).unwrap();
    assert_eq!((small.original_id(7), small.page_of_id(8), small.page_of_id(9)), (7, Some(8), None));
}

#[test]
fn a_disk_too_small_is_named() {
    let error = trace(&[9], Some(9)).unwrap_err();
    assert_eq!((error.field.as_str(), error.value.as_str()), ("pages", "9"));
    assert_eq!(trace(&[1 << 60, 1 << 50], Some(65)).unwrap_err().value, "65");
    assert_eq!(trace(&[1 << 60, 1 << 50], Some(66)).unwrap().pages, 66);
    assert_eq!(trace(&[], None).unwrap_err().value, "0 requests");
}

/// Requests by their letters and ids; the line of a creation is its number, from 1.
fn with_creations(requests: &[(char, u64)], pages: Option<u32>) -> Result<Trace, ConfigError> {
    let mut collector = Collector::new(Operations::All);
    for (&(letter, id), line) in requests.iter().zip(1..) {
        match letter {
            'N' => assert!(collector.create(id, line)?, "{id} exists already"),
            'F' => collector.empty()?,
            _ => collector.push(id, letter == 'W')?,
        }
    }
    collector.finish(pages)
}

fn hybrid_pages(trace: &Trace) -> Vec<u32> {
    trace.requests.iter().map(|&request| hybrid_page_of(request)).collect()
}

#[test]
fn ids_stay_where_all_created_pages_lie_above_the_others() {
    let requests = [('R', 3), ('N', 7), ('F', 0), ('W', 7), ('N', 5), ('R', 0)];
    let trace = with_creations(&requests, None).unwrap();
    assert_eq!(hybrid_pages(&trace), [3, 7, MAXIMUM_HYBRID_PAGES, 7, 5, 0]);
    assert_eq!((trace.existing_pages(), trace.pages, trace.original_ids.len()), (4, 8, 0));
    let trace = with_creations(&requests, Some(5)).unwrap();
    assert_eq!((trace.existing_pages(), trace.pages), (5, 8));
    let only_new = with_creations(&[('N', 0), ('N', 1)], None).unwrap();
    assert_eq!((only_new.existing_pages(), only_new.pages), (0, 2));
}

#[test]
fn pages_are_created_from_the_given_number_upward() {
    let requests = [('R', 3), ('N', 7), ('N', 5)];
    let error = with_creations(&requests, Some(6)).unwrap_err();
    assert_eq!((error.field.as_str(), error.value.as_str()), ("trace", "line 3, N,5,"));
    assert_eq!(error.legal, "a page from 6 upward: those below exist from the start");
    let error = with_creations(&requests, Some(3)).unwrap_err();
    assert_eq!(
        (error.field.as_str(), error.legal.as_str()),
        ("pages", "from 4 to 1073741823 for this trace")
    );
}

#[test]
fn created_pages_between_the_others_are_put_after_them() {
    let requests = [('R', 3), ('N', 2), ('R', 8), ('N', 1), ('F', 0), ('W', 2), ('R', 0)];
    let trace = with_creations(&requests, None).unwrap();
    assert_eq!(hybrid_pages(&trace), [1, 4, 2, 3, MAXIMUM_HYBRID_PAGES, 4, 0]);
    assert_eq!((trace.existing_pages(), trace.pages), (3, 5));
    assert_eq!(trace.original_ids, [(0, 0), (1, 3), (2, 8), (3, 1), (4, 2)]);
    for (page, id) in [(0, 0), (1, 3), (2, 8), (3, 1), (4, 2)] {
        assert_eq!((trace.original_id(page), trace.page_of_id(id)), (id, Some(page)));
    }
    assert_eq!(trace.page_of_id(5), None);
}

#[test]
fn large_ids_leave_no_gaps_where_pages_count() {
    let requests = [('R', 1 << 40), ('R', u64::MAX), ('N', 9), ('F', 0), ('R', 9)];
    let trace = with_creations(&requests, Some(10)).unwrap();
    assert_eq!(hybrid_pages(&trace), [0, 1, 10, MAXIMUM_HYBRID_PAGES, 10]);
    assert_eq!((trace.existing_pages(), trace.pages), (10, 11));
    assert_eq!(with_creations(&requests, Some(1)).unwrap_err().field, "pages");
    let reads = with_creations(&[('R', 1 << 40), ('F', 0), ('R', 5)], None).unwrap();
    assert_eq!((hybrid_pages(&reads), reads.pages), (vec![1, MAXIMUM_HYBRID_PAGES, 0], 2));
}

#[test]
fn every_page_that_fits_beside_the_operations_is_packed() {
    let last = u64::from(MAXIMUM_HYBRID_PAGES) - 1;
    let trace = with_creations(&[('R', last), ('F', 0)], Some(MAXIMUM_HYBRID_PAGES)).unwrap();
    assert_eq!(hybrid_pages(&trace), [last as u32, MAXIMUM_HYBRID_PAGES]);
    assert_eq!(with_creations(&[('R', 1)], Some(MAXIMUM_HYBRID_PAGES + 1)).unwrap_err().field, "pages");
    let above = with_creations(&[('R', last + 1)], None).unwrap();
    assert_eq!((hybrid_pages(&above), above.pages), (vec![0], 1));
}

proptest! {
    #[test]
    fn order_and_neighbours_are_kept(
        ids in prop::collection::vec(prop_oneof![0u64..300, any::<u64>(), (1u64 << 31)..(1 << 31) + 99], 1..80),
    ) {
        let trace = trace(&ids, None).unwrap();
        let pages = pages(&trace);
        let renumbered = ids.iter().any(|&id| id >= RENUMBER_FROM);
        prop_assert_eq!(renumbered, !trace.original_ids.is_empty());
        prop_assert!(pages.iter().all(|&page| page < trace.pages));
        for (a, &first) in ids.iter().enumerate() {
            for (b, &second) in ids.iter().enumerate() {
                prop_assert_eq!(first.cmp(&second), pages[a].cmp(&pages[b]));
                let neighbours = second.checked_sub(first) == Some(1);
                prop_assert_eq!(neighbours, pages[a] + 1 == pages[b]);
            }
        }
        for &(page, id) in &trace.original_ids {
            let t = ids.iter().position(|&other| other == id).unwrap();
            prop_assert_eq!(pages[t], page);
            prop_assert_eq!((trace.original_id(page), trace.page_of_id(id)), (id, Some(page)));
        }
    }

    #[test]
    fn created_pages_come_last_and_keep_their_order(
        ids in prop::collection::vec((prop_oneof![0u64..30, any::<u64>()], 0u8..3), 1..60),
    ) {
        let mut known = std::collections::BTreeMap::new();
        let requests: Vec<_> = ids.iter().map(|&(id, kind)| {
            let new = kind == 2 && !known.contains_key(&id);
            known.entry(id).or_insert(new);
            (if new { 'N' } else if kind == 1 { 'W' } else { 'R' }, id)
        }).collect();
        let trace = with_creations(&requests, None).unwrap();
        let start = trace.existing_pages();
        prop_assert!(trace.pages >= start);
        for (&(_, first), a) in requests.iter().zip(hybrid_pages(&trace)) {
            prop_assert_eq!(a >= start, known[&first]);
            prop_assert!(a < trace.pages);
            prop_assert_eq!((trace.original_id(a), trace.page_of_id(first)), (first, Some(a)));
            for (&(_, second), b) in requests.iter().zip(hybrid_pages(&trace)) {
                if known[&first] == known[&second] {
                    prop_assert_eq!(first.cmp(&second), a.cmp(&b));
                }
            }
        }
    }
}

#[test]
fn the_longest_gap_follows_from_how_many_there_are() {
    let apart = |count: u64, distance: u64| {
        (0..count).map(move |t| Gap::Within(if t > 0 { distance - 1 } else { 0 }))
    };
    assert_eq!(longest_gap(apart(258_000, 1000)), 64);
    assert_eq!(longest_gap(apart(1_000_000, 1000)), 15);
    assert_eq!(longest_gap(apart(1_000_000, 10)), LONGEST_GAP);
    assert_eq!(longest_gap(apart(9_000_000, 1000)), 1);
}
