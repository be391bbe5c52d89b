//! Every lab of the product, one line each.
#![forbid(unsafe_code)]

use bufferpool_lab::sweep::lab::Lab;

/// All labs whose scenes experiments run; experiments that name none are the first one's.
pub static LABS: &[&Lab] = &[
    &bufferpool_ace::experiments::LAB,
    &bufferpool_hybrid::lab::LAB,
    &bufferpool_pbm::lab::LAB,
    &bufferpool_pbm::formula::LAB,
];
