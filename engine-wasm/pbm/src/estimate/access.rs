//! A request as estimators receive it.

use crate::query::Purpose;

/// A request of a stream's query, as estimators see it.
#[derive(Debug, Clone, Copy)]
pub struct Access {
    /// The stream.
    pub stream: u32,
    /// Number of its query, different for all queries of a run.
    pub query: u32,
    /// What for.
    pub purpose: Purpose,
    /// When.
    pub now_ns: u64,
}
