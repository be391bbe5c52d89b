//! The configuration of one lane, read from JSON in the golden files' flat form, every field checked.

use bufferpool_core::error::ConfigError;
use bufferpool_core::fields::Fields;
use bufferpool_core::parameters;
use bufferpool_core::trace::operation::MAXIMUM_HYBRID_PAGES;
use bufferpool_lab::scene::number;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::placement::{self, PlacementEntry};
use crate::prices::{PRICES, Prices};
use crate::replacement::{self, ReplacementSpec};

/// Largest number of pages: 30 bits of a packed request.
pub const MAXIMUM_PAGES: u32 = MAXIMUM_HYBRID_PAGES;

parameters! {
    pub PAGES = "pages", "Pages of the file", "n", "pages", (1.0, MAXIMUM_PAGES as f64), 34_782.0,
        "How many pages exist before the first request; new ones are numbered from here on.",
        "With the pool it gives q = 1 - b/n, the share of logical operations that hybrid takes for physical ones.";
    pub FRAMES = "frames", "Frames in the pool", "b", "frames", (1.0, 16_777_216.0), 5_120.0,
        "How many pages the bufferpool can hold.",
        "A larger pool hides more of the logical operations from the disks, and so from the placement.";
    pub LAMBDA = "lambda", "Cost segment", "lambda", "of the pool", real (0.0, 1.0), 0.5,
        "Share of the frames that are evicted by what their return costs, not by time.",
        "0 is LRU; a large segment keeps pages that are expensive to fetch and evicts cheap ones.";
}

/// A lane's configuration with all defaults filled in.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct HybridConfig {
    pub placement: &'static str,
    /// Whether conservative's C is kept at 0 or above.
    pub floor: bool,
    pub replacement: &'static str,
    /// Share of the cost segment; LRU has none.
    pub lambda: f64,
    pub frames: u32,
    pub pages: u32,
    /// The four prices.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(flatten))]
    pub prices: Prices,
}

impl HybridConfig {
    /// Parses a config. Absent keys take their defaults; unknown keys are named. `lambda` and `floor` may stand where
    /// they change nothing, as the golden files have them.
    pub fn from_json(object: &Map<String, Value>) -> Result<Self, ConfigError> {
        let mut fields = Fields::new(object);
        let placement = placement::find(fields.text("placement")?.as_deref().unwrap_or("hybrid"))?.spec;
        let replacement = replacement::find(fields.text("replacement")?.as_deref().unwrap_or("lru"))?;
        if placement.by_lru_only && !replacement.is_lru {
            let legal = format!("lru beside placement {}", placement.id);
            return Err(ConfigError::new("replacement", replacement.id, legal));
        }
        let lambda = number(&mut fields, &LAMBDA)?;
        let mut prices = [0.0; 4];
        let config = Self {
            placement: placement.id,
            floor: fields.flag("floor")?.unwrap_or(false) && placement.has_floor,
            replacement: replacement.id,
            lambda: if replacement.is_lru { 0.0 } else { lambda },
            frames: number(&mut fields, &FRAMES)? as u32,
            pages: number(&mut fields, &PAGES)? as u32,
            prices: {
                for (price, spec) in prices.iter_mut().zip(&PRICES) {
                    *price = number(&mut fields, spec)?;
                }
                Prices::new(prices)?
            },
        };
        fields.finish()?;
        Ok(config)
    }

    /// The registry entry of the placement algorithm.
    pub fn placement_entry(&self) -> Result<&'static PlacementEntry, ConfigError> {
        placement::find(self.placement)
    }

    /// What is registered of the replacement.
    pub fn replacement_entry(&self) -> Result<&'static ReplacementSpec, ConfigError> {
        replacement::find(self.replacement)
    }

    /// Frames of the cost segment: floor(lambda * b), of the exact decimal product.
    pub fn cost_segment_frames(&self) -> u32 {
        share_of(self.lambda, self.frames)
    }
}

/// floor(share * frames) without rounding: 0.58 of 50 is 29, though the product of the doubles lies below.
#[doc(hidden)]
pub fn share_of(share: f64, frames: u32) -> u32 {
    let text = format!("{share}");
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    // What lies beyond 18 digits of the share is less than a frame of the largest pool.
    let fraction = &fraction[..fraction.len().min(18)];
    let digits: u128 = format!("{whole}{fraction}").parse().unwrap_or(0);
    (digits * u128::from(frames) / 10_u128.pow(fraction.len() as u32)) as u32
}
