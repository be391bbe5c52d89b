import { type RefObject, useLayoutEffect, useRef, useState } from "react";

export interface Room {
  width: number;
  height: number;
}

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
