/** What ACE saves: the comparison, measures, how far ACE is from the baseline in a cell, the best of a device, and the finding. */

import { WRITE_WAIT, waitsFor } from "../../../engine/runTime.ts";
import { type Comparison, comparisonOf, type OwnRequests } from "../../../engine/sweep/comparison.ts";
import { meanOf, type Results } from "../../../engine/sweep/types.ts";
import type { Registry } from "../../../engine/types.ts";
import { DEVICE } from "../../../shell/chips/chip.ts";
import { formatUpTo } from "../../../text/numbers.ts";
import { savingsText } from "../../../text/savings.ts";
import { text } from "../../../text/text.ts";
import { formatCount } from "../../../ui/format.ts";
import { withoutDrive } from "../flash/model.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";

/** The counters of each lane. */
export const COUNTERS = ["latency_us", "write_time_us", "pages_written", "write_batches", "misses"] as const;

type Spent = Record<(typeof COUNTERS)[number], number>;

/** A policy on a device, alone and inside ACE. */
export interface SavingsCell {
  policy: string;
  /** Whether it must know the requests to come: no database can run it. */
  needs_future: boolean;
  device: string;
  baseline: Spent;
  ace: Spent;
}

/** Fields that vary by cell: the device, and the batch sizes that fit it. */
const OF_CELLS: readonly string[] = [...DEVICE, "n_w", "n_e"];

const MODES = ["baseline", "ace"] as const;

const builtIn = ({ policies }: Registry) => policies.filter(({ programmed }) => !programmed);

/** Every built-in policy alone and inside ACE on every device: equal for scenes with the same comparison. */
export function savingsOf(registry: Registry, scene: Scene, own?: OwnRequests): Comparison {
  const policies = builtIn(registry).map(({ id }) => ({ label: id, set: { policy: id } }));
  const devices = registry.devices.map(({ id }) => ({ label: id, set: { device: id } }));
  return comparisonOf(
    withoutDrive(scene),
    {
      axes: [
        { id: "policy", values: policies },
        { id: "device", values: devices },
      ],
      lanes: MODES.map((mode) => ({ id: mode, set: { mode } })),
      counters: COUNTERS,
      extent: "whole",
      without: OF_CELLS,
    },
    own,
  );
}

/** Makes a scene the one of a cell: a policy alone and inside ACE, on a device. */
export function openCell(scene: Record<string, unknown>, policy: string, device: string): void {
  for (const id of OF_CELLS) delete scene[id];
  const lanes = MODES.map((mode): LaneChoice => ({ policy, mode }));
  Object.assign(scene, { device, lanes });
}

/** The policies that are finished on all devices. */
export function cellsOf(registry: Registry, results: Results | null): SavingsCell[] {
  const { devices } = registry;
  const known = new Set(results?.points.map(({ point }) => point));
  const spent = (point: number, lane: string) =>
    Object.fromEntries(COUNTERS.map((id) => [id, meanOf(results, point, lane, id) ?? 0])) as Spent;
  return builtIn(registry).flatMap(({ id: policy, needs_future }, row) => {
    const points = devices.map((_, column) => row * devices.length + column);
    if (!points.every((point) => known.has(point))) return [];
    return devices.map(({ id: device }, column) => {
      const [baseline, ace] = [spent(points[column] ?? 0, "baseline"), spent(points[column] ?? 0, "ace")];
      return { policy, needs_future, device, baseline, ace };
    });
  });
}

/** What can be shown: the share of the time that is saved, or a counter of both lanes. */
export const MEASURES = ["saved", "latency_us", "pages_written", "write_batches", "misses"] as const;

export type Measure = (typeof MEASURES)[number];

/** The share of the write time that a run waits for: the whole, or as fitted to PostgreSQL. */
const WAITED = { device: 1, run: WRITE_WAIT };

/** The time that is counted: the device's, or a run's as in PostgreSQL. */
export type Time = keyof typeof WAITED;

/** A cell in which both lanes take that time. */
export function timed({ baseline, ace, ...cell }: SavingsCell, time: Time): SavingsCell {
  const taken = ({ latency_us: device_us, write_time_us: written_us, ...spent }: Spent): Spent => ({
    ...spent,
    ...{ latency_us: waitsFor(WAITED[time])({ device_us, written_us }), write_time_us: written_us },
  });
  return { ...cell, baseline: taken(baseline), ace: taken(ace) };
}

