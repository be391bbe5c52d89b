import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { formatCount } from "../../../text/numbers.ts";
import { pbmLessons } from "../../../text/pbmLessons.ts";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
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
  const counts = (stream: number) => stream === first?.stream;
  return (
    <ScrollRegion label={title} className="min-w-0 overflow-x-auto text-sm tabular-nums">
      <DataTable<(typeof reaches)[number]>
        caption={title}
        captionLook="text-left font-medium"
        look=""
        headRow="border-line border-b text-ink-muted"
        head="font-normal"
        row={({ stream }) => (counts(stream) ? "font-semibold" : "")}
        pad="px-2 py-0.5"
        columns={[
          names(words.stream, ({ stream }) => stream, { pad: "py-0.5 pr-2", look: "font-[inherit]" }),
          numbers(words.before, ({ before }) => (before === null ? words.never : formatCount(before))),
          numbers(words.speed, ({ blocksASecond }) => formatCount(blocksASecond)),
          numbers(words.time, ({ stream, before, us }) => (
            <>
              {before === null ? "–" : timeWords(us, longest)}
              {counts(stream) && reaches.length > 1 && (
                <span className="font-normal text-ink-muted"> ({words.soonest})</span>
              )}
            </>
          )),
        ]}
        rows={reaches}
      >
        {first === null && (
          <tr>
            <td colSpan={4} className="py-0.5">
              {words.nobody}
            </td>
          </tr>
        )}
      </DataTable>
    </ScrollRegion>
  );
}
