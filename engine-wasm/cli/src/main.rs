//! `bpsim`; what it does is in the library beside it, where tests can look at its parts.

fn main() -> std::process::ExitCode {
    bpsim::main()
}
