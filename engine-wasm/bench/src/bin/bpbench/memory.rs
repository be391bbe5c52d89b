//! Bytes that a lane takes for each page on disk and for each frame.

use bufferpool_bench::Subject;
use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::pack;
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
    Subject::all().map(|subject| of(subject, PAGES, FRAMES)).collect()
}

/// From differences, so that what does not grow does not count. The pools are filled and churned first: lists take
/// their room when they need it.
fn of(subject: Subject, pages: u32, frames: u32) -> Result<Memory, ConfigError> {
    let bytes = |pages: u32, frames: u32| -> Result<f64, ConfigError> {
        let requests: Vec<u32> = (0..frames * 6).map(|t| pack(t % (2 * frames), t % 2 == 0)).collect();
        let mut lane = subject.lane(pages, frames, &requests)?;
        lane.advance(&requests);
        Ok(lane.bytes() as f64)
    };
    let base = bytes(pages, frames)?;
    Ok(Memory {
        subject,
        bytes_per_page: (bytes(2 * pages, frames)? - base) / f64::from(pages),
        bytes_per_frame: (bytes(pages, 2 * frames)? - base) / f64::from(frames),
    })
}

#[cfg(test)]
mod tests {
    use bufferpool_bench::Subject;

    use super::of;

    #[test]
    fn a_lane_without_reader_takes_at_most_5_bytes_a_page_and_32_a_frame() {
        for subject in Subject::all().filter(|subject| subject.mode != "ace+reader") {
            let found = of(subject, 1 << 14, 1 << 12).unwrap();
            assert!(found.bytes_per_page <= 5.0, "{found:?}");
            assert!(found.bytes_per_frame <= 32.0, "{found:?}");
        }
    }

    #[test]
    fn what_a_lane_says_it_holds_is_no_less_than_its_page_table_and_its_frames() {
        for subject in Subject::all() {
            let found = of(subject, 1 << 14, 1 << 12).unwrap();
            assert!(found.bytes_per_page >= 4.0 && found.bytes_per_frame >= 4.0, "{found:?}");
        }
    }
}
