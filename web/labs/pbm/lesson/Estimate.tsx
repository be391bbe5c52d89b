import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { formatCount } from "../../../text/numbers.ts";
import { pbmLessons } from "../../../text/pbmLessons.ts";
import { largestOf } from "../../../ui/format.ts";
import { timeWords } from "../figures/words.ts";
import type { LessonPbmLane } from "./lane.ts";
import { reachOf, scansOf, soonest } from "./reach.ts";

/** What the estimate for a block is made of: each scan's blocks before it and speed; the soonest counts. */
export function Estimate({ lane, block }: { lane: LessonPbmLane; block: number }) {
  const words = pbmLessons().estimate;
  const reaches = scansOf(lane.step.streams, lane.world).map((scan) => reachOf(scan, block));
  const first = soonest(reaches);
  const longest = largestOf(reaches.map(({ before, us }) => (before === null ? 0 : us)));
  const title = words.title(String(block));
  const numeric = "px-2 py-0.5 text-right";
  return (
    <ScrollRegion label={title} className="min-w-0 overflow-x-auto text-sm tabular-nums">
      <table>
        <caption className="text-left font-medium">{title}</caption>
        <thead>
          <tr className="border-line border-b text-ink-muted">
            <th scope="col" className="py-0.5 pr-2 text-left font-normal">
              {words.stream}
            </th>
            {[words.before, words.speed, words.time].map((name) => (
              <th key={name} scope="col" className={`${numeric} font-normal`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reaches.map(({ stream, before, blocksASecond, us }) => (
            <tr key={stream} className={stream === first?.stream ? "font-semibold" : ""}>
              <th scope="row" className="py-0.5 pr-2 text-left font-[inherit]">
                {stream}
              </th>
              <td className={numeric}>{before === null ? words.never : formatCount(before)}</td>
              <td className={numeric}>{formatCount(blocksASecond)}</td>
              <td className={numeric}>
                {before === null ? "–" : timeWords(us, longest)}
                {stream === first?.stream && reaches.length > 1 && (
                  <span className="font-normal text-ink-muted"> ({words.soonest})</span>
                )}
              </td>
            </tr>
          ))}
          {first === null && (
            <tr>
              <td colSpan={4} className="py-0.5">
                {words.nobody}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
