//! One request in one `u32`: reads and writes ([`pack`]), and the four operations of the flash + magnetic lab.
//!
//! There bit 31 marks the two others, so pages are below [`MAXIMUM_HYBRID_PAGES`]. A creation also has bit 0, since the page
//! that it makes is dirty: code that asks [`is_write`] only for that needs no case of its own.

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

/// Marks a request that creates its page, and [`EMPTY_POOL`].
pub const NEW_PAGE: u32 = 1 << 31;
/// Evict every resident page: `F`, the end of a query set.
pub const EMPTY_POOL: u32 = u32::MAX;
/// Largest number of pages of a trace with these operations: the creation of one page more would be [`EMPTY_POOL`].
pub const MAXIMUM_HYBRID_PAGES: u32 = (1 << 30) - 1;

/// The operation of a packed request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Operation {
    /// `R page`: a logical read.
    Read,
    /// `W page`: a logical write; the page is fetched first if it is not resident.
    Write,
    /// `N page`: the page comes into being in the pool, dirty, without a physical read.
    New,
    /// `F`: every resident page is evicted. It has no page.
    Empty,
}

impl Operation {
    /// Its letter in traces.
    pub const fn letter(self) -> char {
        match self {
            Self::Read => 'R',
            Self::Write => 'W',
            Self::New => 'N',
            Self::Empty => 'F',
        }
    }
}

/// Which operations a lab's traces may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub enum Operations {
    /// `R` and `W`: the ACE lab.
    #[default]
    ReadWrite,
    /// `N` and `F` too: the flash + magnetic lab.
    All,
}

impl Operations {
    /// Largest number of pages that packed requests can name.
    #[inline]
    pub const fn maximum_pages(self) -> u32 {
        match self {
            Self::ReadWrite => MAXIMUM_PAGES,
            Self::All => MAXIMUM_HYBRID_PAGES,
        }
    }

    /// The operation of a packed request.
    #[inline]
    pub const fn operation_of(self, request: u32) -> Operation {
        match self {
            Self::All => operation_of(request),
            Self::ReadWrite if request & 1 == 0 => Operation::Read,
            Self::ReadWrite => Operation::Write,
        }
    }

    /// The page of a packed request; nothing for [`EMPTY_POOL`].
    #[inline]
    pub const fn page_of(self, request: u32) -> Option<u32> {
        match self {
            Self::ReadWrite => Some(page_of(request)),
            Self::All if request == EMPTY_POOL => None,
            Self::All => Some(hybrid_page_of(request)),
        }
    }

    /// The same request for another page, which must be below [`Operations::maximum_pages`].
    #[inline]
    pub const fn moved(self, request: u32, page: u32) -> u32 {
        match self.operation_of(request) {
            Operation::Read => pack(page, false),
            Operation::Write => pack(page, true),
            Operation::New => pack_new(page),
            Operation::Empty => EMPTY_POOL,
        }
    }
}

/// Packs the creation of a page below [`MAXIMUM_HYBRID_PAGES`].
#[inline]
pub const fn pack_new(page: u32) -> u32 {
    NEW_PAGE | page << 1 | 1
}

/// What a packed request of the flash + magnetic lab asks for.
#[inline]
pub const fn operation_of(request: u32) -> Operation {
    if request & NEW_PAGE == 0 {
        if request & 1 == 0 { Operation::Read } else { Operation::Write }
    } else if request == EMPTY_POOL {
        Operation::Empty
    } else {
        Operation::New
    }
}

/// The page of a packed request of that lab; of [`EMPTY_POOL`] the number [`MAXIMUM_HYBRID_PAGES`], which is no page's.
#[inline]
pub const fn hybrid_page_of(request: u32) -> u32 {
    (request & !NEW_PAGE) >> 1
}
