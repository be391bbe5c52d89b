/** Who wrote the pages: three shares in one bar, by PostgreSQL's names. */
import { serverText } from "../../text/server.ts";
import { formatCount } from "../../ui/format.ts";
import { Drawing } from "../Drawing.tsx";
import { useWidth } from "../useWidth.ts";
import { type Look, ownerLook } from "./looks.ts";
import { Swatch, SwatchArea } from "./Swatch.tsx";
import { percentOf } from "./words.ts";

export interface WhoWroteProps {
  /** Pages that clients wrote, the background writer, the checkpointer. */
  backend: number;
  clean: number;
  checkpoint: number;
}

const HEIGHT = 14;
const NAMES = { backend: "buffers_backend", clean: "buffers_clean", checkpoint: "buffers_checkpoint" };
const LOOKS: Record<keyof WhoWroteProps, Look> = {
  backend: { colour: "dirty" },
  clean: ownerLook("bgwriter"),
  checkpoint: ownerLook("checkpointer"),
};

export function WhoWrote(pages: WhoWroteProps) {
  const words = serverText().who;
  const [ref, width] = useWidth<HTMLDivElement>(240);
  const all = pages.backend + pages.clean + pages.checkpoint;
  let x = 0;
  const shares = (["backend", "clean", "checkpoint"] as const).map((key) => {
    const share = all === 0 ? 0 : pages[key] / all;
    const bar = { key, share, x, width: share * width };
    x += bar.width;
    return bar;
  });
  const said = shares.map(({ key, share }) =>
    words.share(words[key], percentOf(share), formatCount(pages[key])),
  );
  return (
    <div className="min-w-0 text-xs">
      <div
        ref={ref}
        role="img"
        aria-label={`${words.label}: ${all === 0 ? words.nothing : said.join(", ")}`}
        className="border border-line-strong"
      >
        <Drawing width={width} height={HEIGHT}>
          {shares.map((bar) => (
            <SwatchArea
              key={bar.key}
              look={LOOKS[bar.key]}
              x={bar.x}
              width={Math.max(0, bar.width - 1)}
              height={HEIGHT}
            />
          ))}
        </Drawing>
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-3 text-ink-muted tabular-nums" aria-hidden="true">
        {shares.map(({ key, share }) => (
          <li key={key} className="inline-flex items-center gap-1.5">
            <Swatch look={LOOKS[key]} />
            {NAMES[key]} {all === 0 ? "–" : percentOf(share)}
          </li>
        ))}
      </ul>
    </div>
  );
}
