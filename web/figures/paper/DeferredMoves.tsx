/** Moves to the other disk, each on its own as it comes, and as one run after they have waited. Its words are the text's. */
import { Label } from "../Drawing.tsx";
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
    const box = { x: x + 1, y, width: size, height: CELL, strokeWidth: 1.5 };
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
    return <rect key={at} {...box} className={fillOf(kind)} />;
  });
}

export function DeferredMoves({ label, request, move, ...names }: DeferredMovesProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const pitch = Math.min(CELL + GAP, (width - 2) / rows[0].work.length);
  const height = TOP + rows.length * LINE - 20;
  const keys = [
    ["r", request],
    ["m", move],
  ] as const;
  return (
    <div ref={ref} className="grid min-w-0 gap-2">
      <svg width={width} height={height} className="block font-sans" role="img" aria-label={label}>
        {rows.map(({ name, work }, at) => (
          <g key={name}>
            <Label x={0} y={TOP + at * LINE - 7} weight={600} className="fill-ink" words={names[name]} />
            <Work work={work} pitch={pitch} y={TOP + at * LINE} />
          </g>
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {keys.map(([kind, words]) => (
          <li key={kind} className="flex items-center gap-2">
            <svg width={16} height={16} aria-hidden="true">
              <rect x={1} y={1} width={14} height={14} strokeWidth={1.5} className={fillOf(kind)} />
            </svg>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
