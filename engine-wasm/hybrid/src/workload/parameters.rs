//! Parameters that several generators have.

use bufferpool_core::spec::{ChoiceSpec, DefaultValue, ParameterSpec};
use bufferpool_core::trace::MAXIMUM_REQUESTS;

/// Size of the tree. At least two leaves, so that there is a root above them.
pub(super) const RECORDS: ParameterSpec = ParameterSpec {
    id: "records",
    label: "Records",
    unit: "records",
    minimum: 30.0,
    maximum: 10_000_000.0,
    default: DefaultValue::Number(1_000_000.0),
    help: "Records in the tree when it is loaded: 29 on a leaf of at most 42, 117 leaves below an inner node.",
    why: "The paper's million takes 34 782 pages; with fewer, give the pool fewer frames too.",
    ..ParameterSpec::WHOLE
};

pub(super) const QUERIES_PER_SET: ParameterSpec = ParameterSpec {
    id: "queries_per_set",
    label: "Queries a set",
    unit: "queries",
    minimum: 1.0,
    maximum: MAXIMUM_REQUESTS as f64,
    default: DefaultValue::Number(50_000.0),
    help: "Queries in each set; the pool is emptied after each set.",
    why: "A set that touches a page often gives more reason to move it within the set.",
    ..ParameterSpec::WHOLE
};

pub(super) const LISTS: ParameterSpec = ParameterSpec {
    id: "lists",
    label: "Lists",
    minimum: 0.0,
    maximum: 1.0,
    choices: &[
        ChoiceSpec { id: "fixed", label: "Fixed: every set runs the same list again" },
        ChoiceSpec { id: "fresh", label: "Fresh: every set draws its own" },
    ],
    default: DefaultValue::Choice("fixed"),
    help: "Whether all read sets run one list of queries and all update sets another, or each set a list of its own.",
    why: "With fixed lists the same pages are read again in every set, so what is learnt in one set holds in the next.",
    ..ParameterSpec::WHOLE
};

/// The place of "fixed" among the choices of [`LISTS`].
pub(super) const FIXED: u64 = 0;
