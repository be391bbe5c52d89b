/** What the marks of a drive mean, drawn by the code that draws them. */
import type { ReactNode } from "react";
import { flashText } from "../../text/flash.ts";
import { formatCount } from "../../ui/format.ts";
import { tokenOf } from "../palette.ts";
import { FlashCell } from "./FlashCell.tsx";
import { MAP_MARGIN } from "./FlashMap.tsx";
import { mapLayout, SHADES, wornFrom } from "./map.ts";
import type { FlashShown, FlashState, FlashStream } from "./types.ts";

const [WIDTH, HEIGHT] = [22, 18];

const Swatch = ({ children }: { children: ReactNode }) => (
  <svg
    width={WIDTH + 6}
    height={HEIGHT + 6}
    viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`}
    className="shrink-0 font-sans"
    aria-hidden="true"
  >
    {children}
  </svg>
);

const box = { width: WIDTH, height: HEIGHT };

const Ring = ({ look, dash, line = 2 }: { look: string; dash?: string; line?: number }) => (
  <rect
    {...{ x: -1.5, y: -1.5, width: WIDTH + 3, height: HEIGHT + 3, rx: 4 }}
    strokeWidth={line}
    strokeDasharray={dash}
    className={`fill-none ${look}`}
  />
);

type Entry = [words: string, swatch?: ReactNode];

const List = ({ entries }: { entries: readonly Entry[] }) => (
  <ul aria-label={flashText().legend.label} className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-xs">
    {entries.map(([words, swatch]) => (
      <li key={words} className="inline-flex items-center gap-1.5">
        {swatch}
        {words}
      </li>
    ))}
  </ul>
);

interface FlashLegendProps {
  shown: Pick<FlashShown, "block_pages" | "blocks">;
  state: FlashState;
  /** Those that are named. */
  streams: readonly FlashStream[];
}

export function FlashLegend({ streams }: FlashLegendProps) {
  const { legend: words } = flashText();
  const moved = <FlashCell {...box} state="valid" />;
  return (
    <List
      entries={[
        ...(["valid", "invalid", "free"] as const).map(
          (cell): Entry => [
            words[cell],
            <Swatch key="">
              <FlashCell {...box} state={cell} />
            </Swatch>,
          ],
        ),
        [
          words.written,
          <Swatch key="">
            {moved}
            <Ring look="stroke-mark-requested" />
          </Swatch>,
        ],
        [
          words.moved,
          <Swatch key="">
            {moved}
            <Ring look="stroke-mark-batch" dash="4 2" />
          </Swatch>,
        ],
        [
          words.victim,
          <Swatch key="">
            <Ring look="stroke-mark-victim" line={2.5} />
          </Swatch>,
        ],
        ...streams.map((stream): Entry => [words.streams[stream]]),
        [words.queue],
        [words.count],
      ]}
    />
  );
}

/** The block that a stream has open, by its number. */
const openIn = ({ open }: FlashState, stream: FlashStream) =>
  open[stream] === null ? null : String(open[stream]);

const Shade = ({ shade }: { shade: number }) => (
  <rect {...box} style={{ fill: `var(--${tokenOf(SHADES[shade] ?? "ramp0")})` }} />
);

/** Of a map as high as `room`: its shades, and where its open blocks are. */
export function FlashMapLegend({
  shown,
  state,
  streams: named,
  width,
  room,
}: FlashLegendProps & { width: number; room: number }) {
  const { map: words, legend, streams } = flashText();
  const { together } = mapLayout(shown.blocks, width - 2 * MAP_MARGIN, room - 2 * MAP_MARGIN);
  const worn = wornFrom(state);
  return (
    <List
      entries={[
        [
          words.fewest,
          <Swatch key="">
            <Shade shade={0} />
          </Swatch>,
        ],
        [
          words.most(formatCount(shown.block_pages)),
          <Swatch key="">
            <Shade shade={SHADES.length - 1} />
          </Swatch>,
        ],
        [
          words.free,
          <Swatch key="">
            <rect
              {...{ x: 0.5, y: 0.5, width: WIDTH - 1, height: HEIGHT - 1 }}
              className="fill-none stroke-line-strong"
            />
          </Swatch>,
        ],
        ...(worn === null
          ? []
          : [
              [
                words.worn(formatCount(worn)),
                <Swatch key="">
                  <Shade shade={4} />
                  <path d={`M${WIDTH - 9} 0h9v9z`} className="fill-surface" />
                </Swatch>,
              ] as Entry,
            ]),
        [
          legend.victim,
          <Swatch key="">
            <Ring look="stroke-mark-victim" line={2.5} />
          </Swatch>,
        ],
        ...named.map(
          (stream): Entry => [
            words.open(streams[stream], openIn(state, stream)),
            <Swatch key="">
              <Ring look="stroke-ink" />
            </Swatch>,
          ],
        ),
        ...(together > 1 ? [[words.together(formatCount(together))] as Entry] : []),
      ]}
    />
  );
}
