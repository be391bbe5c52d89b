use bufferpool_core::workload::skewed::*;

#[test]
fn hot_set_rounds_up() {
    assert_eq!(Locality::new(5000, 80, 15).ranges, [(750, 4250), (0, 750)]);
    assert_eq!(Locality::new(7, 80, 15).ranges, [(2, 5), (0, 2)]);
    assert_eq!(Locality::new(1 << 31, 80, 1).ranges[1], (0, 21_474_837));
}

#[test]
fn without_others_all_pages_are_drawn() {
    assert_eq!(Locality::new(3, 10, 90).ranges, [(0, 3), (0, 3)]);
    assert_eq!(Locality::new(1, 50, 1).ranges, [(0, 1), (0, 1)]);
}
