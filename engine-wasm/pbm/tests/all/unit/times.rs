//! The clock, and what policies expect of it.

use bufferpool_pbm::estimate::{Frequency, UNKNOWN};
use bufferpool_pbm::sim_time::{Clock, SimEvent};

#[test]
fn the_device_serves_k_reads_at_once_first_come_first_served() {
    let mut clock = Clock::new(2, 100);
    for frame in 0..5 {
        clock.read(frame, frame);
    }
    let ends: Vec<_> = clock.reads().map(|read| read.end_ns).collect();
    assert_eq!(ends, [100, 100, 200, 200, 300]);
    assert_eq!(clock.busy_ns(), 0);
    clock.take();
    assert_eq!((clock.now_ns(), clock.busy_ns()), (100, 200));
}

#[test]
fn events_of_one_instant_come_in_the_order_of_their_creation() {
    let mut clock = Clock::new(1, 50);
    clock.wake(3, 50);
    clock.read(0, 7);
    clock.wake(1, 50);
    clock.wake(2, 10);
    let order: Vec<_> = std::iter::from_fn(|| clock.take())
        .map(|happening| match happening {
            SimEvent::Stream(stream) => stream,
            SimEvent::Read(read) => read.stream,
        })
        .collect();
    assert_eq!(order, [2, 3, 7, 1]);
}

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
