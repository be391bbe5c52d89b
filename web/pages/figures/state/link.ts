/** A figure's settings ↔ its link: `/figures/<id>?v=1&seeds=5&first_seed=1&size=1/64&alpha=2`. Pure. */
import {
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
import { figuresText } from "../../../text/figuresPage.ts";
import { text } from "../../../text/text.ts";

const VERSION = 1;
/** The engine's `MAXIMUM_SEEDS`. */
const MOST_SEEDS = 1_000;
const WORKLOAD = "workload.";

function spec(id: string, name: "framesPercent" | "seeds", numbers: Partial<ParameterSpec>): ParameterSpec {
  const {
    [name]: label,
    [`${name}Help` as const]: help,
    [`${name}Why` as const]: why,
  } = figuresText().parameters;
  const usual = { symbol: "", unit: "", minimum: 1, maximum: 100, integer: true, default: { number: 1 } };
  return { ...usual, id, label, help, why, ...numbers };
}

/** The engine's `frames_percent`, which stands for the number of frames. */
const framesPercent = () =>
  spec("frames_percent", "framesPercent", {
    ...{ unit: "%", minimum: 0.01, integer: false },
    default: { number: 6 },
  });

const sharedNumbers = ({ parameters, policies = [], replacements = [] }: AdapterRegistry) =>
  [{ parameters }, ...policies, ...replacements].flatMap((entry) => entry.parameters);

export const figurePath = (id: string): string => `/figures/${id}`;

/** The experiment's parameters as the registry describes them. */
export function figureParameters(experiment: Experiment, registry: AdapterRegistry) {
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

export const seedsSpec = ({ seeds = 1 }: Experiment) =>
  spec("seeds", "seeds", { maximum: MOST_SEEDS, default: { number: seeds } });

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

/** Reads the hash. A value that is not legal gives a notice and the nearest one that is; unknown keys are left out. */
export function decodeFigure(hash: string, experiment: Experiment, registry: AdapterRegistry) {
  const notices: Failure[] = [];
  const settings = initialSettings(experiment);
  const parameters = figureParameters(experiment, registry);
  const choices = experiment.choices ?? [];
  const further = [...choices.map(({ id }) => id), ...parameters.map(({ path }) => path)];
  const keys = ["v", "seeds", "first_seed", ...further];
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
  for (const { id, values: all } of choices) {
    const picked = values.get(id);
    if (picked === undefined) continue;
    settings.choices[id] = readChoice(id, picked, all.map(labelOf), settings.choices[id] ?? "", notices);
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
