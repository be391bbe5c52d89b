/** A parameter's slider, its field, and how the score answers to it over the slider's whole range. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { comparisonOf, type OwnRequests } from "../../engine/sweep/comparison.ts";
import { meanOf } from "../../engine/sweep/types.ts";
import type { CounterSpec, ParameterSpec } from "../../engine/types.ts";
import { ResponseFigure } from "../../figures/response/ResponseFigure.tsx";
import type { RunScene } from "../../state/run/choices.ts";
import { useRun, useRunChoice } from "../../state/run/hooks.ts";
import { fieldsText } from "../../text/fields.ts";
import { shownNumber } from "../../text/numbers.ts";
import { NumberField } from "../../ui/NumberField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { formatCounter } from "../counters.ts";
import { useTyped } from "../parameters/fields.tsx";
import { ComparisonNote, useComparison, useOwnRequests } from "../useComparison.tsx";
import type { LabChips } from "./Chips.tsx";
import { type ChipChoice, endsOf, type Path, setValue, valueIn } from "./chip.ts";

interface ChipPanelProps {
  of: LabChips;
  chip: ChipChoice;
  spec: ParameterSpec;
  scene: RunScene;
  resolved: Readonly<Record<string, unknown>>;
  lanes: readonly string[];
  counter: string;
  onCounter: (id: string) => void;
}

const POINTS = 30;
/** Half of a slider's thumb, in CSS pixels. */
const INSET = 8;
const number = (value: number) => shownNumber(String(value));

export function ChipPanel(props: ChipPanelProps) {
  const { of, chip, spec, scene, resolved, lanes, counter, onCounter } = props;
  const { path } = chip;
  const lab = useRun();
  const read = useTyped(spec);
  const registry = useRunChoice((choices) => choices.registry);
  const score = registry?.lab.score ?? [];
  const specs = of.counters?.(path) ?? (registry?.counters ?? []).filter(({ id }) => score.includes(id));
  const rejected = useRunChoice((choices) => choices.rejected);
  const value = valueIn(scene, spec, path, resolved) ?? spec.minimum;
  const around = () => stopsOf({ ...endsOf(chip, scene, resolved), integer: spec.integer }, value);
  const [stops, setStops] = useState(around);
  /** What the hand is at; the run follows with the next frame. */
  const [dragged, setDragged] = useState<number | null>(null);
  const gesture = useRef(0);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  // Typed, or taken back.
  if (dragged === null && !stops.includes(value)) setStops(around());
  const set = (next: unknown, further: { gesture?: string } = {}) =>
    lab.change((changed) => setValue(changed, path, next, resolved), { stays: true, ...further });
  const pending = useRef<number | null>(null);
  const drag = (next: number) => {
    setDragged(next);
    const scheduled = pending.current !== null;
    pending.current = next;
    if (scheduled) return;
    // One change a frame, to where the hand is then.
    requestAnimationFrame(() => {
      const to = pending.current;
      pending.current = null;
      if (to !== null) set(to, { gesture: `${path} ${gesture.current}` });
      setDragged(null);
    });
  };

  const present = Math.max(0, stops.indexOf(dragged ?? value));
  const shown = specs.find(({ id }) => id === counter) ?? specs[0];
  const begin = () => {
    gesture.current += 1;
  };
  const refused = rejected !== null && path.endsWith(rejected.field.replace(/^.*\./, ""));
  return (
    <>
      <div className="grid flex-[0_1_20rem] content-center gap-2">
        <NumberField
          spec={spec}
          value={String(value)}
          error={refused ? rejected.message : null}
          onCommit={(text) => set(read(text))}
          onRestore={lab.clearError}
        />
        <SelectField
          label={fieldsText().response.score}
          value={shown?.id ?? ""}
          options={specs.map(({ id, label }) => ({ value: id, label: of.names?.()[id] ?? label }))}
          onChange={onCounter}
        />
      </div>
      <div className="min-w-0 flex-[1_1_18rem]">
        {shown !== undefined && (
          <Curve
            {...{ of, chip, spec, scene, lanes, counters: specs.map(({ id }) => id), shown, stops, present }}
          >
            <input
              ref={slider}
              className="-mt-1 -outline-offset-2 mb-0.5 block h-6 w-full accent-accent"
              type="range"
              min={0}
              max={stops.length - 1}
              value={present}
              aria-label={spec.label}
              aria-valuetext={number(stops[present] ?? value)}
              onPointerDown={begin}
              onFocus={begin}
              onChange={(event) => drag(stops[Number(event.target.value)] ?? value)}
            />
          </Curve>
        )}
      </div>
    </>
  );
}

