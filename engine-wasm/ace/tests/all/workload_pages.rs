//! Workloads that fix D: what a scene may leave out, what it may not, and what its requests are called.

use bufferpool_ace::scene::Scene;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::{MAXIMUM_PAGES, page_of};
use bufferpool_core::workload::{WorkloadConfig, WorkloadPages, pages_needed};
use serde_json::{Value, json};

const IN_A_BROWSER: u32 = 1 << 26;

fn scene(pages: &Value, workload: &Value) -> Result<Scene, ConfigError> {
    let scene = json!({
        "pages": pages, "frames": 50, "device": "pcie-p4510", "policy": "lru", "mode": "ace", "workload": workload,
    });
    Scene::from_json(&scene, IN_A_BROWSER)
}

fn needed(workload: &Value) -> Result<Option<WorkloadPages>, ConfigError> {
    pages_needed(&WorkloadConfig::from_json(workload).unwrap())
}

/// 9 613 data pages of one warehouse, see the generator's tests.
fn one_warehouse() -> Value {
    json!({ "kind": "tpcc", "requests": 1_000, "warehouses": 1 })
}

#[test]
fn pages_follow_from_the_workload_where_they_are_left_out() {
    let pages = needed(&one_warehouse()).unwrap().unwrap();
    assert_eq!(pages.data_pages, 9_613);
    // Room for 250 rows of HISTORY, 59 of NEW-ORDER and ORDER each, 333 of ORDER-LINE: one page, none, one and two.
    assert_eq!(pages.pages, 9_613 + 4);
    for left_out in [Value::Null, json!(pages.pages), json!(20_000)] {
        let scene = scene(&left_out, &one_warehouse()).unwrap();
        let expected = left_out.as_u64().unwrap_or(pages.pages.into());
        assert_eq!(u64::from(scene.lanes[0].pages), expected);
        let trace = scene.trace(None).unwrap();
        assert_eq!(u64::from(trace.pages), expected);
        assert!(trace.requests.iter().all(|&request| page_of(request) < pages.pages));
    }
}

#[test]
fn too_few_pages_are_refused_with_how_many_there_must_be() {
    for few in [1, 5_000, 9_616] {
        let error = scene(&json!(few), &one_warehouse()).unwrap_err();
        assert_eq!((error.field.as_str(), error.value), ("pages", few.to_string()));
        assert_eq!(error.legal, "left out, or at least 9617, as the workload has");
    }
    for (wrong, shown) in [(json!("many"), "many"), (json!(0), "0"), (json!(IN_A_BROWSER + 1), "67108865")] {
        let error = scene(&wrong, &one_warehouse()).unwrap_err();
        assert_eq!((error.field.as_str(), error.value.as_str()), ("pages", shown));
    }
}

#[test]
fn a_mistake_in_the_workload_is_named_before_its_pages_are_counted() {
    let workload = json!({ "kind": "tpcc", "warehouses": 1_001 });
    for pages in [Value::Null, json!(1)] {
        assert_eq!(scene(&pages, &workload).unwrap_err().field, "workload.warehouses");
    }
    assert_eq!(needed(&workload).unwrap_err().field, "workload.warehouses");
}

#[test]
fn the_other_workloads_take_their_pages_as_given() {
    for workload in
        [json!({ "kind": "zipf" }), json!({ "kind": "given", "trace": "R1" }), json!({ "kind": "?" })]
    {
        assert_eq!(needed(&workload), Ok(None));
    }
    let error = scene(&Value::Null, &json!({ "kind": "zipf" })).unwrap_err();
    assert_eq!((error.field.as_str(), error.value.as_str()), ("pages", "nothing"));
    let trace = scene(&json!(100), &json!({ "kind": "zipf" })).unwrap().trace(None).unwrap();
    assert_eq!(trace.label(0), None);
}

/// 1 000 warehouses and 100 million requests: the largest there is, in the page too.
#[test]
fn the_largest_fits_below_the_limit_of_the_page() {
    let workload = json!({ "kind": "tpcc", "warehouses": 1_000, "requests": 100_000_000 });
    let largest = scene(&Value::Null, &workload).unwrap().lanes[0].pages;
    assert!((8_599_355..IN_A_BROWSER.min(MAXIMUM_PAGES)).contains(&largest), "{largest}");
}

#[test]
fn memory_is_counted_with_the_labels() {
    let scene = scene(&Value::Null, &one_warehouse()).unwrap();
    let trace = scene.trace(None).unwrap();
    // At least 5 bytes a transaction besides 4 a request.
    let transactions = trace.labels.as_ref().unwrap().groups().len() as u64;
    assert!(trace.bytes() >= 4 * 1_000 + 5 * transactions);
    let bytes = |available| scene.check_memory(trace.bytes(), available).is_ok();
    let fits = (1..u64::MAX >> 20).map(|mb| mb << 20).find(|&available| bytes(available)).unwrap();
    assert!(scene.check_memory(trace.bytes() + (1 << 20), fits).is_err());
}

#[test]
fn what_takes_most_is_named_before_it_is_generated() {
    let workload = json!({ "kind": "zipf", "requests": 100_000_000 });
    for (pages, field) in [(1_000, "workload.requests"), (60_000_000, "pages")] {
        let scene = scene(&json!(pages), &workload).unwrap();
        let refused = |bytes| scene.making(bytes).map(|_| ()).map_err(|error| error.field);
        assert_eq!(refused(512 << 20), Err(field.to_owned()));
        assert_eq!(refused(u64::MAX), Ok(()));
    }
}

/// Four lanes over the largest disk of the page leave no room for a hundred million requests: this is said before they
/// are drawn.
#[test]
fn what_cannot_fit_is_refused_before_it_is_made() {
    let workload = json!({ "kind": "skewed", "requests": 100_000_000 });
    let mut large = json!({ "pages": IN_A_BROWSER, "frames": 1_000, "device": "pcie-p4510", "lanes": [{}, {}, {}, {}], "workload": workload });
    let refused = |scene: &Value| {
        let making = Scene::from_json(scene, IN_A_BROWSER).unwrap().making(3_500_000_000);
        making.map(|making| making.least_requests()).map_err(|error| error.field)
    };
    assert_eq!(refused(&large), Ok(100_000_000));
    large["lanes"] = json!([{ "mode": "ace", "prefetch": true }, {}, {}, {}]);
    assert_eq!(refused(&large), Err("pages".to_owned()));
}
