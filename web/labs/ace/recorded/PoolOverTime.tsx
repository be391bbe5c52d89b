/** Relations of the pages in a lane's pool along the run: areas stacked by table and index. */
import { type MouseEvent, useMemo } from "react";
import type { Reckoned, RecordingFrame } from "../../../engine/types.ts";
import { Label } from "../../../figures/Drawing.tsx";
import { byPages, fillOf, QUIET_FILL, relationMarks } from "../../../figures/recorded/relations.ts";
import { useWidth } from "../../../figures/useWidth.ts";
import { recordedText } from "../../../text/recorded.ts";
import { formatCount } from "../../../ui/format.ts";
import { useLab, useShownPart } from "../state/hooks.ts";

const HEIGHT = 170;
const LEFT = 52;
const RIGHT = 8;
const BOTTOM = 20;
/** Maximum number of separate areas; all other relations share one. */
const MOST_AREAS = 7;

interface PoolOverTimeProps {
  label: string;
  frames: number;
  requests: number;
  recording: RecordingFrame;
  reckoned: Reckoned;
}

/** The relations with most pages first, at the bottom; all others are one area on top. Pages at each moment, and those beneath. */
function areasOf(recording: Parameters<typeof relationMarks>[0], { moments }: Reckoned, others: string) {
  const marks = byPages(relationMarks(recording)).slice(0, MOST_AREAS);
  const named = new Set(marks.map(({ place }) => place));
  let top = moments.map(() => 0);
  const area = (name: string, fill: string, has: (place: number) => boolean) => {
    const beneath = top;
    const pages = moments.map(({ resident }) =>
      resident.reduce((sum, pages, place) => (has(place) ? sum + pages : sum), 0),
    );
    top = pages.map((count, at) => count + (beneath[at] ?? 0));
    return { name, fill, pages, beneath, top };
  };
  return [
    ...marks.map((mark) =>
      area(`${mark.letters} ${mark.name}`, fillOf(mark), (place) => place === mark.place),
    ),
    area(others, QUIET_FILL, (place) => !named.has(place)),
  ];
}

export function PoolOverTime({ label, frames, requests, recording, reckoned }: PoolOverTimeProps) {
  const words = recordedText();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { playback } = useLab();
  const position = useShownPart(({ readable }) => readable?.position) ?? 0;
  const { overview, relationOf } = recording;
  const areas = useMemo(
    () => areasOf({ overview, relationOf }, reckoned, words.others),
    [overview, relationOf, reckoned, words],
  );
  const { moments } = reckoned;
  const inner = Math.max(1, width - LEFT - RIGHT);
  const x = (at: number) => LEFT + (inner * at) / Math.max(1, requests);
  const y = (pages: number) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - 8) * pages) / Math.max(1, frames);
  const edge = (pages: readonly number[]) =>
    moments.map(({ position }, at) => `${x(position)},${y(pages[at] ?? 0)}`);
  const last = moments.at(-1)?.position ?? 0;
  const left = areas.map(({ name, pages }) => `${name} ${formatCount(pages.at(-1) ?? 0)}`).join(", ");
  const summary = `${words.overOf(label)}: ${left}; ${words.at(formatCount(last))}.`;
  const go = ({ currentTarget, clientX }: MouseEvent<SVGSVGElement>) => {
    const at = (clientX - currentTarget.getBoundingClientRect().left - LEFT) / inner;
    playback.seekPosition(Math.round(Math.min(1, Math.max(0, at)) * requests));
  };
  return (
    <figure ref={ref} className="min-w-0">
      <figcaption className="text-sm">
        <b>{words.overOf(label)}</b> <span className="text-ink-muted">{words.overHelp}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the scrubber goes there by keys */}
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={summary}
        className="block cursor-crosshair font-sans tabular-nums"
        onClick={go}
      >
        {moments.length > 0 &&
          areas.map(({ name, fill, beneath, top }) => (
            <path
              key={name}
              d={`M${[...edge(top), ...edge(beneath).toReversed()].join("L")}Z`}
              strokeWidth={0.5}
              className={`${fill} stroke-surface`}
            >
              <title>{name}</title>
            </path>
          ))}
        {[0, frames].map((pages) => (
          <Label key={pages} x={LEFT - 6} y={y(pages) + 5} anchor="end" words={formatCount(pages)} />
        ))}
        <path d={`M${LEFT} ${y(0)}H${LEFT + inner}`} className="stroke-line-strong" />
        <path
          d={`M${x(position)} ${y(frames)}V${y(0)}`}
          strokeWidth={2}
          className="stroke-ink"
          data-position={position}
        />
        <Label x={LEFT} y={HEIGHT - 4} words="0" />
        <Label x={LEFT + inner} y={HEIGHT - 4} anchor="end" words={formatCount(requests)} />
      </svg>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {areas
          .filter(({ pages }) => pages.some((count) => count > 0))
          .map(({ name, fill }) => (
            <li key={name} className="flex items-center gap-1">
              <svg width={14} height={10} aria-hidden="true">
                <rect width={14} height={10} className={fill} />
              </svg>
              {name}
            </li>
          ))}
      </ul>
    </figure>
  );
}
