//! What a lane is set to, what it costs, and what is decided by it: settings, prices, weights, the cost segment.

use bufferpool_core::error::ConfigError;
use bufferpool_hybrid::config::{HybridConfig, share_of};
use bufferpool_hybrid::placement::counted::Weights;
use bufferpool_hybrid::prices::{Disk, PRICES, Prices, UNIT_US};
use bufferpool_hybrid::replacement::cost_segment::order;
use proptest::prelude::*;
use serde_json::{Value, json};

#[test]
fn the_cost_segment_has_the_floor_of_the_decimal_product() {
    assert_eq!(share_of(0.58, 50), 29);
    assert_eq!(share_of(0.3, 10), 3);
    assert_eq!(share_of(1.0, 16_777_216), 16_777_216);
    assert_eq!(share_of(0.0, 7), 0);
    assert_eq!(share_of(0.999_999, 4), 3);
}

fn parsed(value: &Value) -> Result<HybridConfig, ConfigError> {
    HybridConfig::from_json(value.as_object().unwrap())
}

#[test]
fn defaults_are_the_papers_size_and_prices() {
    let config = parsed(&json!({})).unwrap();
    assert_eq!((config.pages, config.frames), (34_782, 5_120));
    assert_eq!(config.prices.in_units(), [1.0, 118.0, 23.0, 12.0]);
    assert_eq!((config.placement, config.replacement, config.lambda), ("hybrid", "lru", 0.0));
}

#[test]
fn bad_fields_are_named_with_what_is_legal() {
    for (value, field) in [
        (json!({"rf": 0}), "rf"),
        (json!({"wm": -1}), "wm"),
        (json!({"lambda": 1.5, "replacement": "cost"}), "lambda"),
        (json!({"lambda": -0.1}), "lambda"),
        (json!({"placement": "best"}), "placement"),
        (json!({"replacement": "fifo"}), "replacement"),
        (json!({"placement": "optimal", "replacement": "cost"}), "replacement"),
        (json!({"floor": "yes"}), "floor"),
        (json!({"frames": 0}), "frames"),
        (json!({"pages": 1.5}), "pages"),
        (json!({"alpha": 2}), "alpha"),
    ] {
        let error = parsed(&value).unwrap_err();
        assert_eq!(error.field, field, "{error}");
        assert!(!error.legal.is_empty());
    }
}

#[test]
fn decimal_prices_become_whole_numbers_of_a_common_fraction() {
    let prices = Prices::new([0.405, 4.82, 9.5, 4.86]).unwrap();
    assert_eq!((prices.read(Disk::Flash), prices.write(Disk::Flash)), (405, 4_820));
    assert_eq!((prices.read(Disk::Magnetic), prices.there_and_back()), (9_500, 9_680));
    assert_eq!(prices.units(prices.cost(Disk::Flash, 3, 2)), 10.855);
    assert_eq!(prices.units(-9_500), -9.5);
    assert_eq!(prices.in_units(), [0.405, 4.82, 9.5, 4.86]);
}

#[test]
fn what_is_no_price_is_named() {
    for (place, bad) in [(0, 0.0), (1, -3.0), (2, f64::NAN), (3, 2_000_000.0), (2, 0.123_456_7)] {
        let mut values = [1.0, 118.0, 23.0, 12.0];
        values[place] = bad;
        assert_eq!(Prices::new(values).unwrap_err().field, PRICES[place].id);
    }
}

#[test]
fn a_unit_is_the_papers_flash_read() {
    assert!((UNIT_US - 404.867).abs() < 0.001);
}

proptest! {
    #[test]
    fn both_widths_decide_alike(
        counts: [u32; 3],
        scale in 0..62u32,
        weights in prop::array::uniform3(-9i128..9),
        threshold in 0..1i128 << 40,
    ) {
        let weights = weights.map(|weight| weight << scale);
        let found = Weights::new(weights, threshold);
        let sum: i128 = (0..3).map(|at| i128::from(counts[at]) * weights[at]).sum();
        for (disk, saving) in [(Disk::Magnetic, sum), (Disk::Flash, -sum)] {
            prop_assert_eq!(found.saving(&counts, disk), saving);
            prop_assert_eq!(found.exceeds(&counts, disk), saving > threshold);
        }
        let fits = scale < 26;
        prop_assert!(!fits || found.narrow.is_some());
    }
}

#[test]
fn at_the_ends_of_64_bits_nothing_overflows() {
    for weight in [1 << 31, (1 << 31) + 1, -(1 << 31), i128::from(i64::MIN), 1 << 90] {
        for threshold in [0, i128::from(i64::MAX)] {
            let found = Weights::new([weight], threshold);
            let saving = i128::from(u32::MAX) * weight;
            assert_eq!(found.exceeds(&[u32::MAX], Disk::Magnetic), saving > threshold);
            assert_eq!(found.exceeds(&[u32::MAX], Disk::Flash), -saving > threshold);
        }
    }
}

#[test]
fn the_queues_are_emptied_in_the_papers_order_at_its_prices() {
    let table = Prices::new([1.0, 118.0, 23.0, 12.0]).unwrap();
    assert_eq!(order(&table), [1, 2, 3, 4]);
    // Flash that reads dearly and writes cheaply: MWQ (11), MRQ (10), ties in the paper's order.
    let other = Prices::new([4.0, 3.0, 10.0, 1.0]).unwrap();
    assert_eq!(order(&other), [1, 4, 2, 3]);
    let even = Prices::new([1.0, 1.0, 1.0, 1.0]).unwrap();
    assert_eq!(order(&even), [1, 2, 3, 4]);
}
