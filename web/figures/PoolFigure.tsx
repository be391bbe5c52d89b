/** A lane's pool: cells for a small one, smaller cells to scroll for a larger one, a map for a large one. */
import { type MouseEvent, useMemo, useRef } from "react";
import { FREE, type LaneFrame } from "../engine/types.ts";
import { text } from "../text/text.ts";
import { onDemand, Suspense } from "../ui/onDemand.tsx";
import { AsTable } from "./AsTable.tsx";
import type { Anchor, OnAsk } from "./anchor.ts";
import { cellsGeometry } from "./pool/canvasGeometry.ts";
import { FrameSlider, useFrame } from "./pool/FrameProbe.tsx";
import { poolGeometry } from "./pool/geometry.ts";
import { type Arrangement, leftAt, type PoolModel, poolModel, signOf, tokensOf } from "./pool/model.ts";
import { PoolCells } from "./pool/PoolCells.tsx";
import type { PoolMapProps } from "./pool/PoolMap.tsx";
import { usePoolRoom } from "./pool/room.ts";
import { summary } from "./pool/words.ts";
import { useWidth } from "./useWidth.ts";

export type { Arrangement };

/** What only larger pools need is loaded with the first of them. */
const PoolCanvas = onDemand(() => import("./pool/PoolCanvas.tsx").then(({ PoolCanvas }) => PoolCanvas));
const PoolTable = onDemand(() => import("./pool/PoolTable.tsx").then(({ PoolTable }) => PoolTable));
const PoolMap = onDemand(() => import("./pool/PoolMap.tsx").then(({ PoolMap }) => PoolMap));

export interface Sought {
  page: number;
  /** Counts the askings: each one is gone to. */
  asked: number;
}

export interface PoolFigureProps {
  lane: LaneFrame;
  /** The lane for the text equivalent: while a run plays fast it may lag behind the picture. */
  told?: LaneFrame;
  arrangement: Arrangement;
  /** What the lane is called; begins the text equivalent. */
  label: string;
  sought?: Sought | null;
  /** Hides the next victim. */
  quiet?: boolean;
  onAsk?: OnAsk | undefined;
}

/** Up to here each frame is a cell with moving pages; up to there a cell at all. */
export const MOST_CELLS = 64;
export const MOST_SMALL_CELLS = 2000;

/** How the places run, for pictures that cannot carry these words themselves. */
export function orderWords({ arrangement, shape, window, windowLabel }: PoolModel): string {
  const words = text().pool;
  if (arrangement === "frame") return words.rowByRow;
  const order = shape === "list" ? words.listRowByRow : words.ringOrder;
  return window > 0 ? `${order} ${words.lineMarks(windowLabel ?? words.window, window)}` : order;
}

/** The line beneath a canvas: what it answers. */
export const BENEATH = 24;

/** Cells while they fit, then numbers while they are readable, then a map. */
function kindOf({ frames, digits, arrangement }: PoolModel, width: number, room = Number.POSITIVE_INFINITY) {
  const { rows, height } = poolGeometry(frames, width, digits, arrangement, room);
  if (frames <= MOST_CELLS && (rows === 1 || height <= room + 20)) return "cells";
  const fits = cellsGeometry(frames, width, digits, room - BENEATH).height <= room - BENEATH;
  return frames <= MOST_SMALL_CELLS && (fits || room === Number.POSITIVE_INFINITY) ? "canvas" : "map";
}

export function PoolFigure(props: PoolFigureProps) {
  const { lane, told = lane, arrangement, label, sought, quiet = false, onAsk } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const model = { ...poolModel(lane, arrangement, sought?.page ?? null), quiet };
  const words = useMemo(() => summary(poolModel(told, arrangement), label), [told, arrangement, label]);
  const room = usePoolRoom() ?? undefined;
  const beneath = room && room - BENEATH;
  const kind = kindOf(model, width, room);
  const small = kind === "cells";
  const Large = kind === "canvas" ? PoolCanvas : PoolMap;
  const withEnd = room !== undefined && kind === "map";
  const ordered = useMemo(
    () => (withEnd && arrangement === "frame" ? poolModel(lane, "order") : undefined),
    [withEnd, arrangement, lane],
  );
  const onChoose =
    onAsk &&
    ((frame: number, anchor: Anchor) => {
      const page = leftAt(model, frame)?.page ?? model.pages[frame] ?? FREE;
      if (page !== FREE) onAsk(page, anchor);
    });
  const shown = { model, width, words, label, onChoose };
  const loading = (
    <p aria-busy="true" className="text-ink-muted text-sm" style={{ minHeight: beneath ?? 240 }}>
      {text().pool.loadingMap}
    </p>
  );
  return (
    <div className="relative min-w-0" data-pool={kind} data-mark={small ? undefined : tokensOf(model)}>
      {/* Clips nothing: what does not fit can be scrolled to, and rings and outlines at the edge have room. */}
      <div ref={ref} className={small ? "overflow-x-auto" : undefined}>
        {small ? (
          <Cells {...shown} room={room} />
        ) : (
          <Suspense fallback={loading}>
            <Large
              {...shown}
              asked={sought?.asked ?? 0}
              room={beneath}
              ordered={withEnd ? (ordered ?? model) : undefined}
            />
          </Suspense>
        )}
      </div>
      {!small && room === undefined && <p className="text-ink-muted text-xs">{orderWords(model)}</p>}
      <AsTable name={text().pool.asTable} title={text().pool.tableOf(label)} raised>
        {() => (
          <Suspense fallback={<p aria-busy="true">{text().page.loading}</p>}>
            <PoolTable model={model} lane={lane} label={label} />
          </Suspense>
        )}
      </AsTable>
    </div>
  );
}

type CellsProps = Pick<PoolMapProps, "model" | "width" | "room" | "words" | "label" | "onChoose">;

function Cells({ model, width, room, words, label, onChoose }: CellsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useFrame(model);
  const cells = <PoolCells model={model} width={width} room={room} pointed={onChoose && frame} />;
  if (onChoose === undefined) {
    return (
      <div role="img" aria-label={words}>
        {cells}
      </div>
    );
  }
  const choose = (cell: SVGElement | null | undefined) => {
    const { frame, left } = cell?.dataset ?? {};
    if (cell) onChoose(left ? signOf(model, Number(left)) : Number(frame), cell.getBoundingClientRect());
  };
  const onClick = ({ target }: MouseEvent) =>
    choose((target as Element).closest<SVGElement>("[data-frame], [data-left]"));
  const { columns } = poolGeometry(model.frames, width, model.digits, model.arrangement, room);
  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does for the keyboard what clicks do */}
      <div ref={box} role="img" aria-label={words} className="can-ask" onClick={onClick}>
        {cells}
      </div>
      <FrameSlider
        {...{ model, columns, frame, setFrame, label }}
        onChoose={(frame) => {
          const left = leftAt(model, frame)?.page;
          const which = left === undefined ? `[data-frame="${frame}"]` : `[data-left="${left}"]`;
          choose(box.current?.querySelector<SVGElement>(which));
        }}
      />
    </div>
  );
}
