//! What was measured at each depth, and where throughput stops rising.

use super::job::{Job, Point};
use crate::error::ConfigError;

/// Throughput that rises by less than this factor has stopped rising.
const STILL_RISING: f64 = 1.05;

/// Points by rising depth. A list: a tree's code would be half of this module's in the browser.
pub(super) type Curve = Vec<(u32, Point)>;

/// A depth, the number of jobs that it was reached with, and its measurements.
type Way = ((u32, u32), Vec<Point>);

/// The reads or the writes, by depth.
pub(super) fn curve(jobs: &[Job], write: bool, notes: &mut Vec<String>) -> Result<Curve, ConfigError> {
    let (what, rw) = if write { ("writes", "randwrite") } else { ("reads", "randread") };
    let mut ways: Vec<Way> = Vec::new();
    for job in jobs.iter().filter(|job| job.write == write) {
        let key = (job.depth, job.numjobs);
        match ways.binary_search_by_key(&key, |way| way.0) {
            Ok(place) => ways[place].1.push(job.point),
            Err(place) => ways.insert(place, (key, vec![job.point])),
        }
    }
    let mut curve = Curve::new();
    let (mut repeated, mut left_out) = (Vec::new(), Vec::new());
    for ((depth, numjobs), points) in ways {
        if curve.last().is_some_and(|last| last.0 == depth) {
            left_out.push(format!("iodepth={} numjobs={numjobs}", depth / numjobs));
            continue;
        }
        if points.len() > 1 {
            repeated.push(format!("{depth} ({}×)", points.len()));
        }
        curve.push((depth, mean(&points)));
    }
    if !repeated.is_empty() {
        let repeated = repeated.join(", ");
        notes.push(format!(
            "Several measurements of {what} at depth {repeated}: rate and latency are their means."
        ));
    }
    if !left_out.is_empty() {
        notes.push(format!(
            "Depths of {what} were reached in several ways, of which the one with the fewest jobs counts; left out: {}.",
            left_out.join(", ")
        ));
    }
    if curve.len() < 2 {
        let found = if curve.is_empty() { "none".to_owned() } else { "one depth".to_owned() };
        let legal = format!("jobs with rw={rw} at two or more depths, such as iodepth 1, 2, 4 … 128");
        return Err(ConfigError::new(format!("fio result, {what}"), found, legal));
    }
    Ok(curve)
}

/// Rate and latency of repeats; no latency if one has none.
fn mean(points: &[Point]) -> Point {
    let count = points.len() as f64;
    let latencies: Option<f64> = points.iter().map(|point| point.latency_us).sum();
    Point {
        iops: points.iter().map(|point| point.iops).sum::<f64>() / count,
        latency_us: latencies.map(|sum| sum / count),
    }
}

/// The mean latency of reads at depth 1.
pub(super) fn base_us(reads: &[(u32, Point)]) -> Result<f64, ConfigError> {
    let refused = |value, legal| ConfigError::new("fio result, reads at depth 1", value, legal);
    let one = reads.first().filter(|entry| entry.0 == 1);
    let legal = "a job with rw=randread, iodepth=1 and numjobs=1: its latency is base_us";
    let (_, point) = one.ok_or_else(|| refused("none", legal))?;
    let legal = "lat_ns or clat_ns with a mean, as fio 3 writes them without gtod_reduce";
    point.latency_us.ok_or_else(|| refused("no latency", legal))
}

/// The depth after which throughput stops rising, and the throughput there.
pub(super) fn saturated(
    what: &str,
    curve: &[(u32, Point)],
    notes: &mut Vec<String>,
) -> Result<(u32, f64), ConfigError> {
    let points: Vec<(u32, f64)> = curve.iter().map(|(depth, point)| (*depth, point.iops)).collect();
    let stop = points.windows(2).find(|pair| pair[1].1 <= pair[0].1 * STILL_RISING).map(|pair| pair[0]);
    let none = || ConfigError::new(format!("fio result, {what}"), "none", "two or more depths");
    let (depth, iops) = stop.or(points.last().copied()).ok_or_else(none)?;
    if stop.is_none() {
        notes.push(format!(
            "Throughput of {what} still rises at depth {depth}, the deepest measured: k is at least that, and alpha is \
             not yet the ratio at saturation."
        ));
    }
    let later = points.iter().filter(|point| point.0 > depth && point.1 > iops * STILL_RISING);
    if let Some((again, more)) = later.max_by(|one, other| one.1.total_cmp(&other.1)) {
        notes.push(format!(
            "Throughput of {what} stops rising at depth {depth}, but at depth {again} it is {}% higher: measure \
             longer, or look for what disturbed it.",
            ((more / iops - 1.0) * 100.0).round() as u64
        ));
    }
    Ok((depth, iops))
}
