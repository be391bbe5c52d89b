//! The configuration of one lane.

mod parse;

use bufferpool_core::spec::{DefaultValue, ParameterSpec};
use bufferpool_core::trace::operation::MAXIMUM_HYBRID_PAGES;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::prices::{PRICES, Prices};

/// Largest number of pages: 30 bits of a packed request.
pub const MAXIMUM_PAGES: u32 = MAXIMUM_HYBRID_PAGES;

/// Pages of the file before the first request.
pub const PAGES: ParameterSpec = ParameterSpec {
    id: "pages",
    label: "Pages of the file",
    symbol: "n",
    unit: "pages",
    minimum: 1.0,
    maximum: MAXIMUM_PAGES as f64,
    default: DefaultValue::Number(34_782.0),
    help: "How many pages exist before the first request; new ones are numbered from here on.",
    why: "With the pool it gives q = 1 - b/n, the share of logical operations that hybrid takes for physical ones.",
    ..ParameterSpec::WHOLE
};

/// Frames of the pool.
pub const FRAMES: ParameterSpec = ParameterSpec {
    id: "frames",
    label: "Frames in the pool",
    symbol: "b",
    unit: "frames",
    minimum: 1.0,
    maximum: 16_777_216.0,
    default: DefaultValue::Number(5_120.0),
    help: "How many pages the bufferpool can hold.",
    why: "A larger pool hides more of the logical operations from the disks, and so from the placement.",
    ..ParameterSpec::WHOLE
};

/// Share of the cost segment.
pub const LAMBDA: ParameterSpec = ParameterSpec {
    id: "lambda",
    label: "Cost segment",
    symbol: "lambda",
    unit: "of the pool",
    minimum: 0.0,
    maximum: 1.0,
    integer: false,
    default: DefaultValue::Number(0.5),
    help: "Share of the frames that are evicted by what their return costs, not by time.",
    why: "0 is LRU; a large segment keeps pages that are dear to fetch and lets cheap ones go.",
    ..ParameterSpec::WHOLE
};

/// A lane's configuration with all defaults filled in.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HybridConfig {
    /// Id of the placement algorithm.
    pub placement: &'static str,
    /// Whether conservative's C is kept at 0 or above.
    pub floor: bool,
    /// Id of the replacement.
    pub replacement: &'static str,
    /// Share of the cost segment; LRU has none.
    pub lambda: f64,
    /// Frames in the pool, b.
    pub frames: u32,
    /// Pages of the file before the first request, n.
    pub pages: u32,
    /// The four prices.
    #[cfg_attr(feature = "typescript", ts(flatten))]
    pub prices: Prices,
}

impl Serialize for HybridConfig {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("placement", self.placement)?;
        map.serialize_entry("floor", &self.floor)?;
        map.serialize_entry("replacement", self.replacement)?;
        map.serialize_entry("lambda", &self.lambda)?;
        map.serialize_entry("frames", &self.frames)?;
        map.serialize_entry("pages", &self.pages)?;
        for (spec, price) in PRICES.iter().zip(self.prices.in_units()) {
            map.serialize_entry(spec.id, &price)?;
        }
        map.end()
    }
}

impl HybridConfig {
    /// Frames of the cost segment: floor(lambda * b), of the exact decimal product.
    pub fn cost_segment_frames(&self) -> u32 {
        share_of(self.lambda, self.frames)
    }
}

/// floor(share * frames) without rounding: 0.58 of 50 is 29, though the product of the doubles lies below.
fn share_of(share: f64, frames: u32) -> u32 {
    let text = format!("{share}");
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    // What lies beyond 18 digits of the share is less than a frame of the largest pool.
    let fraction = &fraction[..fraction.len().min(18)];
    let digits: u128 = format!("{whole}{fraction}").parse().unwrap_or(0);
    (digits * u128::from(frames) / 10_u128.pow(fraction.len() as u32)) as u32
}

#[cfg(test)]
mod tests {
    use super::share_of;

    #[test]
    fn the_cost_segment_has_the_floor_of_the_decimal_product() {
        assert_eq!(share_of(0.58, 50), 29);
        assert_eq!(share_of(0.3, 10), 3);
        assert_eq!(share_of(1.0, 16_777_216), 16_777_216);
        assert_eq!(share_of(0.0, 7), 0);
        assert_eq!(share_of(0.999_999, 4), 3);
    }
}
