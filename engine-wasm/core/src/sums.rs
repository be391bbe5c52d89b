//! Partial sums over positions: Fenwick's tree, O(log n) a step.

#[derive(Debug, Clone, Default)]
pub(crate) struct Sums(pub(crate) Vec<u32>);

impl Sums {
    /// Adds to a position, counted from 0; the sum of all stays above 0.
    pub(crate) fn add(&mut self, position: usize, change: i32) {
        let mut at = position + 1;
        while let Some(sum) = self.0.get_mut(at) {
            *sum = sum.wrapping_add_signed(change);
            at += at & at.wrapping_neg();
        }
    }

    pub(crate) fn below(&self, end: usize) -> u32 {
        let (mut at, mut sum) = (end, 0);
        while at > 0 {
            sum += self.0[at];
            at &= at - 1;
        }
        sum
    }

    /// The last position with at most so much below it.
    pub(crate) fn at(&self, mut left: u32) -> u32 {
        let mut at = 0;
        let mut step = self.0.len().next_power_of_two() >> 1;
        while step > 0 {
            if let Some(&sum) = self.0.get(at + step).filter(|sum| **sum <= left) {
                at += step;
                left -= sum;
            }
            step >>= 1;
        }
        at as u32
    }
}
