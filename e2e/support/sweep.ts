/** The engine of the experiments in Node: what the page must come to. */
import { readFileSync } from "node:fs";
import { initSync, Sweep } from "../../web/engine/pkg/sweep/sweep.js";

const file = (path: string) => new URL(`../../web/${path}`, import.meta.url);

export interface Record {
  run: number;
  seed: string;
  lanes: {
    [lane: string]: { counters: { [counter: string]: number }; sets?: { [counter: string]: number[] } };
  };
}

/** All runs of an experiment with these settings, one after the other. */
export function carriedOut(
  id: string,
  settings: object,
): { records: Record[]; points: unknown; shape: unknown } {
  initSync({ module: readFileSync(file("engine/pkg/sweep/sweep_bg.wasm")) });
  const text = readFileSync(file(`experiments/${id}.json`), "utf8");
  const { plots }: { plots: { measure: string; beside?: string[]; times?: string[] }[] } = JSON.parse(text);
  const measures = plots.flatMap(({ measure, beside = [], times = [] }) => [measure, ...beside, ...times]);
  const sweep = new Sweep(text, JSON.stringify(settings));
  for (let run = 0; run < sweep.runs; run += 1) sweep.add(sweep.run(run));
  return {
    records: JSON.parse(sweep.records_json()),
    points: JSON.parse(sweep.summary_json(measures)),
    shape: JSON.parse(sweep.verdicts_json()),
  };
}
