//! Frequency statistics: an average time between the accesses of each resident block.
//!
//! Source: Vanderkooy 2023, section 4.4. The first interval sets the average, each later one moves it by a quarter of the
//! difference, in whole nanoseconds towards zero; loading is the first access. The estimate is the larger of the average
//! and the time since the last access, as the thesis's text says; its printed Algorithm 2 returns the smaller.

use bufferpool_core::error::{ConfigError, filled};

const UNKNOWN: u64 = u64::MAX;

/// Averages by frame.
#[derive(Debug, Clone)]
pub struct Frequency {
    average_ns: Vec<u64>,
    last_ns: Vec<u64>,
}

impl Frequency {
    /// Nothing known of any frame. Fails when it does not fit in memory.
    pub fn new(frames: u32) -> Result<Self, ConfigError> {
        let column = || filled("frames", frames as usize, UNKNOWN);
        Ok(Self { average_ns: column()?, last_ns: column()? })
    }

    /// A block was loaded.
    #[inline(always)]
    pub fn loaded(&mut self, frame: u32, now_ns: u64) {
        self.average_ns[frame as usize] = UNKNOWN;
        self.last_ns[frame as usize] = now_ns;
    }

    /// It was accessed again.
    #[inline(always)]
    pub fn hit(&mut self, frame: u32, now_ns: u64) {
        let (average, last) = (&mut self.average_ns[frame as usize], &mut self.last_ns[frame as usize]);
        let interval_ns = now_ns - *last;
        *last = now_ns;
        *average = if *average == UNKNOWN {
            interval_ns
        } else {
            let change = (interval_ns as i64 - *average as i64) / 4;
            average.wrapping_add_signed(change)
        };
    }

    /// The estimate.
    #[inline(always)]
    pub fn next_access_ns(&self, frame: u32, now_ns: u64) -> f64 {
        let average_ns = self.average_ns[frame as usize];
        if average_ns == UNKNOWN {
            return f64::INFINITY;
        }
        average_ns.max(now_ns - self.last_ns[frame as usize]) as f64
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        16 * self.last_ns.len()
    }
}

#[cfg(test)]
mod tests {
    use super::{Frequency, UNKNOWN};

    #[test]
    fn the_average_moves_by_a_quarter_and_the_time_since_the_last_access_counts_if_it_is_larger() {
        let mut frequency = Frequency::new(1).unwrap();
        frequency.loaded(0, 100);
        assert_eq!(frequency.next_access_ns(0, 500), f64::INFINITY);
        frequency.hit(0, 180);
        assert_eq!(frequency.average_ns[0], 80);
        assert_eq!(frequency.next_access_ns(0, 200), 80.0);
        assert_eq!(frequency.next_access_ns(0, 400), 220.0);
        frequency.hit(0, 281);
        assert_eq!(frequency.average_ns[0], 85);
        frequency.hit(0, 291);
        // (10 - 85) / 4 is -18, towards zero.
        assert_eq!(frequency.average_ns[0], 67);
        frequency.loaded(0, 300);
        assert_eq!(frequency.average_ns[0], UNKNOWN);
    }
}
