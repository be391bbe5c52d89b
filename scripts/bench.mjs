/**
 * `npm run bench`: kernels of the engine, lanes beside the yardstick and what they hold, curves, and the page; written to
 * bench/RESULTS.md. About ten minutes; on a machine that does nothing else. `-- --quick` prints a look, and writes nothing.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, platform, release, tmpdir, totalmem } from "node:os";
import { dirname, join } from "node:path";
import { build } from "./build.mjs";
import { ask, engineDir, main, must, root } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

const kernels = ["cargo", "bench", "-p", "bufferpool-bench", "--quiet", "--", "session|predictive"];
const pairs = ["cargo", "run", "--release", "--quiet", "-p", "bufferpool-bench", "--", "--pairs"];

/** What criterion noted in a folder: a line a kernel. @param {string} folder */
function noted(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const lines = files.filter((file) => /new.benchmark\.json$/.test(file)).sort();
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  return lines.map((file) => {
    const { full_id, throughput } = read(file);
    const { median } = read(join(dirname(file), "estimates.json"));
    const [low, middle, high] = [
      median.confidence_interval.lower_bound,
      median.point_estimate,
      median.confidence_interval.upper_bound,
    ].map((ns) => (ns / 1e3).toFixed(1));
    const rate = throughput && ((1e3 * throughput.Elements) / median.point_estimate).toFixed(1);
    return `| ${full_id} | ${middle} | ${low} to ${high} | ${rate ?? ""} |`;
  });
}

await main(async () => {
  const quick = process.argv.includes("--quick");
  const look = quick ? ["--quick"] : [];
  await setup(["modules", "wasm", "browser"]);
  await build();
  const folder = mkdtempSync(join(tmpdir(), "bufferpool-bench-"));
  await must([...kernels, ...look], { cwd: engineDir, env: { CRITERION_HOME: folder } });
  const found = noted(folder);
  rmSync(folder, { recursive: true });
  const lanes = (await must([...pairs, quick ? "1" : "3"], { cwd: engineDir })).trim();
  const curves = (await must([process.execPath, "scripts/curve-speed.mjs", ...look])).trim();
  const page = (await must([process.execPath, "scripts/page-speed.mjs", ...look])).trim();
  const [processor] = cpus();
  const machine = [
    `${processor?.model ?? "unknown processor"}, ${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    `${platform()} ${release()}`,
    ask(["rustc", "--version"]),
    `Node ${process.version}`,
  ].join("; ");
  const text = [
    "# How fast the engine and the page are, and what they hold",
    `\`npm run bench\` writes this page. ${new Date().toISOString().slice(0, 10)}; ${machine}. Why it is so: [profile](PROFILE.md).`,
    "## Lanes, natively",
    `The yardstick is a bare array LRU (\`engine-wasm/bench/src/yardstick.rs\`), the tasks are in \`engine-wasm/bench/src/lib.rs\`. ${lanes}`,
    "## Curves over sizes, natively",
    curves,
    "## Kernels, natively",
    "Sessions hold LRU's baseline and one lane more; a run of the predictive lab is to its end.",
    ["| kernel | median, us | 95% | M requests/s |", "| --- | ---: | ---: | ---: |", ...found].join("\n"),
    "## The page, in Chromium",
    page,
  ].join("\n\n");
  console.log(text);
  if (!quick) writeFileSync(join(root, "bench/RESULTS.md"), `${text}\n`);
});
