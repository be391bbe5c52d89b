use std::collections::BTreeSet;

use bufferpool_ace::experiments::Ace;
use bufferpool_core::device::REGISTRY;
use bufferpool_core::trace::MAXIMUM_PAGES;
use bufferpool_lab::sweep::runner::LabRunner;
use serde_json::json;

#[test]
fn over_all_devices_a_policy_is_served_once_alone_and_inside_ace_once_for_each_batch_limit() {
    let mut served = BTreeSet::new();
    for device in REGISTRY {
        let lanes = json!([{ "policy": "lru", "mode": "baseline" }, { "policy": "lru", "mode": "ace" }]);
        let scene = json!({ "pages": 90, "frames": 24, "device": device.id, "lanes": lanes,
            "workload": { "kind": "skewed", "requests": 400 } });
        let scene = Ace::scene(&scene, MAXIMUM_PAGES).unwrap();
        served.extend([0, 1].map(|lane| Ace::lane_key(&scene, lane)));
    }
    let batch_limits: BTreeSet<u32> = REGISTRY.iter().map(|device| device.k_w).collect();
    assert_eq!(served.len(), 1 + batch_limits.len());
}