interface CurveProps extends Pick<ChipPanelProps, "of" | "chip" | "spec" | "scene" | "lanes"> {
  counters: readonly string[];
  shown: CounterSpec;
  stops: readonly number[];
  present: number;
  children: ReactNode;
}

function Curve(props: CurveProps) {
  const { of, chip, spec, scene, lanes, counters, shown: counter, stops, present, children } = props;
  const places = useMemo(() => spread(stops.length, POINTS), [stops]);
  const own = useOwnRequests(scene);
  const values = places.map((place) => stops[place] ?? 0);
  const comparison = responseOf({ lab: of.lab, counters }, chip.path, scene, values, own);
  const comparing = useComparison(comparison);
  const words = fieldsText().response;
  const curves = lanes.map((label, lane) => ({
    label,
    lane,
    values: places.map((_, point) => meanOf(comparing.results, point, String(lane), counter.id) ?? null),
  }));
  // In words: where each lane's curve begins and ends.
  const all = curves.flatMap(({ values }) => [values[0], values.at(-1)]);
  const ends = curves.flatMap(({ label, values }) => {
    const [first, last] = [values[0], values.at(-1)];
    if (first == null || last == null) return [];
    return [words.ends(label, formatCounter(counter, first, all), formatCounter(counter, last, all))];
  });
  const range = words.range(number(values[0] ?? 0), number(values.at(-1) ?? 0));
  const last = Math.max(1, stops.length - 1);
  return (
    <>
      <ResponseFigure
        label={[words.over(counter.label, spec.label, range), ...ends].join(" ")}
        places={places.map((place) => place / last)}
        lanes={curves}
        present={present / last}
        inset={INSET}
        format={(value) => formatCounter(counter, value)}
      />
      {children}
      <p className="flex justify-between gap-4 text-ink-muted text-xs/none">
        <span aria-hidden="true">{number(stops[0] ?? 0)}</span>
        <ComparisonNote {...{ comparison, comparing }} />
        <span aria-hidden="true">{number(stops.at(-1) ?? 0)}</span>
      </p>
    </>
  );
}

export function responseOf(
  asked: { lab: string; counters: readonly string[] },
  path: Path,
  scene: RunScene,
  values: number[],
  own?: OwnRequests,
) {
  const axes = [{ id: "value", sets: path.replace(/^lanes\./, ""), values }];
  return comparisonOf(scene, { ...asked, axes, extent: "curve" }, own);
}

/** As many as a hand can tell apart on a slider's length. */
const STOPS = 160;
/** From this ratio of its ends on, equal ways are equal ratios. */
const WIDE = 200;

/** Numbers with few digits, so that a dragged value reads like one that was typed. */
const rounded = (value: number, step: number): number =>
  Number((Math.round(value / step) * step).toPrecision(12));

const powerOfTen = (value: number): number => 10 ** Math.floor(Math.log10(value));

/** Ascending stops from `least` to `most`, `value` among them. */
export function stopsOf(range: { least: number; most: number; integer: boolean }, value: number): number[] {
  const { integer } = range;
  const [from, to] = [Math.min(range.least, value), Math.max(range.most, value)];
  const ratios = from > 0 && to / from > WIDE;
  const whole = integer ? 1 : 0;
  const step = Math.max(whole, powerOfTen((to - from) / STOPS || 1));
  const stops = new Set([from, to, value]);
  const count = !ratios && integer && to - from <= STOPS ? to - from : STOPS;
  for (let stop = 1; stop < count; stop += 1) {
    const part = stop / count;
    const at = ratios ? from * (to / from) ** part : from + (to - from) * part;
    const next = rounded(at, ratios ? Math.max(whole, powerOfTen(at) / 100) : step);
    if (next > from && next < to) stops.add(next);
  }
  return [...stops].toSorted((one, other) => one - other);
}

export function spread(stops: number, count: number): number[] {
  const last = stops - 1;
  const steps = Math.max(1, Math.min(count - 1, last));
  return [...new Set(Array.from({ length: steps + 1 }, (_, at) => Math.round((last * at) / steps)))];
}
