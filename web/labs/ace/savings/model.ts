/** What the matrix shows: measures, how far ACE is from the baseline in a cell, the best of a device, and the finding. */
import { WRITE_WAIT, waitsFor } from "../../../engine/runTime.ts";
import { meanOf, type Results } from "../../../engine/sweep/types.ts";
import type { Registry } from "../../../engine/types.ts";

/** The counters of each lane. */
export const COUNTERS = ["latency_us", "write_time_us", "pages_written", "write_batches", "misses"] as const;

export type Spent = Record<(typeof COUNTERS)[number], number>;

/** A policy on a device, alone and inside ACE. */
export interface SavingsCell {
  policy: string;
  /** Whether it must know the requests to come: no database can run it. */
  needs_future: boolean;
  device: string;
  baseline: Spent;
  ace: Spent;
}

/** The policies that are finished on all devices. */
export function cellsOf({ policies, devices }: Registry, results: Results | null): SavingsCell[] {
  const known = new Set(results?.points.map(({ point }) => point));
  const spent = (point: number, lane: string) =>
    Object.fromEntries(COUNTERS.map((id) => [id, meanOf(results, point, lane, id) ?? 0])) as Spent;
  return policies
    .filter(({ programmed }) => !programmed)
    .map(({ id: policy, needs_future }, row) =>
      devices.map(({ id: device }, column) => {
        const point = row * devices.length + column;
        const [baseline, ace] = [spent(point, "baseline"), spent(point, "ace")];
        return { point, cell: { policy, needs_future, device, baseline, ace } };
      }),
    )
    .filter((cells) => cells.every(({ point }) => known.has(point)))
    .flatMap((cells) => cells.map(({ cell }) => cell));
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

/** How deep a cell is shaded. */
export const DEEPEST = 5;
const SHARE_A_STEP = 0.15;

/** From 0 for no difference to {@link DEEPEST}. */
export const shadeOf = (change: number | null): number =>
  change === null ? 0 : Math.min(DEEPEST, Math.ceil(Math.abs(change) / SHARE_A_STEP));

/** The value to minimize: the best cell has the least. */
const ranked = (cell: SavingsCell, measure: Measure): number =>
  measure === "saved" ? (changeOf(cell, measure) ?? 0) : cell.ace[counterOf(measure)];

/** Cells of policies that a database can run. */
const possible = (cells: readonly SavingsCell[]) => cells.filter(({ needs_future }) => !needs_future);

export interface Best {
  /** The best cells of each device; none where all are equal. */
  cells: ReadonlySet<SavingsCell>;
  /** The policies that are best on the most devices. */
  policies: ReadonlySet<string>;
}

/** The best by a measure, of the policies that a database can run. */
export function bestOf(all: readonly SavingsCell[], measure: Measure): Best {
  const cells = possible(all);
  const best = new Set<SavingsCell>();
  for (const device of new Set(cells.map(({ device }) => device))) {
    const own = cells.filter((cell) => cell.device === device);
    const least = Math.min(...own.map((cell) => ranked(cell, measure)));
    const those = own.filter((cell) => ranked(cell, measure) === least);
    if (those.length < own.length) for (const cell of those) best.add(cell);
  }
  const wins = new Map<string, number>();
  for (const { policy } of best) wins.set(policy, (wins.get(policy) ?? 0) + 1);
  const most = Math.max(0, ...wins.values());
  const policies = [...wins.keys()].filter((policy) => wins.get(policy) === most);
  return { cells: best, policies: new Set(policies) };
}

export interface Finding {
  /** Where ACE saves most, and where least. */
  most: SavingsCell;
  least: SavingsCell;
  /** The shares of the time that it saves there. */
  mostSaved: number;
  leastSaved: number;
  /** Cells in which it saves nothing. */
  idle: number;
  of: number;
}

/** What ACE saves in a cell, as a share. */
export const savedIn = (cell: SavingsCell): number => -(changeOf(cell, "saved") ?? 0);

/** What ACE saves of the time, of the policies that a database can run; null while nothing is known. */
export function findingOf(all: readonly SavingsCell[]): Finding | null {
  const cells = possible(all).toSorted((one, other) => savedIn(one) - savedIn(other));
  const [least, most] = [cells[0], cells.at(-1)];
  if (least === undefined || most === undefined) return null;
  return {
    ...{ least, most, leastSaved: savedIn(least), mostSaved: savedIn(most) },
    idle: cells.filter((cell) => savedIn(cell) <= 0).length,
    of: cells.length,
  };
}
