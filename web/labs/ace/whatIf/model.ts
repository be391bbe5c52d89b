/** What ACE saves over two parameters of a scene: which two, their values, the lanes that are compared, and the cells of the map. */

import {
  type Comparison,
  comparisonOf,
  type OwnRequests,
  SAMPLE_REQUESTS,
} from "../../../engine/sweep/comparison.ts";
import type { Axis, Results } from "../../../engine/sweep/types.ts";
import type { ParameterSpec, Registry } from "../../../engine/types.ts";
import { type ChipChoice, DEVICE, endsOf, type Path, specOf, valueIn } from "../../../shell/chips/chip.ts";
import { FRAMES } from "../chips.ts";
import { withoutDrive } from "../flash/model.ts";
import { isServed } from "../server/model.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";

export type Fields = Readonly<Record<string, unknown>>;

export interface MapAxis {
  path: Path;
  spec: ParameterSpec;
  /** Ascending; the scene's own is one of them. */
  values: readonly number[];
  /** Whether equal ways are equal ratios. */
  ratios: boolean;
}

/** The two parameters: across and up. */
export interface MapAxes {
  x: MapAxis;
  y: MapAxis;
}

/** Why there is no map: its key in the words. */
export type Refusal = "program" | "served" | "ownDevices" | "noReads" | "noLane";

/** Cells along each axis, where the parameter has as many values. */
export const CELLS = 40;
/** Cells along an axis that are drawn as one before all are there. */
export const COARSE = 4;

/** Across and up: the parameter, what its values go over, and whether by equal ratios. */
const PAIRS: Readonly<Record<string, readonly [x: Along, y: Along]>> = {
  "alpha-k_w": [
    { path: "alpha", least: 1, most: 8, ratios: true },
    { path: "k_w", least: 1, most: CELLS, ratios: false },
  ],
  "reads-frames": [
    { ...FRAMES, ratios: true },
    { path: "workload.reads_percent", least: 0, most: 100, ratios: false },
  ],
};
type Along = ChipChoice & Pick<MapAxis, "ratios">;

/** The pair that a link names; the first one if it names none. */
export const pairOf = (id: string | undefined): string =>
  id !== undefined && id in PAIRS ? id : (Object.keys(PAIRS)[0] ?? "");

export const pairs: readonly string[] = Object.keys(PAIRS);

/** The policy alone and inside ACE: the scene's own lanes, or what the one at hand lacks. */
export function lanesOf({ lanes }: Pick<Scene, "lanes">): [alone: LaneChoice, ace: LaneChoice] | null {
  const whole = lanes.filter(({ fork }) => fork === undefined);
  const [first] = whole;
  if (first === undefined) return null;
  const ace = whole.find(({ mode }) => mode === "ace") ?? { ...first, mode: "ace" };
  const { prefetch: _, reader: __, ...without } = ace;
  const isAlone = ({ mode, policy }: LaneChoice) => mode === "baseline" && policy === ace.policy;
  return [whole.find(isAlone) ?? { ...without, mode: "baseline" }, ace];
}

/** So many values at most from `least` to `most`: `kept` are among them, each in place of the nearest. */
export function valuesOf(
  { least, most, integer, ratios }: { least: number; most: number; integer: boolean; ratios: boolean },
  kept: readonly number[],
): number[] {
  const [from, to] = [Math.min(least, ...kept.slice(0, 1)), Math.max(most, ...kept.slice(0, 1))];
  const steps = Math.max(0, integer ? Math.min(CELLS - 1, to - from) : to > from ? CELLS - 1 : 0);
  const values = [from];
  for (let left = steps; left > 0; left -= 1) {
    const last = values.at(-1) ?? from;
    const next = ratios ? last * (to / last) ** (1 / left) : last + (to - last) / left;
    // Whole numbers are at least one apart; others are told apart by three digits.
    values.push(integer ? Math.max(last + 1, Math.round(next)) : left === 1 ? to : next);
  }
  const shown = integer ? values : values.map((value) => Number(value.toPrecision(3)));
  const taken = new Set<number>();
  for (const value of new Set(kept)) {
    const [nearest] = shown
      .map((other, at) => ({ at, away: Math.abs(other - value) }))
      .filter(({ at }) => !taken.has(at))
      .toSorted((one, other) => one.away - other.away);
    if (nearest === undefined || value < from || value > to) continue;
    taken.add(nearest.at);
    shown[nearest.at] = value;
  }
  return [...new Set(shown)].toSorted((one, other) => one - other);
}

/** Where the scene stands along an axis; undefined where its lanes have values of their own. */
export function presentOf(
  registry: Registry,
  scene: Scene,
  path: Path,
  resolved: Fields,
): number | undefined {
  const spec = specOf(registry, {}, scene, path);
  return spec && valueIn(scene, spec, path, resolved);
}

