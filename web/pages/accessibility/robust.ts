import { axe, type Criterion, met, tested } from "./criterion.ts";

export const robust: readonly Criterion[] = [
  met(
    "4.1.2",
    "A",
    "Name, Role, Value",
    "Controls are the browser's own elements with their names and states; pictures have a role and a name.",
    axe,
  ),
  met(
    "4.1.3",
    "AA",
    "Status Messages",
    "The step's sentence is told in a polite status region, silent while playing; messages are statuses or alerts.",
    tested("e2e/a11y.spec.ts", "the step's sentences are told politely, and not while playing"),
  ),
];
