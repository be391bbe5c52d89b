/**
 * Runs two builds of `bpbench` in turns, so that other load on the machine affects both equally: prints the
 * medians of B's requests/s over A's of the same pair, and of bytes per frame.
 *
 *   node scripts/paired.mjs A B                            paths of two programs, each built by its own commit
 *   node scripts/paired.mjs A B --pairs 15 --only "lru"    so many pairs; tasks and lanes whose name holds this
 */
import { parseArgs } from "node:util";
import { Failure, main, must } from "./lib/run.mjs";

/** @typedef {{ task: string, id: string, variant: string, million_per_second: number, bytes_a_frame: number }} Row */

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pairs: { type: "string", default: "15" }, only: { type: "string", default: "" } },
  });
  if (positionals.length !== 2) throw new Failure("Two programs are compared: paired.mjs A B.");
  /** @param {string | undefined} program @returns {Promise<Row[]>} */
  const round = async (program = "") =>
    JSON.parse(await must([program, "--json", "--pairs", "1", "--only", values.only]));
  /** @type {Map<string, { speed: number[], bytes: string }>} */ const found = new Map();
  for (let pair = 0; pair < Number(values.pairs); pair += 1) {
    // The order alternates.
    const order = pair % 2 === 0 ? [0, 1] : [1, 0];
    /** @type {Row[][]} */ const rows = [];
    for (const which of order) rows[which] = await round(positionals[which]);
    for (const before of rows[0] ?? []) {
      const name = [before.task, before.id, before.variant].join(" ").trim();
      const after = rows[1]?.find((row) => [row.task, row.id, row.variant].join(" ").trim() === name);
      if (after === undefined) continue;
      const bytes = `${before.bytes_a_frame.toFixed(1)} to ${after.bytes_a_frame.toFixed(1)}`;
      const kept = found.get(name) ?? { speed: [], bytes };
      kept.speed.push(after.million_per_second / before.million_per_second);
      found.set(name, kept);
    }
  }
  console.log("| lane | B / A | least | most | bytes a frame |\n| --- | ---: | ---: | ---: | ---: |");
  for (const [name, { speed, bytes }] of found) {
    const shares = [median(speed), Math.min(...speed), Math.max(...speed)];
    console.log(`| ${name} | ${shares.map((share) => share.toFixed(3)).join(" | ")} | ${bytes} |`);
  }
});
