//! How large a drive is: logical pages, pages a block, blocks, all in whole numbers.

use bufferpool_core::decimal::number_text;
use bufferpool_core::error::ConfigError;
use serde::Serialize;

use crate::Checked;

/// Pages a block by default: the least and the most.
const BLOCK_PAGES: (u64, u64) = (4, 128);

/// The sizes of a drive.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Geometry {
    /// L: the host could write these.
    pub logical_pages: u32,
    /// P.
    pub block_pages: u32,
    /// N.
    pub blocks: u32,
    /// The fewest blocks with which garbage collection cannot get stuck.
    pub least_blocks: u32,
}

/// What the sizes follow from.
pub(super) struct Wanted {
    pub(super) pages: u64,
    pub(super) fill_tenths: u32,
    pub(super) spare_tenths: u32,
    pub(super) block_pages: Option<u64>,
    pub(super) blocks: Option<u64>,
    /// Blocks beyond the full ones: `reserve` + 2, and 1 for each stream that is not always there.
    pub(super) kept: u64,
}

impl Wanted {
    /// The sizes, if there are at most so many physical pages. No product here reaches 2^64: L is at most 2^31 · 1000.
    pub(super) fn within(&self, most_physical_pages: u64) -> Checked<Geometry> {
        let logical_pages = (1000 * self.pages).div_ceil(self.fill_tenths.into());
        let block_pages = self.block_pages.unwrap_or_else(|| {
            let parts = (logical_pages / 64).clamp(BLOCK_PAGES.0, BLOCK_PAGES.1);
            1 << parts.ilog2()
        });
        let least_blocks = logical_pages / block_pages + self.kept;
        let most_blocks = most_physical_pages / block_pages;
        let blocks = match self.blocks {
            Some(blocks) if (least_blocks..=most_blocks).contains(&blocks) => blocks,
            Some(blocks) => {
                let legal = format!("a whole number from {least_blocks} to {most_blocks}");
                return Err(ConfigError::new("blocks", blocks, legal));
            }
            None => {
                let with_spare = logical_pages * u64::from(1000 + self.spare_tenths);
                with_spare.div_ceil(1000 * block_pages).max(least_blocks)
            }
        };
        let physical_pages = blocks * block_pages;
        if physical_pages > most_physical_pages {
            let legal = format!(
                "a share that makes a drive of at most {most_physical_pages} physical pages (this one has {physical_pages})"
            );
            return Err(ConfigError::new("fill", number_text(f64::from(self.fill_tenths) / 10.0), legal));
        }
        let [logical_pages, block_pages, blocks, least_blocks] =
            [logical_pages, block_pages, blocks, least_blocks].map(|count| count as u32);
        Ok(Geometry { logical_pages, block_pages, blocks, least_blocks })
    }
}

impl Geometry {
    /// N P.
    pub fn physical_pages(&self) -> u64 {
        u64::from(self.blocks) * u64::from(self.block_pages)
    }

    /// The spare area that the drive really has, in percent of its logical pages.
    pub fn spare_real_percent(&self) -> f64 {
        let logical = u64::from(self.logical_pages);
        100.0 * (self.physical_pages() - logical) as f64 / logical as f64
    }
}
