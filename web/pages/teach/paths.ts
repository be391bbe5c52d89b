/** The paths, one file each, and their words, one file a path in each language. */
import type { Path, PathStep, Paths, StepWords } from "../../shell/path.ts";
import { lazy } from "../../text/lazy.ts";

const files = import.meta.glob<Path>("./paths/*.ts", { eager: true, import: "path" });
const spoken = import.meta.glob<Readonly<Record<string, StepWords>>>("./paths/*/*.ts", {
  eager: true,
  import: "words",
});

/** Every language's words, those of all paths together: a step may be in several. */
const catalogues: Record<string, Readonly<Record<string, StepWords>>> = {};
for (const [file, words] of Object.entries(spoken)) {
  const all = file.replace(/^\.\/paths\/(\w+)\/.*/, "./$1/all");
  catalogues[all] = { ...catalogues[all], ...words };
}
const wordsIn = lazy<Readonly<Record<string, StepWords>>>(catalogues);

/** By their length in minutes, those of a course behind them. */
const order = ({ id }: Path) => (/^\d+$/.test(id) ? Number(id) : 1_000 + id.length);

export const paths: Paths["paths"] = Object.values(files).sort((left, right) => order(left) - order(right));

export const wordsOf: Paths["wordsOf"] = ({ id }: PathStep) => {
  const words = wordsIn()[id];
  if (words === undefined) throw new Error(`no words for the step ${id}`);
  return words;
};
