//! Exact decimal arithmetic for device times.
//!
//! Prices such as alpha = 2.8 and 12.4 us are decimals; summed in binary floating point, the last digits of a
//! long run would be wrong. Times are products of such prices and whole counts, so a scaled integer is exact.

use std::ops::{Add, Mul};

use serde_json::Number;

/// The fewest digits that read back as the same number, and how many stand behind the point; by JSON's writer, there anyway.
fn digits_and_scale(value: f64) -> Option<(String, i32)> {
    let text = Number::from_f64(value.abs())?.to_string();
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let fraction = fraction.trim_end_matches('0');
    Some((format!("{whole}{fraction}"), fraction.len() as i32 - exponent.parse::<i32>().ok()?))
}

/// A number as a person writes it, in the fewest digits that read back as the same: `2.8`, `100`, `0.000001`.
pub fn number_text(value: f64) -> String {
    let sign = if value < 0.0 { "-" } else { "" };
    let none = if value.is_nan() { "NaN" } else { "inf" };
    let Some((digits, scale)) = digits_and_scale(value) else { return format!("{sign}{none}") };
    if scale <= 0 {
        return format!("{sign}{digits}{}", "0".repeat(scale.unsigned_abs() as usize));
    }
    let behind = scale.unsigned_abs() as usize;
    let missing = (behind + 1).saturating_sub(digits.len());
    let digits = "0".repeat(missing) + &digits;
    let (whole, fraction) = digits.split_at(digits.len() - behind);
    format!("{sign}{whole}.{fraction}")
}

/// Digits of a price that lie further behind the point are dropped: what they come to over any run is less than the last
/// digit of a time. Two prices and a count of at most 10^9 then stay below 2^256.
const MOST_DECIMALS: u32 = 30;

/// `mantissa / 10^scale`, exact.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Decimal {
    mantissa: Wide,
    scale: u32,
}

impl Decimal {
    /// The decimal with the fewest digits that reads back as `value`; 0 for what no config has, below 0 or not finite.
    pub fn from_number(value: f64) -> Self {
        let (mut digits, scale) = digits_and_scale(value.max(0.0)).unwrap_or_default();
        let mut scale = scale.max(-40);
        while scale > MOST_DECIMALS as i32 {
            digits.pop();
            scale -= 1;
        }
        let mantissa = Wide::from(digits.parse().unwrap_or(0_u128)).times_ten_to(scale.min(0).unsigned_abs());
        Self { mantissa, scale: scale.max(0).unsigned_abs() }
    }

    /// `mantissa / 10^scale`.
    pub fn from_scaled(mantissa: u128, scale: u32) -> Self {
        Self { mantissa: mantissa.into(), scale }
    }

    /// The nearest `f64`: exact as long as the digits fit in 53 bits, else to within two units in the last place.
    pub fn to_number(self) -> f64 {
        let Self { mut mantissa, mut scale } = self;
        while scale > 0
            && let Some(tenth) = mantissa.tenth()
        {
            mantissa = tenth;
            scale -= 1;
        }
        // Powers of ten up to 10^22 are exact, and a quotient of two exact numbers is rounded once.
        let mut number = mantissa.to_number();
        while scale > 0 {
            let exact = scale.min(22);
            number /= (0..exact).fold(1.0, |power, _| power * 10.0);
            scale -= exact;
        }
        number
    }

    /// The largest whole number that is at most this; `u64::MAX` for a larger one.
    pub fn floor(self) -> u64 {
        self.whole().0
    }

    /// The nearest whole number, a half upwards.
    pub fn nearest(self) -> u64 {
        (self + Self::from_scaled(5, 1)).floor()
    }

    /// The least whole number that is at least this.
    pub fn ceiling(self) -> u64 {
        let (floor, is_whole) = self.whole();
        floor.saturating_add(u64::from(!is_whole))
    }

    /// The largest whole number that is at most this, and whether it is this.
    fn whole(self) -> (u64, bool) {
        let (mut mantissa, mut is_whole) = (self.mantissa, true);
        for _ in 0..self.scale {
            let (tenth, rest) = mantissa.divided_by_ten();
            (mantissa, is_whole) = (tenth, is_whole && rest == 0);
        }
        let [low, high @ ..] = mantissa.0;
        (if high == [0; 3] { low } else { u64::MAX }, is_whole)
    }

    fn scaled_to(self, scale: u32) -> Wide {
        self.mantissa.times_ten_to(scale - self.scale)
    }
}

impl From<u64> for Decimal {
    fn from(count: u64) -> Self {
        Self { mantissa: u128::from(count).into(), scale: 0 }
    }
}

impl Mul for Decimal {
    type Output = Self;
    // Scales are exponents: they add when mantissas multiply.
    #[allow(clippy::suspicious_arithmetic_impl)]
    fn mul(self, other: Self) -> Self {
        Self { mantissa: self.mantissa.times(other.mantissa), scale: self.scale + other.scale }
    }
}

impl Add for Decimal {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        let scale = self.scale.max(other.scale);
        Self { mantissa: self.scaled_to(scale).plus(other.scaled_to(scale)), scale }
    }
}

