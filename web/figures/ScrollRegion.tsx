import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";

interface ScrollRegionProps {
  /** What it is called, or the id of the element that says so. */
  label?: string;
  labelledBy?: string;
  className: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A part that scrolls when it has to. Only then is it a stop of the Tab key: a keyboard could not scroll it otherwise. */
export function ScrollRegion({ label, labelledBy, className, children, ref }: ScrollRegionProps) {
  const region = useRef<HTMLElement>(null);
  const [overflows, setOverflows] = useState(false);
  useImperativeHandle(ref, () => region.current as HTMLElement, []);
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return;
    const measure = () =>
      setOverflows(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return (
    <section
      ref={region}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={overflows ? 0 : undefined}
      className={`relative ${className}`}
    >
      {children}
    </section>
  );
}
