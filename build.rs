//! Rebuilds when a built-in pack gains or loses a file: the packs are embedded in the program.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=assets/packs");
}
