use bufferpool_ace::lane::lane_over;
use bufferpool_bench::yardstick::{Found, Yardstick};
use bufferpool_bench::{Lab, Source, Subject, Task};
use bufferpool_lab::timeline::SLICE_REQUESTS;

#[test]
fn it_misses_and_writes_what_the_first_registered_policy_does() {
    for frames in [1, 2, 200] {
        let source = Source::Skewed(50.0, 90.0, 10.0);
        let task = Task { id: "few", lab: Lab::Ace, pages: 3_000, frames, requests: 100_000, source };
        let trace = task.trace().unwrap();
        let scene = Subject::scene(&Subject::all(Lab::Ace)[..1], task.pages, frames).unwrap();
        let mut lane = lane_over(&scene.lanes[0], &trace.requests).unwrap();
        let mut yardstick = Yardstick::new(task.pages, task.frames);
        let mut found = Found::default();
        for slice in trace.requests.chunks(SLICE_REQUESTS) {
            lane.advance(slice);
            let more = yardstick.count(slice);
            found = Found { misses: found.misses + more.misses, written: found.written + more.written };
        }
        let counts = lane.counts();
        assert_eq!(found, Found { misses: counts.misses, written: counts.pages_written });
    }
}
