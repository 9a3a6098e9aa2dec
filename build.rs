//! Says which folders are built into the program: a file that is added there is noticed. On Windows
//! the program's file gets its icon; without the tools for that it is built without one.

fn main() {
    for folder in ["assets", "levels"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    #[cfg(windows)]
    icon();
}

#[cfg(windows)]
fn icon() {
    const FILE: &str = "packaging/windows/caravanserai.ico";
    println!("cargo::rerun-if-changed={FILE}");
    if let Err(why) = winresource::WindowsResource::new().set_icon(FILE).compile() {
        println!("cargo::warning=the program's file has no icon: {why}");
    }
}
