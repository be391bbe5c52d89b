use bufferpool_ace::config::LaneConfig;
use bufferpool_ace::config::fork::{Fork, stages};

fn lanes(forks: &[(bool, Option<(usize, u64)>)]) -> Vec<LaneConfig> {
    let text = r#"{"policy":"lru","mode":"ace","pages":9,"frames":3,"alpha":2,"base_us":1,"k_r":2,"k_w":2}"#;
    let base = LaneConfig::from_json(&serde_json::from_str(text).unwrap()).unwrap();
    let lane = |&(prefetch, fork): &(bool, Option<(usize, u64)>)| LaneConfig {
        prefetch,
        fork: fork.map(|(lane, at)| Fork { lane, at }),
        ..base.clone()
    };
    forks.iter().map(lane).collect()
}

fn told(forks: &[(bool, Option<(usize, u64)>)]) -> Vec<Vec<(u64, usize, u64)>> {
    let stages = stages(&lanes(forks), 500).unwrap();
    let each = |stage: &bufferpool_ace::config::fork::Stage| (stage.from, stage.lane, stage.reader_from);
    stages.iter().map(|lane| lane.iter().map(each).collect()).collect()
}

#[test]
fn a_fork_of_a_fork_runs_through_the_configs_of_both() {
    let forks = [(false, None), (true, Some((0, 100))), (true, Some((1, 200))), (false, Some((1, 50)))];
    assert_eq!(
        told(&forks),
        [
            vec![(0, 0, 0)],
            vec![(0, 0, 0), (100, 1, 100)],
            vec![(0, 0, 0), (100, 1, 100), (200, 2, 100)],
            vec![(0, 0, 0), (50, 3, 50)],
        ]
    );
}

#[test]
fn at_0_a_fork_is_a_lane_of_its_own_and_at_one_position_forks_follow_each_other() {
    let forks = [(false, None), (false, Some((0, 0))), (false, Some((1, 7))), (false, Some((2, 7)))];
    assert_eq!(
        told(&forks)[1..],
        [vec![(0, 1, 0)], vec![(0, 1, 0), (7, 2, 7)], vec![(0, 1, 0), (7, 2, 7), (7, 3, 7)],]
    );
}

#[test]
fn what_leaves_no_earlier_lane_or_lies_beyond_the_trace_is_refused_by_name() {
    for (forks, field) in [
        (vec![(false, Some((0, 1)))], "lanes[0].fork.lane"),
        (vec![(false, None), (false, Some((1, 1)))], "lanes[1].fork.lane"),
        (vec![(false, None), (false, Some((9, 1)))], "lanes[1].fork.lane"),
        (vec![(false, None), (false, Some((0, 501)))], "lanes[1].fork.at"),
    ] {
        assert_eq!(stages(&lanes(&forks), 500).unwrap_err().field, field);
    }
}

#[test]
fn the_json_form_names_what_is_wrong_with_it() {
    let parsed = |text: &str| Fork::from_json(&serde_json::from_str(text).unwrap(), 2);
    assert_eq!(parsed(r#"{"lane":1,"at":120}"#).unwrap(), Fork { lane: 1, at: 120 });
    for text in [
        "7",
        r#"{"at":1,"lane":2}"#,
        r#"{"at":1,"lane":-1}"#,
        r#"{"lane":1}"#,
        r#"{"at":1.5,"lane":1}"#,
        r#"{"at":1,"lane":1,"policy":"lru"}"#,
    ] {
        let error = parsed(text).unwrap_err();
        assert_eq!((error.field.as_str(), error.value.as_str()), ("lanes[2].fork", text));
    }
}
