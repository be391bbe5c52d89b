//! Parts of the engine by themselves: each file is about the module of its name.

mod config {
    mod fork;
    mod start;
}
mod experiments;
mod flash {
    mod gc {
        mod greedy;
    }
}
mod game;
mod optimum;
mod policy {
    mod registry;
    mod s3_fifo;
}
mod preset;
mod program {
    mod tape;
}
mod reader {
    mod packed;
}
mod server {
    mod latency;
}
mod usage;
mod why;
