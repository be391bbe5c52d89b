//! `bpbench`.
fn main() {}
