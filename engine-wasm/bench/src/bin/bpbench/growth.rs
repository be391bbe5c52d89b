//! Time per request against the size of the pool, with D = 15 B: work must not grow with B. What remains is the
//! memory's doing, which the yardstick's row shows.

use bufferpool_bench::{Lab, Task, Yardstick};
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use serde::Serialize;

use crate::measure::{median, seconds};

/// One subject, or the yardstick, over the sizes.
#[derive(Debug, Serialize)]
pub(crate) struct Growth<S> {
    pub(crate) name: String,
    #[serde(flatten)]
    pub(crate) subject: Option<S>,
    pub(crate) frames: Vec<u32>,
    pub(crate) nanoseconds: Vec<f64>,
}

const SIZES: [u32; 4] = [1_000, 10_000, 100_000, 1_000_000];
const TIMED_REQUESTS: usize = 2_000_000;

fn task(frames: u32) -> Task {
    Task {
        id: "growth",
        pages: 15 * frames,
        frames,
        reads_percent: 50,
        operations_percent: 90,
        data_percent: 10,
        // The first ones fill the pool and let it settle: they are not timed.
        requests: 6 * u64::from(frames) + TIMED_REQUESTS as u64,
    }
}

pub(crate) fn measure<L: Lab>(quick: bool) -> Result<Vec<Growth<L::Subject>>, ConfigError> {
    let (sizes, repetitions) = if quick { (&SIZES[..3], 1) } else { (&SIZES[..], 3) };
    let subjects: Vec<L::Subject> = L::subjects().into_iter().filter(L::goes_on).collect();
    let named = |name: String, subject: Option<L::Subject>| Growth {
        name,
        subject,
        frames: sizes.to_vec(),
        nanoseconds: Vec::new(),
    };
    let mut rows = vec![named("yardstick".to_owned(), None)];
    rows.extend(subjects.iter().map(|subject| named(L::name(subject), Some(subject.clone()))));
    for &frames in sizes {
        let mut trace: Trace = task(frames).trace()?;
        let requests = std::mem::take(&mut trace.requests);
        let (settling, timed) = requests.split_at(requests.len() - TIMED_REQUESTS);
        // The settled pool goes on over the same requests in each repetition: setting it up takes the longest.
        let mut yardstick = Yardstick::new(trace.pages, frames);
        yardstick.advance(settling);
        rows[0].nanoseconds.push(nanoseconds(repetitions, timed, |slice| yardstick.advance(slice)));
        for (subject, row) in subjects.iter().zip(&mut rows[1..]) {
            let mut lane = L::lane(subject, frames, &trace)?;
            lane.advance(settling);
            row.nanoseconds.push(nanoseconds(repetitions, timed, |slice| lane.advance(slice)));
        }
    }
    Ok(rows)
}

fn nanoseconds(repetitions: usize, requests: &[u32], mut advance: impl FnMut(&[u32])) -> f64 {
    let times: Vec<f64> = (0..repetitions).map(|_| seconds(requests, &mut advance)).collect();
    median(&times) / requests.len() as f64 * 1e9
}