export const counterOf = (measure: Measure): keyof Spent => (measure === "saved" ? "latency_us" : measure);

/** ACE's value beside the baseline's as a share of that: below 0 ACE has less; null where the baseline has none to compare with. */
export function changeOf({ baseline, ace }: SavingsCell, measure: Measure): number | null {
  const [base, own] = [baseline[counterOf(measure)], ace[counterOf(measure)]];
  if (own === base) return 0;
  return base === 0 ? null : (own - base) / base;
}

/** How deep a cell is shaded at most; from 0 for no difference. */
export const DEEPEST = 5;
const SHARE_A_STEP = 0.15;

export const shadeOf = (change: number | null): number =>
  Math.min(DEEPEST, Math.ceil(Math.abs(change ?? 0) / SHARE_A_STEP));

const possible = (cells: readonly SavingsCell[]) => cells.filter(({ needs_future }) => !needs_future);

/** The best cells of each device, none where all are equal, and the policies that are best on most: of those a database can run. */
export function bestOf(all: readonly SavingsCell[], measure: Measure) {
  const cells = possible(all);
  // The best has the least.
  const ranked = (cell: SavingsCell): number =>
    measure === "saved" ? (changeOf(cell, measure) ?? 0) : cell.ace[counterOf(measure)];
  const best = [...new Set(cells.map(({ device }) => device))].flatMap((device) => {
    const own = cells.filter((cell) => cell.device === device);
    const least = Math.min(...own.map(ranked));
    const those = own.filter((cell) => ranked(cell) === least);
    return those.length < own.length ? those : [];
  });
  const wins = (policy: string) => best.filter((cell) => cell.policy === policy).length;
  const policies = best.map(({ policy }) => policy);
  const most = Math.max(0, ...policies.map(wins));
  return { cells: new Set(best), policies: new Set(policies.filter((policy) => wins(policy) === most)) };
}

/** What ACE saves in a cell, as a share. */
const savedIn = (cell: SavingsCell): number => -(changeOf(cell, "saved") ?? 0);

/** Where ACE saves most and least of the time, of the policies that a database can run; null while nothing is known. */
export function findingOf(all: readonly SavingsCell[]) {
  const cells = possible(all).toSorted((one, other) => savedIn(one) - savedIn(other));
  const [least, most] = [cells[0], cells.at(-1)];
  if (least === undefined || most === undefined) return null;
  return {
    ...{ least, most, leastSaved: savedIn(least), mostSaved: savedIn(most) },
    idle: cells.filter((cell) => savedIn(cell) <= 0).length,
    of: cells.length,
  };
}

/** The finding in words. A share that is said to be the least is rounded down. Empty while nothing is known. */
export function findingWords(
  cells: readonly SavingsCell[],
  named: readonly { id: string; label: string }[],
  time: Time,
): string {
  const { finding: words, times } = savingsText();
  const finding = findingOf(cells.map((cell) => timed(cell, time)));
  if (finding === null) return "";
  const { most, least, mostSaved, leastSaved, idle, of } = finding;
  const percent = (share: number) => text().numbers.percent(formatUpTo(100 * share, 1));
  const nameOf = (id: string) => named.find((each) => each.id === id)?.label ?? id;
  const at = ({ policy, device }: SavingsCell) => [nameOf(policy), nameOf(device)] as const;
  const atLeast = Math.floor(1_000 * leastSaved) / 1_000;
  const best = cells.find(({ policy, device }) => policy === most.policy && device === most.device) ?? most;
  const shares = [percent(savedIn(best)), percent(savedIn(timed(best, "run")))] as const;
  return [
    atLeast > 0 && words.everywhere(percent(atLeast), times[time]),
    mostSaved > 0 ? words.most(...shares, ...at(most)) : words.nothing(times[time]),
    mostSaved > 0 && idle > 0 && words.idle(formatCount(idle), formatCount(of)),
    leastSaved < 0 && words.worst(percent(-leastSaved), ...at(least)),
  ]
    .filter(Boolean)
    .join(" ");
}
