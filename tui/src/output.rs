//! What goes to the terminal: a whole change of the screen in one piece, with colours as every terminal knows them.

use std::io::{self, Write};

/// Keeps what is written until it is flushed. Over a network, many small writes would be seen as they come.
pub(crate) struct OnePiece<W> {
    inner: W,
    waiting: Vec<u8>,
}

impl<W: Write> OnePiece<W> {
    pub(crate) fn new(inner: W) -> OnePiece<W> {
        OnePiece { inner, waiting: Vec::new() }
    }
}

impl<W: Write> Write for OnePiece<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.waiting.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let piece = in_sixteen(&self.waiting);
        self.waiting.clear();
        self.inner.write_all(&piece)?;
        self.inner.flush()
    }
}

/// The same with the sixteen colours by their own codes (31, 91) and not as the first of 256 (38;5;1), which
/// terminals with sixteen colours need not know.
fn in_sixteen(bytes: &[u8]) -> Vec<u8> {
    let mut piece = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some(at) = rest.windows(2).position(|pair| pair == b"\x1b[") {
        let (before, sequence) = rest.split_at(at + 2);
        piece.extend_from_slice(before);
        let end =
            sequence.iter().position(|byte| !matches!(byte, b'0'..=b'9' | b';')).unwrap_or(sequence.len());
        let (numbers, after) = sequence.split_at(end);
        match after.first() {
            Some(b'm') => piece.extend(by_own_codes(numbers)),
            _ => piece.extend_from_slice(numbers),
        }
        rest = after;
    }
    piece.extend_from_slice(rest);
    piece
}

/// The numbers of a style, with the first sixteen of 256 colours by their own codes.
fn by_own_codes(numbers: &[u8]) -> Vec<u8> {
    let numbers: Vec<&[u8]> = numbers.split(|byte| *byte == b';').collect();
    let mut codes: Vec<Vec<u8>> = Vec::new();
    let mut i = 0;
    while i < numbers.len() {
        let colour = match numbers[i..] {
            [b"38", b"5", colour, ..] => own_code(30, colour),
            [b"48", b"5", colour, ..] => own_code(40, colour),
            _ => None,
        };
        match colour {
            Some(code) => codes.push(code.to_string().into_bytes()),
            None => codes.push(numbers[i].to_vec()),
        }
        i += if colour.is_some() { 3 } else { 1 };
    }
    codes.join(&b';')
}

/// The code of one of the sixteen colours; the bright ones come 60 later.
fn own_code(first: u16, colour: &[u8]) -> Option<u16> {
    match std::str::from_utf8(colour).ok()?.parse::<u16>().ok()? {
        dark @ 0..=7 => Some(first + dark),
        bright @ 8..=15 => Some(first + 60 + bright - 8),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sixteen_colours_have_codes_that_every_terminal_knows() {
        let said = |bytes: &[u8]| String::from_utf8(in_sixteen(bytes)).unwrap();
        assert_eq!(said(b"\x1b[38;5;1;49mred"), "\x1b[31;49mred");
        assert_eq!(said(b"\x1b[38;5;12;48;5;8mx\x1b[0m"), "\x1b[94;100mx\x1b[0m");
        assert_eq!(said(b"\x1b[1;38;5;200m"), "\x1b[1;38;5;200m", "others stay");
        assert_eq!(said(b"\x1b[38;5;2H 38;5;2m \x1b["), "\x1b[38;5;2H 38;5;2m \x1b[", "only styles change");
    }

    #[test]
    fn a_change_of_the_screen_is_written_in_one_piece() {
        let mut pieces = Pieces(Vec::new());
        let mut output = OnePiece::new(&mut pieces);
        for part in ["\x1b[38;", "5;1", "mone ", "screen"] {
            output.write_all(part.as_bytes()).unwrap();
        }
        output.flush().unwrap();
        assert_eq!(pieces.0, ["\x1b[31mone screen"]);
    }

    struct Pieces(Vec<String>);

    impl Write for &mut Pieces {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.push(String::from_utf8_lossy(bytes).into_owned());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
}
