/** A small file: a column a page, its cell at the upper row on flash, at the lower one on the magnetic disk. */

import { Drawing, Label } from "../../../figures/Drawing.tsx";
import { shortName } from "../../../figures/pageName.ts";
import { INK } from "../../../figures/pool/CellFace.tsx";
import { Shapes } from "../../../figures/pool/Shapes.tsx";
import { drawn, word } from "../../../figures/pool/shapes.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { diskPageWords } from "../words.ts";
import type { DiskPage } from "./model.ts";
import { migration } from "./pageCell.ts";

const CELL = { height: 24, between: 20, line: 20 };
/** Widest and narrowest place of a page: one line holds all pages if they fit at all. */
const PITCH = { most: 36, least: 21, gap: 5 };

const LINE_HEIGHT = 2 * CELL.height + CELL.between + CELL.line;
/** Above the first line, where the disks' names stand above and below it. */
const ABOVE = 18;

function places(pages: number, width: number, left: number) {
  const room = width - left - 4;
  const pitch = Math.max(PITCH.least, Math.min(PITCH.most, Math.floor(room / Math.max(1, pages))));
  const columns = Math.max(1, Math.floor(room / pitch));
  const lines = Math.max(1, Math.ceil(pages / columns));
  const top = left > 0 ? 6 : ABOVE;
  return { pitch, columns, top, height: top + lines * LINE_HEIGHT };
}

export const columnsHeight = (pages: number, width: number, left: number): number =>
  places(pages, width, left).height;

/** The names of the disks beside a line at `y`, or above and below it. */
function Names({ counts, left, y }: Pick<ColumnsProps, "counts" | "left"> & { y: number }) {
  const words = hybridText().disks;
  const lower = y + CELL.height + CELL.between;
  const rows = [
    ["flash", y, y - 4, "fill-flash"],
    // Not between the rows: there are the arrows.
    ["magnetic", lower, lower + CELL.height + 14, "fill-magnetic"],
  ] as const;
  return rows.map(([disk, at, alone, className]) => (
    <g key={disk}>
      <Label x={0} y={left > 0 ? at + 11 : alone} weight={600} className={className}>
        {words[disk]}
        {left === 0 && <tspan className="fill-ink-muted font-normal">{` · ${counts[disk]}`}</tspan>}
      </Label>
      {left > 0 && (
        <Label x={0} y={at + 24}>
          {words.pagesThere(counts[disk])}
        </Label>
      )}
    </g>
  ));
}

/** A page on its disk: as its pool has it, in a frame that says what this step did to it. */
function pageShapes({ onFlash, resident, dirty, read, written, migrated, name }: DiskPage, width: number) {
  const state = dirty ? "dirty" : "clean";
  const disk = onFlash ? "flash" : "magnetic";
  const { height, between } = CELL;
  const x = width / 2;
  const beyond = (height + between) * (onFlash ? 1 : -1);
  return drawn(
    {
      rect: [0, 0, width, height],
      radius: onFlash ? 2 : 8,
      fill: resident ? state : "surface",
      stroke: read ? "requested" : written ? "batch" : disk,
      line: read || written ? 3 : 1.5,
    },
    word(shortName(name), [x, 16.5], 12, resident ? INK[state] : "ink", 600),
    // Where it would be, had it stayed.
    migrated && {
      ...{ rect: [2, beyond + 2, width - 4, height - 4] as const, radius: onFlash ? 6 : 2 },
      ...{ stroke: "victim", line: 1.5, dash: [4, 3], data: { "data-mark": "ghost" } },
    },
    migrated && (onFlash ? migration(x, between + height - 3, height + 3) : migration(x, 3 - between, -3)),
  );
}

interface ColumnsProps {
  pages: readonly DiskPage[];
  counts: { flash: string; magnetic: string };
  width: number;
  /** Room for the names of the disks; 0 puts them above and below. */
  left: number;
}

export function DiskColumns({ pages, counts, width, left }: ColumnsProps) {
  const { pitch, columns, top, height } = places(pages.length, width, left);
  const cell = pitch - PITCH.gap;
  const lines = Math.max(1, Math.ceil(pages.length / columns));
  return (
    <Drawing width={width} height={height} look="overflow-visible">
      {Array.from({ length: lines }, (_, line) => {
        const y = top + line * LINE_HEIGHT;
        const end = Math.min(columns, pages.length - line * columns) * pitch - PITCH.gap;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <g key={line}>
            {line === 0 && <Names counts={counts} left={left} y={y} />}
            <path
              d={`M${left} ${y + CELL.height + CELL.between / 2}h${Math.max(0, end)}`}
              strokeDasharray="2 4"
              className="stroke-line-strong"
            />
          </g>
        );
      })}
      {pages.map((page, at) => {
        const x = left + (at % columns) * pitch;
        const line = top + Math.floor(at / columns) * LINE_HEIGHT;
        const y = line + (page.onFlash ? 0 : CELL.height + CELL.between);
        return (
          <g
            key={page.page}
            data-disk={page.onFlash ? "f" : "m"}
            data-page={page.page}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <title>{diskPageWords(page)}</title>
            <Shapes of={pageShapes(page, cell)} />
          </g>
        );
      })}
    </Drawing>
  );
}
