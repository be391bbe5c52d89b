/** Parameters that stand as chips over a lab: where a scene holds each, and what its slider goes over. */
import type { ParameterSpec, RunRegistry } from "../../engine/types.ts";
import type { RunScene } from "../../state/run/choices.ts";

/** Where a scene holds a parameter: `alpha`, `workload.reads_percent`, `flash.spare` in a part that it may have, or `lanes.samples` in each lane that takes it. */
export type Path = string;

export interface ChipChoice {
  path: Path;
  /** Ends of its slider, as far as the value itself does not lie beyond; a field takes everything legal. */
  least: End;
  most: End;
  /** Left out of scenes in which it has no effect. */
  unless?: (scene: RunScene) => boolean;
}

type Fields = Readonly<Record<string, unknown>>;
type End = number | ((scene: RunScene, resolved: Fields) => number);

const split = (path: Path): [of: string, id: string] => {
  const [first = "", second] = path.split(".");
  return second === undefined ? ["scene", first] : [first, second];
};

const lanesOf = (scene: RunScene): Record<string, unknown>[] =>
  Array.isArray(scene.lanes) ? scene.lanes : [];

/** Parameters of the scene's lanes and of other parts of it, by their names in paths. */
export type PartsOf = Readonly<Record<string, readonly ParameterSpec[]>>;

export function specOf(registry: RunRegistry, parts: PartsOf, scene: RunScene, path: Path) {
  const [of, id] = split(path);
  const workload = registry.workloads.find(({ id: kind }) => kind === scene.workload.kind);
  const specs = { ...parts, scene: registry.parameters, workload: workload?.parameters ?? [] }[of];
  return specs?.find((spec) => spec.id === id);
}

const ofPart = (fields: Fields, part: string) => fields[part] as Fields | undefined;

/** The value in force, else the default; none where no lane takes it, or lanes have values of their own that differ. */
export function valueIn(scene: RunScene, spec: ParameterSpec, path: Path, resolved: Fields) {
  const [of, id] = split(path);
  const usual = "number" in spec.default ? spec.default.number : undefined;
  if (of === "workload") return Number(scene.workload[id] ?? usual);
  if (of === "lanes") {
    const own = new Set(lanesOf(scene).flatMap((lane) => (id in lane ? [Number(lane[id])] : [])));
    return own.size === 1 ? [...own][0] : undefined;
  }
  if (of !== "scene") {
    const part = ofPart(scene, of);
    // A part that is off is a `false`.
    return part ? Number(part[id] ?? ofPart(resolved, of)?.[id] ?? usual) : undefined;
  }
  if (lanesOf(scene).some((lane) => id in lane)) return undefined;
  const value = Number(scene[id] ?? resolved[id] ?? usual);
  return Number.isFinite(value) ? value : undefined;
}

/** Sets the parameter in a scene; a device's numbers then are the scene's own. */
export function setValue(scene: RunScene, path: Path, value: unknown, resolved: Fields): void {
  const [of, id] = split(path);
  if (of === "workload") scene.workload[id] = value;
  else if (of === "lanes") {
    for (const lane of lanesOf(scene)) if (id in lane) lane[id] = value;
  } else if (of !== "scene") scene[of] = { ...ofPart(scene, of), [id]: value };
  else {
    if (DEVICE.includes(id) && scene.device !== undefined) {
      for (const own of DEVICE) scene[own] = resolved[own];
      delete scene.device;
    }
    scene[id] = value;
  }
}

export function endsOf({ least, most }: ChipChoice, scene: RunScene, resolved: Fields) {
  const at = (end: End) => (typeof end === "number" ? end : end(scene, resolved));
  return { least: at(least), most: at(most) };
}

/** What an id of a device stands for. */
export const DEVICE: readonly string[] = ["alpha", "base_us", "k_r", "k_w"];
