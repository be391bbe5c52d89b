/** A small pool: every frame a cell of its own, in SVG. */
import { FREE } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import { Drawing } from "../Drawing.tsx";
import { shortName } from "../pageName.ts";
import { recordedCell } from "../recorded/relations.ts";
import { cellFace } from "./CellFace.tsx";
import { type PoolGeometry, poolGeometry } from "./geometry.ts";
import { changedNotch, pointed as pointedRing, rings, target, writtenSign } from "./marks.ts";
import {
  isPrefetched,
  MARK,
  marksAt,
  type PoolModel,
  pageIn,
  signOf,
  stateOf,
  surroundsOf,
} from "./model.ts";
import { LeftSign, Shapes } from "./Shapes.tsx";
import { Structure } from "./Structure.tsx";
import { drawn } from "./shapes.ts";
import { trafficCell } from "./traffic.ts";

/** The face of a frame as the pool has it; a low one tells less. */
export function frameFace(model: PoolModel, frame: number, width: number, height: number, low = false) {
  const bits = low ? 0 : marksAt(model, frame);
  const state = stateOf(model, frame);
  const free = state === "free";
  const face = {
    page: free ? null : shortName(pageIn(model, frame)),
    prefetched: isPrefetched(model, frame),
    badge: free ? null : model.badge,
    value: model.badges[frame] ?? 0,
    used: (bits & MARK.used) !== 0,
    cleared: (bits & MARK.cleared) !== 0,
    letter: model.letters?.get(frame),
  };
  return [
    ...cellFace({ width, height, state, digits: model.digits, low, ...face }),
    ...recordedCell(model, frame, width, height),
    ...trafficCell(model.flags[frame] ?? 0, width, height),
  ];
}

interface CellProps {
  model: PoolModel;
  geometry: PoolGeometry;
  frame: number;
  slot: number;
  pointed: boolean;
}

function Cell({ model, geometry, frame, slot, pointed }: CellProps) {
  const { cellWidth: width, cellHeight: height } = geometry;
  const bits = marksAt(model, frame);
  const name = stateOf(model, frame) === "free" ? null : pageIn(model, frame);
  const shapes = drawn(
    frameFace(model, frame, width, height),
    (bits & MARK.changed) !== 0 && changedNotch(height),
    rings(bits, width, height),
    pointed && pointedRing(width, height),
    model.sought === frame && target(width, height),
    // Not where the sign of a page that left stands above.
    (bits & MARK.written) !== 0 && !model.leftPlaces.has(slot) && writtenSign(width / 2, -4),
  );
  return (
    <g
      data-frame={frame}
      data-page={name === null ? undefined : model.pages[frame]}
      data-mark={(bits & MARK.spared) === 0 ? undefined : "ghost"}
      style={{ transform: `translate(${geometry.x(slot)}px, ${geometry.y(slot)}px)` }}
    >
      {name !== null && name !== shortName(name) && <title>{text().pool.page(name)}</title>}
      <Shapes of={shapes} />
    </g>
  );
}

interface PoolCellsProps {
  model: PoolModel;
  width: number;
  room?: number | undefined;
  letters?: number;
  /** The frame, or the sign, at which the keyboard is. */
  pointed?: number | null | undefined;
}

/** Beneath a list without a window, the line of the window's name is left out. */
const NO_WINDOW = 20;

type Surrounded = Parameters<typeof surroundsOf>[0] & Pick<PoolModel, "windowLabel">;

export const poolHeight = (model: Surrounded, { height, letters }: PoolGeometry): number =>
  height - (surroundsOf(model) === "order" && model.windowLabel === null ? NO_WINDOW * letters : 0);

export function PoolCells({ model, width, room, letters = 1, pointed }: PoolCellsProps) {
  const geometry = poolGeometry(model.frames, width, model.digits, surroundsOf(model), room, letters);
  const places = new Uint32Array(model.frames);
  model.slots.forEach((frame, slot) => {
    places[frame] = slot;
  });
  return (
    <Drawing width={geometry.width} height={poolHeight(model, geometry)} look="overflow-visible">
      <Structure model={model} geometry={geometry} />
      {/* In order of frames, which a page never changes while it is resident: no element moves in the document. */}
      {Array.from(places, (slot, frame) => {
        const page = model.pages[frame] ?? FREE;
        const key = page === FREE ? `free ${frame}` : page;
        return <Cell key={key} {...{ model, geometry, frame, slot }} pointed={pointed === frame} />;
      })}
      {Array.from(model.leftPlaces, ([slot, page]) => (
        <LeftSign
          key={page}
          x={geometry.x(slot) + geometry.cellWidth / 2}
          y={geometry.y(slot) - 5}
          letters={letters}
          page={shortName(model.nameOf(page))}
          left={page}
          spared={page === model.spared}
          pointed={pointed === signOf(model, page)}
        />
      ))}
    </Drawing>
  );
}
