//! The words of all sentences but the policies' reasons. `{names}` are filled in; a template is the key of its
//! translations.

macro_rules! templates {
    ($($name:ident = $text:literal;)*) => {
        $(pub(super) const $name: &str = $text;)*
        /// Every template of this file.
        pub(super) const ALL: &[&str] = &[$($name),*];
    };
}

templates! {
    READ_HIT = "Read of page {page}: a hit in frame {frame}, no device access.";
    READ_HIT_PREFETCHED = "Read of page {page}: a hit in frame {frame}, because it had been prefetched.";
    WRITE_HIT = "Write of page {page}: a hit in frame {frame}; the page is dirty now, no device access.";
    WRITE_HIT_DIRTY = "Write of page {page}: a hit in frame {frame}; the page was dirty already, no device access.";
    WRITE_HIT_PREFETCHED = "Write of page {page}: a hit in frame {frame}, because it had been prefetched; the page is dirty now.";
    READ_MISS = "Read of page {page}: a miss.";
    WRITE_MISS = "Write of page {page}: a miss.";

    CLEAN = "; it is clean, so it is dropped without a write.";
    CLEAN_WITH_ACE = "; it is clean, so it is dropped without a write, with ACE as without.";
    CLEAN_WITH_READER = "; it is clean, so it is dropped without a write, and the Reader is not asked.";
    ALONE = "; it is dirty, so it is written alone ({lanes})";
    AND_EVICTED = "and evicted.";
    ONLY_CHANNEL = "on the only write channel";
    ONE_OF_CHANNELS = "1 of k_w = {k_w} write channels";
    ALONE_WITH_ACE = "; it is dirty, so ACE writes {batch} alone (n_w = 1)";
    AND_EVICTS_IT = "and evicts it.";
    FULL = "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w})";
    SHORT = "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}: there are no more to take)";
    FULL_IN_STEPS = "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}, in {steps} device steps of k_w = {k_w})";
    SHORT_IN_STEPS = "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}: there are no more to take; in {steps} device steps of k_w = {k_w})";
    AND_EVICTS = "and evicts {victim}.";

    WOULD_TAKE = "{reference} would take {page}.";
    WOULD_WRITE = "{reference} would write {page} first.";

    FROM_STREAM = "The miss continues a sequential stream: the Reader prefetches {prefetched}.";
    FROM_HISTORY = "From the history of successors the Reader prefetches {prefetched}.";
    STREAM_INTO_FREE = "The miss continues a sequential stream: the Reader prefetches {prefetched} into free frames.";
    HISTORY_INTO_FREE = "From the history of successors the Reader prefetches {prefetched} into free frames.";
    FROM_NEXT = "The Reader prefetches what follows on the disk: {prefetched}.";
    NEXT_INTO_FREE = "The Reader prefetches what follows on the disk into free frames: {prefetched}.";
    NO_READER = "This Reader prefetches nothing.";
    LAST_PAGE = "Page {page} is the last of the disk: the Reader prefetches nothing.";
    NO_STREAM = "The miss continues no sequential stream: the Reader prefetches nothing.";
    NEXT_AT_HAND = "What follows on the disk is in the pool already: the Reader prefetches nothing.";
    ALSO_DROPPED = "To make room the Evictor also drops {dropped}: next in eviction order and clean.";
    FEWER_CLEAN = "Of {found} pages that the Reader found only {fetched} can be fetched: the Evictor finds no further clean page to drop.";
    NONE_CLEAN = "The Evictor finds no clean page to drop besides, so nothing of what the Reader found is prefetched.";
    STREAM_AT_HAND = "The miss continues a sequential stream, but what follows is in the pool already or beyond the end of the disk: the Reader prefetches nothing.";
    NO_SUCCESSOR = "The history knows no successor of page {page} with a weight above theta = {theta}: the Reader prefetches nothing.";
    SUCCESSORS_AT_HAND = "All successors that the history knows are in the pool already: the Reader prefetches nothing.";
    NOT_ASKED = "n_e = 1 leaves room for the requested page alone: the Reader prefetches nothing.";
    NO_FURTHER_FRAME = "No further frame is free: the Reader prefetches nothing.";

    INTO_FREED = "Page {page} is read into frame {frame}.";
    INTO_FREED_WITH_OTHERS = "Page {page} is read into frame {frame}, together with what is prefetched.";
    INTO_FREE = "Frame {frame} is free: page {page} is read into it.";
    MADE_DIRTY = "The write makes it dirty.";

    HELD = "Client {client} holds the page already, so this is no new use for the policy.";
    KEPT = "Page {page} may not go, client {client} still holds it; among the others:";
    KEPT_BUSY = "{pages} may not go now: read, written or held; among the others:";
    BY_CLIENT = "Client {client}:";
    SEVERAL_KEPT = "{pages} may not go, clients still hold them; among the others:";

    NO_ROOM = "Request {request}, of page {page} by client {client}, finds every frame pinned: no unpinned buffers available, as PostgreSQL says. The run ends here.";
    LOG_FIRST = "The log is flushed up to LSN {lsn} before page {page} is written.";
    COMMITTED = "A commit flushes the log up to LSN {lsn}.";

    ONE_FRAME = "1 frame";
    FRAMES = "{count} frames";
}
