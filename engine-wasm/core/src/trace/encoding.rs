//! What bytes are as text: docs/rules/traces.md, section 1. A byte order mark is obeyed; without one it is UTF-8.

/// How many of the first bytes tell whether a file is text.
pub const LOOKED_AT: usize = 4096;

/// The byte order mark in UTF-8.
const MARK: [u8; 3] = [0xef, 0xbb, 0xbf];

/// An encoding, as a byte order mark tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Encoding {
    /// UTF-8, with a mark or without.
    #[default]
    Utf8,
    /// UTF-16, the low byte first.
    Utf16Little,
    /// UTF-16, the high byte first.
    Utf16Big,
}

impl Encoding {
    /// That of a file with these first bytes, and the length of its mark.
    pub fn of(start: &[u8]) -> (Self, usize) {
        match start {
            // Programs that join files leave one mark behind another.
            [0xef, 0xbb, 0xbf, ..] => {
                (Self::Utf8, 3 * start.chunks_exact(3).take_while(|mark| *mark == MARK).count())
            }
            [0xff, 0xfe, ..] => (Self::Utf16Little, 2),
            [0xfe, 0xff, ..] => (Self::Utf16Big, 2),
            _ => (Self::Utf8, 0),
        }
    }

    /// Bytes of the file that a character took.
    pub fn length_of(self, character: char) -> usize {
        if self == Self::Utf8 { character.len_utf8() } else { 2 * character.len_utf16() }
    }
}

/// Turns bytes into UTF-8, in chunks cut anywhere. What is no UTF-8 is left to whoever reads the line where it stands.
#[derive(Debug, Clone, Default)]
pub struct Decoder {
    encoding: Encoding,
    /// The first byte of a code unit.
    odd: Option<u8>,
    /// The first half of a pair.
    half: Option<u16>,
}

impl Decoder {
    /// For what follows a mark of this encoding.
    pub fn of(encoding: Encoding) -> Self {
        Self { encoding, ..Self::default() }
    }

    /// Hands over the next bytes as UTF-8.
    pub fn push(&mut self, bytes: &[u8], sink: &mut dyn FnMut(&[u8])) {
        if self.encoding == Encoding::Utf8 {
            return sink(bytes);
        }
        let mut units = Vec::with_capacity(bytes.len() / 2 + 2);
        units.extend(self.half.take());
        for &byte in bytes {
            match self.odd.take() {
                None => self.odd = Some(byte),
                Some(first) if self.encoding == Encoding::Utf16Little => {
                    units.push(u16::from_le_bytes([first, byte]))
                }
                Some(first) => units.push(u16::from_be_bytes([first, byte])),
            }
        }
        self.half = units.pop_if(|last| (0xd800..0xdc00).contains(last));
        sink(String::from_utf16_lossy(&units).as_bytes());
    }

    /// Hands over what is left at the end of the file: half a character is none.
    pub fn finish(&mut self, sink: &mut dyn FnMut(&[u8])) {
        if self.odd.take().is_some() | self.half.take().is_some() {
            sink("\u{fffd}".as_bytes());
        }
    }
}

/// A whole file's text; what is no character becomes U+FFFD.
pub fn text_of(bytes: &[u8]) -> String {
    let (encoding, mark) = Encoding::of(bytes);
    let (mut decoder, mut decoded) = (Decoder::of(encoding), Vec::new());
    let mut sink = |text: &[u8]| decoded.extend_from_slice(text);
    decoder.push(&bytes[mark..], &mut sink);
    decoder.finish(&mut sink);
    String::from_utf8_lossy(&decoded).into_owned()
}

const fn is_control(byte: u8) -> bool {
    byte < b' ' && !matches!(byte, b'\t' | b'\n' | b'\r')
}

/// The first control character of what is a text all the same, all but a twentieth of it: where it stands, and which it is.
pub fn control_in_text(start: &[u8]) -> Option<(usize, u8)> {
    let start = &start[..start.len().min(LOOKED_AT)];
    let is_printed = |byte: &&u8| matches!(byte, b' '..=b'~' | b'\t' | b'\n' | b'\r');
    let at = start.iter().position(|&byte| is_control(byte))?;
    (20 * start.iter().filter(is_printed).count() >= 19 * start.len()).then(|| (at, start[at]))
}

/// Whether a file with these first bytes is no text: they hold a control character, whatever mark is before it.
pub fn is_binary(start: &[u8]) -> bool {
    let start = text_of(&start[..start.len().min(LOOKED_AT)]);
    start.chars().any(|character| character < ' ' && !"\t\n\r".contains(character))
}
