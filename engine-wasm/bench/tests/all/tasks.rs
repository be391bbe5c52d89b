use bufferpool_bench::{Subject, TASKS, Yardstick};

#[test]
fn the_first_subject_misses_what_the_yardstick_misses_on_every_task() {
    for task in TASKS {
        let trace = task.trace().unwrap();
        assert_eq!(trace.pages, task.pages);
        assert!(trace.requests.len().abs_diff(task.requests as usize) < task.requests as usize / 20);
        let requests = &trace.requests[..500_000];
        let mut lane = Subject::all(task.lab)[0].open(&trace, task.frames).unwrap();
        lane.advance(requests);
        assert_eq!(lane.misses(), Yardstick::new(trace.pages, task.frames).count(requests).misses);
    }
}
