//! The law of a lane's clock: at any moment the lane stands at the last request that has ended by then, and shows what one
//! straight run shows there, however it came.

use bufferpool_lab::session::{Run, Session};

/// Goes to moments of a lane's run, each a share of it, to and fro; and to ends of requests themselves.
pub fn assert_by_clock<R: Run>(open: &dyn Fn() -> Session<R>, lane: usize, shares: &[f64], slice: u64) {
    let (mut straight, mut walked) = (open(), open());
    let mut ends = vec![straight.clock(lane)];
    for position in 1..=straight.requests() {
        straight.seek(position);
        ends.push(straight.clock(lane));
    }
    assert!(ends.is_sorted(), "a clock never runs back");
    let last = ends.last().copied().unwrap_or_default();
    for share in shares {
        let place = (share * (ends.len() - 1) as f64) as usize;
        for time in [share * last * 1.1, ends[place]] {
            let next = loop {
                if let Some(next) = walked.seek_clock(lane, time, slice) {
                    break next;
                }
            };
            let after = ends.partition_point(|&end| end <= time);
            let position = after as u64 - 1;
            assert_eq!(walked.position(), position, "at {time} of {last}");
            assert_eq!(next, ends.get(after).copied().unwrap_or(f64::INFINITY), "after {time}");
            straight.seek(position);
            assert_eq!(walked.serialised(), straight.serialised(), "at {time}, position {position}");
        }
    }
}
