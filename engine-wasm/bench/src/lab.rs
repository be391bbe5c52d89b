//! What is measured of a lab, so that both benches measure every lab alike.

use bufferpool_core::error::ConfigError;
use bufferpool_core::trace::Trace;
use serde::Serialize;

/// A lane that serves packed requests.
pub trait Measured {
    /// Serves requests without recording them.
    fn advance(&mut self, requests: &[u32]);
    /// Pages that were asked for and not there, so far.
    fn misses(&self) -> u64;
}

/// Workload and pool to measure on.
pub trait LabTask: Serialize + 'static {
    /// Name in tables.
    fn id(&self) -> &'static str;
    /// Frames in the pool.
    fn frames(&self) -> u32;
    /// The trace, always the same: reads and writes alone, since the yardstick knows nothing else.
    ///
    /// # Errors
    /// When it does not fit in memory.
    fn trace(&self) -> Result<Trace, ConfigError>;
}

/// Opens a lane of a subject, by its place among all.
pub type Open = fn(usize, u32, &Trace) -> Result<Box<dyn Measured>, ConfigError>;

/// One of the labs.
pub trait Lab {
    /// What it is measured on.
    type Task: LabTask;
    /// What is measured.
    type Subject: Serialize + Clone;

    /// The tasks.
    fn tasks() -> &'static [Self::Task];
    /// Everything registered; the first one is LRU, as the yardstick is.
    fn subjects() -> Vec<Self::Subject>;
    /// Name of a subject in tables.
    fn name(subject: &Self::Subject) -> String;
    /// Whether the subject can go on over requests that the trace does not hold.
    fn goes_on(subject: &Self::Subject) -> bool;
    /// A lane with an empty pool.
    ///
    /// # Errors
    /// When it does not fit in memory.
    fn lane(subject: &Self::Subject, frames: u32, trace: &Trace) -> Result<Box<dyn Measured>, ConfigError>;
}
