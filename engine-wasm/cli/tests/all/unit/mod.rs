//! Parts of the program that its output does not show by themselves.

mod import {
    mod events;
    mod names;
    mod naming;
    mod rows;
}
mod input;
mod progress;
mod sweep {
    mod format;
    mod settings;
}
mod table;
