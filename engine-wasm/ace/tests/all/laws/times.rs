//! Times are sums of counts and prices, whatever the prices: as many digits as there are, and the longest run.

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::counters::{CountersAtFork, Counts};
use bufferpool_core::trace::MAXIMUM_REQUESTS;
use bufferpool_test_support::runner::drawn;
use proptest::prelude::*;
use serde_json::json;

/// Numbers of any size in a range, with all digits that a double has.
fn price(least: f64, most: f64) -> impl Strategy<Value = f64> {
    (least.ln()..most.ln()).prop_map(move |exponent| exponent.exp().clamp(least, most))
}

fn close(exact: f64, nearly: f64) -> bool {
    (exact - nearly).abs() <= 1e-14 * nearly.abs()
}

proptest! {
    #![proptest_config(drawn(2_000))]

    #[test]
    fn latency_is_the_time_of_reads_writes_and_cpu(
        alpha in price(0.000_001, 1e6),
        base_us in price(0.000_001, 1e6),
        cpu_us in prop_oneof![Just(0.0), price(1e-9, 1e6)],
        poster in any::<bool>(),
        counted in (0..=MAXIMUM_REQUESTS, 0..=MAXIMUM_REQUESTS, 0..=MAXIMUM_REQUESTS),
    ) {
        let cost = if poster { "poster" } else { "ideal" };
        let config = json!({
            "pages": 10, "frames": 2, "k_r": 1, "k_w": 1,
            "alpha": alpha, "base_us": base_us, "cpu_us": cpu_us, "cost": cost,
        });
        let config = LaneConfig::from_json(config.as_object().unwrap()).unwrap();
        let (requests, read_steps, write_steps) = counted;
        let totals = Counts { requests, read_steps, write_steps, ..Counts::default() }.priced(&config);
        let times = totals.times();
        prop_assert!(times.identity().holds);
        let alpha = if poster { 1.0 } else { alpha };
        let [read, write, cpu] = [times.read, times.write, times.cpu].map(|time| time.to_number());
        prop_assert!(close(read, base_us * read_steps as f64), "reads: {read}");
        prop_assert!(close(write, alpha * base_us * write_steps as f64), "writes: {write}");
        prop_assert!(close(cpu, cpu_us * requests as f64), "CPU: {cpu}");
        prop_assert!(close(times.latency().to_number(), read + write + cpu));
        // After a fork at once the same times again are twice as much.
        let at_fork = CountersAtFork { times, ..CountersAtFork::default() };
        let twice = totals.counts.times(&at_fork, &totals.prices);
        prop_assert!(twice.identity().holds);
        prop_assert!(close(twice.latency().to_number(), 2.0 * times.latency().to_number()));
    }
}
