/** "What is in this frame?": by pointer, by tap, by arrow keys, for pictures too dense to be read cell by cell. */
import { type MouseEvent, useState } from "react";
import { text } from "../../text/text.ts";
import { type Anchor, pointOf } from "../anchor.ts";
import { LookSlider, pointing, within } from "../looking.tsx";
import { type CanvasGeometry, slotAt } from "./canvasGeometry.ts";
import { leftAt, type PoolModel, signOf, slotOf } from "./model.ts";
import { frameWords } from "./words.ts";

export interface Probe {
  /** Frame that is pointed at. */
  frame: number | null;
  setFrame: (frame: number | null) => void;
  /** For the element whose upper left corner is that of the first place. */
  pointer: ReturnType<typeof pointing> & { onClick?: (event: MouseEvent<HTMLElement>) => void };
}

/** `onChoose` is called for a click on a frame, or, in the right half of a place, on the sign of a page that left it. */
export function useProbe(
  model: PoolModel,
  geometry: CanvasGeometry,
  onChoose?: (frame: number, anchor: Anchor) => void,
): Probe {
  const [chosen, setFrame] = useState<number | null>(null);
  const frameAt = (x: number, y: number): number | null => {
    const slot = slotAt(geometry, model.frames, x, y);
    const left = slot === null ? undefined : model.leftPlaces.get(slot);
    const across = ((x - (geometry.left ?? 0)) / geometry.pitchX) % 1;
    if (left !== undefined && across > 0.5) return signOf(model, left);
    return slot === null ? null : (model.slots[slot] ?? null);
  };
  return {
    // Another pool may have fewer frames.
    frame: chosen !== null && chosen < model.frames + model.leftPlaces.size ? chosen : null,
    setFrame,
    pointer: {
      ...pointing(frameAt, setFrame),
      ...(onChoose && {
        onClick: (event) => {
          const frame = frameAt(...within(event));
          if (frame !== null) onChoose(frame, pointOf(event));
        },
      }),
    },
  };
}

interface FrameSliderProps {
  model: PoolModel;
  geometry: Pick<CanvasGeometry, "columns">;
  probe: Pick<Probe, "frame" | "setFrame">;
  label: string;
  /** Chooses the frame that is looked into, at its place. */
  onChoose?: ((frame: number, slot: number) => void) | undefined;
  /** Brings a place into view. */
  onMove?: (slot: number) => void;
  /** Answers further keys, at the place of the frame that is looked into. Returns whether it did. */
  onKey?: (key: string, slot: number) => boolean;
}

/** For the keyboard: left and right by a frame, up and down by a row. */
export function FrameSlider({ model, geometry, probe, label, onChoose, onMove, onKey }: FrameSliderProps) {
  const { frame, setFrame } = probe;
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
      far={geometry.columns}
      onEnter={onChoose && (() => frame !== null && onChoose(frame, slot))}
      onKey={({ ctrlKey, metaKey, key }) => !ctrlKey && !metaKey && onKey?.(key, slot)}
    />
  );
}

/** Where a place of a picture is in the window. */
export function anchorOf(
  picture: Element,
  { columns, pitchX, pitchY, left = 0, top = 0 }: CanvasGeometry,
  slot: number,
): Anchor {
  const box = picture.getBoundingClientRect();
  const x = box.left + left + (slot % columns) * pitchX;
  const y = box.top + top + Math.floor(slot / columns) * pitchY;
  return { left: x, right: x + pitchX, top: y, bottom: y + pitchY };
}

interface FrameReadoutProps {
  model: PoolModel;
  frame: number | null;
}

/** The line with the answer. The slider gives the same text to screen readers. */
export function FrameReadout({ model, frame }: FrameReadoutProps) {
  return (
    <p className="min-h-5 text-ink-muted text-sm tabular-nums" aria-hidden="true">
      {frame === null ? (
        <span className="one-screen:hidden">{text().pool.pointAtFrame}</span>
      ) : (
        frameWords(model, frame)
      )}
    </p>
  );
}
