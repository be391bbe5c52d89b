//! Decimals as a person writes them, of whole numbers: exact, so that 29% of 100 is 29.

use num_bigint::BigUint;

/// A decimal that is not negative, `digits / 10^scale`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exact {
    digits: BigUint,
    scale: u32,
}

/// Digits at most, of which a person writes a few.
const MOST_DIGITS: usize = 40;

impl Exact {
    /// Reads `12`, `0.25` or `.5`; nothing else, no sign and no exponent.
    pub fn parse(text: &str) -> Option<Self> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        let digits = format!("{whole}{fraction}");
        let legal = !digits.is_empty()
            && digits.len() <= MOST_DIGITS
            && digits.bytes().all(|byte| byte.is_ascii_digit());
        let digits = BigUint::parse_bytes(digits.as_bytes(), 10).filter(|_| legal)?;
        Some(Self { digits, scale: fraction.len() as u32 })
    }

    /// Reads `10%`.
    pub fn parse_percent(text: &str) -> Option<Self> {
        Self::parse(text.strip_suffix('%')?).map(|percent| Self { scale: percent.scale + 2, ..percent })
    }

    /// One part of this in `parts`, a power of two.
    pub fn part(&self, parts: u32) -> Self {
        let places = parts.trailing_zeros();
        Self { digits: &self.digits * BigUint::from(5_u32).pow(places), scale: self.scale + places }
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        self.digits == BigUint::ZERO
    }

    /// Whether it is less than 1.
    pub fn is_below_one(&self) -> bool {
        self.digits < self.one()
    }

    fn one(&self) -> BigUint {
        BigUint::from(10_u32).pow(self.scale)
    }

    /// The largest whole number that is at most this times `whole`; `u64::MAX` for a larger one.
    pub fn floor_of(&self, whole: u64) -> u64 {
        narrow(&(&self.digits * whole / self.one()))
    }

    /// The whole number nearest to this times `whole`, a half upwards.
    pub fn nearest_of(&self, whole: u64) -> u64 {
        narrow(&((&self.digits * whole * 2_u32 + self.one()) / (self.one() * 2_u32)))
    }

    /// The least whole number that is at least this times `whole`.
    pub fn ceiling_of(&self, whole: u64) -> u64 {
        narrow(&((&self.digits * whole + self.one() - 1_u32) / self.one()))
    }
}

/// As 64 bits; the largest of them for a larger number.
pub(crate) fn narrow(number: &BigUint) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}
