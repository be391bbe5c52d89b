/** Hatches of bars, so that they differ without colour. */
import { type Hatch, lookOf } from "./look.ts";
import type { PlotSeries } from "./model.ts";

const LINES: Record<Exclude<Hatch, "full" | "none" | "dots">, string> = {
  rising: "M-1 1l2-2M0 6l6-6M5 7l2-2",
  falling: "M-1 5l2 2M0 0l6 6M5-1l2 2",
  level: "M0 3h6",
};

interface PatternsProps {
  series: PlotSeries[];
  name: (palette: string, look: number) => string;
}

export function Patterns({ series, name }: PatternsProps) {
  return (
    <defs>
      {series.map(({ palette, look }) => {
        const { stroke, fill, hatch } = lookOf({ palette, look });
        return (
          <pattern
            key={`${palette}-${look}`}
            id={name(palette, look)}
            width={6}
            height={6}
            patternUnits="userSpaceOnUse"
          >
            <rect width={6} height={6} className={hatch === "full" ? fill : "fill-surface"} />
            {hatch === "dots" && <circle cx={3} cy={3} r={1.3} className={fill} />}
            {hatch in LINES && (
              <path
                d={LINES[hatch as keyof typeof LINES]}
                strokeWidth={1.4}
                className={`fill-none ${stroke}`}
              />
            )}
          </pattern>
        );
      })}
    </defs>
  );
}
