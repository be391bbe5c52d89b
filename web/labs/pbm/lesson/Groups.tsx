import { useWidth } from "../../../figures/useWidth.ts";
import { pbmLessons } from "../../../text/pbmLessons.ts";
import { Hatch, useHatch } from "../figures/look.tsx";
import { blockX, mostBins, stripLayout } from "../figures/strip/layout.ts";
import { stripModel } from "../figures/strip/model.ts";
import { type LessonPbmLane, scansOf } from "./reach.ts";

const DASHED = { strokeWidth: 1.5, strokeDasharray: "2 3", className: "fill-none stroke-line-strong" };
const ROW = 20;
const TOP = 18;

/** "groups 2 to 5 and 8": neighbouring groups as a range. */
function listed(groups: readonly number[]): string {
  const words = pbmLessons().groups;
  const ranges: [number, number][] = [];
  for (const group of groups) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === group - 1) last[1] = group;
    else ranges.push([group, group]);
  }
  if (ranges.length === 0) return words.none;
  return words.list(ranges.map(([from, to]) => words.range(String(from), String(to))).join(", "));
}

function told({ stream, registered, done }: Row): string {
  const words = pbmLessons().groups;
  if (registered.length === 0 && done.length === 0) return words.ofNone(String(stream));
  return words.heldBy(String(stream), listed(registered), done.length === 0 ? "" : listed(done));
}

/** Registrations of scans with block groups: a row for each stream, and below the scans of each group. */
export function Groups({ lane, label }: { lane: LessonPbmLane; label: string }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const hatch = useHatch();
  const words = pbmLessons().groups;
  const { rows, askedBy } = groupsModel(lane);
  const places = placesOf(lane, width);
  const bottom = TOP + rows.length * ROW;
  const boxOf = (group: number) => {
    const [from, end] = places[group] ?? [0, 0];
    return { x: from + 1, width: Math.max(1, end - from - 2) };
  };
  const middle = (group: number) => boxOf(group).x + boxOf(group).width / 2;
  return (
    <div ref={ref} className="grid min-w-0 gap-1">
      <p className="text-sm">{words.title(lane.world.group_blocks)}</p>
      <svg
        width={width}
        height={bottom + 26}
        role="img"
        aria-label={words.label(label, rows.map(told).join(" "))}
        className="block font-sans tabular-nums"
      >
        <Hatch id={hatch} />
        {askedBy.map((streams, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
          <g key={group} fontSize={11} textAnchor="middle">
            <text x={middle(group)} y={12} className="fill-ink-muted">
              {boxOf(group).width >= 14 || group % 5 === 0 ? group : ""}
            </text>
            <rect
              {...boxOf(group)}
              y={bottom + 5}
              height={18}
              className={streams.length === 0 ? "stroke-line-strong" : "fill-surface stroke-line-strong"}
              fill={streams.length === 0 ? `url(#${hatch})` : undefined}
            />
            <text x={middle(group)} y={bottom + 18} className="fill-ink">
              {askedWords(streams, boxOf(group).width)}
            </text>
          </g>
        ))}
        {rows.map((row, at) => (
          <g key={row.stream} transform={`translate(0 ${TOP + at * ROW})`}>
            {row.done.map((group) => (
              <path key={group} d={`M${boxOf(group).x} 10h${boxOf(group).width}`} {...DASHED} />
            ))}
            {row.registered.map((group) => {
              const look = group === row.now ? "fill-ink" : "fill-clean";
              return <rect key={group} {...boxOf(group)} y={2} height={16} className={look} />;
            })}
            {row.now !== undefined && (
              <text
                x={middle(row.now)}
                y={14}
                fontSize={12}
                fontWeight={600}
                textAnchor="middle"
                className="fill-surface"
              >
                {row.stream}
              </text>
            )}
          </g>
        ))}
      </svg>
      <Key hatch={hatch} />
    </div>
  );
}

/** Where each group begins and ends: below its blocks in the table's strip. */
function placesOf(lane: LessonPbmLane, width: number): (readonly [number, number])[] {
  const { world } = lane;
  const model = stripModel(lane, world, mostBins(world.tables.length, width));
  const [table] = stripLayout(model, width).rows;
  if (table === undefined) return [];
  const groups = Math.ceil(world.block_numbers / world.group_blocks);
  const at = (group: number) => blockX(table, Math.min(world.block_numbers, group * world.group_blocks));
  return Array.from({ length: groups }, (_, group) => [at(group), at(group + 1)] as const);
}

const DIGIT = 7;

/** The streams by number where there is room, else how many they are. */
function askedWords(streams: readonly number[], room: number): string {
  const all = streams.join(",");
  if (streams.length === 0 || all.length * DIGIT < room) return all;
  return `×${streams.length}`;
}

function Key({ hatch }: { hatch: string }) {
  const words = pbmLessons().groups;
  const box = { x: 0.5, y: 1.5, width: 15, height: 11 };
  const full = { x: 0, y: 1, width: 16, height: 12 };
  const one = (look: string, weight?: number) => (
    <text x={8} y={11} fontSize={10} fontWeight={weight} textAnchor="middle" className={look}>
      1
    </text>
  );
  const swatch = (name: string, ...drawn: React.ReactNode[]) => (
    <span className="inline-flex items-center gap-1">
      <svg width={16} height={14} aria-hidden="true">
        {...drawn}
      </svg>
      {name}
    </span>
  );
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-muted text-xs" aria-hidden="true">
      {swatch(words.registered, <rect {...full} className="fill-clean" />)}
      {swatch(words.now, <rect {...full} className="fill-ink" />, one("fill-surface", 600))}
      {swatch(words.done, <path d="M0 7h16" {...DASHED} />)}
      {swatch(words.asked, <rect {...box} className="fill-surface stroke-line-strong" />, one("fill-ink"))}
      {swatch(words.nobody, <rect {...box} fill={`url(#${hatch})`} className="stroke-line-strong" />)}
    </p>
  );
}

/** A stream's groups: those that it will read, those of this scan that it has finished, and the one that it is in. */
type Row = ReturnType<typeof groupsModel>["rows"][number];

/** A scan is registered with each group in which it has a block to finish. `askedBy`: group → the streams that ask for it. */
export function groupsModel({ step: { streams }, world }: LessonPbmLane) {
  const groups = Math.ceil(world.block_numbers / world.group_blocks);
  const groupOf = (block: number) => Math.floor(block / world.group_blocks);
  const scans = new Map(scansOf(streams, world).map((scan) => [scan.stream, scan]));
  const rows = streams.map((_, index) => {
    const stream = index + 1;
    const { blocks = [], done = 0 } = scans.get(stream) ?? {};
    const registered = [...new Set(blocks.slice(done).map(groupOf))];
    const passed = [...new Set(blocks.slice(0, done).map(groupOf))];
    const finished = passed.filter((group) => !registered.includes(group));
    return { stream, registered, done: finished, now: registered[0] };
  });
  const askedBy = Array.from({ length: groups }, (_, group) =>
    rows.filter(({ registered }) => registered.includes(group)).map(({ stream }) => stream),
  );
  return { groups, rows, askedBy };
}
