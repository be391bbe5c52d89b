use bufferpool_core::trace::labels::*;

#[test]
fn a_request_belongs_to_the_group_and_the_part_that_began_last() {
    let mut labels = Labels::new(&["buy", "sell"], vec![(2, "stock"), (5, "log")]);
    labels.begin(1, 1).unwrap();
    labels.begin(3, 0).unwrap();
    let told = |t, page| labels.of(t, page).map(|label| (label.group, label.number, label.part));
    assert_eq!(told(1, 2), Some(("sell", 1, "stock")));
    assert_eq!(told(2, 4), Some(("sell", 1, "stock")));
    assert_eq!(told(3, 5), Some(("buy", 2, "log")));
    assert_eq!(told(99, u32::MAX), Some(("buy", 2, "log")));
    assert_eq!((told(0, 2), told(1, 1)), (None, None));
    assert!(labels.groups().eq([(1, "sell"), (3, "buy")]));
}

#[test]
fn parts_begin_above_the_file_and_pages_change_theirs() {
    let mut labels = Labels::new(&["buy"], vec![(0, "stock"), (5, "log")]);
    labels.begin(0, 0).unwrap();
    for (page, part) in [(8, "log"), (9, "stock"), (10, "stock"), (11, "log")] {
        labels.extend(page, part).unwrap();
    }
    labels.change(3, 5, "stock").unwrap();
    labels.change(7, 5, "attic").unwrap();
    let part = |t, page| labels.of(t, page).unwrap().part;
    assert_eq!([8, 9, 10, 11, 99].map(|page| part(9, page)), ["log", "stock", "stock", "log", "log"]);
    assert_eq!([2, 3, 6, 7].map(|t| part(t, 5)), ["log", "stock", "stock", "attic"]);
    assert_eq!(part(7, 6), "log");
}
