/** The map with the scene as a dot: dragged or moved by arrow keys, and the lab follows. */
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { CounterSpec, Registry } from "../../../engine/types.ts";
import { AsTable } from "../../../figures/AsTable.tsx";
import type { Dot } from "../../../figures/map/MapField.tsx";
import { MapFigure, type Place } from "../../../figures/map/MapFigure.tsx";
import { MapLegend } from "../../../figures/map/MapLegend.tsx";
import { setValue } from "../../../shell/chips/chip.ts";
import { apart, formatCounter } from "../../../shell/counters.ts";
import { formatUpTo, shownNumber } from "../../../text/numbers.ts";
import { text } from "../../../text/text.ts";
import { whatIfText } from "../../../text/whatIf.ts";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
import { useLab } from "../state/hooks.ts";
import type { Scene } from "../state/scene.ts";
import {
  type Cell,
  coarsePlaces,
  type Fields,
  type MapAxes,
  type MapAxis,
  presentOf,
  savedIn,
} from "./model.ts";
import "./whatIf.css";

interface SavingsMapProps {
  registry: Registry;
  scene: Scene;
  resolved: Fields;
  axes: MapAxes;
  cells: readonly (Cell | null)[];
  /** Whether further cells are on their way. */
  busy: boolean;
}

const MEASURE = "latency_us";
/** Cells that an arrow goes with Shift. */
const FAR = 5;

const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
};

let gestures = 0;

const percent = (value: number) => text().numbers.percent(formatUpTo(value, 1).replace("-", "−"));
const nameOf = ({ spec: { symbol, label } }: MapAxis) => symbol || label;
const valueWords = ({ spec: { unit } }: MapAxis, value: number) =>
  `${shownNumber(String(value))}${unit === "%" ? "%" : ""}`;

/** What a cell says, in the digits of the score. */
function cellWords(spec: CounterSpec, { alone_us: alone, ace_us: ace }: Cell): string {
  const words = whatIfText();
  const times = words.times(formatCounter(spec, alone, [ace]), formatCounter(spec, ace, [alone]));
  if (alone === ace) return `${words.nothing}: ${times}`;
  const share = apart(spec, alone, ace).replace(/^[−+]/, "");
  return `${ace < alone ? words.saves(share) : words.costs(share)}: ${times}`;
}

