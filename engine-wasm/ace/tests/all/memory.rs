//! What a frame takes in a lane of any policy: a scene that does not fit is refused before it is tried.

use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::lane::lane_over;
use bufferpool_ace::policy::registry::POLICIES;
use bufferpool_core::trace::pack;
use serde_json::json;

const FRAMES: u32 = 10_000;
const PAGES: u32 = 40_000;

#[test]
fn no_policy_takes_more_than_is_counted_for_it() {
    let mut state = 1_u64;
    let mut drawn = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u32
    };
    // Some pages often, and more of them than there are frames.
    let mut request = |_| pack((drawn() % 200) * (drawn() % 200), drawn() % 3 == 0);
    let requests: Vec<u32> = (0..200_000).map(&mut request).collect();
    for entry in POLICIES {
        for (mode, prefetch) in [("baseline", false), ("ace", false), ("ace", true)] {
            let config = json!({
                "policy": entry.spec.id, "mode": mode, "prefetch": prefetch, "pages": PAGES, "frames": FRAMES,
                "alpha": 2, "base_us": 10, "k_r": 8, "k_w": 8,
            });
            let config = LaneConfig::from_json(config.as_object().unwrap()).unwrap();
            let mut lane = lane_over(&config, &requests).unwrap();
            let empty = lane.reader().map_or(0, |reader| reader.bytes()) + 4 * PAGES as usize;
            lane.advance(&requests);
            let taken = (lane.bytes() - empty) as f64 / f64::from(FRAMES);
            assert!(
                taken <= (entry.bytes_a_frame)(&config) as f64,
                "{} {mode}: {taken:.1} bytes a frame",
                entry.spec.id
            );
        }
    }
}
