//! Sizes of a pool as a person writes them, over a trace: docs/rules/traces.md, section 4.

use num_bigint::BigUint;

use super::Trace;
use super::reading::size;
use crate::error::{Checked, ConfigError};
use crate::exact::{Exact, narrow};

/// Steps of `A..B:n` at most, and those where n is left out.
const STEPS: (u32, u32) = (1_000, 24);

/// Sizes at most.
const MAXIMUM_SIZES: usize = 100_000;

/// Of a curve where nobody says which.
pub const DEFAULT_SIZES: &str = "0.1%..100%:24";

const LEGAL_SIZE: &str =
    "frames such as 2000, a share of the trace's pages such as 10% or 0.1, or bytes such as 128MB";

const LEGAL: &str = "sizes apart by commas: frames such as 2000, shares of the trace's pages such as 10% or 0.1, bytes such as \
                     128MB, or from A to B in n equal ratios A..B:n, or in steps A..B+S";

/// What shares and bytes are of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Basis {
    /// Distinct pages of the trace.
    pub footprint: u64,
    /// Bytes that a frame holds, if that is known.
    pub frame_bytes: Option<u64>,
}

/// Bytes such as `128MB`; none without a unit, which are frames.
fn bytes_of(text: &str) -> Option<u64> {
    text.ends_with(|sign: char| sign.is_ascii_alphabetic()).then(|| size(text)).flatten()
}

impl Basis {
    /// Of a trace, as it was read.
    pub fn of(trace: &Trace) -> Self {
        let frame_bytes = trace.source.as_ref().and_then(|source| source.frame_bytes);
        Self { footprint: trace.footprint(), frame_bytes }
    }

    /// One size in frames, at least 1.
    pub fn size(&self, text: &str) -> Checked<u32> {
        self.read(text.trim(), text, LEGAL_SIZE)
    }

    /// Sizes in frames, rising, each once.
    pub fn sizes(&self, text: &str) -> Checked<Vec<u32>> {
        let mut sizes = Vec::new();
        for part in text.split(',').map(str::trim) {
            match part.split_once("..") {
                None => sizes.push(self.read(part, part, LEGAL)?),
                Some((from, rest)) => self.between(part, from, rest, &mut sizes)?,
            }
        }
        sizes.sort_unstable();
        sizes.dedup();
        Ok(sizes)
    }

    /// One size of `part`, of which a message shows the whole.
    fn read(&self, text: &str, part: &str, legal: &str) -> Checked<u32> {
        let refused = |legal: String| ConfigError::new("frames", part, legal);
        let share = |share: Exact| (!share.is_zero()).then(|| share.floor_of(self.footprint).max(1));
        let frames = if text.ends_with('%') {
            Exact::parse_percent(text).and_then(share)
        } else if let Some(bytes) = bytes_of(text) {
            let page = self
                .frame_bytes
                .ok_or_else(|| refused(format!("{text} needs --page, the bytes of a page")))?;
            (bytes > 0).then(|| (bytes / page).max(1))
        } else if text.contains('.') {
            Exact::parse(text).and_then(share)
        } else {
            Exact::parse(text).map(|whole| whole.floor_of(1)).filter(|&frames| frames > 0)
        };
        let frames = frames.ok_or_else(|| refused(legal.to_owned()))?;
        u32::try_from(frames).map_err(|_| refused(format!("at most {} frames", u32::MAX)))
    }

    /// `A..B`, `A..B:n` or `A..B+S`.
    fn between(&self, part: &str, from: &str, rest: &str, sizes: &mut Vec<u32>) -> Checked<()> {
        let refused = |legal: String| ConfigError::new("frames", part, legal);
        let (to, step) = rest.split_once('+').map_or((rest, None), |(to, step)| (to, Some(step)));
        let (to, count) = to.split_once(':').map_or((to, None), |(to, count)| (to, Some(count)));
        let read = |text: &str| self.read(text.trim(), part, LEGAL);
        let (from, to) = (read(from)?, read(to)?);
        if from > to {
            return Err(refused(format!("A..B with A at most B; these are {from} and {to} frames")));
        }
        let too_many = || refused(format!("at most {MAXIMUM_SIZES} sizes"));
        match (step, count) {
            (Some(_), Some(_)) => return Err(refused(LEGAL.to_owned())),
            (Some(step), None) => {
                let step = read(step)?;
                if ((to - from) / step) as usize >= MAXIMUM_SIZES - sizes.len() {
                    return Err(too_many());
                }
                sizes.extend((from..=to).step_by(step as usize));
            }
            (None, count) => {
                let legal = || refused(format!("A..B:n with n from 1 to {}", STEPS.0));
                let count = count.map_or(Ok(STEPS.1), |count| count.trim().parse().map_err(|_| legal()))?;
                if !(1..=STEPS.0).contains(&count) {
                    return Err(legal());
                }
                if count as usize > MAXIMUM_SIZES - sizes.len() {
                    return Err(too_many());
                }
                sizes.extend((0..count).map(|step| ratio(from, to, step, count - 1)));
            }
        }
        Ok(())
    }
}

/// Step `i` of `last` equal ratios: the largest whole f with f^last <= A^(last - i) B^i.
fn ratio(from: u32, to: u32, i: u32, last: u32) -> u32 {
    if last == 0 {
        return from;
    }
    let product = BigUint::from(from).pow(last - i) * BigUint::from(to).pow(i);
    narrow(&product.nth_root(last)) as u32
}
