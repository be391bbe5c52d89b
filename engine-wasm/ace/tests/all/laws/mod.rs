//! The laws by subject.

mod ace;
mod claims;
mod curve;
mod fork;
mod log;
mod optimum;
mod oracle;
mod orders;
mod own_policy;
mod page_history;
mod pins;
mod policies;
mod pool;
mod reach;
mod reference;
mod replay;
mod times;
mod why;
mod why_not;
