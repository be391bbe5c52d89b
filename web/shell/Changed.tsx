/** The run as it was before the reader's last change, and that change in words. */
import { useLayoutEffect, useRef } from "react";
import type { CounterSpec, RunFrame, RunRegistry } from "../engine/types.ts";
import type { RunScene } from "../state/run/choices.ts";
import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { shownNumber } from "../text/numbers.ts";
import { DEVICE } from "./chips/chip.ts";
import { apart, type CountedLane, countOf } from "./counters.ts";

export interface ShownBefore {
  scene: RunScene;
  frame: RunFrame;
}

export interface Ghost {
  lanes: readonly CountedLane[];
  scene: RunScene;
}

export interface BeforeRunProps {
  scene: RunScene;
  position: number;
  onShown: (shown: ShownBefore) => void;
}

export function BeforeRun({ scene, position, onShown }: BeforeRunProps) {
  const lab = useRun();
  const run = useRef<ReturnType<typeof lab.session> | null>(null);
  useLayoutEffect(() => {
    const opened = lab.session({ ...scene, at: 0 });
    run.current = opened;
    return () => {
      if (opened.ok) opened.value.close();
    };
  }, [lab, scene]);
  // Before the page is painted: a mark that comes a frame late would be seen to jump.
  useLayoutEffect(() => {
    if (run.current?.ok !== true) return;
    const session = run.current.value;
    session.seek(Math.min(position, session.requests));
    onShown({ scene, frame: session.frame({ ordered: false, passing: true }) });
  }, [scene, position, onShown]);
  return null;
}

interface ChangedProps {
  specs: readonly CounterSpec[];
  lanes: readonly CountedLane[];
  names: Readonly<Record<string, string>>;
  ghost: Ghost;
}

/** "alpha 3 → 1: device time −47% → −3%". */
export function Changed({ specs: [spec], lanes, names, ghost }: ChangedProps) {
  const registry = useRunChoice((choices) => choices.registry);
  const scene = useRunChoice((choices) => choices.scene);
  if (spec === undefined || registry === null || scene === null) return null;
  const changed = changedField(registry, ghost.scene, scene);
  if (changed === null) return null;
  const of = ({ against, counters }: CountedLane): string | undefined =>
    against && apart(spec, countOf(against.counters, spec), countOf(counters, spec));
  const at = lanes.findLastIndex(({ against }) => against !== undefined);
  const [before, now] = [ghost.lanes[at], lanes[at]].map((lane) => lane && of(lane));
  const number = (value: number | undefined) => (value === undefined ? "" : `${shownNumber(String(value))} `);
  return (
    <p className="score-changed" role="status">
      <b className="mr-2">
        {changed.name} {number(changed.from)}→ {number(changed.to)}
      </b>
      {before !== undefined && now !== undefined && (
        <>
          {names[spec.id] ?? spec.label} {before} → {now}
        </>
      )}
    </p>
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** Not parameters that all lanes share. */
const OTHERS = ["lanes", "workload", "start", "at"];

const differing = (from: Fields, to: Fields, left: readonly string[] = []) =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((id) => !left.includes(id) && JSON.stringify(from[id]) !== JSON.stringify(to[id]))
    .map((id) => ({ id, from: from[id], to: to[id] }));

/** A device's id stands for its numbers. */
function spelledOut(registry: RunRegistry, { device, ...scene }: RunScene): RunScene {
  const { devices = [] } = registry as { devices?: readonly ({ id: string } & Fields)[] };
  const found = devices.find(({ id }) => id === device);
  const numbers = found && Object.fromEntries(Object.entries(found).filter(([id]) => DEVICE.includes(id)));
  return { ...numbers, ...scene } as RunScene;
}

const lanesOf = ({ lanes }: RunScene): readonly Fields[] => (Array.isArray(lanes) ? lanes : []);

/** The one number that differs; null where more does, or what is no number. */
export function changedField(registry: RunRegistry, before: RunScene, after: RunScene) {
  const [lanes, lanesNow] = [lanesOf(before), lanesOf(after)];
  if (lanes.length !== lanesNow.length) return null;
  const ofLanes = lanesNow.map((own, at) => differing(lanes[at] ?? {}, own));
  const [field, ...more] = [
    ...differing(spelledOut(registry, before), spelledOut(registry, after), OTHERS),
    ...differing(before.workload, after.workload),
    ...(ofLanes.find((own) => own.length > 0) ?? []),
  ];
  if (field === undefined || more.length > 0) return null;
  const workload = registry.workloads.find(({ id }) => id === after.workload.kind);
  const all = [...registry.parameters, ...(workload?.parameters ?? []), registry.requests];
  const spec = all.find(({ id }) => id === field.id);
  const usual = spec !== undefined && "number" in spec.default ? spec.default.number : undefined;
  const [from, to] = [field.from ?? usual, field.to ?? usual];
  if (typeof to !== "number" || (from !== undefined && typeof from !== "number")) return null;
  return { name: spec?.symbol || spec?.label || field.id, from, to };
}
