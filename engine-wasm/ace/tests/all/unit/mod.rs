//! Parts of the engine by themselves: each file is about the module of its name.

mod config {
    mod fork;
    mod start;
}
mod experiments {
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
}
mod flash {
    mod gc {
        mod greedy;
    }
}
mod game;
mod optimum {
    use bufferpool_ace::optimum::Future;
    use bufferpool_core::trace::pack;

    #[test]
    fn the_next_request_of_a_page_is_found_from_any_position() {
        let pages = [3, 1, 3, 0, 1, 3];
        let future = Future::new(&pages.map(|page| pack(page, page == 1)), 5).unwrap();
        for t in 0..=6_i64 {
            for page in 0..5 {
                let expected = (0..6).find(|&at| i64::from(at) >= t && pages[at as usize] == page);
                assert_eq!(future.next(page, t), expected, "page {page} from {t}");
            }
        }
    }
}
mod policy {
    mod registry {
        use bufferpool_ace::policy::registry::all;

        #[test]
        fn who_uses_a_policy_is_said_with_the_place_that_tells_it() {
            for spec in all().map(|entry| entry.spec).filter(|spec| !spec.card.used_by.starts_with("None: "))
            {
                for claim in spec.card.used_by.split("; ").filter(|claim| !claim.is_empty()) {
                    assert!(claim.contains('(') && claim.ends_with(')'), "{}: {claim}", spec.id);
                }
            }
        }
    }
    mod s3_fifo;
}
mod preset;
mod program {
    mod tape;
}
mod reader {
    mod packed;
}
mod server {
    mod latency {
        use bufferpool_ace::server::latency::{Latencies, kept, place};

        #[test]
        fn ten_leading_digits_are_kept() {
            for (latency, expected) in [
                (0, 0),
                (1023, 1023),
                (1024, 1024),
                (1025, 1024),
                (2047, 2046),
                (2048, 2048),
                (79_000, 78_976),
            ] {
                assert_eq!(kept(place(latency) as u64), expected);
            }
            assert_eq!(place(u64::MAX), 28_671);
        }

        #[test]
        fn percentiles_are_of_ranks_rounded_up() {
            let mut latencies = Latencies::default();
            assert_eq!(latencies.percentile_ns(99), 0);
            (1..=10).for_each(|latency| latencies.add(latency));
            assert_eq!([50, 95, 99].map(|percent| latencies.percentile_ns(percent)), [5, 10, 10]);
        }
    }
}
mod usage;
mod why;
