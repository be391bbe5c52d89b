//! `bpsim`.
fn main() {}
