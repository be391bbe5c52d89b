//! Most Recently Used. Source: docs/rules/policies.md; Chou & DeWitt, VLDB 1985, for loops over files larger than the
//! pool.

use crate::policy::prelude::*;

/// MRU. The old end of the tape is the MRU end, which is next to go.
#[derive(Debug, Clone, Default)]
pub struct Mru {
    list: Tape,
}

impl Policy for Mru {
    const SPEC: PolicySpec = PolicySpec {
        id: "mru",
        label: "MRU",
        card: PolicyCard {
            idea: "In a loop over more pages than the pool holds, the page just used is the one needed again last.",
            rule: "Every use moves the page to the MRU end of the list. The victim is the MRU end.",
            cost: "Right for loops, where LRU misses every time (sequential flooding), and wrong where pages are used again soon. A dirty victim is written alone.",
            complexity: "O(log64 B) a request.",
            paper: "Chou & DeWitt: An evaluation of buffer management strategies for relational database systems, VLDB",
            year: 1985,
            used_by: "DBMIN, for queries that loop (the source)",
            ..PolicyCard::EMPTY
        },
        kept: &[list("list", "list", "All pages by their last use; here the most recently used goes first.")],
        ..PolicySpec::EMPTY
    };
    const REASONS: &'static [Text] = &["Page {victim} is at the MRU end"];
    const WHY_NOT: &'static [Text] = &[
        "Page {page} was used earlier than page {victim}, and the page used last goes first.",
        "Page {victim} was prefetched to the MRU end, where the next victim stands.",
    ];

    fn new(config: &LaneConfig) -> Result<Self, ConfigError> {
        Ok(Self { list: Tape::new(config.frames, 1) })
    }
    fn load(&mut self, frame: u32, _page: u32, dirty: bool) {
        self.list.push_old(frame, 0, dirty);
    }

    fn hit(&mut self, frame: u32, dirty: bool) {
        self.list.remove(frame);
        self.list.push_old(frame, 0, dirty);
    }

    kept_in!(list);

    fn victim(&mut self, _observer: &mut dyn PolicyObserver) -> u32 {
        self.list.oldest().unwrap_or(0)
    }

    fn in_order(&self, wanted: Wanted, without: Option<u32>) -> impl Iterator<Item = u32> {
        self.list.of_class(0, wanted).filter(move |&frame| Some(frame) != without)
    }
    fn kept(&self) -> Vec<Kept> {
        vec![Kept::Frames(self.list.frames().collect())]
    }
    fn bytes(&self) -> usize {
        self.list.bytes()
    }
}
