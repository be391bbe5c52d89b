//! Exact decimal arithmetic for device times.
//!
//! Prices such as alpha = 2.8 and 12.4 us are decimals; summed in binary floating point, the last digits of a
//! long run would be wrong. Times are products of such prices and whole counts, so a scaled integer is exact.

use std::ops::{Add, Mul};

/// `mantissa / 10^scale`, exact.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Decimal {
    mantissa: u128,
    scale: u32,
}

impl Decimal {
    /// The decimal with the fewest digits that reads back as `value` (2.8 is 28 / 10). Negative and
    /// non-finite values do not occur in validated configs and give 0.
    #[must_use]
    pub fn from_number(value: f64) -> Self {
        let text = format!("{value}");
        let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
        match format!("{whole}{fraction}").parse() {
            Ok(mantissa) => Self { mantissa, scale: fraction.len() as u32 },
            Err(_) => Self { mantissa: 0, scale: 0 },
        }
    }

    /// `mantissa / 10^scale`.
    #[must_use]
    pub const fn from_scaled(mantissa: u128, scale: u32) -> Self {
        Self { mantissa, scale }
    }

    /// The nearest `f64`: exactly that as long as the digits fit in 53 bits, else to within two units in the
    /// last place.
    #[must_use]
    pub fn to_number(self) -> f64 {
        let (mut mantissa, mut scale) = (self.mantissa, self.scale);
        while scale > 0 && mantissa % 10 == 0 {
            mantissa /= 10;
            scale -= 1;
        }
        // Powers of ten up to 10^22 are exact, and a quotient of two exact numbers is rounded once.
        mantissa as f64 / (0..scale).fold(1.0, |power, _| power * 10.0)
    }

    fn scaled_to(self, scale: u32) -> u128 {
        self.mantissa.saturating_mul(10_u128.saturating_pow(scale - self.scale))
    }
}

impl From<u64> for Decimal {
    fn from(count: u64) -> Self {
        Self { mantissa: count.into(), scale: 0 }
    }
}

impl Mul for Decimal {
    type Output = Self;
    // Scales are exponents: they add when mantissas multiply.
    #[allow(clippy::suspicious_arithmetic_impl)]
    fn mul(self, other: Self) -> Self {
        Self { mantissa: self.mantissa.saturating_mul(other.mantissa), scale: self.scale + other.scale }
    }
}

impl Add for Decimal {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        let scale = self.scale.max(other.scale);
        Self { mantissa: self.scaled_to(scale).saturating_add(other.scaled_to(scale)), scale }
    }
}

#[cfg(test)]
mod tests {
    use super::Decimal;

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
}