export function SavingsMap({ registry, scene, resolved, axes, cells, busy }: SavingsMapProps) {
  const lab = useLab();
  const words = whatIfText();
  const { x, y } = axes;
  const spec = registry.counters.find(({ id }) => id === MEASURE);
  /** What the hand is at; the run follows with the next frame. */
  const [dragged, setDragged] = useState<Place | null>(null);
  const [pointed, setPointed] = useState<Place | null>(null);
  const pending = useRef<Place | null>(null);
  const slider = useRef<HTMLDivElement>(null);
  const at = (axis: MapAxis) =>
    axis.values.indexOf(presentOf(registry, scene, axis.path, resolved) ?? Number.NaN);
  const present: Place = dragged ?? [Math.max(0, at(x)), Math.max(0, at(y))];
  const begin = () => {
    gestures += 1;
  };
  const moveTo = (place: Place) => {
    if (pending.current === null && place[0] === present[0] && place[1] === present[1]) return;
    setDragged(place);
    const scheduled = pending.current !== null;
    pending.current = place;
    if (scheduled) return;
    // One change a frame, to where the hand is then.
    requestAnimationFrame(() => {
      const [across, up] = pending.current ?? place;
      pending.current = null;
      lab.change(
        (changed) => {
          setValue(changed, x.path, x.values[across], resolved);
          setValue(changed, y.path, y.values[up], resolved);
        },
        { stays: true, gesture: `map ${gestures}` },
      );
      setDragged(null);
    });
  };
  const press = (event: KeyboardEvent) => {
    const [across, up] = STEPS[event.key] ?? [];
    if (across === undefined || up === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const by = event.shiftKey ? FAR : 1;
    const within = (place: number, { values }: MapAxis) => Math.min(values.length - 1, Math.max(0, place));
    const from = pending.current ?? present;
    moveTo([within(from[0] + across * by, x), within(from[1] + up * by, y)]);
  };
  const hand = useRef(false);
  const take = (place: Place, held: boolean) => {
    if (!hand.current) begin();
    hand.current = held;
    setPointed(null);
    slider.current?.focus({ preventScroll: true });
    moveTo(place);
  };
  const values = useMemo(() => cells.map((cell) => cell && savedIn(cell)), [cells]);
  const dots = useDots(registry, scene, resolved, axes);
  const ends = [x, y].map((axis) => `${nameOf(axis)}`) as [string, string];
  const cellAt = ([across, up]: Place) => cells[up * x.values.length + across] ?? null;
  const placeWords = ([across, up]: Place) =>
    words.at(
      words.value(ends[0], valueWords(x, x.values[across] ?? 0)),
      words.value(ends[1], valueWords(y, y.values[up] ?? 0)),
    );
  /** The cell, and what is known of it: as long as it has no run of its own, the run nearest to it. */
  const told = (place: Place): [at: string, saved: string] => {
    const cell = cellAt(place);
    if (cell === null || spec === undefined) return [placeWords(place), words.unknown];
    const isOwn = cell.x === place[0] && cell.y === place[1];
    const at = placeWords([cell.x, cell.y]);
    return [isOwn ? at : words.nearby(at), cellWords(spec, cell)];
  };
  const read = told(pointed ?? present);
  const known = values.filter((value) => value !== null);
  const picture =
    known.length === 0
      ? words.unknown
      : words.picture(percent(Math.min(...known)), percent(Math.max(...known)));
  const look = (axis: MapAxis) => ({
    name: axis.spec.symbol
      ? `${axis.spec.label} ${axis.spec.symbol}`
      : `${axis.spec.label} ${axis.spec.unit}`,
    values: axis.values,
    ratios: axis.ratios,
    format: (value: number) => valueWords(axis, value),
  });
  return (
    <>
      <div className="relative" aria-busy={busy} data-testid="what-if">
        <MapFigure
          label={[words.asTable, picture].join(". ")}
          x={look(x)}
          y={look(y)}
          {...{ values, dots, pointed }}
          standing={present}
          format={percent}
          wall={words.wall}
          onPoint={setPointed}
          onTake={take}
          onLetGo={() => {
            hand.current = false;
          }}
        >
          {(middle) => {
            const [left, top] = middle(present);
            return (
              <div
                ref={slider}
                role="slider"
                tabIndex={0}
                className="what-if-dot"
                style={{ transform: `translate(${left}px, ${top}px)` }}
                aria-label={words.dot(...ends)}
                aria-valuemin={0}
                aria-valuemax={cells.length - 1}
                aria-valuenow={present[1] * x.values.length + present[0]}
                aria-valuetext={told(present).join(". ")}
                onFocus={begin}
                onKeyDown={press}
              />
            );
          }}
        </MapFigure>
      </div>
      <p className="min-h-[3lh] text-sm tabular-nums" data-testid="what-if-cell">
        <span className="font-semibold">{read[0]}</span>
        <br />
        {read[1]}
      </p>
      <div className="flex items-end justify-between gap-2">
        <MapLegend values={values} format={percent} words={words.legend} />
        <AsTable name={words.asTable} title={words.table(ends[1], ends[0])}>
          {() => <MapTable {...{ axes, values }} />}
        </AsTable>
      </div>
    </>
  );
}

/** The papers' devices, and where the scene stood with numbers of its own before the dot was moved. */
function useDots(registry: Registry, scene: Scene, resolved: Fields, { x, y }: MapAxes): readonly Dot[] {
  const numbers = () => ({
    x: presentOf(registry, scene, x.path, resolved) ?? 0,
    y: presentOf(registry, scene, y.path, resolved) ?? 0,
  });
  const present = numbers();
  const [own] = useState(() => (scene.device === undefined ? present : null));
  const isAway = own !== null && (own.x !== present.x || own.y !== present.y);
  return useMemo(() => {
    if (x.path !== "alpha") return [];
    const known = registry.devices.map(({ label, alpha, k_w }) => ({ label, x: alpha, y: k_w }));
    const isKnown = known.some((dot) => dot.x === own?.x && dot.y === own?.y);
    return !isAway || own === null || isKnown ? known : [...known, { label: text().lab.ownNumbers, ...own }];
  }, [registry, x, own, isAway]);
}

function MapTable({ axes: { x, y }, values }: { axes: MapAxes; values: readonly (number | null)[] }) {
  const [across, up] = [x, y].map((axis) => coarsePlaces(axis.values.length)) as [number[], number[]];
  const shown = (value: number | null | undefined) => (value == null ? "" : percent(value));
  return (
    <DataTable<number>
      columns={[
        names(nameOf(y), (row) => valueWords(y, y.values[row] ?? 0)),
        ...across.map((column) =>
          numbers(`${nameOf(x)} ${valueWords(x, x.values[column] ?? 0)}`, (row: number) =>
            shown(values[row * x.values.length + column]),
          ),
        ),
      ]}
      rows={up.toReversed()}
    />
  );
}
