/** PBM-PQ's buckets: groups over the time to next access; not requested blocks and the free list apart. */
import { useMemo } from "react";
import { AsTable } from "../../../figures/AsTable.tsx";
import { useWidth } from "../../../figures/useWidth.ts";
import { formatCount } from "../../../text/numbers.ts";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import { DataTable, names, numbers, texts } from "../../../ui/DataTable.tsx";
import type { PbmLaneFrame } from "../engine/types.ts";
import { BucketsDrawing, StaleSign } from "./buckets/Drawing.tsx";
import { type Bucket, bucketLayout, bucketsOf, countsIn, MOST_CELLS, standingIn } from "./buckets/model.ts";
import { HeldDot } from "./strip/StripDrawing.tsx";
import { KeyEntry, TimeKey } from "./TimeKey.tsx";
import { type TimeScale, timeWords } from "./timeScale.ts";

export interface BucketsProps {
  lane: PbmLaneFrame;
  scale: TimeScale;
  label: string;
  withKey?: boolean;
  most?: number;
}

const NAMED = 100;

/** "2 ms to 3 ms", "37 ms or more", "not registered", "free list". */
export function bucketName({ kind, fromUs, endUs }: Bucket): string {
  const words = pbmFigures();
  if (kind !== "time") return words.buckets.names[kind];
  return Number.isFinite(endUs)
    ? words.time.between(timeWords(fromUs, endUs), timeWords(endUs))
    : words.time.from(timeWords(fromUs));
}

function blocksWords(lane: PbmLaneFrame, bucket: Bucket): string {
  const words = pbmFigures().buckets;
  const named = standingIn(lane, bucket, NAMED).map(({ block, stale }) =>
    stale ? words.stale(formatCount(block)) : formatCount(block),
  );
  const more = bucket.length - named.length;
  return named.join(", ") + (more > 0 ? ` ${words.andMore(formatCount(more))}` : "");
}

function summary(lane: PbmLaneFrame, buckets: readonly Bucket[], label: string, scale: TimeScale): string {
  const words = pbmFigures().buckets;
  const few = lane.columns.order.length <= MOST_CELLS;
  const told = buckets
    .filter(({ length }) => length > 0)
    .map((bucket) =>
      few
        ? words.bucketNames(bucketName(bucket), blocksWords(lane, bucket))
        : words.bucketCounts(bucketName(bucket), bucket.length, countsIn(lane, bucket, scale).stale),
    );
  const gone = lane.step.event?.evicted.map(({ block }) => formatCount(block)).join(", ") ?? "";
  const from = buckets.find(({ left }) => left);
  const left = from === undefined ? [] : [words.leftFrom(gone, bucketName(from))];
  return [`${label}:`, ...(told.length === 0 ? [words.empty] : told), ...left].join(" ");
}

const layoutOf = ({ columns }: PbmLaneFrame, buckets: readonly Bucket[], width: number, most?: number) => {
  const digits = String(Math.max(1, columns.tableFlags.length * columns.stride - 1)).length;
  return bucketLayout(buckets, columns.blocks.length, digits, width, most);
};

/** How high the drawing is at a width, the same at every step. */
export function bucketsHeight(lane: PbmLaneFrame): (width: number) => number {
  const buckets = bucketsOf(lane);
  return (width) => layoutOf(lane, buckets, width).height;
}

export function Buckets({ lane, scale, label, withKey = true, most }: BucketsProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const words = pbmFigures();
  const buckets = useMemo(() => bucketsOf(lane), [lane]);
  const layout = layoutOf(lane, buckets, width, most);
  return (
    <div className="relative min-w-0">
      <div ref={ref} role="img" aria-label={summary(lane, buckets, label, scale)}>
        <BucketsDrawing lane={lane} layout={layout} scale={scale} />
      </div>
      <p className="text-ink-muted text-xs in-[.present-lanes]:hidden">
        {layout.cells ? words.buckets.help : words.buckets.barsHelp}
      </p>
      {withKey && (
        <TimeKey scale={scale}>
          {layout.cells && (
            <>
              <KeyEntry swatch={<StaleSign x={7} y={7} />}>{words.buckets.staleKey}</KeyEntry>
              <KeyEntry swatch={<HeldDot x={7} y={7} reading={false} />}>{words.strip.pinned}</KeyEntry>
            </>
          )}
        </TimeKey>
      )}
      <BucketsTable lane={lane} buckets={buckets} scale={scale} label={label} />
    </div>
  );
}

type TableProps = Pick<BucketsProps, "lane" | "scale" | "label"> & { buckets: readonly Bucket[] };

function BucketsTable({ lane, buckets, scale, label }: TableProps) {
  const words = pbmFigures();
  const [name, all, stale, pinned, blocks] = words.buckets.columns;
  return (
    <AsTable name={words.asTable} title={words.tableOf(label)} raised>
      {() => (
        <DataTable<Bucket>
          headRow="align-bottom"
          leftHeads
          row="border-line border-t align-top"
          columns={[
            names(name, bucketName, { look: "font-normal whitespace-nowrap" }),
            numbers(all, ({ length }) => formatCount(length)),
            numbers(stale, (bucket) => formatCount(countsIn(lane, bucket, scale).stale)),
            numbers(pinned, (bucket) => formatCount(countsIn(lane, bucket, scale).pinned)),
            texts(blocks, (bucket) => blocksWords(lane, bucket)),
          ]}
          rows={buckets}
        />
      )}
    </AsTable>
  );
}
