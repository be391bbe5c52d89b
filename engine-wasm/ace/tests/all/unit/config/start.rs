use bufferpool_ace::config::start::Start;

#[test]
fn pages_carry_their_marks_and_rows_their_slots() {
    let start = Start::parse("8D 6 2Dc 3u5", 1, "1>10:3,3:9; 2>5:2", 20, 4).unwrap();
    let told = |at: usize| (start.pages[at].page, start.pages[at].dirty, start.pages[at].badge);
    assert_eq!(told(2), (2, true, Some(1)));
    assert_eq!(told(3), (3, false, Some(5)));
    assert_eq!(start.history, [(1, 0, 10, 3), (1, 1, 3, 9), (2, 0, 5, 2)]);
}

#[test]
fn a_list_takes_a_recorded_pool_by_usage_then_by_frame() {
    let start = Start::parse("usage:8u2 6Du0 2u5 3u0", 0, "", 20, 4).unwrap();
    for policy in ["lru", "lru-wsr"] {
        let config = serde_json::json!({ "policy": policy, "mode": "baseline", "pages": 20, "frames": 4, "alpha": 2, "k_r": 1, "k_w": 1, "base_us": 10 });
        let config = bufferpool_ace::config::LaneConfig::from_json(config.as_object().unwrap()).unwrap();
        let mut lane = bufferpool_ace::lane::lane_over(&config, &[]).unwrap();
        lane.set_up(&start);
        let pages: Vec<u32> = lane.order().into_iter().map(|frame| lane.pool().page_in(frame)).collect();
        assert_eq!(pages, [6, 3, 8, 2]);
        // A use is no cold flag.
        assert!((0..4).all(|frame| lane.badge(frame) == 0));
    }
}

#[test]
fn what_is_not_legal_is_named() {
    for (pool, hand, history, value) in [
        ("8 21", 0, "", "21"),
        ("8 8", 0, "", "page 8 twice"),
        ("1 2 3 4 5", 0, "", "5 pages"),
        ("1X", 0, "", "1X"),
        ("1", 4, "", "4"),
        ("1", 0, "1>2:1,3:1,4:1,5:1", "1>2:1,3:1,4:1,5:1"),
        ("1", 0, "1>20:1", "1>20:1"),
        ("1", 0, "1>5:3,5:2", "1>5:3,5:2"),
        ("1", 0, "1>5:3; 1>6:2", "1>6:2"),
    ] {
        let error = Start::parse(pool, hand, history, 20, 4).unwrap_err();
        assert_eq!(error.value, value);
    }
}
