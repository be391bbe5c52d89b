//! What pins change, and what they leave as it is: docs/rules/databases.md, section 1.

mod given_back;
mod inline;
mod kept;
mod next;
mod oracle;
mod reach;
mod session;
