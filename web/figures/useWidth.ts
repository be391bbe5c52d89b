import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Width of the element that gets the ref, in CSS pixels; `before` until it has been measured. */
export function useWidth<E extends Element>(before = 480): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const take = (measured: number) => {
      // Nothing that is hidden, or drawn without a browser, has a width to fit.
      if (measured > 0) setWidth(Math.floor(measured));
    };
    take(element.getBoundingClientRect().width);
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => take(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
