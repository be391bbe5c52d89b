//! The parts of ACE that a lane runs around its policy. The silent loop of each mode is compiled separately, so that a
//! baseline's contains no code of ACE.

/// Which of ACE's parts a lane runs.
pub trait Mode: 'static {
    /// Whether a dirty victim is written together with others: the Writer.
    const WRITES_TOGETHER: bool;
    /// Whether pages may be prefetched: Reader and Evictor.
    const PREFETCHES: bool;
}

/// The policy alone.
#[derive(Debug)]
pub struct Baseline;

/// ACE without the Reader.
#[derive(Debug)]
pub struct WithWriter;

/// ACE with the Reader.
#[derive(Debug)]
pub struct WithReader;

impl Mode for Baseline {
    const WRITES_TOGETHER: bool = false;
    const PREFETCHES: bool = false;
}

impl Mode for WithWriter {
    const WRITES_TOGETHER: bool = true;
    const PREFETCHES: bool = false;
}

impl Mode for WithReader {
    const WRITES_TOGETHER: bool = true;
    const PREFETCHES: bool = true;
}
