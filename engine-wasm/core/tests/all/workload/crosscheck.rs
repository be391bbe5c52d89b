use bufferpool_core::trace::{is_write, page_of};
use bufferpool_core::workload::crosscheck::*;

#[test]
fn t1_starts_as_published() {
    let first: Vec<u32> = t1(4).into_iter().map(page_of).collect();
    assert_eq!(first, [559, 2638, 572, 2973]);
}

#[test]
fn t1_is_half_writes_and_prefixes_agree() {
    let trace = t1(100_000);
    let writes = trace.iter().filter(|&&request| is_write(request)).count();
    assert!((49_200..50_800).contains(&writes), "{writes}");
    assert_eq!(t1(1_000), trace[..1_000]);
}
