//! Whole numbers of 256 bits: what a product of two prices of 17 digits and a count takes.

/// A whole number below 2^256, its 64-bit limbs from the least on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Wide([u64; 4]);

impl From<u128> for Wide {
    fn from(value: u128) -> Self {
        Self([value as u64, (value >> 64) as u64, 0, 0])
    }
}

impl Wide {
    const MAXIMUM: Self = Self([u64::MAX; 4]);

    /// The sum, or the largest number there is.
    pub(super) fn plus(self, other: Self) -> Self {
        let mut sum = [0; 4];
        let mut carry = 0;
        for (limb, (a, b)) in sum.iter_mut().zip(self.0.into_iter().zip(other.0)) {
            let total = u128::from(a) + u128::from(b) + carry;
            *limb = total as u64;
            carry = total >> 64;
        }
        if carry == 0 { Self(sum) } else { Self::MAXIMUM }
    }

    /// The product, or the largest number there is.
    pub(super) fn times(self, other: Self) -> Self {
        let mut product = [0_u64; 8];
        // Nearly all numbers have one limb or two: a price, a count, a time so far.
        for (at, a) in self.0.into_iter().enumerate().filter(|(_, limb)| *limb != 0) {
            let mut carry = 0;
            for (offset, b) in other.0.into_iter().enumerate() {
                if b == 0 && carry == 0 {
                    continue;
                }
                let limb = &mut product[at + offset];
                let total = u128::from(*limb) + u128::from(a) * u128::from(b) + carry;
                *limb = total as u64;
                carry = total >> 64;
            }
            product[at + 4] = carry as u64;
        }
        let [a, b, c, d, beyond @ ..] = product;
        if beyond == [0; 4] { Self([a, b, c, d]) } else { Self::MAXIMUM }
    }

    /// The product with a power of ten.
    pub(super) fn times_ten_to(self, exponent: u32) -> Self {
        (0..exponent).fold(self, |value, _| value.times(Self::from(10)))
    }

    /// The tenth part, if it is whole.
    pub(super) fn tenth(self) -> Option<Self> {
        let mut quotient = self.0;
        let mut rest = 0;
        for limb in quotient.iter_mut().rev().skip_while(|limb| **limb == 0) {
            let value = (rest << 64) | u128::from(*limb);
            *limb = (value / 10) as u64;
            rest = value % 10;
        }
        (rest == 0).then_some(Self(quotient))
    }

    /// The nearest `f64`.
    pub(super) fn to_number(self) -> f64 {
        let [a, b, c, d] = self.0;
        let high = (u128::from(d) << 64) | u128::from(c);
        let low = (u128::from(b) << 64) | u128::from(a);
        if high == 0 {
            return low as f64;
        }
        // The upper 128 bits decide; that there is more below them only breaks a tie.
        let shift = 128 - high.leading_zeros();
        let upper = if shift == 128 { high } else { (high << (128 - shift)) | (low >> shift) };
        let below = if shift == 128 { low } else { low << (128 - shift) };
        let scale = (0..shift).fold(1.0, |power, _| power * 2.0);
        (upper | u128::from(below != 0)) as f64 * scale
    }
}

#[cfg(test)]
mod tests {
    use super::Wide;

    #[test]
    fn limbs_carry_into_one_another() {
        let large = Wide::from(u128::MAX);
        assert_eq!(large.plus(Wide::from(1)), Wide([0, 0, 1, 0]));
        assert_eq!(large.times(large), Wide([1, 0, u64::MAX - 1, u64::MAX]));
        assert_eq!(Wide::MAXIMUM.plus(Wide::from(1)), Wide::MAXIMUM);
        assert_eq!(Wide::MAXIMUM.times(Wide::from(2)), Wide::MAXIMUM);
    }

    #[test]
    fn tens_come_and_go() {
        let value = Wide::from(7).times_ten_to(60);
        let back = (0..60).try_fold(value, |value, _| value.tenth());
        assert_eq!(back, Some(Wide::from(7)));
        assert_eq!(Wide::from(7).tenth(), None);
    }

    #[test]
    fn a_number_is_the_nearest() {
        assert_eq!(Wide::from(1 << 100).to_number(), (1_u128 << 100) as f64);
        assert_eq!(Wide([0, 0, 0, 1 << 63]).to_number(), 2_f64.powi(255));
        assert_eq!(Wide::from(3).times_ten_to(60).to_number(), 3e60);
    }
}
