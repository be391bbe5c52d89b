//! Parts of the lab by themselves: each file is about the module of its name.

mod config;
mod placement {
    mod counted;
}
mod prices;
mod replacement {
    mod cost_segment;
}
mod workload;
