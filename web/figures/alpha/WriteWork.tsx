/** W as a bar of three parts, and t_host beside it, over a read as long as alpha's denominator: alpha is their ratio. */
import { type ReactNode, useId } from "react";
import { alphaText } from "../../text/alpha.ts";
import { formatDigits, formatUpTo } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { DataTable, names, numbers } from "../../ui/DataTable.tsx";
import { formatTimeShort, largestOf } from "../../ui/format.ts";
import { Drawing, Label } from "../Drawing.tsx";
import { lookOf } from "../plot/look.ts";
import { Patterns } from "../plot/Marks.tsx";
import { ScrollRegion } from "../ScrollRegion.tsx";
import { useWidth } from "../useWidth.ts";
import { type Chip, type ChipWrite, PARTS, workOf } from "./model.ts";

export interface WorkLane {
  label: string;
  /** Its number. */
  lane: number;
  /** W in its parts; null before the first host write. */
  chip_write: ChipWrite | null;
}

export interface WriteWorkProps {
  chip: Chip;
  lanes: readonly WorkLane[];
}

type PartId = (typeof PARTS)[number] | "t_host_us" | "t_read_us";

/** Full, hatched, dotted: told apart without colour. What no write of the chips is, is a pale outline. */
const LOOKS = { program_us: 0, moves_us: 1, erases_us: 5, t_read_us: 2, t_host_us: null } as const;
const SERIES = [...PARTS, "t_read_us" as const].map((part) => ({
  ...({ palette: "series", look: LOOKS[part] } as const),
}));

const BAR = 22;
const HEAD = 20;
const ROW = HEAD + BAR + 22;
const LETTER = 6.6;
/** Between times, and how far one may stand from the middle of its part. */
const GAP = 8;
const FARTHEST = 30;

type PatternName = (palette: string, look: number) => string;

function Part({
  part,
  pattern,
  ...box
}: { part: PartId; pattern: PatternName } & Record<"x" | "y" | "width" | "height", number>) {
  const look = LOOKS[part];
  if (look === null)
    return <rect {...box} strokeWidth={1.5} strokeDasharray="3 2" className="fill-none stroke-ink-muted" />;
  const { stroke } = lookOf({ palette: "series", look });
  return <rect {...box} strokeWidth={1.5} fill={`url(#${pattern("series", look)})`} className={stroke} />;
}

interface Row {
  label: string;
  /** Null for the read. */
  lane: number | null;
  parts: readonly (readonly [PartId, number])[];
}

interface BarProps {
  row: Row;
  y: number;
  /** Pixels a microsecond. */
  scale: number;
  /** Width of the picture. */
  whole: number;
  pattern: PatternName;
}

/** A bar with its times beneath, those that have room. */
function Bar({ row, y, scale, whole, pattern }: BarProps) {
  let x = 1;
  let free = 0;
  return (
    <g data-bar={row.label}>
      <Label x={0} y={y + 14} className="fill-ink" weight={600} words={row.label} />
      {row.parts.map(([part, us]) => {
        const width = us * scale;
        const [left, middle] = [x, x + width / 2];
        x += width;
        const words = formatTimeShort(us);
        const wide = words.length * LETTER;
        const from = Math.max(free, middle - wide / 2);
        const fits = us > 0 && from - middle + wide / 2 <= FARTHEST && from + wide <= whole;
        if (fits) free = from + wide + GAP;
        return (
          <g key={part} data-part={part}>
            {width > 0 && (
              <Part
                {...{ part, pattern, x: left, y: y + HEAD, width: Math.max(0.5, width - 1), height: BAR }}
              />
            )}
            {fits && <Label x={from} y={y + HEAD + BAR + 15} words={words} />}
          </g>
        );
      })}
    </g>
  );
}

/** A part's look beside its name. */
function Swatch({ part, pattern }: { part: PartId; pattern: PatternName }) {
  return (
    <svg width={20} height={14} aria-hidden="true" className="mt-0.5 mr-2 flex-none">
      <Part {...{ part, pattern, x: 1, y: 1, width: 18, height: 12 }} />
    </svg>
  );
}

/** A number stays with its unit. */
const Time = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>;

interface WorkRow {
  name: string;
  part?: PartId;
  of: (write: ChipWrite | null) => ReactNode;
}

