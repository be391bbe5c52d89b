/** Own measurements: a CSV of policy, mode, workload and time, read and held against the model. */

import { labelOf } from "../../../engine/sweep/types.ts";
import { csv } from "../../../state/export/table.ts";
import { calibrationText } from "../../../text/calibration.ts";
import { text } from "../../../text/text.ts";
import { savedPercent } from "./calibrate.ts";
import type { KeptSource } from "./data.ts";

export const MOST_LINES = 10_000;
const COLUMNS = ["policy", "mode", "workload", "time"] as const;
type Column = (typeof COLUMNS)[number];

/** A run that was measured against the baseline of the same policy and workload. */
export interface Measured {
  policy: string;
  workload: string;
  /** Id of the lane of figure 8. */
  lane: string;
  /** What it saves of the baseline's time, in percent; of several times the mean counts. */
  saved: number;
}

export type Read = { ok: true; measured: Measured[] } | { ok: false; problems: string[] };

/** What a cell may say, in any case, and what is meant. */
type Names = ReadonlyMap<string, string>;

interface Legal {
  names: Names;
  /** For messages. */
  labels: string[];
}

const plain = (name: string) => name.trim().toLowerCase();

function legalNames({ experiment }: KeptSource): Record<Exclude<Column, "time">, Legal> {
  const ofAxis = (id: string): Legal => {
    const values = experiment.axes.find((axis) => axis.id === id)?.values ?? [];
    const names = values.flatMap((value) => {
      const label = labelOf(value);
      const set = typeof value === "object" ? value.set?.[id] : undefined;
      return [label, ...(typeof set === "string" ? [set] : [])].map((name) => [plain(name), label] as const);
    });
    return { names: new Map(names), labels: values.map(labelOf) };
  };
  const lanes = experiment.lanes.map(({ id, label = id }) => ({ id, label }));
  const mode = new Map(
    lanes.flatMap(({ id, label }) => [id, label].map((name) => [plain(name), id] as const)),
  );
  return {
    policy: ofAxis("policy"),
    workload: ofAxis("workload"),
    mode: { names: mode, labels: lanes.map(({ label }) => label) },
  };
}

/** A cell may stand in quotes; names and numbers have none inside. */
const bare = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim();

/** What parts the cells: that of comma, semicolon and tab which the first line has most of. */
function separatorOf(line: string): string {
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** A time above 0; with a decimal comma where commas part no cells. */
function timeOf(cell: string, separator: string): number | null {
  const written = separator === "," ? cell : cell.replace(",", ".");
  const time = written === "" ? Number.NaN : Number(written);
  return Number.isFinite(time) && time > 0 ? time : null;
}

interface Row {
  line: number;
  policy: string;
  mode: string;
  workload: string;
  time: number;
}

/** Reads the text; every line that is not legal is named, with field, value and what is legal. */
export function readMeasurements(written: string, source: KeptSource): Read {
  const words = calibrationText();
  const told = (line: number, field: string, value: string, legal: string) =>
    words.ofLine(
      line,
      text().messages.notLegal(field, value === "" ? text().messages.nothing : value, legal),
    );
  const lines = written.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => line.trim() !== "");
  const head = lines[first] ?? "";
  if (lines.length > MOST_LINES)
    return {
      ok: false,
      problems: [told(MOST_LINES + 1, words.lines, String(lines.length), words.mostLines(MOST_LINES))],
    };
  const separator = separatorOf(head);
  const named = head.split(separator).map((cell) => plain(bare(cell)));
  const missing = COLUMNS.filter((column) => !named.includes(column));
  if (missing.length > 0)
    return {
      ok: false,
      problems: [
        told(
          Math.max(first, 0) + 1,
          words.heading,
          head.trim().slice(0, 80),
          words.columns(COLUMNS.join(",")),
        ),
      ],
    };
  const legal = legalNames(source);
  const problems: string[] = [];
  const rows = lines.flatMap((line, at): Row[] => {
    if (at <= first || line.trim() === "") return [];
    const cells = line.split(separator).map(bare);
    const cell = (column: Column) => cells[named.indexOf(column)] ?? "";
    const meant = (column: Exclude<Column, "time">) => {
      const { names, labels } = legal[column];
      const name = names.get(plain(cell(column)));
      if (name === undefined)
        problems.push(told(at + 1, column, cell(column).slice(0, 80), labels.join(", ")));
      return name;
    };
    const [policy, mode, workload] = [meant("policy"), meant("mode"), meant("workload")];
    const time = timeOf(cell("time"), separator);
    if (time === null) problems.push(told(at + 1, "time", cell("time").slice(0, 80), words.aboveZero));
    if (policy === undefined || mode === undefined || workload === undefined || time === null) return [];
    return [{ line: at + 1, policy, mode, workload, time }];
  });
  if (problems.length > 0) return { ok: false, problems };
  return against(rows, source, told);
}