/// A whole number below 2^256, its 64-bit limbs from the least on: what a product of two prices of 17 digits and a count takes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Wide([u64; 4]);

impl From<u128> for Wide {
    fn from(value: u128) -> Self {
        Self([value as u64, (value >> 64) as u64, 0, 0])
    }
}

impl Wide {
    const MAXIMUM: Self = Self([u64::MAX; 4]);

    /// The sum, or the largest number there is.
    fn plus(self, other: Self) -> Self {
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
    fn times(self, other: Self) -> Self {
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

    fn times_ten_to(self, exponent: u32) -> Self {
        (0..exponent).fold(self, |value, _| value.times(Self::from(10)))
    }

    /// The tenth part, if it is whole.
    fn tenth(self) -> Option<Self> {
        let (tenth, rest) = self.divided_by_ten();
        (rest == 0).then_some(tenth)
    }

    fn divided_by_ten(self) -> (Self, u64) {
        let mut quotient = self.0;
        let mut rest = 0;
        for limb in quotient.iter_mut().rev().skip_while(|limb| **limb == 0) {
            let value = (rest << 64) | u128::from(*limb);
            *limb = (value / 10) as u64;
            rest = value % 10;
        }
        (Self(quotient), rest as u64)
    }

    fn to_number(self) -> f64 {
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
    use super::{Decimal, number_text};

    #[test]
    fn numbers_are_told_in_their_fewest_digits() {
        let texts = [0.0, -3.0, 2.8, -0.25, 12.437_281_923_456_789, 1e-6, 1.5e21, f64::NAN, -f64::INFINITY]
            .map(number_text);
        let told = ["0", "-3", "2.8", "-0.25", "12.437281923456789", "0.000001", "1500000000000000000000"];
        assert_eq!(texts[..7], told);
        assert_eq!(texts[7..], ["NaN", "-inf"]);
    }

    #[test]
    fn a_number_of_any_size_is_the_decimal_that_reads_back_as_it() {
        for value in [0.0, 1e-7, 2.5e-9, 0.1, 1.0, 12.4, 1e6, 123_456_789.125, 1e17, 1.5e21] {
            assert_eq!(Decimal::from_number(value).to_number(), value);
        }
    }

    /// More than 22 decimals are taken off in two steps: a power of ten above 10^22 is no number of its own.
    #[test]
    fn more_decimals_than_an_exact_power_of_ten_has() {
        let numbers = [(7, 23), (14, 23), (9, 30), (7, 45), (11, 46)];
        let told = numbers.map(|(mantissa, scale)| Decimal::from_scaled(mantissa, scale).to_number());
        assert_eq!(told, [7e-23, 14e-23, 9e-30, 7e-45, 11e-46]);
    }

    #[test]
    fn prices_multiply_and_add_without_rounding() {
        let write = Decimal::from_number(2.8) * Decimal::from_number(12.4) * Decimal::from(22);
        assert_eq!(write.to_number(), 763.84);
        let sum = write + Decimal::from_number(12.4) * Decimal::from(89);
        assert_eq!(sum.to_number(), 1867.44);
    }

    #[test]
    fn a_hundred_million_writes_stay_exact() {
        let total = Decimal::from_number(1.1) * Decimal::from_number(6.8) * Decimal::from(99_999_999);
        assert_eq!(total.to_number(), 747_999_992.52);
    }

    /// The longest prices there are, over the longest run: against floating point, whose error is some units in the last
    /// place.
    #[test]
    fn no_legal_price_is_too_long() {
        for (alpha, base) in [
            (0.316_227_766_016_837_94, 12.437_281_923_456_789),
            (1.234_567_890_123_456_7e-6, 9.876_543_210_987_654e-6),
            (987_654.321_098_765_4, 123_456.789_012_345_67),
        ] {
            let count = 100_000_000_u64;
            let [alpha_exact, base_exact] = [alpha, base].map(Decimal::from_number);
            let reads = base_exact * Decimal::from(count);
            let writes = alpha_exact * base_exact * Decimal::from(count);
            let nearly = base * count as f64 + alpha * base * count as f64;
            let exact = (reads + writes).to_number();
            assert!(((exact - nearly) / nearly).abs() < 1e-14, "{exact} for {nearly}");
        }
    }

    #[test]
    fn whole_numbers_beside_a_decimal_are_exact() {
        let of = |value| {
            let decimal = Decimal::from_number(value);
            [decimal.floor(), decimal.nearest(), decimal.ceiling()]
        };
        assert_eq!([of(2.5), of(2.499_999), of(7.0), of(0.1)], [[2, 3, 3], [2, 2, 3], [7; 3], [0, 0, 1]]);
        let large = Decimal::from_number(1e15) * Decimal::from(1_000_000);
        assert_eq!(large.floor(), u64::MAX);
    }

    #[test]
    fn what_no_run_could_sum_up_is_dropped() {
        assert_eq!(Decimal::from_number(5e-324).to_number(), 0.0);
        assert_eq!(Decimal::from_number(1.5e-30).to_number(), 1e-30);
    }
}

#[cfg(test)]
mod wide_tests {
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