/** The numbers of the bars, and what else enters alpha. */
function WorkTable({ chip, lanes, pattern }: WriteWorkProps & { pattern: PatternName }) {
  const words = alphaText().work;
  const largest = largestOf(lanes.flatMap(({ chip_write }) => (chip_write ? workOf(chip_write) : [])));
  const time = (us: number) => formatTimeShort(us, largest);
  const percent = (share: number) => text().numbers.percent(formatDigits(100 * share, 1));
  const rows: WorkRow[] = [
    ...PARTS.map((part) => ({
      ...{ name: words.parts[part], part },
      of: (write: ChipWrite | null) =>
        write && (
          <>
            <Time>{time(write[part])}</Time>{" "}
            <span className="whitespace-nowrap text-ink-muted">({percent(write[part] / workOf(write))})</span>
          </>
        ),
    })),
    { name: words.whole, of: (write) => write && <Time>{time(workOf(write))}</Time> },
    { name: words.host, part: "t_host_us", of: () => <Time>{time(chip.t_host_us)}</Time> },
    { name: words.read, part: "t_read_us", of: () => <Time>{time(chip.t_read_us)}</Time> },
  ];
  return (
    <ScrollRegion label={words.title} className="overflow-x-auto text-sm tabular-nums">
      <DataTable<WorkRow>
        label={words.title}
        head="align-bottom"
        row="border-line border-t align-top"
        columns={[
          names(words.part, ({ name, part }) => (
            <span className="flex">
              {part !== undefined && <Swatch part={part} pattern={pattern} />}
              <span className={part === undefined ? "font-semibold" : ""}>{name}</span>
            </span>
          )),
          ...lanes.map(({ label, chip_write }) => numbers(label, ({ of }: WorkRow) => of(chip_write) ?? "–")),
        ]}
        rows={rows}
      />
    </ScrollRegion>
  );
}

/** "(1,188 + 100) / (25 + 100)", in microseconds. */
function formula({ t_host_us, t_read_us }: Chip, work_us: number): string {
  const [work, host, read] = [work_us, t_host_us, t_read_us].map((us) => formatUpTo(us, 2));
  return `(${work} + ${host}) / (${read} + ${host})`;
}

export function WriteWork({ chip, lanes }: WriteWorkProps) {
  const words = alphaText().work;
  const [ref, width] = useWidth<HTMLDivElement>(560);
  const id = useId();
  const pattern: PatternName = (palette, look) => `work${id}${palette}${look}`;
  const { t_host_us, t_read_us } = chip;
  const written = lanes.flatMap(({ chip_write, ...lane }) => (chip_write ? [{ ...lane, chip_write }] : []));
  const rows: Row[] = [
    ...written.map(({ label, lane, chip_write }) => ({
      ...{ label, lane },
      parts: [...PARTS.map((part) => [part, chip_write[part]] as const), ["t_host_us", t_host_us] as const],
    })),
    {
      ...{ label: words.reading, lane: null },
      parts: [
        ["t_read_us", t_read_us],
        ["t_host_us", t_host_us],
      ],
    },
  ];
  const longest = Math.max(...rows.map(({ parts }) => parts.reduce((sum, [, us]) => sum + us, 0)));
  return (
    <figure className="m-0 grid min-w-0 grid-cols-1 gap-2">
      <figcaption className="font-medium">{words.title}</figcaption>
      <div ref={ref} className="min-w-0">
        <Drawing width={width} height={rows.length * ROW}>
          <Patterns series={SERIES} name={pattern} />
          {rows.map((row, at) => (
            <Bar
              key={row.lane}
              {...{ row, pattern, y: at * ROW, whole: width, scale: (width - 2) / longest }}
            />
          ))}
        </Drawing>
      </div>
      <WorkTable {...{ chip, lanes, pattern }} />
      <ul className="grid gap-0.5 text-sm tabular-nums">
        {lanes.map(({ label, lane, chip_write }) => {
          const work_us = chip_write === null ? null : workOf(chip_write);
          const alpha = work_us === null ? 0 : (work_us + t_host_us) / (t_read_us + t_host_us);
          return (
            <li key={lane}>
              <span className="font-semibold">{label}:</span>{" "}
              {work_us === null ? words.noWrite : words.ratio(formatDigits(alpha, 2), formula(chip, work_us))}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
