import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Becomes true, and stays so, when the element comes near the window or the page is printed. */
export function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    const element = ref.current;
    if (near || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: "150% 0px" },
    );
    observer.observe(element);
    // Paper shows all of the page, and takes it as it stands when this returns.
    const open = () => flushSync(() => setNear(true));
    const print = matchMedia("print");
    const changed = () => print.matches && open();
    addEventListener("beforeprint", open);
    print.addEventListener("change", changed);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", open);
      print.removeEventListener("change", changed);
    };
  }, [near]);
  return [ref, near];
}
