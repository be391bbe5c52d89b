//! Uniform writes against what is known in closed form: write amplification of FIFO (Menon 1995; Xiang & Kurkoski 2011;
//! Desnoyers 2012, equation 4) and of greedy for many blocks, within 1%.

use bufferpool_ace::flash::Drive;
use bufferpool_core::workload::draw::Random;
use serde_json::json;

use super::config;

const PAGES: u32 = 30_720;

/// The second half of 20 D uniform writes, and a: blocks that share the database, in its size.
fn measured(gc: &str, spare: u32) -> (f64, f64) {
    let json = json!({ "pages": PAGES, "spare": spare, "gc": gc, "gc_stream": false });
    let config = config(&json).unwrap();
    let (mut drive, mut random) = (Drive::new(&config).unwrap(), Random::new(1));
    let mut run = || {
        let pages: Vec<_> = (0..10 * PAGES).map(|_| random.below(PAGES.into()) as u32).collect();
        drive.written(&pages).unwrap();
        drive.totals().physical_writes() as f64
    };
    let (first, all) = (run(), run());
    let geometry = config.geometry;
    // The open block counts half, and the reserve not at all.
    let blocks = f64::from(geometry.blocks) - f64::from(config.reserve) - 0.5;
    let a = blocks * f64::from(geometry.block_pages) / f64::from(geometry.logical_pages);
    ((all - first) / f64::from(10 * PAGES), a)
}

/// a / (a + W(-a e^-a)), W Lambert's principal branch.
fn fifo(a: f64) -> f64 {
    let w = (0..10_000).fold(0.0, |w: f64, _| -a * (-a - w).exp());
    a / (a + w)
}

/// P / (P - m - 1 + q), where a (P - m - 1 + q) = P (H_P - H_(m+1) + q / (m + 1)) and 0 < q <= 1, H harmonic numbers.
fn greedy(a: f64, block_pages: u32) -> f64 {
    let all = f64::from(block_pages);
    let harmonic = |n: u32| (1..=n).map(|k| 1.0 / f64::from(k)).sum::<f64>();
    let solved = (0..block_pages).find_map(|m| {
        let next = f64::from(m + 1);
        let q = (all * (harmonic(block_pages) - harmonic(m + 1)) - a * (all - next)) / (a - all / next);
        (q > 0.0 && q <= 1.0).then(|| all / (all - next + q))
    });
    solved.unwrap_or(1.0)
}

#[test]
fn uniform_writes_amplify_as_the_closed_forms_say() {
    for spare in [7, 10, 28, 50] {
        for gc in ["fifo", "greedy"] {
            let (found, a) = measured(gc, spare);
            let expected = if gc == "fifo" { fifo(a) } else { greedy(a, 128) };
            let error = (found / expected - 1.0).abs();
            assert!(error < 0.01, "{gc}, spare {spare}: {found} instead of {expected}");
        }
    }
}
