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
#[doc(hidden)]
pub struct Wide(pub [u64; 4]);

impl From<u128> for Wide {
    fn from(value: u128) -> Self {
        Self([value as u64, (value >> 64) as u64, 0, 0])
    }
}

impl Wide {
    pub const MAXIMUM: Self = Self([u64::MAX; 4]);

    /// The sum, or the largest number there is.
    pub fn plus(self, other: Self) -> Self {
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
    pub fn times(self, other: Self) -> Self {
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

    pub fn times_ten_to(self, exponent: u32) -> Self {
        (0..exponent).fold(self, |value, _| value.times(Self::from(10)))
    }

    /// The tenth part, if it is whole.
    pub fn tenth(self) -> Option<Self> {
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

    pub fn to_number(self) -> f64 {
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
