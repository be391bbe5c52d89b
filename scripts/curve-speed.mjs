/**
 * How long `bpsim curve` takes over ten million requests of the ACE papers' size, file and all: a table, on standard output.
 * `--quick`: one round of a tenth of the requests.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { engineDir, main, must } from "./lib/run.mjs";

const quick = process.argv.includes("--quick");
const requests = quick ? 1_000_000 : 10_000_000;
const [rounds, pages] = [quick ? 1 : 3, 1_966_080];
const bpsim = join(engineDir, "target/release/bpsim");

/** What is run, and the seconds that it may take on two cores. */
const curves = [
  {
    what: "LRU, Clock and ARC, alone and in ACE",
    flags: ["--policy", "lru,clock,arc", "--mode", "baseline,ace"],
    most: 60,
  },
  { what: "LRU alone", flags: [], most: 3 },
];

await main(async () => {
  await must(["cargo", "build", "--release", "--quiet", "-p", "bpsim"], { cwd: engineDir });
  const folder = mkdtempSync(join(tmpdir(), "bufferpool-curve-"));
  const file = join(folder, "requests.csv");
  const workload = [
    "--pages",
    String(pages),
    "--reads",
    "50",
    "--skew",
    "90/10",
    "--requests",
    String(requests),
  ];
  await must([bpsim, "trace", ...workload, "--output", file]);
  /** Seconds of a command, the middle of some rounds. @param {string[]} command */
  const seconds = async (command) => {
    const taken = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await must(command);
      taken.push((performance.now() - start) / 1e3);
    }
    return taken.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
  };
  const read = await seconds([bpsim, "trace", "--trace", file, "--summary"]);
  const rows = [`| reading the file | ${read.toFixed(1)} | |`];
  for (const { what, flags, most } of curves) {
    const took = await seconds([bpsim, "curve", file, "--frames", "1000..100%:24", "--quiet", ...flags]);
    rows.push(`| ${what}, 24 sizes, the file read once | ${took.toFixed(1)} | ${most} |`);
  }
  rmSync(folder, { recursive: true });
  const head = `${requests.toLocaleString("en")} requests of ${pages.toLocaleString("en")} pages, 50% reads, 90/10, sizes in equal ratios from 1 000 frames to all pages: medians of ${rounds} rounds.`;
  console.log(
    [head, "", "| `bpsim curve` | s | at most, on 2 cores |", "| --- | ---: | ---: |", ...rows].join("\n"),
  );
});
