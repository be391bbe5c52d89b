//! What all labs share, from outside, in one program: the crate itself is compiled once. Each file is about the module of
//! its name.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod lists;
mod session {
    mod run;
}
mod sweep {
    mod expectations;
    mod summary;
}
mod timeline;
