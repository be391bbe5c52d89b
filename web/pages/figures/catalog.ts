/** Every experiment there is: one data file each, found by its place. */
import type { Experiment, Results } from "../../engine/sweep/types.ts";

/** A figure that the model cannot rerun, told as a card. */
export interface Card {
  id: string;
  group: string;
  title: string;
  source: string;
  finding: string;
  why: string;
}

export type Entry = { kind: "experiment"; experiment: Experiment } | { kind: "card"; card: Card };

const files = import.meta.glob<Experiment>("../../experiments/*.json", { eager: true, import: "default" });
const cards = import.meta.glob<Card>("../../experiments/cards/*.json", { eager: true, import: "default" });
const results = import.meta.glob<Results>("../../experiments/results/*.json", { import: "default" });

/** "ace-2" before "ace-10ab". */
const byId = (left: { id: string }, right: { id: string }) =>
  left.id.localeCompare(right.id, "en", { numeric: true });

export const experiments: readonly Experiment[] = Object.values(files).sort(byId);

export const findExperiment = (id: string): Experiment | undefined =>
  experiments.find((experiment) => experiment.id === id);

const entries: readonly { id: string; group: string; lab: string; entry: Entry }[] = [
  ...experiments.map((experiment) => {
    const entry: Entry = { kind: "experiment", experiment };
    return { id: experiment.id, group: experiment.group, lab: experiment.lab ?? "", entry };
  }),
  ...Object.values(cards).map((card) => {
    const entry: Entry = { kind: "card", card };
    return { id: card.id, group: card.group, lab: "", entry };
  }),
].sort((left, right) => left.lab.localeCompare(right.lab, "en") || byId(left, right));

/** Experiments and cards by what they belong to, in order: first those of the first lab. */
export const groups: readonly { name: string; entries: Entry[] }[] = [
  ...new Set(entries.map(({ group }) => group)),
].map((name) => ({
  name,
  entries: entries.filter(({ group }) => group === name).map(({ entry }) => entry),
}));

/** What was computed in advance; null where nothing was. */
export const loadResults = async (id: string): Promise<Results | null> =>
  (await results[`../../experiments/results/${id}.json`]?.()) ?? null;
