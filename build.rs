//! Says which folders are built into the program: a file that is added there is noticed.

fn main() {
    for folder in ["assets", "levels"] {
        println!("cargo::rerun-if-changed={folder}");
    }
}
