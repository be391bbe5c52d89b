//! What a figure shows of a lane, most of it against the first lane of the same run. Each lab has its own list.

use serde::Serialize;

use super::record::Moment;

/// A quantity that plots and checks may name.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Measure {
    /// Key in plots, checks and tables.
    pub id: &'static str,
    /// Name for people, and for axes.
    pub label: &'static str,
    /// Unit, or an empty string.
    pub unit: &'static str,
    /// Its value for a lane (second) beside the first lane of the run; none where it is not defined.
    #[serde(skip)]
    pub of: fn(Moment<'_>, Moment<'_>) -> Option<f64>,
}

pub(super) fn ratio(above: f64, below: f64) -> Option<f64> {
    (below > 0.0).then(|| above / below)
}

/// By how many percent a number of the lane is above the first lane's.
pub(super) fn change_percent(name: &str, first: Moment<'_>, lane: Moment<'_>) -> Option<f64> {
    let before = first.number(name)?;
    ratio(lane.number(name)? - before, before).map(|change| 100.0 * change)
}