const mean = (rows: readonly Row[]) => rows.reduce((sum, { time }) => sum + time, 0) / rows.length;

/** Each run against its baseline. */
function against(
  rows: readonly Row[],
  { experiment }: KeptSource,
  told: (line: number, field: string, value: string, legal: string) => string,
): Read {
  const words = calibrationText();
  const [baseline, ...others] = experiment.lanes;
  const problems: string[] = [];
  const key = ({ policy, mode, workload }: Row) => JSON.stringify([policy, workload, mode]);
  const keys = [...new Set(rows.map(key))];
  const measured = keys.flatMap((one): Measured[] => {
    const own = rows.filter((row) => key(row) === one);
    const [row] = own;
    if (row === undefined || row.mode === baseline?.id) return [];
    const { policy, workload, mode, line } = row;
    const bases = rows.filter(
      (base) => base.policy === policy && base.workload === workload && base.mode === baseline?.id,
    );
    if (bases.length === 0) {
      const label = others.find(({ id }) => id === mode)?.label ?? mode;
      problems.push(told(line, "mode", label, words.withBaseline(baseline?.label ?? "", policy, workload)));
      return [];
    }
    return [{ policy, workload, lane: mode, saved: 100 * (1 - mean(own) / mean(bases)) }];
  });
  if (problems.length > 0) return { ok: false, problems };
  if (measured.length === 0) {
    const legal = others.map(({ id, label = id }) => label).join(", ");
    return {
      ok: false,
      problems: [told(rows.at(-1)?.line ?? 1, "mode", baseline?.label ?? "", words.alsoOneOf(legal))],
    };
  }
  return { ok: true, measured };
}

/** A measured value and what the model has there; `paper` is what was measured. */
export interface OwnResidual extends Measured {
  model: number;
  apart: number;
}

/** How far the model lies from what was measured if it waits for this share of the write time. */
export const ownResiduals = (
  measured: readonly Measured[],
  source: KeptSource,
  share: number,
): OwnResidual[] =>
  measured.flatMap((one) => {
    const model = savedPercent(source, one, share);
    return model === null ? [] : [{ ...one, model, apart: model - one.saved }];
  });

/** The paper's bars as such a file, each baseline taking 100 s. */
export function templateCsv({ experiment }: KeptSource): string {
  const bars = experiment.reported.filter(({ value, at }) => value !== undefined && at.policy !== undefined);
  const rows = bars.flatMap(({ at: { policy, workload, lane }, value = 0 }, index) => {
    const same = ({ at }: (typeof bars)[number]) => at.policy === policy && at.workload === workload;
    const mode = experiment.lanes.find(({ id }) => id === lane)?.label;
    const row = { policy, mode, workload, time: Number((100 - value).toFixed(1)) };
    const [baseline] = experiment.lanes;
    return bars.findIndex(same) === index ? [{ ...row, mode: baseline?.label, time: 100 }, row] : [row];
  });
  return csv(rows);
}
