//! Prints what the page has beside the ACE lab's module, texts by name: all that a first visit needs of a native build.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("{}", serde_json::to_string(&bufferpool_ace::page_files::files()?)?);
    Ok(())
}
