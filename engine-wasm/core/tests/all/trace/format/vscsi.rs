use bufferpool_core::trace::Trace;
use bufferpool_core::trace::csv::TraceError;
use bufferpool_core::trace::reader::TraceReader;
use bufferpool_core::trace::reading::Reading;
use proptest::prelude::*;

/// Where a version's fields stand.
struct Layout {
    bytes: usize,
    command: usize,
    version: usize,
    number: u8,
    length: usize,
    sector: usize,
}

/// `u16 cmd, u16 version, u32 sn, u32 len, u32 nSG, u64 lbn, u64, u64`.
const SECOND: Layout = Layout { bytes: 40, command: 0, version: 2, number: 2, length: 8, sector: 16 };
/// `u32 sn, u32 len, u32 nSG, u16 cmd, u16 version, u64 lbn, u64`.
const FIRST: Layout = Layout { bytes: 32, command: 12, version: 14, number: 1, length: 4, sector: 16 };

/// A record of a command over sectors.
fn record(layout: &Layout, command: u8, sector: u64, length: u32) -> Vec<u8> {
    let mut record = vec![7; layout.bytes];
    record[layout.command..layout.command + 2].copy_from_slice(&[command, 0]);
    record[layout.version..layout.version + 2].copy_from_slice(&[0, layout.number]);
    record[layout.length..layout.length + 4].copy_from_slice(&length.to_le_bytes());
    record[layout.sector..layout.sector + 8].copy_from_slice(&sector.to_le_bytes());
    record
}

fn read(bytes: &[u8], chunk: usize, format: Option<&str>) -> Result<Trace, TraceError> {
    let mut reading = Reading::default();
    format.map_or(Ok(()), |format| reading.set("format", format))?;
    let mut reader = TraceReader::of("trace", &reading)?;
    bytes.chunks(chunk).for_each(|chunk| reader.push(chunk));
    reader.finish(None)
}

proptest! {
    #[test]
    fn both_versions_say_the_same_in_any_chunks(
        asked in prop::collection::vec((any::<u8>(), 0u64..1000, 1u32..20_000), 2..60),
        chunk in 1usize..200,
    ) {
        // At least one that reads.
        let asked = [(0x28, 0, 1)].into_iter().chain(asked);
        let of = |layout: &Layout| -> Vec<u8> {
            asked.clone().flat_map(|(command, sector, length)| record(layout, command, sector, length)).collect()
        };
        let (first, second) = (of(&FIRST), of(&SECOND));
        let found = read(&first, chunk, None);
        prop_assert_eq!(found.as_ref().unwrap().source.as_ref().unwrap().format, "vscsi");
        prop_assert_eq!(&found, &read(&second, chunk, None));
        prop_assert_eq!(&found, &read(&second, 1 << 20, Some("vscsi")));
        prop_assert!(read(&second[..second.len() - 1], chunk, None).is_err());
    }
}

#[test]
fn one_record_or_another_version_is_no_such_file() {
    let two = [record(&SECOND, 0x28, 0, 1), record(&SECOND, 0x28, 8, 1)];
    assert_eq!(read(&two.concat(), 9, None).unwrap().requests.len(), 2);
    assert!(read(&two[0], 9, None).is_err());
    let mut other = two.concat();
    other[SECOND.bytes + SECOND.version + 1] = 3;
    let told = |format| read(&other, 9, format).unwrap_err().to_string();
    assert!(told(None).contains("another kind"), "{}", told(None));
    assert!(told(Some("vscsi")).contains("record 2, of another version"), "{}", told(Some("vscsi")));
}
