//! Zipf: the page of rank r has a probability proportional to r^-theta; a seeded permutation ranks pages, not neighbours.

use std::ops::Range;

use super::{Draw, Drawn, Making, READS_PERCENT, Random, WorkloadSpec};
use crate::error::{Checked, reserved};
use crate::spec::{DefaultValue, ParameterSpec};

const EXPONENT: ParameterSpec = ParameterSpec {
    id: "theta",
    label: "Skew",
    symbol: "theta",
    minimum: 0.0,
    maximum: 10.0,
    integer: false,
    default: DefaultValue::Number(0.99),
    help: "Exponent of the popularity law: the page of rank r has weight 1 / r^theta.",
    why: "0 is uniform; near 1 is what web and key-value traces show; above 2 few pages get nearly all.",
    ..ParameterSpec::WHOLE
};

/// The generator's description.
pub static SPEC: WorkloadSpec = WorkloadSpec {
    id: "zipf",
    label: "Zipf",
    idea: "Popularity falls smoothly with rank, as in web and key-value traces; \
           the popular pages lie scattered over the disk.",
    parameters: &[READS_PERCENT, EXPONENT],
    pages: None,
    generate,
};

fn generate(draw: &Draw) -> Checked<Making<Drawn>> {
    let ranks = Ranks::new(draw.pages, draw.number(EXPONENT.id)?);
    let mut random = Random::new(draw.seed);
    let (draw, requests) = (draw.clone(), draw.requests);
    let (mut page_of_rank, mut end) = (Vec::new(), draw.pages as usize);
    let mut drawing: Option<Making<Drawn>> = None;
    // The permutation first: with many pages it takes as long as many requests.
    let making = Making::new(requests + u64::from(draw.pages), move |left| {
        if let Some(drawing) = &mut drawing {
            return drawing.go_on(left);
        }
        if page_of_rank.is_empty() {
            match in_order("pages", draw.pages) {
                Ok(order) => page_of_rank = order,
                Err(refused) => return Some(Err(refused)),
            }
        }
        let from = end.saturating_sub(usize::try_from(*left).unwrap_or(end)).max(1);
        shuffle(&mut page_of_rank, from..end, &mut random);
        *left -= end.saturating_sub(from) as u64;
        end = from;
        if end > 1 {
            return None;
        }
        let page_of_rank = std::mem::take(&mut page_of_rank);
        let page = move |random: &mut Random, _| page_of_rank[ranks.sample(random) as usize];
        match draw.requests(random.clone(), page) {
            Ok(requests) => drawing = Some(requests),
            Err(refused) => return Some(Err(refused)),
        }
        None
    });
    Ok(making.at_least(requests))
}

/// Fisher and Yates: for i from D - 1 down to 1, swap places i and (a whole number below i + 1).
pub fn permutation(field: &str, count: u32, random: &mut Random) -> Checked<Vec<u32>> {
    let mut order = in_order(field, count)?;
    let end = order.len();
    shuffle(&mut order, 1..end, random);
    Ok(order)
}

fn in_order(field: &str, count: u32) -> Checked<Vec<u32>> {
    let mut order = reserved(field, u64::from(count))?;
    order.extend(0..count);
    Ok(order)
}

fn shuffle(order: &mut [u32], places: Range<usize>, random: &mut Random) {
    for i in places.rev() {
        order.swap(i, random.below(i as u64 + 1) as usize);
    }
}

/// Zipf ranks by rejection-inversion (Hörmann and Derflinger, "Rejection-inversion to generate
/// variates from monotone discrete distributions", ACM TOMACS 6(3), 1996): constant time and
/// memory whatever D. Names follow the paper: h(x) = x^-theta, H its integral.
#[derive(Clone, Copy)]
#[doc(hidden)]
pub struct Ranks {
    exponent: f64,
    pages: f64,
    integral_first: f64,
    integral_last: f64,
    shortcut: f64,
}

impl Ranks {
    pub fn new(pages: u32, exponent: f64) -> Self {
        let pages = f64::from(pages);
        let second = integral(exponent, 2.5) - density(exponent, 2.0);
        Self {
            exponent,
            pages,
            integral_first: integral(exponent, 1.5) - 1.0,
            integral_last: integral(exponent, pages + 0.5),
            shortcut: 2.0 - integral_inverse(exponent, second),
        }
    }

    /// A rank from 0 (most popular) to D - 1: one fraction a try, few tries.
    pub fn sample(&self, random: &mut Random) -> u32 {
        loop {
            let span = self.integral_first - self.integral_last;
            let u = self.integral_last + random.fraction() * span;
            let x = integral_inverse(self.exponent, u);
            let rank = libm::floor(x + 0.5).max(1.0).min(self.pages);
            let edge = || integral(self.exponent, rank + 0.5) - density(self.exponent, rank);
            if rank - x <= self.shortcut || u >= edge() {
                return rank as u32 - 1;
            }
        }
    }
}

fn density(exponent: f64, x: f64) -> f64 {
    libm::exp(-exponent * libm::log(x))
}

/// (x^(1 - theta) - 1) / (1 - theta), and log x at theta = 1, without cancellation near it.
fn integral(exponent: f64, x: f64) -> f64 {
    let log_x = libm::log(x);
    let t = (1.0 - exponent) * log_x;
    let ratio = if t.abs() > 1e-8 { libm::expm1(t) / t } else { 1.0 + t * 0.5 * (1.0 + t / 3.0) };
    ratio * log_x
}

fn integral_inverse(exponent: f64, u: f64) -> f64 {
    // Rounding may push t just below -1, where the logarithm ends.
    let t = (u * (1.0 - exponent)).max(-1.0);
    let ratio = if t.abs() > 1e-8 { libm::log1p(t) / t } else { 1.0 - t * (0.5 - t / 3.0) };
    libm::exp(ratio * u)
}
