//! An estimate of misses from some of the pages, with its standard error: docs/rules/traces.md, section 4.
//!
//! Source: Waldspurger, Park, Garthwaite & Ahmad, "Efficient MRC construction with SHARDS", FAST 2015, whose idea it is to
//! keep pages by a hash and to shrink the pool alike; the error is that of eight parts of the sample.

use bufferpool_core::error::{ConfigError, filled};
use bufferpool_core::exact::Exact;
use bufferpool_core::fields::Fields;
use bufferpool_core::split_mix::SplitMix;
use bufferpool_core::trace::{Trace, page_of};
use serde_json::{Map, Value};

use super::Requests;
use super::options::counting;
use super::part::Part;
use crate::Checked;
use crate::config::LaneConfig;

/// Parts that the error is computed from.
const PARTS: u32 = 8;

/// Fewer kept pages say too little: pages are numbered as they appear, so few are hardly ever among the hottest, which the
/// standard error does not cover.
const ENOUGH_PAGES: u64 = 512;

/// A share of the pages that is kept.
#[derive(Debug, Clone)]
pub(super) struct Share {
    pub(super) text: String,
    exact: Exact,
    number: f64,
    seed: u32,
}

impl Share {
    /// Reads `sampling` and `sampling_seed`, which draws other pages; none without a share.
    pub(super) fn take(fields: &mut Fields<'_>) -> Checked<Option<Self>> {
        let share = fields.take("sampling").map(Self::read).transpose()?;
        let Some(value) = fields.take("sampling_seed") else { return Ok(share) };
        let text = value.as_str().map_or_else(|| value.to_string(), |text| text.trim().to_owned());
        let legal = || ConfigError::new("sampling_seed", &text, "a whole number from 0 to 4294967295");
        let seed = text.parse().map_err(|_| legal())?;
        let alone = || ConfigError::new("sampling_seed", &text, "left out without sampling");
        share.map(|share| Self { seed, ..share }).ok_or_else(alone).map(Some)
    }

    fn read(value: &Value) -> Checked<Self> {
        let text = value.as_str().map_or_else(|| value.to_string(), |text| text.trim().to_owned());
        let exact = Exact::parse(&text).filter(|exact| !exact.is_zero() && exact.is_below_one());
        let number = text.parse().ok();
        let legal = || ConfigError::new("sampling", &text, "a share above 0 and below 1, such as 0.01");
        let (exact, number) = exact.zip(number).ok_or_else(legal)?;
        Ok(Self { text, exact, number, seed: 0 })
    }

    /// Fails for what a small pool over some of the pages says nothing of: ACE's batches, and numbers of frames.
    pub(super) fn check(&self, lane: &Map<String, Value>, lanes: &[LaneConfig]) -> Checked<()> {
        if lanes.iter().any(LaneConfig::is_ace) {
            let legal = "left out, or baseline alone: ACE's batches do not shrink with the pool";
            return Err(ConfigError::new("sampling", &self.text, legal));
        }
        let given = counting().find(|parameter| lane.get(parameter.id).is_some_and(|value| !value.is_null()));
        given.map_or(Ok(()), |parameter| {
            let legal = format!("left out beside {}, which counts {}", parameter.id, parameter.unit);
            Err(ConfigError::new("sampling", &self.text, legal))
        })
    }
}

/// The requests of some pages.
#[derive(Debug)]
struct Kept {
    requests: Vec<u32>,
    part: Part,
    exact: Exact,
    share: f64,
}

/// What a sample says of a size.
#[derive(Debug, Clone, Copy)]
pub(super) struct Estimate {
    pub(super) miss_ratio: f64,
    pub(super) standard_error: f64,
}

/// The sample, and its eight parts.
#[derive(Debug)]
pub(super) struct Sample {
    /// The share of the pages.
    pub(super) sampling: f64,
    pages: u64,
    kept_pages: u64,
    all: Kept,
    parts: Vec<Kept>,
}

impl Sample {
    pub(super) fn of(share: &Share, trace: &Trace, warm_up: usize) -> Checked<Self> {
        const NEVER: u8 = u8::MAX;
        /// Of a page that is not kept.
        const LEFT_OUT: u8 = PARTS as u8;
        let below = share.exact.ceiling_of(1 << 24);
        let mut part_of = filled("pages", trace.pages as usize, NEVER)?;
        let kept = |parts: u32| Kept {
            requests: Vec::new(),
            part: Part::new(0),
            exact: share.exact.part(parts),
            share: share.number / f64::from(parts),
        };
        let (mut all, mut parts) = (kept(1), (0..PARTS).map(|_| kept(PARTS)).collect::<Vec<_>>());
        let (mut number, mut kept_pages) = (u64::from(share.seed) << 32, 0);
        let first = number;
        for (t, &request) in trace.requests.iter().enumerate() {
            let part = &mut part_of[page_of(request) as usize];
            if *part == NEVER {
                let drawn = SplitMix::new(number).next();
                let is_kept = drawn >> 40 < below;
                *part = if is_kept { (drawn >> 37 & 7) as u8 } else { LEFT_OUT };
                kept_pages += u64::from(is_kept);
                number += 1;
            }
            let Some(part) = parts.get_mut(usize::from(*part)) else { continue };
            for kept in [&mut all, part] {
                kept.requests.push(request);
                kept.part.warm_up += usize::from(t < warm_up);
            }
        }
        if all.requests.is_empty() {
            return Err(ConfigError::new("sampling", &share.text, "a larger share: this one keeps no page"));
        }
        Ok(Self { sampling: share.number, pages: number - first, kept_pages, all, parts })
    }

    /// What is to be said of a sample that is too small.
    pub(super) fn note(&self) -> Option<String> {
        let Self { pages, kept_pages, .. } = *self;
        (kept_pages < ENOUGH_PAGES).then(|| {
            let way_out = if pages > ENOUGH_PAGES {
                // Four decimals, rounded up: a share of less than that is not asked for.
                let share = (ENOUGH_PAGES * 10_000).div_ceil(pages) as f64 / 10_000.0;
                format!("from a share of {share} on about {ENOUGH_PAGES} would be")
            } else {
                "leave sampling out".to_owned()
            };
            format!(
                "{kept_pages} of {pages} pages are kept, too few for the ratio or its standard error, since so few are hardly \
                 ever among the hottest: {way_out}"
            )
        })
    }

    pub(super) fn bytes(&self) -> u64 {
        8 * self.all.requests.len() as u64
    }

    /// The miss ratio over so many requests of the whole trace.
    pub(super) fn estimate(&self, config: &LaneConfig, requests: u64) -> Checked<Estimate> {
        let ratio = |kept: &Kept| {
            let frames = kept.exact.nearest_of(config.frames.into()).max(1) as u32;
            let config = LaneConfig { frames, ..config.clone() };
            let misses = kept.part.count(&config, Requests { packed: &kept.requests, pins: None })?.misses;
            Ok((misses as f64 / (kept.share * requests as f64)).min(1.0))
        };
        let parts = self.parts.iter().map(ratio).collect::<Checked<Vec<f64>>>()?;
        let count = f64::from(PARTS);
        let mean = parts.iter().sum::<f64>() / count;
        let spread = parts.iter().map(|ratio| (ratio - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let standard_error = spread.sqrt() / count.sqrt();
        Ok(Estimate { standard_error, miss_ratio: ratio(&self.all)? })
    }
}
