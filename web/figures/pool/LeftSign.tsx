import { Crossed } from "../../ui/marks.tsx";

interface LeftSignProps {
  x: number;
  y: number;
  page: string;
  letters?: number;
  /** The page's number, where the sign can open its card. */
  left?: number;
  /** Whether the reference would have taken it first. */
  spared?: boolean;
  pointed?: boolean;
}

/** The page that left from here. */
export function LeftSign({ x, y, page, left, letters = 1, spared = false, pointed = false }: LeftSignProps) {
  const half = (4.2 * page.length + 11) * letters;
  return (
    <g data-mark={spared ? "victim ghost" : "victim"} data-left={left}>
      <rect
        {...{
          x: x - half,
          y: y - 13 * letters,
          width: 2 * half,
          height: 16 * letters,
          rx: 4,
          strokeWidth: 2,
        }}
        strokeDasharray={spared && !pointed ? "5 3" : undefined}
        className={`fill-transparent ${pointed ? "stroke-focus" : spared ? "stroke-mark-victim" : ""}`}
      />
      <Crossed x={x} y={y - 1.5} fontSize={13 * letters} fontWeight={600} textAnchor="middle" words={page} />
    </g>
  );
}
