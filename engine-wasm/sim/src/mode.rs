//! What a lane does besides its policy's work. The silent loop of each mode is compiled apart, so that a baseline's has
//! nothing of ACE in it; the recording loop, which need not be fast, is compiled once for all modes.

use crate::config::LaneConfig;

/// Which of ACE's parts a lane runs.
pub trait Mode: Copy + 'static {
    /// The mode of a config.
    fn of(config: &LaneConfig) -> Self;
    /// Whether a dirty victim is written together with others: the Writer.
    fn writes_together(self) -> bool;
    /// Whether pages may be prefetched: Reader and Evictor.
    fn prefetches(self) -> bool;
}

/// The policy alone.
#[derive(Debug, Clone, Copy)]
pub struct Baseline;

/// ACE without the Reader.
#[derive(Debug, Clone, Copy)]
pub struct WithWriter;

/// ACE with the Reader.
#[derive(Debug, Clone, Copy)]
pub struct WithReader;

/// Any of the three, told when it runs.
#[derive(Debug, Clone, Copy)]
pub struct AsConfigured {
    writes_together: bool,
    prefetches: bool,
}

impl Mode for Baseline {
    fn of(_config: &LaneConfig) -> Self {
        Self
    }
    fn writes_together(self) -> bool {
        false
    }
    fn prefetches(self) -> bool {
        false
    }
}

impl Mode for WithWriter {
    fn of(_config: &LaneConfig) -> Self {
        Self
    }
    fn writes_together(self) -> bool {
        true
    }
    fn prefetches(self) -> bool {
        false
    }
}

impl Mode for WithReader {
    fn of(_config: &LaneConfig) -> Self {
        Self
    }
    fn writes_together(self) -> bool {
        true
    }
    fn prefetches(self) -> bool {
        true
    }
}

impl Mode for AsConfigured {
    fn of(config: &LaneConfig) -> Self {
        Self { writes_together: config.is_ace(), prefetches: config.prefetch }
    }
    fn writes_together(self) -> bool {
        self.writes_together
    }
    fn prefetches(self) -> bool {
        self.prefetches
    }
}
