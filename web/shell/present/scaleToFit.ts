/** How large a lane's pictures are drawn on a projector: as large as their room allows. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** At this scale words of the lab are read from the last row. */
export const ENLARGED = 1.4;
const LARGEST = 2.4;
const SMALLEST = 0.6;
/** Scales in hundredths: whole numbers, so that 1 is exactly 1. */
const PARTS = 100;

/** The largest scale, up to `most`, at which a drawing fits that is `high(width)` at a width; the smallest where none does. */
export function scaleToFit(room: Room, high: (width: number) => number, most = LARGEST): number {
  for (let parts = most * PARTS; parts > SMALLEST * PARTS; parts -= 1) {
    const scale = parts / PARTS;
    if (high(Math.floor(room.width / scale)) * scale <= room.height) return scale;
  }
  return SMALLEST;
}

export type Room = { width: number; height: number };

/** Inner width and height of the element that gets the ref, in CSS pixels. */
export function useRoomOf<E extends Element>(): [RefObject<E | null>, Room] {
  const ref = useRef<E>(null);
  const [room, setRoom] = useState<Room>({ width: 480, height: 240 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
