/** The legend as one drawing: each mark beside its word, in rows. */
import type { LegendProps } from "../Legend.tsx";
import { legendEntries } from "../legend/entries.tsx";

/** Room for the arrow above a mark. */
const ROW = 52;
const SWATCH = 40;
/** Width of a letter of the words, on average and generously. */
const LETTER = 7;
const BETWEEN = 14;

export function LegendPicture({ windows, badges, hand, width }: LegendProps & { width: number }) {
  let [x, y] = [0, 0];
  const placed = legendEntries(windows, badges, hand).map((entry) => {
    const wide = SWATCH + entry.label.length * LETTER + BETWEEN;
    if (x > 0 && x + wide > width) [x, y] = [0, y + ROW];
    const place = { entry, x, y };
    x += wide;
    return place;
  });
  return (
    <svg width={width} height={y + ROW} className="font-sans" aria-hidden="true">
      {placed.map(({ entry, x, y }) => (
        <g key={entry.id} transform={`translate(${x + 4} ${y + 16})`}>
          {entry.swatch}
          <text x={SWATCH - 4} y={19} className="fill-ink text-[13px]">
            {entry.label}
          </text>
        </g>
      ))}
    </svg>
  );
}
