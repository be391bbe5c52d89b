use bufferpool_pbm::estimate::{Frequency, UNKNOWN};

#[test]
fn the_average_moves_by_a_quarter_and_the_time_since_the_last_access_counts_if_it_is_larger() {
    let mut frequency = Frequency::new(1).unwrap();
    frequency.loaded(0, 100);
    assert_eq!(frequency.next_access_ns(0, 500), f64::INFINITY);
    frequency.hit(0, 180);
    assert_eq!(frequency.average_ns[0], 80);
    assert_eq!(frequency.next_access_ns(0, 200), 80.0);
    assert_eq!(frequency.next_access_ns(0, 400), 220.0);
    frequency.hit(0, 281);
    assert_eq!(frequency.average_ns[0], 85);
    frequency.hit(0, 291);
    // (10 - 85) / 4 is -18, towards zero.
    assert_eq!(frequency.average_ns[0], 67);
    frequency.loaded(0, 300);
    assert_eq!(frequency.average_ns[0], UNKNOWN);
}
