/** Counters and series of any lab's run as text: pure builders, from plain data. */
import type { PrescanFrame } from "../../engine/types.ts";
import { type Cell, csv } from "./table.ts";

/** Stands in every file with times in it. */
const TIMES = "simulated device time";
const VERSION = 1;

/** A lane, with what a file says of it. */
export interface ExportedLane {
  config: object;
  /** Its settings as columns of a table. */
  settings: Readonly<Record<string, Cell>>;
}

/** A lane at the shown position. */
interface CountedLane extends ExportedLane {
  /** Counters by name. */
  counters: object;
  identities: unknown;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A lane's settings as cells: what is neither text, number nor yes/no has no cell. */
export function settingsOf(config: object): Record<string, string | number | boolean> {
  const cells = Object.entries(config).filter((entry): entry is [string, string | number | boolean] =>
    ["string", "number", "boolean"].includes(typeof entry[1]),
  );
  return Object.fromEntries(cells);
}

/** Counters of all lanes at a position: one row a lane, with its settings. */
const countersTable = (position: number, lanes: readonly CountedLane[]): string =>
  csv(
    lanes.map(({ settings, counters }, index) => ({
      lane: index + 1,
      ...settings,
      position,
      ...counters,
      times: TIMES,
    })),
  );

/** As {@link countersTable}, with the identities that hold between the counters. */
const countersObject = (
  format: string,
  { position, requests }: { position: number; requests: number },
  lanes: readonly CountedLane[],
): string =>
  json({
    format,
    version: VERSION,
    times: TIMES,
    position,
    requests,
    lanes: lanes.map(({ config, counters, identities }, index) => ({
      lane: index + 1,
      config,
      counters,
      identities,
    })),
  });

/** The columns of a lane that the prescan has. */
function columns(prescan: PrescanFrame, lane: number, counters: readonly string[]) {
  const all = counters.map((name) => [name, prescan.column(lane, name)] as const);
  return all.filter(([, column]) => column.length === prescan.positions.length);
}

/**
 * Counters along the trace, at the prescan's samples: one row a sample and lane. `parted` counts the requests since
 * the sample before at which the lanes did not all act alike.
 */
function seriesTable(
  prescan: PrescanFrame,
  lanes: readonly ExportedLane[],
  counters: readonly string[],
): string {
  const rows = lanes.flatMap(({ settings }, index) => {
    const series = columns(prescan, index, counters);
    return Array.from(prescan.positions, (position, sample) => ({
      position,
      lane: index + 1,
      ...settings,
      ...Object.fromEntries(series.map(([name, column]) => [name, column[sample]])),
      parted: prescan.diverged[sample],
      times: TIMES,
    }));
  });
  return csv(rows);
}

/** As {@link seriesTable}, by columns: one list for the positions, one for each counter of each lane. */
const seriesObject = (
  format: string,
  prescan: PrescanFrame,
  lanes: readonly ExportedLane[],
  counters: readonly string[],
): string =>
  json({
    format,
    version: VERSION,
    times: TIMES,
    surveyed: prescan.position,
    requests: prescan.requests,
    first_parting: prescan.firstDivergence,
    positions: [...prescan.positions],
    parted: [...prescan.diverged],
    lanes: lanes.map(({ config }, index) => ({
      lane: index + 1,
      config,
      series: Object.fromEntries(
        columns(prescan, index, counters).map(([name, column]) => [name, [...column]]),
      ),
    })),
  });

/** How a lab's frames are written. */
export interface Written<Lane, Frame> {
  /** What names of its formats and files begin with. */
  name: string;
  /** A lane's config, and its settings: all of them, and those that name it in series, if these are fewer. */
  laneOf: (lane: Lane, frame: Frame) => ExportedLane & { named?: ExportedLane["settings"] };
}

interface WrittenLane {
  step: Pick<CountedLane, "counters" | "identities">;
}

/** What the files of a lab hold of a frame, and of the prescan with it. */
export interface RunTexts<Frame> {
  countersCsv: (frame: Frame) => string;
  countersJson: (frame: Frame) => string;
  seriesCsv: (frame: Frame, prescan: PrescanFrame) => string;
  seriesJson: (frame: Frame, prescan: PrescanFrame) => string;
}

export function textsOf<
  Lane extends WrittenLane,
  Frame extends { position: number; requests: number; lanes: readonly Lane[] },
>({ name, laneOf }: Written<Lane, Frame>): RunTexts<Frame> {
  const counted = (frame: Frame): CountedLane[] =>
    frame.lanes.map((lane) => ({ ...lane.step, ...laneOf(lane, frame) }));
  const series = (frame: Frame): [ExportedLane[], string[]] => [
    frame.lanes.map((lane) => {
      const { config, settings, named = settings } = laneOf(lane, frame);
      return { config, settings: named };
    }),
    Object.keys(frame.lanes[0]?.step.counters ?? {}),
  ];
  return {
    countersCsv: (frame) => countersTable(frame.position, counted(frame)),
    countersJson: (frame) => countersObject(`${name}-counters`, frame, counted(frame)),
    seriesCsv: (frame, prescan) => seriesTable(prescan, ...series(frame)),
    seriesJson: (frame, prescan) => seriesObject(`${name}-series`, prescan, ...series(frame)),
  };
}

/** A trace as CSV, piece by piece, from slices of packed requests; `lineOf` writes one. */
export function* traceTable(
  slices: Iterable<Uint32Array>,
  lineOf: (packed: number) => string,
): Generator<string> {
  yield "op,page\n";
  for (const slice of slices) {
    let text = "";
    for (const request of slice) text += `${lineOf(request)}\n`;
    yield text;
  }
}
