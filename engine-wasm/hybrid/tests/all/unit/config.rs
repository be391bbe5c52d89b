use bufferpool_core::error::ConfigError;
use bufferpool_hybrid::config::{HybridConfig, share_of};
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
