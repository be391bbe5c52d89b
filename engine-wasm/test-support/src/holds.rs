//! States that hold at least what is expected of them.

use serde_json::Value;

/// Checks that all that is expected was found; there may be more beside it, such as a flag that the picture shows.
///
/// # Panics
/// Names the place of what is missing or other.
pub fn assert_holds(found: &Value, expected: &Value, place: &str) {
    match expected {
        Value::Object(fields) => {
            for (key, expected) in fields {
                assert_holds(&found[key], expected, &format!("{place}.{key}"));
            }
        }
        Value::Array(entries) if expected[0].is_object() => {
            assert_eq!(found.as_array().map(Vec::len), Some(entries.len()), "{place}");
            for (at, expected) in entries.iter().enumerate() {
                assert_holds(&found[at], expected, &format!("{place}[{at}]"));
            }
        }
        _ => assert_eq!(found, expected, "{place}"),
    }
}
