/** What Playwright's dot reporter says at its end, in one line; a test that passed only when it was repeated is named. */

const SUMMARY = /^ {2}(\d+) (flaky|skipped|did not run|passed)\b/;

/** The places and titles below "N flaky", without line and column. @param {readonly string[]} lines */
function flakyTests(lines) {
  const from = lines.findIndex((line) => SUMMARY.exec(line)?.[2] === "flaky");
  if (from < 0) return [];
  const below = lines.slice(from + 1);
  const to = below.findIndex((line) => !line.startsWith("    "));
  return below.slice(0, to < 0 ? below.length : to).map(headerOf);
}

/** `e2e/x.spec.ts › title` of a line that names a test. @param {string} line */
const headerOf = (line) =>
  line
    .replace(/[─\s]+$/, "")
    .replace(/^\s*(\d+\) )?/, "")
    .replace(/:\d+:\d+ › /, " › ");

/** The first line that says why a test failed at first. @param {readonly string[]} lines @param {string} test */
function reasonOf(lines, test) {
  const block = lines.findIndex((line) => /^ {2}\d+\) /.test(line) && headerOf(line) === test);
  const reason = lines.slice(block + 1).find((line) => line.trim() !== "");
  return block < 0 || reason === undefined ? "" : ` (${reason.trim()})`;
}

/** "552 passed, 1 flaky: e2e/x.spec.ts › title (why it failed at first)". @param {string} output */
export function browserTestsTold(output) {
  const lines = output.split("\n");
  const counts = new Map(
    lines.flatMap((line) => {
      const [, count, what] = SUMMARY.exec(line) ?? [];
      return count !== undefined && what !== undefined ? [/** @type {const} */ ([what, count])] : [];
    }),
  );
  const names = flakyTests(lines).map((test) => `${test}${reasonOf(lines, test)}`);
  const told = ["passed", "skipped", "did not run", "flaky"].flatMap((what) => {
    const count = counts.get(what);
    if (count === undefined) return [];
    return `${count} ${what}${what === "flaky" ? `: ${names.join("; ")}` : ""}`;
  });
  return told.join(", ");
}
