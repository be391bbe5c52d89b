use bufferpool_pbm::orders::floored;
use bufferpool_pbm::workload::common::share;

#[test]
fn shares_are_those_of_decimal_fractions() {
    for of in (1..=100_000_000_u64).step_by(999_999).chain([7, 100, 1_127_219, 4_095_300_000]) {
        for hundredths in 0..=100_u64 {
            assert_eq!(
                floored(hundredths as f64 / 100.0, of),
                of * hundredths / 100,
                "{hundredths}% of {of}"
            );
        }
    }
    assert_eq!((share(0.0, 10), share(1.0, 10), share(0.3, 1)), (1, 10, 1));
}
