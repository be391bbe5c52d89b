//! What fuzzing does with its bytes: one plain function a target, which asserts laws and panics where one is broken.
//!
//! `../fuzz` calls them from libFuzzer, with a nightly tool chain; `tests/corpus.rs` runs the corpus that was kept
//! through them in every test, on the stable one.
#![forbid(unsafe_code)]

mod condition;
mod drawn_flash;
mod drawn_scene;
mod drawn_server;
mod fio;
mod flash;
mod hybrid;
mod pbm;
mod recorded;
mod scene;
pub mod scenes;
mod server;
mod start;
mod trace;
mod trace_file;
mod trace_formats;
mod unpack;

use bufferpool_core::error::ConfigError;
pub use condition::condition;
pub use fio::fio;
pub use flash::flash_scene;
pub use hybrid::{hybrid_inline, hybrid_scene};
pub use pbm::pbm_scene;
pub use recorded::recorded;
pub use scene::{drawn_scene, scene};
pub use server::server_scene;
pub use start::start;
pub use trace::{csv, inline, renumber};
pub use trace_file::{oracle_general, trace_file};
pub use trace_formats::trace_formats;
pub use unpack::{unpack, unpack_bzip2, unpack_gzip, unpack_tar, unpack_xz, unpack_zip, unpack_zstd};

/// Asserts laws of what the bytes say.
pub type Target = fn(&[u8]);

/// Every target, by the name of its corpus and of its libFuzzer binary.
pub static TARGETS: &[(&str, Target)] = &[
    ("csv", csv),
    ("oracle_general", oracle_general),
    ("trace_file", trace_file),
    ("trace_formats", trace_formats),
    ("recorded", recorded),
    ("inline", inline),
    ("renumber", renumber),
    ("scene", scene),
    ("drawn_scene", drawn_scene),
    ("server_scene", server_scene),
    ("flash_scene", flash_scene),
    ("start", start),
    ("condition", condition),
    ("fio", fio),
    ("unpack", unpack),
    ("unpack_gzip", unpack_gzip),
    ("unpack_zstd", unpack_zstd),
    ("unpack_xz", unpack_xz),
    ("unpack_bzip2", unpack_bzip2),
    ("unpack_zip", unpack_zip),
    ("unpack_tar", unpack_tar),
    ("hybrid_scene", hybrid_scene),
    ("hybrid_inline", hybrid_inline),
    ("pbm_scene", pbm_scene),
];

/// The law of every error: it names a field and what is legal.
pub(crate) fn names_a_field(error: &ConfigError) {
    assert!(!error.field.is_empty(), "no field: {error:?}");
    assert!(!error.legal.is_empty(), "nothing is legal: {error:?}");
}
