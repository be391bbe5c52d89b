//! A page's counters against prices: how much less they would have cost on the other disk, and whether that is enough.

use crate::prices::Disk;

/// What one operation of each counter costs more on the magnetic disk than on flash, and the saving that a move takes,
/// both in the same fraction of a unit.
///
/// Sums are exact: in 128 bits, and in 64 where no counts can leave these, since in WebAssembly that is twice as fast.
#[derive(Debug, Clone)]
pub(super) struct Weights<const N: usize> {
    wide: [i128; N],
    threshold: i128,
    narrow: Option<([i64; N], i64)>,
}

impl<const N: usize> Weights<N> {
    pub(super) fn new(wide: [i128; N], threshold: i128) -> Self {
        let largest = wide.iter().fold(threshold, |sum, weight| sum + weight.abs() * i128::from(u32::MAX));
        let fits = i64::try_from(largest).is_ok();
        Self { wide, threshold, narrow: fits.then(|| (wide.map(|weight| weight as i64), threshold as i64)) }
    }

    /// How much less the operations would have cost on the other disk.
    pub(super) fn saving(&self, counts: &[u32; N], disk: Disk) -> i128 {
        let weighted = counts.iter().zip(&self.wide).map(|(&count, weight)| i128::from(count) * weight);
        let sum: i128 = weighted.sum();
        if disk == Disk::Magnetic { sum } else { -sum }
    }

    /// Whether that is more than the threshold.
    #[inline(always)]
    pub(super) fn exceeds(&self, counts: &[u32; N], disk: Disk) -> bool {
        let Some((weights, threshold)) = &self.narrow else {
            return self.saving(counts, disk) > self.threshold;
        };
        let sum: i64 = counts.iter().zip(weights).map(|(&count, weight)| i64::from(count) * weight).sum();
        (if disk == Disk::Magnetic { sum } else { -sum }) > *threshold
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Disk, Weights};

    proptest! {
        #[test]
        fn both_widths_decide_alike(
            counts: [u32; 3],
            scale in 0..62u32,
            weights in prop::array::uniform3(-9i128..9),
            threshold in 0..1i128 << 40,
        ) {
            let weights = weights.map(|weight| weight << scale);
            let found = Weights::new(weights, threshold);
            let sum: i128 = (0..3).map(|at| i128::from(counts[at]) * weights[at]).sum();
            for (disk, saving) in [(Disk::Magnetic, sum), (Disk::Flash, -sum)] {
                prop_assert_eq!(found.saving(&counts, disk), saving);
                prop_assert_eq!(found.exceeds(&counts, disk), saving > threshold);
            }
            let fits = scale < 26;
            prop_assert!(!fits || found.narrow.is_some());
        }
    }

    #[test]
    fn at_the_ends_of_64_bits_nothing_overflows() {
        for weight in [1 << 31, (1 << 31) + 1, -(1 << 31), i128::from(i64::MIN), 1 << 90] {
            for threshold in [0, i128::from(i64::MAX)] {
                let found = Weights::new([weight], threshold);
                let saving = i128::from(u32::MAX) * weight;
                assert_eq!(found.exceeds(&[u32::MAX], Disk::Magnetic), saving > threshold);
                assert_eq!(found.exceeds(&[u32::MAX], Disk::Flash), -saving > threshold);
            }
        }
    }
}
