/** What a cell shows besides where the trace was recorded: its relation, and who pins its page. */
import type { Held, RecordingFrame } from "../../engine/types.ts";
import { fillOf, QUIET_FILL, relationMarks } from "./relations.ts";

/** Height of the stripe along a cell's lower edge. */
const STRIPE = 4;
const PIN = 9;

/** The pins of a page, one entry a client. */
export const pinsOf = ({ pins }: Pick<RecordingFrame, "pins">, page: number): readonly Held[] =>
  pins.filter((held) => held.page === page);

interface CellOfRecordingProps {
  recording: RecordingFrame;
  page: number;
  width: number;
  height: number;
}

/** An extra layer drawn on the cell of a page of a recorded trace. */
export function CellOfRecording({ recording, page, width, height }: CellOfRecordingProps) {
  const marks = relationMarks(recording);
  const place = (recording.relationOf[page] ?? 0) - 1;
  const mark = marks[place];
  const clients = pinsOf(recording, page).length;
  return (
    <>
      <rect x={0} y={height - STRIPE - 1} width={width} height={STRIPE + 1} className="fill-surface" />
      <rect
        x={0}
        y={height - STRIPE}
        width={width}
        height={STRIPE}
        className={mark === undefined ? QUIET_FILL : fillOf(mark)}
        data-relation={place}
      />
      {clients > 0 && <Pin x={width - PIN - 2} y={-PIN / 2} clients={clients} />}
    </>
  );
}

/** A pin stuck through the cell's upper edge, with the number of clients if there are several. */
export function Pin({ x, y, clients }: { x: number; y: number; clients: number }) {
  return (
    <g transform={`translate(${x} ${y})`} data-pins={clients}>
      <circle cx={PIN / 2} cy={PIN / 2} r={PIN / 2 + 1} className="fill-surface" />
      <path d={`M${PIN / 2} ${PIN / 2}v${PIN}`} strokeWidth={2} className="stroke-surface" />
      <path d={`M${PIN / 2} ${PIN / 2}v${PIN - 1}`} strokeWidth={1.2} className="stroke-mark-badge" />
      <circle cx={PIN / 2} cy={PIN / 2} r={PIN / 2} className="fill-mark-badge" />
      {clients > 1 && (
        <text
          x={PIN / 2}
          y={PIN / 2 + 3}
          fontSize={9}
          fontWeight={700}
          textAnchor="middle"
          className="fill-surface"
        >
          {clients}
        </text>
      )}
    </g>
  );
}
