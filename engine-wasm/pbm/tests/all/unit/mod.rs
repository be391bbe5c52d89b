//! Parts of the lab by themselves: each file is about the module of its name.

mod estimate;
mod formula;
mod min_optimal;
mod optimal;
mod orders;
mod sim_time;
mod workload {
    mod common;
    mod given;
    mod mix;
}
