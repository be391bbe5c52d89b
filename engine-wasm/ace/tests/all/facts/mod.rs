//! The facts by subject.

mod cases;
mod files;
mod handed_over;
mod orders;
mod pins;
mod policies;
mod readers;
mod twins;
