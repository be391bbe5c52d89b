/** What differs between two scenes, where it is one parameter. */
import type { RunRegistry } from "../engine/types.ts";
import type { RunScene } from "../state/run/choices.ts";
import { DEVICE } from "./chips/chip.ts";

export interface ChangedField {
  name: string;
  /** Undefined where a rule of the engine decided. */
  from: number | undefined;
  to: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Not parameters that all lanes share. */
const OTHERS = ["lanes", "workload", "start", "at"];

const differing = (before: Fields, after: Fields, left: readonly string[] = []): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => !left.includes(id) && JSON.stringify(before[id]) !== JSON.stringify(after[id]),
  );

/** A device's id stands for its numbers. */
function spelledOut(registry: RunRegistry, { device, ...scene }: RunScene): RunScene {
  const { devices = [] } = registry as { devices?: readonly ({ id: string } & Fields)[] };
  const found = devices.find(({ id }) => id === device);
  const numbers = found && Object.fromEntries(Object.entries(found).filter(([id]) => DEVICE.includes(id)));
  return { ...numbers, ...scene } as RunScene;
}

const lanesOf = ({ lanes }: RunScene): readonly Fields[] => (Array.isArray(lanes) ? lanes : []);

/** The one number that differs; null where more does, or what is no number. */
export function changedField(registry: RunRegistry, before: RunScene, after: RunScene): ChangedField | null {
  const lane = lanesOf(after).findIndex((own, at) => differing(lanesOf(before)[at] ?? {}, own).length > 0);
  const [own, now] = [spelledOut(registry, before), spelledOut(registry, after)];
  const pairs: [Fields, Fields, string[]][] = [
    [own, now, differing(own, now, OTHERS)],
    [before.workload, after.workload, differing(before.workload, after.workload)],
  ];
  if (lanesOf(before).length !== lanesOf(after).length) return null;
  if (lane >= 0) {
    const [from, to] = [lanesOf(before)[lane] ?? {}, lanesOf(after)[lane] ?? {}];
    pairs.push([from, to, differing(from, to)]);
  }
  const found = pairs.flatMap(([from, to, ids]) => ids.map((id) => ({ id, from: from[id], to: to[id] })));
  const [field, ...more] = found;
  if (field === undefined || more.length > 0) return null;
  const workload = registry.workloads.find(({ id }) => id === after.workload.kind);
  const all = [...registry.parameters, ...(workload?.parameters ?? []), registry.requests];
  const spec = all.find(({ id }) => id === field.id);
  const usual = spec !== undefined && "number" in spec.default ? spec.default.number : undefined;
  const [from, to] = [field.from ?? usual, field.to ?? usual];
  if (typeof to !== "number" || (from !== undefined && typeof from !== "number")) return null;
  return { name: spec?.symbol || spec?.label || field.id, from, to };
}
