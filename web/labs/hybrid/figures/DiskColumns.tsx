/** A small file: a column a page, its cell at the upper row on flash, at the lower one on the magnetic disk. */

import { shortName } from "../../../figures/pageName.ts";
import { hybridText } from "../../../text/hybrid.ts";
import type { DiskPage } from "./model.ts";
import { diskPageWords } from "./words.ts";

const CELL = { height: 24, between: 20, line: 20 };
/** Widest and narrowest place of a page: one line holds all pages if they fit at all. */
const PITCH = { most: 36, least: 22, gap: 5 };

interface ColumnsProps {
  pages: readonly DiskPage[];
  counts: { flash: string; magnetic: string };
  width: number;
  /** Room for the names of the disks; 0 puts them above and below. */
  left: number;
}

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

/** How high the drawing of so many pages is. */
export const columnsHeight = (pages: number, width: number, left: number): number =>
  places(pages, width, left).height;

function Names({ counts, left, y }: Pick<ColumnsProps, "counts" | "left"> & { y: number }) {
  const words = hybridText().disks;
  const lower = y + CELL.height + CELL.between;
  const rows = [
    { name: words.flash, count: counts.flash, at: y, alone: y - 4, className: "fill-flash" },
    {
      name: words.magnetic,
      count: counts.magnetic,
      at: lower,
      // Not between the rows: there are the arrows.
      alone: lower + CELL.height + 14,
      className: "fill-magnetic",
    },
  ];
  return rows.map(({ name, count, at, alone, className }) => (
    <g key={name}>
      <text x={0} y={left > 0 ? at + 11 : alone} fontSize={13} fontWeight={600} className={className}>
        {name}
        {left === 0 && <tspan className="fill-ink-muted font-normal">{` · ${count}`}</tspan>}
      </text>
      {left > 0 && (
        <text x={0} y={at + 24} fontSize={13} className="fill-ink-muted">
          {words.pagesThere(count)}
        </text>
      )}
    </g>
  ));
}

/** From one disk to the other: up to flash, down to the magnetic disk. */
export function Arrow({ x, from, to }: { x: number; from: number; to: number }) {
  const head = to < from ? 5 : -5;
  return (
    <path
      d={`M${x} ${from}V${to}m-4 ${head}l4 ${-head}l4 ${head}`}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="fill-none stroke-mark-batch"
      data-mark="migration"
    />
  );
}

export function DiskColumns({ pages, counts, width, left }: ColumnsProps) {
  const { pitch, columns, top, height } = places(pages.length, width, left);
  const cell = pitch - PITCH.gap;
  const lines = Math.max(1, Math.ceil(pages.length / columns));
  return (
    <svg
      width={width}
      height={height}
      className="block overflow-visible font-sans tabular-nums"
      aria-hidden="true"
    >
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
        const held = page.resident ? (page.dirty ? "fill-dirty" : "fill-clean") : "fill-surface";
        const ink = page.resident ? (page.dirty ? "fill-on-dirty" : "fill-on-clean") : "fill-ink";
        return (
          <g
            key={page.page}
            data-disk={page.onFlash ? "f" : "m"}
            data-page={page.page}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <title>{diskPageWords(page)}</title>
            <rect
              width={cell}
              height={CELL.height}
              rx={page.onFlash ? 2 : 8}
              strokeWidth={page.read || page.written ? 3 : 1.5}
              className={`${held} ${
                page.read
                  ? "stroke-mark-requested"
                  : page.written
                    ? "stroke-mark-batch"
                    : page.onFlash
                      ? "stroke-flash"
                      : "stroke-magnetic"
              }`}
            />
            <text x={cell / 2} y={16.5} fontSize={12} fontWeight={600} textAnchor="middle" className={ink}>
              {shortName(page.name)}
            </text>
            {page.migrated && (
              <Arrow
                x={cell / 2}
                from={page.onFlash ? CELL.between + CELL.height - 3 : 3 - CELL.between}
                to={page.onFlash ? CELL.height + 3 : -3}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
