import { useEffect, useState } from "react";

interface Loaded<T> {
  /** Null until it is there. */
  part: T | null;
  /** Why it could not be loaded; asking for it again tries again. */
  failure: string | null;
}

/** A part of the page that is loaded when it is first wanted. `load` must stay the same. */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ part: null, failure: null });
  const missing = wanted && loaded.part === null;
  useEffect(() => {
    if (!missing) return;
    let current = true;
    load().then(
      (part) => current && setLoaded({ part, failure: null }),
      (error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error);
        if (current) setLoaded({ part: null, failure });
      },
    );
    return () => {
      current = false;
    };
  }, [load, missing]);
  return loaded;
}
