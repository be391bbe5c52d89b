/** Policies by devices: what ACE saves in each cell, as a number and a shade. A click opens that policy on that device. */
import { type KeyboardEvent, useState } from "react";
import type { CounterSpec } from "../../../engine/types.ts";
import { apart, formatCounter } from "../../../shell/counters.ts";
import { savingsText } from "../../../text/savings.ts";
import { Mark } from "../../../ui/marks.tsx";
import { bestOf, changeOf, counterOf, type Measure, type SavingsCell, shadeOf, type Time } from "./model.ts";
import "../scores.css";

interface SavingsMatrixProps {
  policies: readonly { id: string; label: string }[];
  devices: readonly { id: string; label: string }[];
  counters: readonly CounterSpec[];
  cells: readonly SavingsCell[];
  /** Whether these are all: only then the best are marked. */
  whole: boolean;
  measure: Measure;
  time: Time;
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
  const counter = counterOf(measure);
  const spec = counters.find(({ id }) => id === counter);
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
                const [base, own] = [cell.baseline[counter], cell.ace[counter]];
                const written = [base, own].map((value) => formatCounter(spec, value, [base, own]));
                const difference = apart(spec, base, own);
                const told = words.cell(words.on(label, device.label), written, difference);
                const change = changeOf(cell, measure);
                const isWorse = (change ?? 1) > 0;
                const share = `var(--${isWorse ? "error" : "accent"}) ${9 * shadeOf(change)}%`;
                return (
                  <td
                    key={device.id}
                    title={told}
                    data-change={isWorse ? "worse" : "better"}
                    data-shown={(shown.device === device.id && shown.policies.includes(policy)) || undefined}
                    className="text-right data-shown:shadow-[inset_0_0_0_2px_var(--ink)]"
                    style={{ background: `color-mix(in srgb, ${share}, var(--surface))` }}
                  >
                    <button
                      type="button"
                      tabIndex={place === sought ? 0 : -1}
                      className="relative min-h-6 w-full cursor-pointer whitespace-nowrap px-2 text-right pointer-coarse:min-h-11"
                      onFocus={() => setSought(place)}
                      onClick={() => onOpen(policy, device.id)}
                    >
                      {measure === "saved" ? difference : written.join(" → ")}
                      {best.cells.has(cell) && <Star told={words.bestCell} />}
                      <span className="sr-only">
                        , {told}, {words.open}
                      </span>
                    </button>
                  </td>
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
