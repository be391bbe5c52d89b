/** The chip's work of a host write as one bar of three parts: the page's own program, moves, erases. */
import { flashText } from "../../text/flash.ts";
import { formatTime } from "../../ui/format.ts";
import { Drawing } from "../Drawing.tsx";
import type { Look } from "../server/looks.ts";
import { Swatch, SwatchArea } from "../server/Swatch.tsx";
import { useWidth } from "../useWidth.ts";
import type { FlashShown } from "./types.ts";

const HEIGHT = 14;
const LOOKS: Record<"program" | "moves" | "erases", Look> = {
  program: { colour: "inkMuted" },
  moves: { colour: "batch", lines: "M-1 7L7 -1M-1 1L1 -1M5 7L7 5" },
  erases: { colour: "victim", lines: "M1.5 0V6M4.5 0V6" },
};

export function ChipWork({ shown: { chip_write: work } }: { shown: Pick<FlashShown, "chip_write"> }) {
  const { chip: words } = flashText();
  const [ref, width] = useWidth<HTMLDivElement>(240);
  const parts = [
    ["program", work?.program_us ?? 0],
    ["moves", work?.moves_us ?? 0],
    ["erases", work?.erases_us ?? 0],
  ] as const;
  const all = parts.reduce((sum, [, us]) => sum + us, 0);
  const said =
    work === null
      ? words.none
      : words.sum(
          formatTime(all),
          parts.map(([key, us]) => words.part(words[key], formatTime(us, all))).join(", "),
        );
  let x = 0;
  return (
    <div className="min-w-0 text-xs">
      <p className="text-ink-muted">
        {words.title}{" "}
        <span className="font-semibold text-ink tabular-nums">{work !== null && formatTime(all)}</span>
      </p>
      <div
        ref={ref}
        role="img"
        aria-label={`${words.title}: ${said}`}
        className="mt-1 border border-line-strong"
      >
        <Drawing width={width} height={HEIGHT}>
          {parts.map(([key, us]) => {
            const [from, wide] = [x, all === 0 ? 0 : (us / all) * width];
            x += wide;
            return (
              <SwatchArea
                key={key}
                look={LOOKS[key]}
                x={from}
                width={Math.max(0, wide - 1)}
                height={HEIGHT}
              />
            );
          })}
        </Drawing>
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-3 text-ink-muted tabular-nums" aria-hidden="true">
        {parts.map(([key, us]) => (
          <li key={key} className="inline-flex items-center gap-1.5">
            <Swatch look={LOOKS[key]} />
            {words[key]} {work === null ? "–" : formatTime(us, all)}
          </li>
        ))}
      </ul>
    </div>
  );
}
