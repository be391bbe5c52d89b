/** Counters and series of any lab's run as text: pure builders, from plain data. */
import type { PrescanFrame } from "../../engine/types.ts";
import { writtenBy } from "../../text/version.ts";
import { type Cell, csv } from "./table.ts";

/** Stands in every file with times in it. */
const TIMES = "simulated device time";
const VERSION = 1;

interface ExportedLane {
  config: object;
  settings: Readonly<Record<string, Cell>>;
  /** Those that name it in series, if these are fewer. */
  named?: ExportedLane["settings"];
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A lane's settings as cells: what is neither text, number nor yes/no has no cell. */
export function settingsOf(config: object): Record<string, string | number | boolean> {
  const cells = Object.entries(config).filter((entry): entry is [string, string | number | boolean] =>
    ["string", "number", "boolean"].includes(typeof entry[1]),
  );
  return Object.fromEntries(cells);
}

/** How a lab's frames are written. */
export interface Written<Lane, Frame> {
  /** What names of its formats and files begin with. */
  name: string;
  laneOf: (lane: Lane, frame: Frame) => ExportedLane;
}

/** What the files of a lab hold of a frame, and of the prescan with it. */
export type RunTexts<Frame> = Record<"countersCsv" | "countersJson", (frame: Frame) => string> &
  Record<"seriesCsv" | "seriesJson", (frame: Frame, prescan: PrescanFrame) => string>;

export function textsOf<
  Lane extends { step: { counters: object; identities: unknown } },
  Frame extends { position: number; requests: number; lanes: readonly Lane[] },
>({ name, laneOf }: Written<Lane, Frame>): RunTexts<Frame> {
  const lanesOf = (frame: Frame) =>
    frame.lanes.map((lane, index) => ({ lane: index + 1, step: lane.step, ...laneOf(lane, frame) }));
  /** The counters of a lane that the prescan has, each with its values at the samples. */
  const seriesOf = ({ lanes }: Frame, prescan: PrescanFrame, index: number) =>
    Object.keys(lanes[0]?.step.counters ?? {})
      .map((counter) => [counter, prescan.column(index, counter)] as const)
      .filter(([, column]) => column.length === prescan.positions.length);
  const object = (kind: string) => ({
    format: `${name}-${kind}`,
    version: VERSION,
    lab: writtenBy,
    times: TIMES,
  });

  return {
    // One row a lane, with its settings.
    countersCsv: (frame) =>
      csv(
        lanesOf(frame).map(({ lane, settings, step: { counters } }) => ({
          ...{ lane, ...settings, position: frame.position, ...counters, times: TIMES, lab: writtenBy },
        })),
      ),
    countersJson: (frame) =>
      json({
        ...object("counters"),
        position: frame.position,
        requests: frame.requests,
        lanes: lanesOf(frame).map(({ lane, config, step: { counters, identities } }) => ({
          ...{ lane, config, counters, identities },
        })),
      }),
    // One row a sample and lane; `parted` counts the requests since the sample before at which the lanes did not all act alike.
    seriesCsv: (frame, prescan) =>
      csv(
        lanesOf(frame).flatMap(({ lane, settings, named = settings }, index) => {
          const series = seriesOf(frame, prescan, index);
          return Array.from(prescan.positions, (position, sample) => ({
            ...{ position, lane, ...named },
            ...Object.fromEntries(series.map(([counter, column]) => [counter, column[sample]])),
            parted: prescan.diverged[sample],
            times: TIMES,
            lab: writtenBy,
          }));
        }),
      ),
    // By columns: one list for the positions, one for each counter of each lane.
    seriesJson: (frame, prescan) =>
      json({
        ...object("series"),
        surveyed: prescan.position,
        requests: prescan.requests,
        first_parting: prescan.firstDivergence,
        positions: [...prescan.positions],
        parted: [...prescan.diverged],
        lanes: lanesOf(frame).map(({ lane, config }, index) => ({
          ...{ lane, config },
          series: Object.fromEntries(
            seriesOf(frame, prescan, index).map(([counter, column]) => [counter, [...column]]),
          ),
        })),
      }),
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
