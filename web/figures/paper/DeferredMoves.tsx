/** Moves to the other disk, each on its own as it comes, and as one run after they have waited. Its words are the text's. */
import { useWidth } from "../useWidth.ts";

export interface DeferredMovesProps {
  atOnce: string;
  later: string;
  request: string;
  move: string;
  label: string;
}

/** What is written or read one after the other: r for a request, m for a page that moves. */
const rows = [
  { name: "atOnce", work: "rrmrrrmrrmrm" },
  { name: "later", work: "rrrrrrrrmmmm" },
] as const;

const CELL = 22;
const GAP = 10;
const LINE = 52;
const TOP = 20;

const fillOf = (kind: string) => (kind === "m" ? "fill-mark-batch" : "fill-surface stroke-line-strong");

/** Single accesses stand apart; moves that follow each other touch, as their places on the disk do. */
function Work({ work, pitch, y }: { work: string; pitch: number; y: number }) {
  const size = Math.min(CELL, pitch - 2);
  const before = work.replace(/m+$/, (run) => (run.length > 1 ? "" : run)).length;
  return Array.from(work, (kind, at) => {
    const x = at <= before ? at * pitch : before * pitch + (at - before) * (size + 1);
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
        key={at}
        x={x + 1}
        y={y}
        width={size}
        height={CELL}
        strokeWidth={1.5}
        className={fillOf(kind)}
      />
    );
  });
}

function Key({ kind, children }: { kind: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg width={16} height={16} aria-hidden="true">
        <rect x={1} y={1} width={14} height={14} strokeWidth={1.5} className={fillOf(kind)} />
      </svg>
      {children}
    </li>
  );
}

export function DeferredMoves({ label, request, move, ...names }: DeferredMovesProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const pitch = Math.min(CELL + GAP, (width - 2) / rows[0].work.length);
  return (
    <div ref={ref} className="grid min-w-0 gap-2">
      <svg
        width={width}
        height={TOP + rows.length * LINE - 20}
        className="block font-sans"
        role="img"
        aria-label={label}
      >
        {rows.map(({ name, work }, at) => (
          <g key={name}>
            <text x={0} y={TOP + at * LINE - 7} fontSize={13} fontWeight={600} className="fill-ink">
              {names[name]}
            </text>
            <Work work={work} pitch={pitch} y={TOP + at * LINE} />
          </g>
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Key kind="r">{request}</Key>
        <Key kind="m">{move}</Key>
      </ul>
    </div>
  );
}
