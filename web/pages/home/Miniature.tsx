/** What each lab shows, in small: its own cells and colours, a moment of it. */
import type { ReactNode, SVGProps } from "react";
import { homeText } from "../../text/home.ts";

const CELL = 30;
const PITCH = 36;
const Square = (props: SVGProps<SVGRectElement>) => <rect width={CELL} height={CELL} {...props} />;

function Cell(props: { x: number; y: number; page: number; dirty?: boolean; round?: number }) {
  const { x, y, page, dirty = false, round = 3 } = props;
  const letters = { textAnchor: "middle", fontSize: 13, fontWeight: 700 } as const;
  return (
    <>
      <Square x={x} y={y} rx={round} className={dirty ? "fill-dirty" : "fill-clean"} />
      <text x={x + CELL / 2} y={y + 20} {...letters} className={dirty ? "fill-on-dirty" : "fill-on-clean"}>
        {page}
      </text>
    </>
  );
}

/** A pool, and below it the write channels that a batch fills. */
function Ace() {
  const batch = { y: 3, width: CELL + 6, height: CELL + 6, rx: 5, strokeWidth: 2 };
  return (
    <>
      {[9, 8, 6, 2, 3, 5].map((page, at) => (
        <Cell key={page} x={4 + at * PITCH} y={6} page={page} dirty={page === 9 || page === 6} />
      ))}
      {[3, 5].map((at) => (
        <rect key={at} x={1 + at * PITCH} {...batch} className="fill-none stroke-mark-batch" />
      ))}
      {[50, 63, 76].map((y) => (
        <g key={y}>
          <path d={`M4 ${y + 5}h212`} className="stroke-line" />
          <rect x={112} y={y} width={56} height={10} rx={2} className="fill-dirty" />
        </g>
      ))}
    </>
  );
}

/** Pages on flash above, on the magnetic disk below; one moves up. */
function Hybrid() {
  const row = (pages: readonly number[], from: number, y: number, round: number, disk: string) =>
    pages.map((page, at) => {
      const place = { x: 4 + (at + from) * PITCH, y };
      return (
        <g key={page}>
          <Cell {...place} page={page} dirty={page === 1 || page === 13} round={round} />
          <Square {...place} rx={round} strokeWidth={2.5} className={`fill-none ${disk}`} />
        </g>
      );
    });
  return (
    <>
      {row([0, 1, 5], 0, 6, 3, "stroke-flash")}
      <path d="M4 46h212" strokeDasharray="2 4" className="stroke-line-strong" />
      {row([11, 12, 13], 3, 56, 11, "stroke-magnetic")}
      <path
        d={`M${4 + 3 * PITCH + CELL / 2} 52V14m-7 8l7-8l7 8`}
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-mark-batch"
      />
    </>
  );
}

const NEXT = ["fill-next-0", "fill-next-1", "fill-next-2", "fill-next-3", "fill-next-4"];

/** A table's blocks by when a scan needs them next, and the scan on its way. */
function Predictive() {
  return (
    <>
      {Array.from({ length: 24 }, (_, block) => {
        const ahead = block - 7;
        const step = Math.min(4, Math.floor(Math.max(0, ahead) / 3.5));
        const height = ahead < 0 ? 34 : 58 - step * 9;
        const place = { x: 4 + block * 9, y: 84 - height, width: 7, height, rx: 1 };
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
        return <rect key={block} {...place} className={ahead < 0 ? "fill-track" : NEXT[step]} />;
      })}
      <path d="M70.5 22l-6 -9h12z" className="fill-ink" />
      <path d="M70.5 10H216" strokeWidth={2} className="stroke-ink" />
    </>
  );
}

/** A question with its three answers, one of them chosen. */
function Class() {
  return [150, 118, 168].map((width, at) => {
    const y = 10 + 28 * at;
    const look = at === 1 ? "fill-accent stroke-accent" : "fill-none stroke-line-strong";
    return (
      <g key={y}>
        <circle cx={14} cy={y + 8} r={7} strokeWidth={2} className={look} />
        {at === 1 && <path d="M10.5 46l3 3l5 -6" strokeWidth={2} className="fill-none stroke-on-accent" />}
        <rect x={32} y={y + 3} width={width} height={10} rx={5} className="fill-track" />
      </g>
    );
  });
}

/** Tables of a database by their colour, as its pool holds them. */
function Database() {
  const look = ["fill-next-0", "fill-next-2", "fill-next-3", "fill-track"];
  return Array.from({ length: 36 }, (_, at) => {
    const [x, y] = [4 + (at % 12) * 18, 8 + Math.floor(at / 12) * 27];
    return (
      <rect
        key={`${x} ${y}`}
        x={x}
        y={y}
        width={14}
        height={22}
        rx={2}
        className={look[((at * at + 3 * at) % 7) % 4]}
      />
    );
  });
}

const code = { fontSize: 13, fontFamily: "monospace" } as const;

/** A statement, and the pages that it asks for. */
function Sql() {
  return (
    <>
      {homeText().statement.map((line, at) => (
        <text key={line} x={4} y={20 + 18 * at} {...code} className="fill-ink">
          {line}
        </text>
      ))}
      {[4, 7, 9].map((page, at) => (
        <Cell key={page} x={4 + at * PITCH} y={54} page={page} dirty={at === 2} />
      ))}
    </>
  );
}

/** A few lines of a program, which choose a page. */
function Policy() {
  return (
    <>
      {["victim() {", "  return oldest;", "}"].map((line, at) => (
        <text key={line} x={4} y={20 + 18 * at} xmlSpace="preserve" {...code} className="fill-ink">
          {line}
        </text>
      ))}
      {[5, 3, 8].map((page, at) => (
        <Cell key={page} x={112 + at * PITCH} y={54} page={page} />
      ))}
      <rect
        x={109 + 2 * PITCH}
        y={51}
        width={CELL + 6}
        height={CELL + 6}
        rx={5}
        strokeWidth={2}
        className="fill-none stroke-mark-victim"
      />
    </>
  );
}

/** A plot of two lines. */
function Plot() {
  return (
    <>
      <path d="M10 6V82H216" strokeWidth={1.5} className="fill-none stroke-line-strong" />
      <path d="M14 74Q70 66 110 44T212 12" strokeWidth={3} className="fill-none stroke-lane-0" />
      <path d="M14 76Q80 74 130 62T212 46" strokeWidth={3} className="fill-none stroke-lane-1" />
    </>
  );
}

const pictures: Readonly<Record<string, () => ReactNode>> = {
  ace: Ace,
  hybrid: Hybrid,
  pbm: Predictive,
  class: Class,
  database: Database,
  sql: Sql,
  policy: Policy,
  figures: Plot,
};

/** Of a way of the first page, by its id. */
export function Miniature({ of }: { of: string }) {
  const Picture = pictures[of];
  if (Picture === undefined) return null;
  return (
    <svg viewBox="0 0 220 92" className="mb-1 w-full max-w-80 font-sans" aria-hidden="true">
      <Picture />
    </svg>
  );
}
