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
