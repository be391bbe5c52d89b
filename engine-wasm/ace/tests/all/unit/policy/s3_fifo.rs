use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::policy::registry::s3_fifo::S3Fifo;
use bufferpool_ace::policy::{Policy, PolicyObserver, repeated_victims};
use bufferpool_core::recency::Wanted;
use serde_json::json;

/// Nobody asks how the victims were found.
struct NoObserver;

impl PolicyObserver for NoObserver {}

const FRAMES: u32 = 12;

/// Where pages are pinned, or the Evictor has been, any page may be the one that is gone.
#[test]
fn whichever_page_is_gone_the_order_is_the_rule_repeated() {
    let config = json!({ "policy": "s3-fifo", "mode": "ace", "pages": 40, "frames": FRAMES, "alpha": 2, "k_r": 1, "k_w": 1, "base_us": 10 });
    let config = LaneConfig::from_json(config.as_object().unwrap()).unwrap();
    let mut state = 1_u64;
    let mut draw = move |below: u32| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) as u32) % below
    };
    for _ in 0..3_000 {
        let mut policy = S3Fifo::new(&config).unwrap();
        policy.target = 1 + draw(6);
        let mut held = [false; FRAMES as usize];
        for _ in 0..draw(60) {
            let frame = draw(FRAMES);
            match (held[frame as usize], draw(4)) {
                (false, _) => {
                    policy.begin_miss(frame + FRAMES * draw(2));
                    policy.load(frame, frame, draw(2) == 0);
                }
                (true, 0) => policy.evicted(frame),
                (true, 1) if !held.contains(&false) => _ = policy.victim(&mut NoObserver),
                (true, _) => policy.hit(frame, draw(2) == 0),
            }
            held[frame as usize] = policy.small.contains(frame) || policy.main.contains(frame);
        }
        let whole: Vec<u32> = policy.in_order(Wanted::Any, None).collect();
        assert_eq!(whole, repeated_victims(&policy, whole.len()));
        for &gone in &whole {
            let mut rest = policy.clone();
            rest.evicted(gone);
            let mut rule = repeated_victims(&rest, whole.len() - 1);
            rule.retain(|&frame| policy.is_dirty(frame));
            assert!(policy.in_order(Wanted::Dirty, Some(gone)).eq(rule), "without {gone}: {policy:?}");
        }
    }
}
