//! Conditions to run to.

use bufferpool_ace::config::start::Start;
use bufferpool_ace::lanes::Lanes;
use bufferpool_lab::session::{Condition, RunTo};
use serde_json::json;

use crate::names_a_field;
use crate::scene::small;

/// First byte: the lane; second: how many requests at once; then the condition's JSON. It is refused with a field, or
/// searched for: in slices of any size it is found at the same position, or nowhere up to the end.
pub fn condition(data: &[u8]) {
    let [lane, slice, text @ ..] = data else { return };
    let Ok(value) = serde_json::from_slice(text) else { return };
    let condition = match Condition::from_json::<Lanes>(&value) {
        Ok(condition) => condition,
        Err(error) => return names_a_field(&error),
    };
    let scene = json!({
        "pages": 40, "frames": 8, "alpha": 2, "base_us": 10, "k_r": 4, "k_w": 3,
        "lanes": [{ "policy": "lru-wsr", "mode": "ace", "prefetch": true }, { "policy": "clock", "mode": "baseline" }],
        "workload": { "kind": "skewed", "requests": 200, "seed": "1", "reads_percent": 50 },
    });
    let lane = (*lane < 4).then_some(usize::from(*lane));
    let [mut at_once, mut in_slices] = [(), ()].map(|()| small(&scene, &Start::default()));
    let (Some(at_once), Some(in_slices)) = (&mut at_once, &mut in_slices) else {
        unreachable!("the scene is legal")
    };
    let found = match at_once.run_to(&condition, lane, u64::MAX) {
        Ok(found) => found,
        Err(error) => return names_a_field(&error),
    };
    assert_ne!(found, RunTo::More);
    assert!(found == RunTo::Found || at_once.position() == at_once.requests());
    let slice = u64::from(*slice) + 1;
    let again = loop {
        match in_slices.run_to(&condition, lane, slice) {
            Ok(RunTo::More) => {}
            Ok(ended) => break ended,
            Err(error) => unreachable!("refused in slices only: {error}"),
        }
    };
    assert_eq!((again, in_slices.position()), (found, at_once.position()));
    assert_eq!(in_slices.serialised(), at_once.serialised());
}