/** The axes of a pair around the scene, or why there are none. */
export function axesOf(
  registry: Registry,
  scene: Scene,
  pair: string,
  resolved: Fields,
): MapAxes | { refused: Refusal } {
  const lanes = lanesOf(scene);
  if (lanes === null) return { refused: "noLane" };
  // Each cell would be a run of its own.
  if (isServed(scene)) return { refused: "served" };
  const programs = registry.policies.filter(({ programmed }) => programmed).map(({ id }) => id);
  if (lanes.some(({ policy }) => programs.includes(policy))) return { refused: "program" };
  const made = PAIRS[pair]?.map((along): MapAxis | Refusal => {
    const spec = specOf(registry, {}, scene, along.path);
    if (spec === undefined) return "noReads";
    const value = valueIn(scene, spec, along.path, resolved);
    if (value === undefined) return "ownDevices";
    const { ratios, path } = along;
    // What the papers' devices have is a cell of its own too.
    const known = path === "alpha" ? registry.devices.map(({ alpha }) => alpha) : [];
    const range = { ...endsOf(along, scene, resolved), integer: spec.integer, ratios };
    return { path, spec, values: valuesOf(range, [value, ...known]), ratios };
  });
  const [x, y] = made ?? [];
  if (x === undefined || y === undefined) return { refused: "noReads" };
  if (typeof x === "string") return { refused: x };
  return typeof y === "string" ? { refused: y } : { x, y };
}

/** Places of the values that a coarse map has: one for each few cells. */
export const coarsePlaces = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / COARSE) }, (_, block) =>
    Math.min(count - 1, block * COARSE + COARSE / 2),
  );

const MEASURE = "latency_us";

/** Both lanes over both axes; equal for scenes that differ in nothing but these two parameters. */
export function comparisonFor(
  { x, y }: MapAxes,
  scene: Scene,
  resolved: Fields,
  { coarse = false, own }: { coarse?: boolean; own?: OwnRequests | undefined } = {},
): Comparison {
  // A device's id stands for all its numbers; where two of them vary the others are the scene's own, always in one order.
  const rest = Object.entries(withoutDrive(scene)).filter(([id]) => id !== "device" && !DEVICE.includes(id));
  const numbers = DEVICE.map((id) => [id, scene[id] ?? resolved[id]]);
  const axis = ({ path, values }: MapAxis): Axis => {
    const places = coarse ? coarsePlaces(values.length) : values.map((_, at) => at);
    return { id: path, sets: path, values: places.map((at) => values[at] ?? 0) };
  };
  const requests = own?.requests ?? Number(scene.workload.requests);
  // Where the pool stays as it is, pins can be kept; many runs of a long trace are of its beginning.
  const whole = y.path === "k_w" && !(requests > SAMPLE_REQUESTS);
  const { workload } = scene;
  return comparisonOf(
    { ...Object.fromEntries([...rest, ...numbers]), workload, lanes: lanesOf(scene) ?? [] },
    { axes: [axis(y), axis(x)], counters: [MEASURE], extent: whole ? "whole" : "curve" },
    own,
  );
}

/** Device time in microseconds of both lanes, and where on the axes the run stands that found it. */
export interface Cell {
  alone_us: number;
  ace_us: number;
  x: number;
  y: number;
}

/** The share of the device time that ACE saves, in percent; below 0 it takes more. */
export const savedIn = ({ alone_us, ace_us }: Cell): number =>
  alone_us === 0 ? 0 : (100 * (alone_us - ace_us)) / alone_us;

/** The cells so far, row by row from below; a coarse run stands for all cells around it until these have their own. */
export function cellsOf(
  { x, y }: MapAxes,
  { coarse, fine }: { coarse: Results | null; fine: Results | null },
): (Cell | null)[] {
  const width = x.values.length;
  const cells = new Array<Cell | null>(width * y.values.length).fill(null);
  const put = (results: Results | null, across: readonly number[], up: readonly number[], size: number) => {
    for (const { point, lanes } of results?.points ?? []) {
      const [alone, ace] = ["0", "1"].map((lane) => lanes[lane]?.[MEASURE]?.mean);
      const [row, column] = [Math.floor(point / across.length), point % across.length];
      const cell = { alone_us: alone ?? 0, ace_us: ace ?? 0, x: across[column] ?? 0, y: up[row] ?? 0 };
      for (let j = row * size; j < Math.min(y.values.length, (row + 1) * size); j += 1)
        for (let i = column * size; i < Math.min(width, (column + 1) * size); i += 1)
          cells[j * width + i] = cell;
    }
  };
  const all = (axis: MapAxis) => axis.values.map((_, at) => at);
  put(coarse, coarsePlaces(width), coarsePlaces(y.values.length), COARSE);
  put(fine, all(x), all(y), 1);
  return cells;
}
