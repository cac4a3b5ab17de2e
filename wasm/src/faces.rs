//! What a page calls. Nothing else in this project is `unsafe`: memory is handed over as an address and a length.
//!
//! The page asks for memory, writes the request into it, asks, reads the answer and gives both back. An answer begins with its length:
//! four bytes, the lowest first.
#![allow(unsafe_code, reason = "a page and WebAssembly share memory by address and length")]

use std::ptr;

use crate::ask;

/// Memory for a request of that many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn podium_allocate(length: usize) -> *mut u8 {
    lend(vec![0; length])
}

/// Takes memory back.
///
/// # Safety
/// `bytes` and `length` are those of memory that was lent here, and nobody uses it any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn podium_free(bytes: *mut u8, length: usize) {
    let lent = ptr::slice_from_raw_parts_mut(bytes, length);
    // SAFETY: `lend` made it from a box of this length, and whoever calls gives it back once.
    drop(unsafe { Box::from_raw(lent) });
}

/// Answers the request in this memory, which stays lent. The answer is memory of four bytes more than its length.
///
/// # Safety
/// `bytes` and `length` are those of memory that was lent here, and nobody writes into it meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn podium_ask(bytes: *const u8, length: usize) -> *mut u8 {
    // SAFETY: `lend` made it of this length, and it has not been given back.
    let request = unsafe { std::slice::from_raw_parts(bytes, length) };
    let answer = ask(request);
    let length = u32::try_from(answer.len()).expect("an answer is shorter than 4 GiB");
    lend([&length.to_le_bytes(), &answer[..]].concat())
}

fn lend(bytes: Vec<u8>) -> *mut u8 {
    Box::into_raw(bytes.into_boxed_slice()).cast()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_goes_in_and_its_answer_comes_out_by_address_and_length() {
        for request in [&br#"{"type":"version"}"#[..], b""] {
            let place = podium_allocate(request.len());
            // SAFETY: everything was lent by the faces themselves, and is given back once.
            let answer = unsafe {
                place.copy_from(request.as_ptr(), request.len());
                let told = podium_ask(place, request.len());
                podium_free(place, request.len());
                let length = u32::from_le_bytes(*told.cast::<[u8; 4]>()) as usize;
                let answer = std::slice::from_raw_parts(told.add(4), length).to_vec();
                podium_free(told, length + 4);
                answer
            };
            assert_eq!(answer, ask(request));
        }
    }
}
