/** Every experiment there is: one data file each, found by its place. */
import type { Experiment, Results } from "../../engine/sweep/types.ts";

const files = import.meta.glob<Experiment>("../../experiments/*.json", { eager: true, import: "default" });
const results = import.meta.glob<Results>("../../experiments/results/*.json", { import: "default" });

/** "ace-2" before "ace-10ab". */
const byId = (left: { id: string }, right: { id: string }) =>
  left.id.localeCompare(right.id, "en", { numeric: true });

export const experiments: readonly Experiment[] = Object.values(files).sort(byId);

export const findExperiment = (id: string): Experiment | undefined =>
  experiments.find((experiment) => experiment.id === id);

const labOf = ({ lab = "" }: Experiment) => lab;
const entries = experiments.toSorted(
  (left, right) => labOf(left).localeCompare(labOf(right), "en") || byId(left, right),
);

/** Experiments by what they belong to, in order: first those of the first lab. */
export const groups = [...new Set(entries.map(({ group }) => group))].map((name) => ({
  name,
  entries: entries.filter(({ group }) => group === name),
}));

/** What was computed in advance; null where nothing was. */
export const loadResults = async (id: string): Promise<Results | null> =>
  (await results[`../../experiments/results/${id}.json`]?.()) ?? null;
