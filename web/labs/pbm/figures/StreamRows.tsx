/** The streams, a row each: what it does, how far it is, how fast, and what became of its requests. */
import { memo } from "react";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { formatCount, formatUpTo } from "../../../text/numbers.ts";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import type { PbmStream } from "../engine/types.ts";
import { timeWords } from "./timeScale.ts";

export interface StreamRowsProps {
  streams: readonly PbmStream[];
  label: string;
  stepped: number | null;
}

/** Signs of what a stream does, on a grid of 12 px: told apart by form. */
const SIGNS: Record<PbmStream["doing"], string> = {
  working: "M2 1v10l8-5z",
  waiting: "M1 6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M6 3v3.4l2.4 1.4",
  pausing: "M3 1v10M8 1v10",
  ended: "M2 2h8v8h-8z",
};

export function DoingSign({ doing }: { doing: PbmStream["doing"] }) {
  const full = doing === "working" || doing === "ended";
  return (
    <svg width={12} height={12} className="inline-block shrink-0 align-[-1px]" aria-hidden="true">
      <path
        d={SIGNS[doing]}
        strokeWidth={doing === "pausing" ? 2.5 : 1.5}
        className={full ? "fill-ink" : "fill-none stroke-ink"}
      />
    </svg>
  );
}

function Progress({ asked, blocks }: { asked: number; blocks: number }) {
  const share = blocks === 0 ? 0 : Math.min(1, asked / blocks);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <svg width={36} height={8} className="shrink-0" aria-hidden="true">
        <rect x={0.5} y={0.5} width={35} height={7} rx={2} className="fill-none stroke-line-strong" />
        <rect x={1} y={1} width={34 * share} height={6} rx={1.5} className="fill-accent" data-share={share} />
      </svg>
      {formatCount(asked)} / {formatCount(blocks)}
    </span>
  );
}

function partWords({ part }: PbmStream): string {
  const words = pbmFigures().streams.parts;
  if (part === null) return "";
  if ("groups" in part) return part.groups === null ? words.range : words.bitmap;
  return "correlated" in part ? (part.correlated ? words.correlated : words.uncorrelated) : words.lookUps;
}

function Row({ stream, number, stepped }: { stream: PbmStream; number: number; stepped: boolean }) {
  const words = pbmFigures();
  const { doing, part, block, query, name, requests, hits, lag_us } = stream;
  const percent = requests === 0 ? null : formatUpTo((100 * hits) / requests, 1);
  const speed = stream.blocks_a_second;
  const cell = "py-0.5 pr-2.5";
  return (
    <tr className={`border-line border-t ${stepped ? "bg-surface-raised" : ""}`}>
      <th scope="row" className={`${cell} pl-1 text-right font-semibold`}>
        {number}
        {stepped && <span className="sr-only"> {words.streams.thisStep}</span>}
      </th>
      <td className={`${cell} whitespace-nowrap`}>
        <DoingSign doing={doing} /> {words.streams.doing[doing]}
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        {doing === "ended" ? "" : formatCount(query + 1)}
        {name ? ` ${name}` : ""} <span className="text-ink-muted">{partWords(stream)}</span>
      </td>
      <td className={cell}>{part !== null && <Progress asked={part.asked} blocks={part.blocks} />}</td>
      <td className={`${cell} text-right`}>{block === null ? "" : formatCount(block)}</td>
      <td className={`${cell} text-right whitespace-nowrap`}>
        {speed === null ? "" : formatCount(speed)}
        {lag_us !== null && (
          <span className="block text-ink-muted text-xs">{words.streams.lag(timeWords(lag_us))}</span>
        )}
      </td>
      <td className={`${cell} text-right`}>{formatCount(requests)}</td>
      <td className={`${cell} text-right whitespace-nowrap`}>
        {percent === null ? "" : words.streams.percent(percent)}
      </td>
    </tr>
  );
}

export const StreamRows = memo(function StreamRows({ streams, label, stepped }: StreamRowsProps) {
  const words = pbmFigures().streams;
  return (
    <ScrollRegion label={words.of(label)} className="max-h-[26rem] max-w-full overflow-auto tabular-nums">
      <table className="text-sm">
        <thead className="sticky top-0 bg-surface">
          <tr className="text-left align-bottom text-ink-muted text-xs">
            {words.columns.map((title, at) => (
              <th
                key={title}
                scope="col"
                className={`pr-2.5 font-normal ${at === 0 || at > 3 ? "text-right" : ""}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {streams.map((stream, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stream is its place
            <Row key={at} stream={stream} number={at + 1} stepped={at === stepped} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
});
