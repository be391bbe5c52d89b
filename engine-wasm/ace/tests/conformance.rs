//! Laws that every registered policy must keep, alone, inside ACE and with the Reader, on random cases; and the same
//! cases against a naive second implementation. A new policy is tried as soon as it is registered.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod laws;
mod naive;
mod support;
