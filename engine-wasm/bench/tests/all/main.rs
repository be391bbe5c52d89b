//! The bench's subjects and yardstick, from outside, in one program: the crate itself is compiled once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]
mod subject {
    use bufferpool_bench::{Lab, Subject};

    fn of_the_paper() -> impl Iterator<Item = Subject> {
        let paper = ["lru", "clock", "cflru", "lru-wsr"];
        Subject::all(Lab::Ace).into_iter().filter(move |subject| paper.contains(&subject.id))
    }

    #[test]
    fn a_lane_without_reader_takes_at_most_5_bytes_a_page_and_32_a_frame() {
        for subject in of_the_paper().filter(|subject| subject.variant != "ace+reader") {
            let [page, frame] = subject.bytes(1 << 14, 1 << 12).unwrap();
            assert!(page <= 5.0 && frame <= 32.0, "{subject:?}: {page}, {frame}");
        }
    }

    #[test]
    fn what_a_lane_says_it_holds_is_no_less_than_its_page_table_and_its_frames() {
        for subject in of_the_paper() {
            let [page, frame] = subject.bytes(1 << 14, 1 << 12).unwrap();
            assert!(page >= 4.0 && frame >= 4.0, "{subject:?}: {page}, {frame}");
        }
    }
}
mod tasks {
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
}
mod yardstick {
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
}
