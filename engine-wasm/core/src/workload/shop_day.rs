//! A day of an invented shop, the same for every lab: browse, sale, report, of 2 000 requests each (docs/rules/shop-day.md).

use super::draw::drawing;
use super::skewed::Locality;
use super::{Draw, Drawn, Making, Random, WorkloadPages, WorkloadSpec};
use crate::error::Checked;
use crate::trace::pack;

/// Pages that are looked up; those behind them are written.
const CATALOGUE: u32 = 400;
/// Pages that are written.
const ORDERS: u32 = 200;
/// All pages; each scan of the report reads them all.
pub const PAGES: u32 = CATALOGUE + ORDERS;
/// Requests of an hour.
pub const HOUR: u64 = 2_000;
/// Requests of a day.
pub const DAY: u64 = 3 * HOUR;
/// Pages that the first scan has read when the second begins.
pub const LEAD: u32 = 50;

/// The generator's description; where a lab has no parameter of length it is one day.
pub static SPEC: WorkloadSpec = WorkloadSpec {
    id: "shop_day",
    label: "Shop day",
    idea: "A shop's day on 600 pages: 2 000 requests each of browse, sale and report.",
    parameters: &[],
    pages: Some(|_| Ok(WorkloadPages { data_pages: PAGES, pages: PAGES })),
    generate,
};

/// Whether the request with this number of a day is one of the report's scans, and if so which page it reads.
pub fn scanned(t: u64) -> Option<u32> {
    let t = t.checked_sub(2 * HOUR)?;
    // Of five requests three are the scans'; the two others are a customer's.
    let at = (t % 5 % 2 == 0).then_some((t / 5 * 3 + t % 5 / 2) as u32)?;
    // The first scan alone, the second and the first in turns, the second alone.
    Some(match at.checked_sub(LEAD) {
        None => at,
        Some(turn) if turn >= 2 * (PAGES - LEAD) => at - PAGES,
        Some(turn) => turn / 2 + turn % 2 * LEAD,
    })
}

fn generate(draw: &Draw) -> Checked<Making<Drawn>> {
    let (browse, sale) = (Locality::new(CATALOGUE, 80, 20), Locality::new(CATALOGUE, 90, 10));
    let count = if draw.requests == 0 { DAY } else { draw.requests };
    let request = move |random: &mut Random, t: u64| {
        let t = t % DAY;
        if let Some(page) = scanned(t) {
            return pack(page, false);
        }
        let (reads_percent, look_ups) = if t / HOUR == 1 { (50, sale) } else { (98, browse) };
        if random.percent(reads_percent) {
            pack(look_ups.page(random), false)
        } else {
            pack(CATALOGUE + random.below(ORDERS.into()) as u32, true)
        }
    };
    Ok(drawing(count, Random::new(draw.seed), Box::new(request)))
}
