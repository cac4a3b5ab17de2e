//! Prints the types for TypeScript. `cargo xtask types` writes them to their file.
#![allow(clippy::print_stdout, reason = "a chore for people")]

fn main() {
    print!("{}", protocol::typescript::typescript());
}
