import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";

interface ScrollRegionProps {
  label: string;
  className: string;
  most?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A part that scrolls when it has to. Only then is it a stop of the Tab key: a keyboard could not scroll it otherwise. */
export function ScrollRegion({ label, className, most, children, ref }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useImperativeHandle(ref, () => region.current as HTMLDivElement, []);
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return;
    const measure = () =>
      setOverflows(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const watch = () => {
      for (const child of element.children) observer.observe(child);
    };
    watch();
    // What is inside may be replaced; looking at it after every drawing would make the browser lay out each time.
    const changes = new MutationObserver(watch);
    changes.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a section would be a landmark in each lane
    <div
      ref={region}
      role="group"
      aria-label={label}
      tabIndex={overflows ? 0 : undefined}
      className={`relative ${className}`}
      style={{ maxHeight: most }}
    >
      {children}
    </div>
  );
}
