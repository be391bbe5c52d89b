use bufferpool_core::trace::encoding::*;
use proptest::prelude::*;

proptest! {
    #[test]
    fn a_text_is_the_same_in_every_encoding_and_in_any_chunks(text in "[a-zé€\u{1d11e}\n,]{0,40}", chunk in 1usize..7) {
        let wide = |order: fn(u16) -> [u8; 2]| -> Vec<u8> {
            "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(order).collect()
        };
        let utf8 = [b"\xef\xbb\xbf", text.as_bytes()].concat();
        for bytes in [utf8, wide(u16::to_le_bytes), wide(u16::to_be_bytes)] {
            prop_assert_eq!(&text_of(&bytes), &text);
            prop_assert!(!is_binary(&bytes));
            let (encoding, mark) = Encoding::of(&bytes);
            let (mut decoder, mut decoded) = (Decoder::of(encoding), Vec::new());
            bytes[mark..].chunks(chunk).for_each(|bytes| decoder.push(bytes, &mut |text| decoded.extend_from_slice(text)));
            prop_assert_eq!(decoded, text.as_bytes());
        }
    }
}

#[test]
fn control_characters_make_a_file_binary_and_bad_ones_do_not() {
    assert!(is_binary(b"R,1\n\0"));
    assert!(is_binary(b"\xff\xfeR\0\x01\0"));
    assert!(is_binary("R,1\n".encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>().as_slice()));
    assert!(!is_binary(b"R,\xff1\t\r\n"));
    assert_eq!(text_of(b"\xff\xfeR\0\x00\xd8"), "R\u{fffd}");
    let late = [vec![b'1'; LOOKED_AT], vec![0]].concat();
    assert!(!is_binary(&late));
}
