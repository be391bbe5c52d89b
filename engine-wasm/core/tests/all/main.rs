//! What the labs stand on, from outside, in one program: the crate itself is compiled once. Each file is about the
//! module of its name.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests")]

mod bits;
mod decimal;
mod device {
    mod fio;

    use bufferpool_core::device::*;

    #[test]
    fn devices_are_legal_and_unique() {
        for (place, device) in REGISTRY.iter().enumerate() {
            assert!(REGISTRY[..place].iter().all(|other| other.id != device.id));
            assert_eq!(find(device.id), Some(device));
            let values = [device.alpha, f64::from(device.k_r), f64::from(device.k_w), device.base_us];
            for (parameter, value) in PARAMETERS.iter().zip(values) {
                parameter.check(value).unwrap();
            }
        }
    }

    #[test]
    fn bounds() {
        assert!(ALPHA.check(0.0).is_err());
        assert!(BASE_US.check(f64::NAN).is_err());
        assert!(K_W.check(1.5).is_err());
        assert_eq!(K_W.check(0.0).unwrap_err().legal, "a whole number from 1 to 1000000");
    }
}
mod exact {
    use bufferpool_core::exact::Exact;

    #[test]
    fn shares_are_exact_where_binary_numbers_are_not() {
        let percent = Exact::parse_percent("29%").unwrap();
        assert_eq!([percent.floor_of(100), percent.ceiling_of(100), percent.nearest_of(100)], [29; 3]);
        let third = Exact::parse("0.3").unwrap();
        assert_eq!([third.floor_of(5), third.nearest_of(5), third.ceiling_of(5)], [1, 2, 2]);
        assert_eq!(third.part(8), Exact::parse("0.0375").unwrap());
        assert!(third.is_below_one() && !Exact::parse("1.0").unwrap().is_below_one());
    }

    #[test]
    fn what_is_no_plain_decimal_is_none() {
        for text in ["", ".", "-1", "+1", "1e3", "1.2.3", "1_000", &"1".repeat(41)] {
            assert_eq!(Exact::parse(text), None, "{text}");
        }
    }
}
mod phrase;
mod recency;
mod trace {
    mod csv;
    mod encoding {
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
            assert!(is_binary(
                "R,1\n".encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>().as_slice()
            ));
            assert!(!is_binary(b"R,\xff1\t\r\n"));
            assert_eq!(text_of(b"\xff\xfeR\0\x00\xd8"), "R\u{fffd}");
            let late = [vec![b'1'; LOOKED_AT], vec![0]].concat();
            assert!(!is_binary(&late));
        }
    }
    mod format {
        mod vscsi;
    }
    mod inline;
    mod labels {
        use bufferpool_core::trace::labels::*;

        #[test]
        fn a_request_belongs_to_the_group_and_the_part_that_began_last() {
            let mut labels = Labels::new(&["buy", "sell"], vec![(2, "stock"), (5, "log")]);
            labels.begin(1, 1).unwrap();
            labels.begin(3, 0).unwrap();
            let told = |t, page| labels.of(t, page).map(|label| (label.group, label.number, label.part));
            assert_eq!(told(1, 2), Some(("sell", 1, "stock")));
            assert_eq!(told(2, 4), Some(("sell", 1, "stock")));
            assert_eq!(told(3, 5), Some(("buy", 2, "log")));
            assert_eq!(told(99, u32::MAX), Some(("buy", 2, "log")));
            assert_eq!((told(0, 2), told(1, 1)), (None, None));
            assert!(labels.groups().eq([(1, "sell"), (3, "buy")]));
        }

        #[test]
        fn parts_begin_above_the_file_and_pages_change_theirs() {
            let mut labels = Labels::new(&["buy"], vec![(0, "stock"), (5, "log")]);
            labels.begin(0, 0).unwrap();
            for (page, part) in [(8, "log"), (9, "stock"), (10, "stock"), (11, "log")] {
                labels.extend(page, part).unwrap();
            }
            labels.change(3, 5, "stock").unwrap();
            labels.change(7, 5, "attic").unwrap();
            let part = |t, page| labels.of(t, page).unwrap().part;
            assert_eq!([8, 9, 10, 11, 99].map(|page| part(9, page)), ["log", "stock", "stock", "log", "log"]);
            assert_eq!([2, 3, 6, 7].map(|t| part(t, 5)), ["log", "stock", "stock", "attic"]);
            assert_eq!(part(7, 6), "log");
        }
    }
    mod operation;
    mod oracle_general;
    mod preview {
        use bufferpool_core::trace::preview::*;
        use bufferpool_core::trace::reading::Reading;

        #[test]
        fn the_first_rows_stand_as_fields_with_what_their_names_suggest() {
            let shown = columns_preview(
                b"# a remark\nversion,time,op,size,lbn\n1,9,\"2,8\",512,11\n",
                &Reading::default(),
            );
            assert_eq!(
                shown.rows,
                [vec!["version", "time", "op", "size", "lbn"], vec!["1", "9", "2,8", "512", "11"]]
            );
            assert!(shown.header);
            assert_eq!(
                (shown.separator.as_str(), shown.suggestion.as_deref()),
                (",", Some("op=3,offset=5,size=4"))
            );
            assert_eq!(shown.unit.as_deref(), Some("512"));
            let mut reading = Reading::default();
            reading.set("separator", "space").unwrap();
            let shown = columns_preview("7  R\n8 W\n".as_bytes(), &reading);
            assert_eq!(
                (shown.rows, shown.header),
                (vec![vec!["7".to_owned(), "R".into()], vec!["8".into(), "W".into()]], false)
            );
            let many = "1,2\n".repeat(50);
            assert_eq!(columns_preview(many.as_bytes(), &Reading::default()).rows.len(), 20);
        }
    }
    mod reader;
    mod recorded;
    mod renumber;
    mod sizes;
    mod stack_distances;
}
mod workload;
