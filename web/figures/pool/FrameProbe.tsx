/** "What is in this frame?": by pointer, by tap, by arrow keys, for pictures too dense to be read cell by cell. */
import { type MouseEvent, type RefObject, useState } from "react";
import { text } from "../../text/text.ts";
import { type Anchor, pointOf } from "../anchor.ts";
import { LookSlider, pointing, within } from "../looking.tsx";
import { type CanvasGeometry, slotAt } from "./canvasGeometry.ts";
import { leftAt, type PoolModel, signOf, slotOf } from "./model.ts";
import { frameWords } from "./words.ts";

/** Chooses a frame, drawn at a place in the window. */
export type OnChoose = ((frame: number, anchor: Anchor) => void) | undefined;

/** The frame, or the sign of a page that left, that is looked into. Another pool may have fewer of them. */
export function useFrame(model: PoolModel) {
  const [chosen, setFrame] = useState<number | null>(null);
  const places = model.frames + model.leftPlaces.size;
  return [chosen !== null && chosen < places ? chosen : null, setFrame] as const;
}

/** `picture` begins with the first place. In the right half of a place, the sign of a page that left it is chosen. */
export function useProbe(
  model: PoolModel,
  geometry: CanvasGeometry,
  picture: RefObject<Element | null>,
  onChoose: OnChoose,
) {
  const [frame, setFrame] = useFrame(model);
  const { columns, pitchX, pitchY, left = 0, top = 0 } = geometry;
  const frameAt = (x: number, y: number): number | null => {
    const slot = slotAt(geometry, model.frames, x, y);
    const gone = slot === null ? undefined : model.leftPlaces.get(slot);
    if (gone !== undefined && ((x - left) / pitchX) % 1 > 0.5) return signOf(model, gone);
    return slot === null ? null : (model.slots[slot] ?? null);
  };
  const onEnter = (frame: number, slot: number) => {
    const box = picture.current?.getBoundingClientRect();
    if (box === undefined) return;
    const x = box.left + left + (slot % columns) * pitchX;
    const y = box.top + top + Math.floor(slot / columns) * pitchY;
    onChoose?.(frame, { left: x, right: x + pitchX, top: y, bottom: y + pitchY });
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const frame = frameAt(...within(event));
    if (frame !== null) onChoose?.(frame, pointOf(event));
  };
  return {
    frame,
    pointer: { ...pointing(frameAt, setFrame), ...(onChoose && { onClick }) },
    slider: { model, columns, frame, setFrame, onChoose: onChoose && onEnter },
  };
}

interface FrameSliderProps {
  model: PoolModel;
  columns: number;
  frame: number | null;
  setFrame: (frame: number | null) => void;
  label: string;
  /** Chooses the frame that is looked into, at its place. */
  onChoose?: ((frame: number, slot: number) => void) | undefined;
  onMove?: (slot: number) => void;
  /** Answers further keys, at the place of the frame that is looked into. Returns whether it did. */
  onKey?: (key: string, slot: number) => boolean;
}

/** For the keyboard: left and right by a frame, up and down by a row. */
export function FrameSlider(props: FrameSliderProps) {
  const { model, columns, frame, setFrame, label, onChoose, onMove, onKey } = props;
  const sign = frame === null ? undefined : leftAt(model, frame);
  // After the last place come the signs of pages that left, each at a place of the picture.
  const at = frame === null ? 0 : sign ? frame : Math.max(0, slotOf(model, frame));
  const slot = sign?.slot ?? at;
  const go = (to: number | null) => {
    setFrame(to === null ? null : (model.slots[to] ?? to));
    if (to !== null) onMove?.(leftAt(model, to)?.slot ?? to);
  };
  return (
    <LookSlider
      label={text().pool.lookIntoFrame(label)}
      told={frame === null ? text().pool.noFrame : frameWords(model, frame)}
      places={model.frames + model.leftPlaces.size}
      place={frame === null ? null : at}
      onPlace={go}
      far={columns}
      onEnter={onChoose && (() => frame !== null && onChoose(frame, slot))}
      onKey={({ ctrlKey, metaKey, key }) => !ctrlKey && !metaKey && onKey?.(key, slot)}
    />
  );
}

/** The line with the answer. The slider gives the same text to screen readers. */
export const FrameReadout = ({ model, frame }: { model: PoolModel; frame: number | null }) => (
  <p className="min-h-5 text-ink-muted text-sm tabular-nums" aria-hidden="true">
    {frame === null ? (
      <span className="fitted:hidden">{text().pool.pointAtFrame}</span>
    ) : (
      frameWords(model, frame)
    )}
  </p>
);
