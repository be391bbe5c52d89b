import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** Room that never shrinks at one width: what stands beneath does not jump from step to step. */
export function Steady({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  const [least, setLeast] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = inside.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setLeast((before) => (before.width === width && before.height >= height ? before : { width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div style={{ minHeight: least.height }}>
      <div ref={inside}>{children}</div>
    </div>
  );
}
