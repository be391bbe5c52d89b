//! What a drive refuses, with field, value and what is legal.

use std::fs;
use std::path::Path;

use bufferpool_ace::flash::Drive;
use bufferpool_ace::flash::config::{FlashConfig, MOST_PHYSICAL_PAGES_IN_A_BROWSER};
use bufferpool_core::error::ConfigError;
use serde_json::{Value, json};

use super::{batches, chip, config};

/// What refuses a case, and how many pages were written before that.
fn refusal(case: &Value) -> (ConfigError, u64) {
    let drive = config(&case["config"])
        .and_then(|config| chip(case.get("chip")).map(|_| config))
        .and_then(|config| Drive::new(&config));
    let mut drive = match drive {
        Ok(drive) => drive,
        Err(refused) => return (refused, 0),
    };
    let refused = batches(&case["writes"]).iter().find_map(|batch| drive.written(batch).err());
    (refused.unwrap_or_else(|| panic!("{case} is not refused")), drive.totals().host_writes)
}

#[test]
fn every_error_of_the_golden_file_names_its_field() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/flash/errors.json");
    let file: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let errors = file["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 46);
    for case in errors {
        let (refused, written) = refusal(case);
        assert_eq!(refused.field, case["field"], "{case}: {refused}");
        assert!(!refused.value.is_empty() && !refused.legal.is_empty(), "{case}");
        let pages = case["config"]["pages"].as_u64();
        let all = batches(&case["writes"]).concat();
        let before = all.iter().take_while(|&&page| Some(page.into()) < pages).count() as u64;
        assert_eq!(written, if refused.field == "page" { before } else { 0 }, "{case}");
    }
}

#[test]
fn what_is_legal_is_said_with_the_numbers_of_this_drive() {
    let said = |json: Value| config(&json).unwrap_err().to_string();
    assert_eq!(
        said(json!({ "pages": 24, "block_pages": 4, "blocks": 8 })),
        "blocks: 8 is not legal here; legal: a whole number from 9 to 536870912"
    );
    assert_eq!(
        said(json!({ "pages": 10, "fill": 33.33 })),
        "fill: 33.33 is not legal here; legal: a number from 0.1 to 100 in steps of 0.1"
    );
    assert_eq!(
        said(json!({ "pages": 10, "reserve": 2.0 })),
        "reserve: 2.0 is not legal here; legal: a whole number from 1 to 1024"
    );
}

#[test]
fn a_browser_takes_smaller_drives_than_the_command_line() {
    let json = json!({ "pages": 3_000_000, "fill": 1.5 });
    assert!(config(&json).is_ok());
    let in_a_browser = FlashConfig::from_json(json.as_object().unwrap(), MOST_PHYSICAL_PAGES_IN_A_BROWSER);
    assert_eq!(in_a_browser.unwrap_err().field, "fill");
}

#[test]
fn percentages_may_have_a_point_and_defaults_are_those_of_the_rules() {
    let given = config(&json!({ "pages": 1000, "fill": 50.0, "spare": 7.3 })).unwrap();
    let told = serde_json::to_value(given).unwrap();
    for (key, value) in [
        ("fill", json!(50.0)),
        ("spare", json!(7.3)),
        ("logical_pages", json!(2000)),
        ("block_pages", json!(16)),
        ("least_blocks", json!(128)),
        ("blocks", json!(135)),
        ("reserve", json!(1)),
        ("gc", json!("greedy")),
        ("gc_stream", json!(true)),
        ("hot_cold", json!(false)),
        ("hot_window", json!(1000)),
        ("wear_gap", json!(0)),
        ("fills", json!(1)),
        ("rounds", json!(0)),
        ("flash_seed", json!(1)),
        ("wa_window", json!(1000)),
    ] {
        assert_eq!(told[key], value, "{key}");
    }
}
