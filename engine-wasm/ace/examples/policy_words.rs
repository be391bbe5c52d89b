//! Prints what each registered policy says, by its id: what a file of words for it has to translate.

use bufferpool_ace::policy::registry::all;
use serde_json::{Map, json};

fn main() {
    let entry = |entry: &bufferpool_ace::policy::registry::PolicyEntry| {
        let templates: Vec<_> = entry.templates().collect();
        (entry.spec.id.to_owned(), json!({ "spec": entry.spec, "templates": templates }))
    };
    println!("{}", serde_json::Value::Object(all().map(entry).collect::<Map<_, _>>()));
}
