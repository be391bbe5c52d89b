use bufferpool_core::trace::sizes::{Basis, DEFAULT_SIZES};
use proptest::prelude::*;

const BASIS: Basis = Basis { footprint: 28, frame_bytes: Some(8_192) };

fn sizes(text: &str) -> Vec<u32> {
    BASIS.sizes(text).unwrap()
}

#[test]
fn counts_shares_bytes_ratios_and_steps_are_sizes_rising_and_each_once() {
    assert_eq!(sizes("2000, 64kB,4,0.5,50%,1MiB,8k"), [1, 4, 8, 14, 128, 2_000]);
    assert_eq!(sizes("2..20+6,0.25"), [2, 7, 8, 14, 20]);
    assert_eq!(sizes("10..1000:3"), [10, 100, 1_000]);
    assert_eq!(sizes("7..9:1"), [7]);
    assert_eq!(sizes("0.5%"), [1]);
    assert_eq!(sizes(DEFAULT_SIZES).len(), 16);
    assert_eq!(sizes("3..30"), sizes("3..30:24"));
    assert_eq!(sizes("200%"), [56]);
}

#[test]
fn what_is_no_size_is_refused_with_the_part_that_is_none() {
    for text in [
        "",
        "0",
        "0%",
        "0MB",
        "4,,8",
        "9..3",
        "1..9:0",
        "1..9:1001",
        "1..9+0",
        "1..9:3+1",
        "x",
        "-4",
        "5000000000",
        "1..900000+1",
    ] {
        let error = BASIS.sizes(text).unwrap_err();
        assert_eq!(error.field, "frames", "{text}");
        assert!(text.contains(&error.value), "{text}: {error}");
    }
    let unknown = Basis { frame_bytes: None, ..BASIS };
    assert!(unknown.sizes("4,128MB").unwrap_err().to_string().contains("128MB needs --page"));
}

proptest! {
    #[test]
    fn each_equal_ratio_is_the_largest_whole_number_that_is_no_larger(from in 1u128..60, more in 0u128..60, count in 2u32..9) {
        let to = from + more;
        let last = count - 1;
        let plain: Vec<u32> = (0..count).map(|i| {
            let most = from.pow(last - i) * to.pow(i);
            (1..).take_while(|f: &u128| f.pow(last) <= most).last().unwrap() as u32
        }).collect();
        let mut once = plain;
        once.dedup();
        prop_assert_eq!(sizes(&format!("{from}..{to}:{count}")), once);
    }
}
