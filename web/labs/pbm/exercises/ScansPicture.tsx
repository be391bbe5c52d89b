/** The scans of a question: where each is, what it reads and how fast, and no estimate. */
import { useMemo } from "react";
import { Drawing, Label } from "../../../figures/Drawing.tsx";
import { useWidth } from "../../../figures/useWidth.ts";
import { pbmExercises } from "../../../text/pbmExercises.ts";
import { DataTable, names, numbers, texts } from "../../../ui/DataTable.tsx";
import { Cursors } from "../figures/strip/Cursors.tsx";
import { blockX, mostBins, type PlacedRow, stripLayout } from "../figures/strip/layout.ts";
import { stripModel } from "../figures/strip/model.ts";
import { Axis } from "../figures/strip/StripDrawing.tsx";
import { type LessonPbmLane, type ScanUnderWay, scansOf } from "../lesson/reach.ts";
import { numberOf, usABlock } from "./arithmetic.ts";

interface PictureProps {
  lane: LessonPbmLane;
  /** Blocks that the question is about. */
  marked: readonly number[];
}

const range = ({ blocks }: ScanUnderWay) =>
  pbmExercises().picture.range(String(blocks[0]), String(blocks.at(-1)));

export function ScansPicture({ lane, marked }: PictureProps) {
  const words = pbmExercises().picture;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <ScanLines lane={lane} marked={marked} />
      <DataTable<ScanUnderWay>
        caption={words.caption}
        captionLook="sr-only"
        look="w-fit text-sm tabular-nums"
        headRow="align-bottom text-ink-muted"
        head="font-normal"
        pad="px-2 py-0.5"
        columns={[
          names(words.stream, ({ stream }) => stream, { pad: "py-0.5 pr-2", look: "font-semibold" }),
          texts(words.reads, range),
          numbers(words.at, ({ blocks, done }) => blocks[done]),
          numbers(words.speed, (scan) => numberOf(usABlock(scan))),
        ]}
        rows={scansOf(lane.step.streams, lane.world)}
      />
    </div>
  );
}

/** The scans above the table's blocks. All that it says stands in the table below and in the question. */
function ScanLines({ lane, marked }: PictureProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const { world } = lane;
  const model = useMemo(
    () => stripModel(lane, world, mostBins(world.tables.length, width)),
    [lane, world, width],
  );
  // Without speeds: the table gives them in the unit in which they are reckoned with.
  const cursors = model.cursors
    .filter(({ block }) => block !== null)
    .map((cursor) => ({ ...cursor, blocksASecond: null }));
  const layout = stripLayout({ ...model, cursors }, width);
  return (
    <div ref={ref} className="min-w-0">
      <Drawing width={width} height={layout.height} look="overflow-visible text-line-strong">
        {layout.rows.map((placed) => (
          <g key={placed.index}>
            <Axis placed={placed} layout={layout} />
            <Cursors placed={placed} layout={layout} cursors={cursors} />
            <Marked placed={placed} base={placed.y + layout.resident} marked={marked} />
          </g>
        ))}
      </Drawing>
    </div>
  );
}

const LEVELS = 3;
const LEVEL = 11;

/** Blocks with their numbers, neighbours at different heights. */
function Marked({ placed, base, marked }: { placed: PlacedRow; base: number; marked: readonly number[] }) {
  const end = placed.x + placed.row.bins * placed.pitch;
  const places = [...marked]
    .sort((a, b) => a - b)
    .map((block, at) => ({
      block,
      x: blockX(placed, block) + placed.bar / 2,
      top: base - 14 - (at % LEVELS) * LEVEL,
    }));
  // Numbers stand over all lines.
  return (
    <>
      <path d={`M${placed.x} ${base + 0.5}H${end}`} className="stroke-line-strong" />
      <path
        d={places.map(({ x, top }) => `M${x} ${base}V${top}`).join("")}
        strokeWidth={2}
        className="stroke-ink"
      />
      {places.map(({ block, x, top }) => (
        <Label
          key={block}
          x={x + 3}
          y={top + 8}
          size={12}
          weight={600}
          strokeWidth={3}
          paintOrder="stroke"
          className="fill-ink stroke-surface"
          words={block}
        />
      ))}
    </>
  );
}
