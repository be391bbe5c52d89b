/** A figure's settings ↔ its link: `/figures/<id>?v=1&seeds=5&first_seed=1&size=1/64&alpha=2`. Pure. */
import {
  type Choice,
  type Experiment,
  initialSettings,
  labelOf,
  type SweepSettings,
} from "../../../engine/sweep/types.ts";
import type { Failure, ParameterSpec } from "../../../engine/types.ts";
import type { AdapterRegistry } from "../../../shell/labAdapter.ts";
import { readVersion } from "../../../state/url/envelope.ts";
import { readNumber } from "../../../state/url/numbers.ts";
import { type Pair, readHash, writeHash } from "../../../state/url/raw.ts";
import { readChoice, readSeed } from "../../../state/url/values.ts";
import { text } from "../../../text/text.ts";

const VERSION = 1;
/** The engine's `MAXIMUM_SEEDS`. */
const MOST_SEEDS = 1_000;
const WORKLOAD = "workload.";

/** The engine's `frames_percent`, which stands for the number of frames. */
const framesPercent = (): ParameterSpec => ({
  id: "frames_percent",
  label: text().parameters.framesPercent,
  symbol: "",
  unit: "%",
  minimum: 0.01,
  maximum: 100,
  integer: false,
  default: { number: 6 },
  help: text().parameters.framesPercentHelp,
  why: text().parameters.framesPercentWhy,
});

/** The numbers of a scene: the engine's own, then those of what lanes are made of. */
const sharedNumbers = ({
  parameters,
  policies = [],
  replacements = [],
}: AdapterRegistry): ParameterSpec[] => [
  ...parameters,
  ...[...policies, ...replacements].flatMap((entry) => entry.parameters),
];

export const figurePath = (id: string): string => `/figures/${id}`;

/** A parameter that a reader may change, and the path of the scene's field behind it. */
interface FigureParameter {
  path: string;
  spec: ParameterSpec;
}

/** The experiment's parameters as the registry describes them. */
export function figureParameters(experiment: Experiment, registry: AdapterRegistry): FigureParameter[] {
  const kind = experiment.scene.workload?.kind;
  const workload = registry.workloads.find(({ id }) => id === kind);
  const ofWorkload = [registry.requests, ...(workload?.parameters ?? [])];
  return (experiment.parameters ?? []).flatMap((path) => {
    const specs = path.startsWith(WORKLOAD) ? ofWorkload : [...sharedNumbers(registry), framesPercent()];
    const id = path.replace(WORKLOAD, "");
    const spec = specs.find((one) => one.id === id);
    return spec === undefined ? [] : [{ path, spec }];
  });
}

export const seedsSpec = (experiment: Experiment): ParameterSpec => ({
  id: "seeds",
  label: text().parameters.seeds,
  symbol: "",
  unit: "",
  minimum: 1,
  maximum: MOST_SEEDS,
  integer: true,
  default: { number: experiment.seeds ?? 1 },
  help: text().parameters.seedsHelp,
  why: text().parameters.seedsWhy,
});

/** The hash content after `#`: all of the run, parameters where they are changed. */
export function encodeFigure(experiment: Experiment, settings: SweepSettings): string {
  const pairs: Pair[] = [
    ["v", String(VERSION)],
    ["seeds", String(settings.seeds)],
    ["first_seed", settings.first_seed],
    ...(experiment.choices ?? []).map(({ id }): Pair => [id, settings.choices[id] ?? ""]),
    ...(experiment.parameters ?? []).flatMap((path): Pair[] => {
      const value = settings.set[path];
      return value === undefined ? [] : [[path, String(value)]];
    }),
  ];
  return writeHash(figurePath(experiment.id), pairs);
}

function readPicked(choice: Choice, text: string, initial: string, notices: Failure[]): string {
  return readChoice(choice.id, text, choice.values.map(labelOf), initial, notices);
}

interface DecodedFigure {
  settings: SweepSettings;
  notices: Failure[];
}

/** Reads the hash. A value that is not legal gives a notice and the nearest one that is; unknown keys are left out. */
export function decodeFigure(hash: string, experiment: Experiment, registry: AdapterRegistry): DecodedFigure {
  const notices: Failure[] = [];
  const settings = initialSettings(experiment);
  const parameters = figureParameters(experiment, registry);
  const choices = experiment.choices ?? [];
  const keys = [
    "v",
    "seeds",
    "first_seed",
    ...choices.map(({ id }) => id),
    ...parameters.map(({ path }) => path),
  ];
  if (!hash.includes("?")) return { settings, notices };
  const values = readHash(hash, (key) => keys.includes(key), notices);
  readVersion({ values, notices }, VERSION);
  const seeds = values.get("seeds");
  if (seeds !== undefined) {
    const { seeds: own } = settings;
    settings.seeds = readNumber("seeds", seeds, seedsSpec(experiment), own, String(own), notices);
  }
  const first = values.get("first_seed");
  if (first !== undefined) settings.first_seed = readSeed("first_seed", first, notices);
  for (const choice of choices) {
    const picked = values.get(choice.id);
    const initial = settings.choices[choice.id] ?? "";
    if (picked !== undefined) settings.choices[choice.id] = readPicked(choice, picked, initial, notices);
  }
  for (const { path, spec } of parameters) {
    const given = values.get(path);
    if (given === undefined) continue;
    const number = readNumber(path, given, spec, undefined, text().link.theExperiments, notices);
    if (number !== undefined) settings.set[path] = number;
  }
  return { settings, notices };
}

export function sameSettings(left: SweepSettings, right: SweepSettings): boolean {
  const text = ({ seeds, first_seed, choices, set }: SweepSettings) =>
    JSON.stringify([seeds, first_seed, Object.entries(choices).sort(), Object.entries(set).sort()]);
  return text(left) === text(right);
}
