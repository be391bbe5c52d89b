//! Bytes that a lane takes for each page on disk and for each frame.

use bufferpool_bench::Subject;
use bufferpool_sim::error::ConfigError;
use bufferpool_sim::trace::pack;
use serde::Serialize;

/// Of one subject.
#[derive(Debug, Serialize)]
pub(crate) struct Memory {
    #[serde(flatten)]
    pub(crate) subject: Subject,
    pub(crate) bytes_per_page: f64,
    pub(crate) bytes_per_frame: f64,
}

const PAGES: u32 = 1 << 20;
const FRAMES: u32 = 1 << 16;

pub(crate) fn measure() -> Result<Vec<Memory>, ConfigError> {
    Subject::all().map(of).collect()
}

/// From differences, so that what does not grow does not count. The pools are filled and churned first: lists take
/// their room when they need it.
fn of(subject: Subject) -> Result<Memory, ConfigError> {
    let bytes = |pages: u32, frames: u32| -> Result<f64, ConfigError> {
        let mut lane = subject.lane(pages, frames)?;
        let requests: Vec<u32> = (0..frames * 6).map(|t| pack(t % (2 * frames), t % 2 == 0)).collect();
        lane.advance(&requests);
        Ok(lane.bytes() as f64)
    };
    let base = bytes(PAGES, FRAMES)?;
    Ok(Memory {
        subject,
        bytes_per_page: (bytes(2 * PAGES, FRAMES)? - base) / f64::from(PAGES),
        bytes_per_frame: (bytes(PAGES, 2 * FRAMES)? - base) / f64::from(FRAMES),
    })
}
