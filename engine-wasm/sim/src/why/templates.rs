//! The words of all sentences but the policies' reasons. `{names}` are filled in; each template is the key of its
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
    WRITE_HIT_PREFETCHED =
        "Write of page {page}: a hit in frame {frame}, because it had been prefetched; the page is dirty now.";
    READ_MISS = "Read of page {page}: a miss.";
    WRITE_MISS = "Write of page {page}: a miss.";

    CLEAN = "; it is dropped without a write.";
    ALONE = "; it is dirty, so it is written alone ({lanes}) and evicted.";
    ONLY_LANE = "on the only write lane";
    ONE_OF_LANES = "1 of k_w = {k_w} write lanes";
    FULL = "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}) and evicts {victim}.";
    SHORT = "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}: there are no more to take) and evicts {victim}.";
    IN_STEPS = "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}, in {steps} device steps of k_w = {k_w}) and evicts {victim}.";
    WALK = "The Writer passes {chances}: dirty and not cold, to the head with the cold flag set.";

    ALSO_DROPPED = "The Evictor also drops {dropped}.";
    FROM_STREAM = "The miss continues a sequential stream: the Reader prefetches {prefetched}.";
    FROM_HISTORY = "From the history of successors the Reader prefetches {prefetched}.";

    INTO_FREED = "Page {page} is read into frame {frame}.";
    INTO_FREE = "Frame {frame} is free: page {page} is read into it.";
    MADE_DIRTY = "The write makes it dirty.";

    ONE_FRAME = "1 frame";
    FRAMES = "{count} frames";
}
