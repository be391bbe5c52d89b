//! What the Reader finds, and why it finds nothing.

use super::Kind;

#[rustfmt::skip]
pub(super) const KINDS: &[Kind] = &[
    Kind {
        name: "a prefetch from the history",
        lane: ("lru", "reader"), settings: r#""#,
        pool: "1D 3 2D 4 5 6D", free: 0, hand: 0, history: "9>10:5,11:3", requests: "R9",
        told: "Read of page 9: a miss. Page 6 is at the LRU end; it is dirty, so ACE writes pages 6, 2 and 1 as one batch (3 of n_w = 3) and evicts 6. From the history of successors the Reader prefetches pages 10 and 11. To make room the Evictor also drops pages 5 and 4: next in eviction order and clean. Page 9 is read into frame 5, together with what is prefetched.",
        lines: &[3, 7, 8, 14, 15, 16, 17, 18, 19, 20, 21],
    },
    Kind {
        name: "a prefetch along a stream",
        lane: ("lru", "reader"), settings: r#""n_e":3"#,
        pool: "1D 3D 2D 4D 5D 6D", free: 0, hand: 0, history: "", requests: "R9 R10 R11 R12",
        told: "Read of page 12: a miss. Page 2 is at the LRU end; it is dirty, so ACE writes pages 2, 3 and 1 as one batch (3 of n_w = 3) and evicts 2. The miss continues a sequential stream: the Reader prefetches pages 13 and 14. To make room the Evictor also drops pages 3 and 1: next in eviction order and clean. Page 12 is read into frame 2, together with what is prefetched.",
        lines: &[3, 7, 8, 14, 15, 16, 17, 18, 19, 20, 21],
    },
    Kind {
        name: "a prefetch from the history while the pool fills",
        lane: ("lru", "reader"), settings: r#""#,
        pool: "1 2", free: 3, hand: 0, history: "9>10:5", requests: "R9",
        told: "Read of page 9: a miss. Frame 2 is free: page 9 is read into it. From the history of successors the Reader prefetches page 10 into free frames.",
        lines: &[3, 4, 5, 6, 19, 20, 21],
    },
    Kind {
        name: "a prefetch along a stream while the pool fills",
        lane: ("lru", "reader"), settings: r#""#,
        pool: "1 2", free: 7, hand: 0, history: "", requests: "W9 R10 R11 W12",
        told: "Write of page 12: a miss. Frame 5 is free: page 12 is read into it. The write makes it dirty. The miss continues a sequential stream: the Reader prefetches pages 13 and 14 into free frames.",
        lines: &[3, 4, 5, 6, 19, 20, 21],
    },
    Kind {
        name: "fewer clean pages than found",
        lane: ("lru-wsr", "reader"), settings: r#""n_e":3,"n_w":1"#,
        pool: "1D 2D 3D 4 6Dc", free: 0, hand: 0, history: "9>10:5,11:4", requests: "R9",
        told: "Read of page 9: a miss. Page 6 is at the LRU end and cold, so it had its second chance; it is dirty, so ACE writes page 6 alone (n_w = 1) and evicts it. From the history of successors the Reader prefetches page 10. To make room the Evictor also drops page 4: next in eviction order and clean. Of 2 pages that the Reader found only 1 can be fetched: the Evictor finds no further clean page to drop. Page 9 is read into frame 4, together with what is prefetched.",
        lines: &[3, 7, 8, 14, 15, 16, 17, 18, 19, 20, 21],
    },
    Kind {
        name: "no clean page for what was found",
        lane: ("lru-wsr", "reader"), settings: r#""n_e":3,"n_w":1"#,
        pool: "1D 2D 3D 6Dc", free: 0, hand: 0, history: "9>10:5", requests: "R9",
        told: "Read of page 9: a miss. Page 6 is at the LRU end and cold, so it had its second chance; it is dirty, so ACE writes page 6 alone (n_w = 1) and evicts it. The Evictor finds no clean page to drop besides, so nothing of what the Reader found is prefetched. Page 9 is read into frame 3.",
        lines: &[3, 7, 8, 14, 15, 16, 17, 18, 19, 20],
    },
    Kind {
        name: "a stream whose pages are there",
        lane: ("lru", "reader"), settings: r#""n_e":3,"n_w":1"#,
        pool: "13 14 1D 3D 2D 4D 5D 6D", free: 0, hand: 0, history: "", requests: "R9 R10 R11 R12",
        told: "Read of page 12: a miss. Page 2 is at the LRU end; it is dirty, so ACE writes page 2 alone (n_w = 1) and evicts it. The miss continues a sequential stream, but what follows is in the pool already or beyond the end of the disk: the Reader prefetches nothing. Page 12 is read into frame 4.",
        lines: &[3, 7, 8, 14, 15, 16, 17, 18, 19, 20],
    },
    Kind {
        name: "a history without successors",
        lane: ("lru", "reader"), settings: r#""#,
        pool: "1 2D 3D", free: 0, hand: 0, history: "9>10:1", requests: "R9",
        told: "Read of page 9: a miss. Page 3 is at the LRU end; it is dirty, so ACE writes pages 3 and 2 as one batch (2 of n_w = 3: there are no more to take) and evicts 3. The history knows no successor of page 9 with a weight above theta = 1: the Reader prefetches nothing. Page 9 is read into frame 2.",
        lines: &[3, 7, 8, 14, 15, 16, 17, 18, 19, 20],
    },
    Kind {
        name: "a history whose successors are there",
        lane: ("lru", "reader"), settings: r#""#,
        pool: "1 2D 3D", free: 0, hand: 0, history: "9>1:7", requests: "R9",
        told: "Read of page 9: a miss. Page 3 is at the LRU end; it is dirty, so ACE writes pages 3 and 2 as one batch (2 of n_w = 3: there are no more to take) and evicts 3. All successors that the history knows are in the pool already: the Reader prefetches nothing. Page 9 is read into frame 2.",
        lines: &[3, 7, 8, 14, 15, 16, 17, 18, 19, 20],
    },
    Kind {
        name: "an eviction batch of one",
        lane: ("lru", "reader"), settings: r#""n_e":1"#,
        pool: "1 2D 3D", free: 0, hand: 0, history: "", requests: "R9",
        told: "Read of page 9: a miss. Page 3 is at the LRU end; it is dirty, so ACE writes pages 3 and 2 as one batch (2 of n_w = 3: there are no more to take) and evicts 3. n_e = 1 leaves room for the requested page alone: the Reader prefetches nothing. Page 9 is read into frame 2.",
        lines: &[3, 7, 8, 14, 15, 16, 17, 18, 19, 20],
    },
    Kind {
        name: "a last free frame",
        lane: ("lru", "reader"), settings: r#""#,
        pool: "1 2 3", free: 1, hand: 0, history: "9>10:5", requests: "R9",
        told: "Read of page 9: a miss. Frame 3 is free: page 9 is read into it. No further frame is free: the Reader prefetches nothing.",
        lines: &[3, 4, 5, 6, 19, 20],
    },
];
