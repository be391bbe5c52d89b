//! What speaks of every lab: the list of them here, and the types of what they tell, which the program beside it writes.

/// All labs whose scenes experiments run, one line each; experiments that name none are the first one's.
pub static LABS: bufferpool_lab::sweep::lab::Labs = &[
    &bufferpool_ace::experiments::LAB,
    &bufferpool_hybrid::lab::LAB,
    &bufferpool_pbm::lab::LAB,
    &bufferpool_pbm::formula::LAB,
];
