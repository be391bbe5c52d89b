//! Results of fio.

use bufferpool_core::device::fio::{AlphaFrom, Measurement, measured};
use bufferpool_core::device::{ALPHA, BASE_US, K_R, K_W};

use crate::names_a_field;

/// One text with several files, set apart by a zero byte. Refused with a field, or four legal numbers that lie within the
/// table, the same whether the files come apart or as one.
pub fn fio(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let files: Vec<&str> = text.split('\0').collect();
    let found = match measured(&files, AlphaFrom::Throughput) {
        Ok(found) => found,
        Err(error) => return names_a_field(&error),
    };
    assert_eq!(measured(&[&files.join("\n")], AlphaFrom::Throughput).as_ref(), Ok(&found));
    match measured(&files, AlphaFrom::Latency) {
        Ok(other) => assert_eq!((other.alphas, other.device.alpha), (found.alphas, found.alphas[1].alpha)),
        // A full batch of reads is much larger than one of writes.
        Err(error) => assert_eq!(error.field, ALPHA.id),
    }
    let Measurement { device, rows, reads, writes, page_bytes, .. } = found;
    for (parameter, value) in [
        (ALPHA, device.alpha),
        (BASE_US, device.base_us),
        (K_R, f64::from(device.k_r)),
        (K_W, f64::from(device.k_w)),
    ] {
        assert_eq!(parameter.check(value), Ok(value));
    }
    assert!(page_bytes == 4096 || page_bytes == 8192);
    assert!(rows.windows(2).all(|pair| pair[0].depth < pair[1].depth));
    let at = |depth| rows.iter().find(|row| row.depth == depth);
    assert_eq!(at(device.k_r).and_then(|row| row.reads).map(|point| point.iops), Some(reads.iops));
    assert_eq!(at(device.k_w).and_then(|row| row.writes).map(|point| point.iops), Some(writes.iops));
}
