/** The policy's own structure around the cells: ends of the order, window, frame numbers, hand. */
import { text } from "../../text/text.ts";
import { type PoolGeometry, segments } from "./geometry.ts";
import type { PoolModel } from "./model.ts";

interface StructureProps {
  model: PoolModel;
  geometry: PoolGeometry;
}

const CAPTION = "fill-ink-muted normal-nums";
/** Size of captions, and width of one of their letters, on average. */
const TYPE = 13;
const LETTER = 6.8;

/** A caption that ends at `right` unless it would begin outside the picture. */
function EndCaption(props: { right: number; y: number; letters: number; children: string }) {
  const { right, y, letters, children } = props;
  const start = right < children.length * LETTER * letters;
  return (
    <text
      x={start ? 0 : right}
      y={y}
      fontSize={TYPE * letters}
      textAnchor={start ? "start" : "end"}
      className={CAPTION}
    >
      {children}
    </text>
  );
}

function Window({ model, geometry }: StructureProps) {
  const { x, y, cellWidth, cellHeight, columns, letters } = geometry;
  const from = Math.max(0, model.ordered - model.window);
  if (model.window === 0 || from === model.ordered) return null;
  const last = model.ordered - 1;
  return (
    <>
      {segments(from, model.ordered, columns).map((piece) => {
        const left = x(piece.from);
        const right = x(piece.to - 1) + cellWidth;
        const top = y(piece.from) + cellHeight + 5;
        return (
          <path
            key={piece.row}
            d={`M${left} ${top}${piece.begins ? "v5" : "m0 5"}H${right}${piece.ends ? "v-5" : ""}`}
            strokeWidth={1.5}
            className="fill-none stroke-ink"
          />
        );
      })}
      <EndCaption right={x(last) + cellWidth} y={y(last) + cellHeight + 24 * letters} letters={letters}>
        {text().pool.windowCaption(model.windowLabel ?? text().pool.window, model.window)}
      </EndCaption>
    </>
  );
}

function OrderCaptions({ model, geometry }: StructureProps) {
  const { x, y, cellWidth, cellHeight, letters } = geometry;
  const last = model.ordered - 1;
  if (last < 0) return null;
  const list = model.shape === "list";
  const words = text().pool;
  return (
    <>
      <text x={x(0)} y={12 * letters} fontSize={TYPE * letters} className={CAPTION}>
        {list ? words.mru : words.lastToGo}
      </text>
      <Window model={model} geometry={geometry} />
      <EndCaption
        right={x(last) + cellWidth}
        y={y(last) + cellHeight + (model.windowLabel === null || model.window === 0 ? 20 : 40) * letters}
        letters={letters}
      >
        {list ? (model.quiet ? words.lru : words.lruNextToGo) : words.nextToGo}
      </EndCaption>
    </>
  );
}

function Hand({ model, geometry }: StructureProps) {
  const { x, y, cellWidth, cellHeight, columns, letters } = geometry;
  const { hand } = model;
  if (hand === undefined || hand >= model.frames) return null;
  // The word goes to the left where there is no column to the right.
  const right = hand % columns < columns - 1 || columns === 1;
  return (
    <g data-hand style={{ transform: `translate(${x(hand) + cellWidth / 2}px, ${y(hand) + cellHeight}px)` }}>
      <path d="M0 17l5 9h-10z" transform={`scale(${letters})`} className="fill-ink" />
      <text
        x={(right ? 8 : -8) * letters}
        y={26 * letters}
        fontSize={TYPE * letters}
        textAnchor={right ? "start" : "end"}
        className="fill-ink font-medium"
      >
        {text().pool.hand}
      </text>
    </g>
  );
}

/** The way of a clock's hand from the last frame back to the first. */
function Round({ model, geometry }: StructureProps) {
  const { x, y, cellWidth, cellHeight } = geometry;
  const last = model.frames - 1;
  const [left, right] = [x(0) + 2, x(last % geometry.columns) + cellWidth - 2];
  const bottom = y(last) + cellHeight + 34;
  const top = y(0) + cellHeight + 22;
  return (
    <path
      d={`M${right} ${y(last) + cellHeight + 22}V${bottom - 5}q0 5 -5 5H${left + 5}q-5 0 -5 -5V${top}m-4 5l4 -5l4 5`}
      strokeWidth={1.5}
      className="fill-none stroke-line-strong"
      data-mark="ring"
    />
  );
}

function FrameNumbers({ model, geometry }: StructureProps) {
  const { x, y, cellWidth, cellHeight, letters } = geometry;
  const counted = model.badge !== null && model.badge.maximum > 1;
  return (
    <>
      {counted && (
        <EndCaption right={x(geometry.columns - 1) + cellWidth} y={12 * letters} letters={letters}>
          {text().pool.countCaption(model.badge?.label ?? "")}
        </EndCaption>
      )}
      {model.shape === "ring" && geometry.rows === 1 && <Round model={model} geometry={geometry} />}
      <text x={x(0)} y={12 * letters} fontSize={TYPE * letters} className={CAPTION}>
        {text().pool.byFrameNumber}
      </text>
      {Array.from({ length: model.frames }, (_, frame) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a frame is its number
          key={frame}
          x={x(frame) + cellWidth / 2}
          y={y(frame) + cellHeight + 14 * letters}
          fontSize={TYPE * letters}
          textAnchor="middle"
          className="fill-ink-muted"
        >
          {frame}
        </text>
      ))}
      <Hand model={model} geometry={geometry} />
    </>
  );
}

export function Structure(props: StructureProps) {
  return props.model.arrangement === "order" ? <OrderCaptions {...props} /> : <FrameNumbers {...props} />;
}
