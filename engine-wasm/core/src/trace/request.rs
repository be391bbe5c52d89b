//! One request in one `u32`.

/// Largest number of pages on disk: 31 bits of a packed request.
pub const MAXIMUM_PAGES: u32 = 1 << 31;
/// Largest number of requests in one trace.
pub const MAXIMUM_REQUESTS: u64 = 100_000_000;
/// Page ids below this are used as they are in own traces.
pub const RENUMBER_FROM: u64 = 1 << 26;

/// Packs one request.
#[inline]
pub const fn pack(page: u32, write: bool) -> u32 {
    page << 1 | write as u32
}

/// The page of a packed request.
#[inline]
pub const fn page_of(request: u32) -> u32 {
    request >> 1
}

/// Whether a packed request is a write.
#[inline]
pub const fn is_write(request: u32) -> bool {
    request & 1 == 1
}
