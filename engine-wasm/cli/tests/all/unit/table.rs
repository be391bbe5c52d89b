use bpsim::table::{count, decimals, milliseconds, plain};

#[test]
fn numbers_have_separators() {
    assert_eq!([0, 999, 1_000, 43_511, 10_000_000].map(count), ["0", "999", "1,000", "43,511", "10,000,000"]);
    assert_eq!(milliseconds(766_220.0), "766.220");
    assert_eq!(milliseconds(12.4), "0.012");
    assert_eq!(milliseconds(1_234_567_891.0), "1,234,567.891");
    assert_eq!(decimals(1_234.5, 3), "1,234.500");
    assert_eq!(decimals(47_088.0, 0), "47,088");
    assert_eq!(plain(2.8), "2.8");
    assert_eq!(plain(16_777_216.0), "16,777,216");
}
