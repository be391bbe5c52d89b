use bufferpool_ace::server::latency::{Latencies, kept, place};

#[test]
fn ten_leading_digits_are_kept() {
    for (latency, expected) in
        [(0, 0), (1023, 1023), (1024, 1024), (1025, 1024), (2047, 2046), (2048, 2048), (79_000, 78_976)]
    {
        assert_eq!(kept(place(latency) as u64), expected);
    }
    assert_eq!(place(u64::MAX), 28_671);
}

#[test]
fn percentiles_are_of_ranks_rounded_up() {
    let mut latencies = Latencies::default();
    assert_eq!(latencies.percentile_ns(99), 0);
    (1..=10).for_each(|latency| latencies.add(latency));
    assert_eq!([50, 95, 99].map(|percent| latencies.percentile_ns(percent)), [5, 10, 10]);
}
