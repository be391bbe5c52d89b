/**
 * Precomputes what the figures' pages show before the first run: `node scripts/figures.mjs [id …]`.
 *
 * Every experiment runs at the settings its file opens with, in the engine that the page uses. The texts of the
 * engine go into the files as they are, so that a test can compare them to the last digit. Runs that take too long are
 * read instead, where web/experiments/records has them: `bpsim sweep web/experiments/ID.json --output` writes such a file.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { initSync, Sweep } from "../web/engine/pkg/sweep/sweep.js";
import { buildWasm, pkg } from "./build.mjs";
import { Failure, main, root } from "./lib/run.mjs";

const experiments = join(root, "web/experiments");
const results = join(experiments, "results");
const records = join(experiments, "records");

/**
 * @typedef {{ id: string, seeds?: number, choices?: Choice[], plots: Plot[] }} Experiment
 * @typedef {{ measure: string, beside?: string[], times?: string[] }} Plot
 * @typedef {{ id: string, initial?: string | number, values: (number | { label?: string, value?: number })[] }} Choice
 */
function initialLabel(/** @type {Choice} */ { initial, values: [first] }) {
  if (initial !== undefined) return String(initial);
  return typeof first === "object" ? (first.label ?? String(first.value)) : String(first);
}

/** @param {Experiment} experiment */
function settingsOf({ seeds = 1, choices = [] }) {
  const picked = choices.map((choice) => [choice.id, initialLabel(choice)]);
  return { seeds, first_seed: "1", choices: Object.fromEntries(picked), set: {} };
}

/** @param {string} text of the experiment's file */
function computed(text) {
  /** @type {Experiment} */
  const experiment = JSON.parse(text);
  const settings = JSON.stringify(settingsOf(experiment));
  const sweep = new Sweep(text, settings);
  try {
    const kept = join(records, `${experiment.id}.jsonl`);
    const lines = existsSync(kept) ? readFileSync(kept, "utf8").trim().split("\n") : [];
    if (lines.length > 0 && lines.length !== sweep.runs)
      throw new Failure(`${kept}: not every run is there.`);
    for (const record of lines) sweep.add(record);
    for (let run = lines.length; run < sweep.runs; run += 1) sweep.add(sweep.run(run));
    const plotted = (/** @type {Plot} */ { measure, beside = [], times = [] }) => [
      measure,
      ...beside,
      ...times,
    ];
    const measures = [...new Set(experiment.plots.flatMap(plotted))];
    /** @type {{ id: string }[]} */
    const specs = JSON.parse(sweep.measures_json());
    const parts = [
      `"settings":${settings}`,
      `"measures":${JSON.stringify(specs.filter(({ id }) => measures.includes(id)))}`,
      `"points":${sweep.summary_json(measures)}`,
      `"verdicts":${sweep.verdicts_json()}`,
    ];
    return { runs: sweep.runs, file: `{${parts.join(",\n")}}\n` };
  } finally {
    sweep.free();
  }
}

await main(async () => {
  const asked = process.argv.slice(2);
  await buildWasm();
  initSync({ module: readFileSync(join(root, pkg, "sweep/sweep_bg.wasm")) });
  const all = readdirSync(experiments).filter((name) => name.endsWith(".json"));
  const ids = all.map((name) => basename(name, ".json"));
  const unknown = asked.filter((id) => !ids.includes(id));
  if (unknown.length > 0) throw new Failure(`No such experiment: ${unknown.join(", ")}.`);
  mkdirSync(results, { recursive: true });
  for (const id of asked.length > 0 ? asked : ids) {
    const start = performance.now();
    const { runs, file } = computed(readFileSync(join(experiments, `${id}.json`), "utf8"));
    writeFileSync(join(results, `${id}.json`), file);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${id}: ${runs} runs in ${seconds} s, ${Math.ceil(file.length / 1024)} KiB`);
  }
});
