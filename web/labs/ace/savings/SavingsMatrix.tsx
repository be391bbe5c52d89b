/** Policies by devices: what ACE saves in each cell, as a number and a shade. A click opens that policy on that device. */
import { type CSSProperties, type KeyboardEvent, useState } from "react";
import type { CounterSpec } from "../../../engine/types.ts";
import { apart } from "../../../shell/compared.ts";
import { formatCounter } from "../../../shell/counters.ts";
import { savingsText } from "../../../text/savings.ts";
import { Mark } from "../../../ui/marks.tsx";
import { bestOf, changeOf, counterOf, type Measure, type SavingsCell, shadeOf, type Time } from "./model.ts";
import "../scores.css";

export interface Named {
  id: string;
  label: string;
}

interface SavingsMatrixProps {
  policies: readonly Named[];
  devices: readonly Named[];
  counters: readonly CounterSpec[];
  cells: readonly SavingsCell[];
  /** Whether these are all: only then the best are marked. */
  whole: boolean;
  measure: Measure;
  time: Time;
  /** What the lab shows now. */
  shown: { policies: readonly string[]; device: string | undefined };
  onOpen: (policy: string, device: string) => void;
}

const HEAD =
  "sticky bg-surface font-normal whitespace-nowrap aria-[current=true]:font-semibold aria-[current=true]:text-ink";
const COLUMN = "top-0 pb-0.5 align-bottom text-ink-muted";

const by: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows go from cell to cell. */
function goOn(event: KeyboardEvent<HTMLTableSectionElement>) {
  const [columns, rows] = by[event.key] ?? [];
  const cell = (event.target as HTMLElement).closest("td");
  const row = cell?.closest("tr");
  if (columns === undefined || rows === undefined || !cell || !row) return;
  event.preventDefault();
  const next = event.currentTarget.rows[row.sectionRowIndex + rows]?.cells[cell.cellIndex + columns];
  next?.querySelector("button")?.focus();
}

export function SavingsMatrix(props: SavingsMatrixProps) {
  const { policies, devices, counters, cells, whole, measure, time, shown, onOpen } = props;
  const words = savingsText();
  const best = bestOf(whole ? cells : [], measure);
  const spec = counters.find(({ id }) => id === counterOf(measure));
  // One cell of all can be reached by the Tab key.
  const [sought, setSought] = useState("0 0");
  if (spec === undefined) return null;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      aria-label={words.matrix}
      // On one screen the tab scrolls, under the names of the devices.
      className="relative isolate overflow-x-auto one-screen:overflow-visible"
    >
      <table className="savings-matrix border-separate border-spacing-px text-[0.875rem] tabular-nums">
        <caption className="pb-1 text-left text-ink-muted">{words.shows[measure](words.times[time])}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} ${COLUMN} left-0 z-2 pr-2 text-left`}>
              {words.policy}
            </th>
            {devices.map(({ id, label }) => (
              <th
                key={id}
                scope="col"
                aria-current={shown.device === id || undefined}
                className={`${HEAD} ${COLUMN} px-2 text-right`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={goOn}>
          {policies.map(({ id: policy, label }, row) => (
            <tr key={policy}>
              <th
                scope="row"
                aria-current={shown.policies.includes(policy) || undefined}
                className={`${HEAD} left-0 z-1 pr-2 text-left`}
              >
                {label}
                {best.policies.has(policy) && <Star told={words.bestRow} />}
              </th>
              {devices.map((device, column) => {
                const place = `${row} ${column}`;
                const cell = cells.find((cell) => cell.policy === policy && cell.device === device.id);
                if (cell === undefined) return null;
                return (
                  <Cell
                    key={device.id}
                    {...{ cell, spec, measure }}
                    name={words.on(label, device.label)}
                    isBest={best.cells.has(cell)}
                    isShown={shown.device === device.id && shown.policies.includes(policy)}
                    reached={place === sought}
                    onReach={() => setSought(place)}
                    onOpen={() => onOpen(policy, device.id)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Star({ told }: { told: string }) {
  return (
    <>
      {" "}
      <span aria-hidden="true" title={told}>
        <Mark sign="★" />
      </span>
      <span className="sr-only">, {told}</span>
    </>
  );
}

interface CellProps {
  cell: SavingsCell;
  spec: CounterSpec;
  measure: Measure;
  /** Of its policy on its device. */
  name: string;
  isBest: boolean;
  isShown: boolean;
  reached: boolean;
  onReach: () => void;
  onOpen: () => void;
}

function Cell({ cell, spec, measure, name, isBest, isShown, reached, onReach, onOpen }: CellProps) {
  const words = savingsText();
  const counter = counterOf(measure);
  const [base, own] = [cell.baseline[counter], cell.ace[counter]];
  const written = [base, own].map((value) => formatCounter(spec, value, [base, own]));
  const difference = apart(spec, base, own);
  const change = changeOf(cell, measure);
  const told = words.cell(name, written, difference);
  return (
    <td
      title={told}
      data-change={(change ?? 1) > 0 ? "worse" : "better"}
      data-shown={isShown || undefined}
      className="bg-[color-mix(in_srgb,var(--cell)_calc(9%*var(--depth)),var(--surface))] text-right [--cell:var(--accent)] data-[change=worse]:[--cell:var(--error)] data-shown:shadow-[inset_0_0_0_2px_var(--ink)]"
      style={{ "--depth": shadeOf(change) } as CSSProperties}
    >
      <button
        type="button"
        tabIndex={reached ? 0 : -1}
        className="relative min-h-6 w-full cursor-pointer whitespace-nowrap px-2 text-right pointer-coarse:min-h-11"
        onFocus={onReach}
        onClick={onOpen}
      >
        {measure === "saved" ? difference : written.join(" → ")}
        {isBest && <Star told={words.bestCell} />}
        <span className="sr-only">
          , {told}, {words.open}
        </span>
      </button>
    </td>
  );
}
