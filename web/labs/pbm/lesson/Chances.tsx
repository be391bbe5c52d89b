import { useId, useState } from "react";
import { useLesson } from "../../../shell/lessons/context.ts";
import { formatCount, formatFixed, formatUpTo } from "../../../text/numbers.ts";
import { pbmLessons } from "../../../text/pbmLessons.ts";
import { language } from "../../../text/text.ts";
import { ChancesPlot } from "./ChancesPlot.tsx";
import { type Curve, curveOf, drawsFor, MOST_P } from "./chancesModel.ts";

const START = { p: 0.05, n: 10, m: 100, k: 10 };
type Setting = keyof typeof START;

const RANGES: Readonly<Record<Setting, { min: number; max: number; step: number }>> = {
  p: { min: 0, max: MOST_P, step: 0.005 },
  n: { min: 1, max: 40, step: 1 },
  m: { min: 1, max: 400, step: 1 },
  k: { min: 1, max: 40, step: 1 },
};

/** A small calculator: the chance that the frame chosen from a sample costs nothing, one at a time and several at once. */
export function Chances({ caption }: { caption: string }) {
  const { page } = useLesson();
  return page === "lesson" ? <Calculator caption={caption} /> : null;
}

const nameOf = ({ draws }: Curve) => {
  const words = pbmLessons().chance;
  return "n" in draws
    ? words.single(formatCount(draws.n))
    : words.bulk(formatCount(draws.k), formatCount(draws.m));
};

function Calculator({ caption }: { caption: string }) {
  const [settings, setSettings] = useState(START);
  const words = pbmLessons().chance;
  const { p, n, m, k } = settings;
  const found = [curveOf({ n }, p), curveOf({ m, k }, p)];
  const curves = found.filter((curve) => typeof curve !== "string");
  const refused = found.find((curve) => typeof curve === "string");
  const percent = (chance: number) => words.percent(formatFixed(chance * 100, 1));
  const set = (setting: Setting, value: number) => setSettings((before) => ({ ...before, [setting]: value }));
  return (
    <figure className="lesson-figure" lang={language()}>
      <p className="font-medium">{words.title}</p>
      <div className="grid gap-x-8 gap-y-4 min-[56rem]:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <ChancesPlot
          curves={curves.map((curve) => ({ ...curve, name: nameOf(curve) }))}
          p={p}
          label={words.label(
            formatUpTo(p, 3),
            curves.map((curve) => words.of(nameOf(curve), percent(curve.at))).join("; "),
          )}
        />
        <div className="grid content-start gap-3">
          {(["p", "n", "m", "k"] as const).map((setting) => (
            <Slider
              key={setting}
              {...RANGES[setting]}
              label={words[setting]}
              value={settings[setting]}
              onChange={(value) => set(setting, value)}
            />
          ))}
          {refused !== undefined && (
            <p role="alert" className="text-error text-sm">
              {refused}
            </p>
          )}
          <table className="text-sm tabular-nums">
            <thead>
              <tr className="border-line border-b text-left text-ink-muted">
                <th scope="col" className="py-1 pr-2 font-normal">
                  {words.sample}
                </th>
                <th scope="col" className="px-2 py-1 text-right font-normal">
                  {words.draws}
                </th>
                <th scope="col" className="py-1 pl-2 text-right font-normal">
                  {words.chance}
                </th>
              </tr>
            </thead>
            <tbody>
              {curves.map((curve) => (
                <tr key={nameOf(curve)}>
                  <th scope="row" className="py-1 pr-2 text-left font-normal">
                    {nameOf(curve)}
                  </th>
                  <td className="px-2 py-1 text-right">{formatUpTo(drawsFor(curve.draws), 1)}</td>
                  <td className="py-1 pl-2 text-right font-semibold">{percent(curve.at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <figcaption lang="en">{caption}</figcaption>
    </figure>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <output className="font-semibold tabular-nums">{formatUpTo(value, 3)}</output>
      </label>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 w-full accent-accent pointer-coarse:h-11"
      />
    </div>
  );
}
