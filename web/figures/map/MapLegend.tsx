/** A map's shades from the greatest loss to the greatest gain, with the values between them. */
import { memo, useId } from "react";
import { Label } from "../Drawing.tsx";
import { bandsOf } from "./bands.ts";
import { levelsOf } from "./contours.ts";
import { Hatch, Shade } from "./Shade.tsx";

interface MapLegendProps {
  values: readonly (number | null)[];
  format: (value: number) => string;
  words: Readonly<Record<"costs" | "nothing" | "saves", string>>;
}

const SWATCH = { width: 34, height: 14 };
/** All of them, in a narrow panel. */
const ROOM = 180;

export const MapLegend = memo(function MapLegend({ values, format, words }: MapLegendProps) {
  const pattern = useId();
  const levels = levelsOf(values.filter((value) => value !== null));
  const bands = bandsOf(values, levels);
  const between = (band: number) => {
    const sorted = levels.filter((level) => Math.sign(level) === Math.sign(band));
    return (band > 0 ? sorted : sorted.toReversed())[Math.abs(band) - 1];
  };
  const groups = [
    { name: words.costs, of: bands.filter((band) => band < 0) },
    { name: words.nothing, of: bands.filter((band) => band === 0) },
    { name: words.saves, of: bands.filter((band) => band > 0) },
  ].filter(({ of }) => of.length > 0);
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-xs" aria-hidden="true">
      {groups.map(({ name, of }) => {
        const wide = Math.min(SWATCH.width, ROOM / bands.length);
        const each = wide < 30 ? 2 : 1;
        return (
          <span key={name} className="grid">
            {name}
            <svg
              width={wide * of.length + 2}
              height={SWATCH.height + 14}
              className="overflow-visible font-sans tabular-nums"
              aria-hidden="true"
            >
              <Hatch id={pattern} />
              {of.map((band, at) => {
                const d = `M${1 + at * wide} 1h${wide}v${SWATCH.height}h${-wide}z`;
                const level = band < 0 ? between(band + 1) : between(band);
                return (
                  <g key={band}>
                    <Shade {...{ band, bands, d, pattern }} />
                    <path d={d} className="fill-none stroke-line-strong" />
                    {level !== undefined && at % each === 0 && (at + 1 < of.length || band < 0) && (
                      <Label
                        size={12}
                        x={1 + (at + 1) * wide}
                        y={SWATCH.height + 13}
                        anchor="middle"
                        words={format(level)}
                      />
                    )}
                  </g>
                );
              })}
            </svg>
          </span>
        );
      })}
    </div>
  );
});
