/** The policy's own structure around the cells: ends of the order, window, frame numbers, hand. */
import { text } from "../../text/text.ts";
import { Label } from "../Drawing.tsx";
import { type PoolGeometry, segments } from "./geometry.ts";
import type { PoolModel } from "./model.ts";

type StructureProps = { model: PoolModel; geometry: PoolGeometry };

/** Size of captions, and width of one of their letters, on average. */
const TYPE = 13;
const LETTER = 6.8;

interface CaptionProps {
  x: number;
  y: number;
  letters: number;
  /** It ends at `x`, unless it would begin outside the picture. */
  end?: boolean;
  words: string;
}

function Caption({ x, y, letters, end = false, words }: CaptionProps) {
  const moved = end && x < words.length * LETTER * letters;
  return (
    <Label
      x={moved ? 0 : x}
      y={y}
      size={TYPE * letters}
      anchor={end && !moved ? "end" : "start"}
      className="fill-ink-muted normal-nums"
      words={words}
    />
  );
}

function OrderCaptions({ model, geometry }: StructureProps) {
  const { x, y, cellWidth, cellHeight, columns, letters } = geometry;
  const words = text().pool;
  const last = model.ordered - 1;
  if (last < 0) return null;
  const list = model.shape === "list";
  const from = Math.max(0, model.ordered - model.window);
  const [right, bottom] = [x(last) + cellWidth, y(last) + cellHeight];
  const beneath = model.windowLabel === null || model.window === 0 ? 20 : 40;
  const window = words.windowCaption(model.windowLabel ?? words.window, model.window);
  const next = list ? (model.quiet ? words.lru : words.lruNextToGo) : words.nextToGo;
  return (
    <>
      <Caption x={x(0)} y={12 * letters} letters={letters} words={list ? words.mru : words.lastToGo} />
      {segments(from, model.ordered, columns).map((piece) => {
        const top = y(piece.from) + cellHeight + 5;
        const end = x(piece.to - 1) + cellWidth;
        const d = `M${x(piece.from)} ${top}${piece.begins ? "v5" : "m0 5"}H${end}${piece.ends ? "v-5" : ""}`;
        return <path key={piece.row} d={d} strokeWidth={1.5} className="fill-none stroke-ink" />;
      })}
      {model.window > 0 && (
        <Caption end x={right} y={bottom + 24 * letters} {...{ letters, words: window }} />
      )}
      <Caption end x={right} y={bottom + beneath * letters} letters={letters} words={next} />
    </>
  );
}

function Hand({ model: { hand, frames }, geometry }: StructureProps) {
  const { x, y, cellWidth, cellHeight, columns, letters } = geometry;
  if (hand === undefined || hand >= frames) return null;
  // The word goes to the left where there is no column to the right.
  const right = hand % columns < columns - 1 || columns === 1;
  return (
    <g data-hand style={{ transform: `translate(${x(hand) + cellWidth / 2}px, ${y(hand) + cellHeight}px)` }}>
      <path d="M0 17l5 9h-10z" transform={`scale(${letters})`} className="fill-ink" />
      <Label
        x={(right ? 8 : -8) * letters}
        y={26 * letters}
        size={TYPE * letters}
        anchor={right ? "start" : "end"}
        className="fill-ink font-medium"
        words={text().pool.hand}
      />
    </g>
  );
}

/** The way of a clock's hand from the last frame back to the first. */
function Round({ model: { frames }, geometry: { x, y, cellWidth, cellHeight, columns } }: StructureProps) {
  const last = frames - 1;
  const [left, right] = [x(0) + 2, x(last % columns) + cellWidth - 2];
  const from = y(last) + cellHeight + 22;
  const back = `V${from + 7}q0 5 -5 5H${left + 5}q-5 0 -5 -5V${y(0) + cellHeight + 22}m-4 5l4 -5l4 5`;
  const look = "fill-none stroke-line-strong";
  return <path d={`M${right} ${from}${back}`} strokeWidth={1.5} className={look} data-mark="ring" />;
}

function FrameNumbers(props: StructureProps) {
  const { badge, frames, shape, letters: asked } = props.model;
  const { x, y, cellWidth, cellHeight, columns, rows, letters } = props.geometry;
  const counted = badge !== null && badge.maximum > 1 && text().pool.countCaption(badge.label);
  return (
    <>
      {counted && (
        <Caption end x={x(columns - 1) + cellWidth} y={12 * letters} {...{ letters, words: counted }} />
      )}
      {shape === "ring" && rows === 1 && <Round {...props} />}
      {asked === undefined && (
        <Caption x={x(0)} y={12 * letters} letters={letters} words={text().pool.byFrameNumber} />
      )}
      {Array.from({ length: asked === undefined ? frames : 0 }, (_, frame) => {
        const [middle, base] = [x(frame) + cellWidth / 2, y(frame) + cellHeight + 14 * letters];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its number
          <Label key={frame} x={middle} y={base} size={TYPE * letters} anchor="middle" words={frame} />
        );
      })}
      <Hand {...props} />
    </>
  );
}

export const Structure = (props: StructureProps) =>
  props.model.arrangement === "frame" ? (
    <FrameNumbers {...props} />
  ) : (
    props.model.letters === undefined && <OrderCaptions {...props} />
  );
