import { useCallback, useEffect, useState } from "react";
import { askForStylesAgain, reasonOf } from "./onDemand.tsx";

interface Outcome<T> {
  /** Null until it is there. */
  part: T | null;
  /** Why it could not be loaded; null while it is on its way. */
  failure: string | null;
}

const onItsWay = { part: null, failure: null };

/** What a page must load before it can show all of itself, and what asks for it again. `load` must stay the same. */
export function useLoaded<T>(load: () => Promise<T>): Outcome<T> & { again: () => void } {
  const [outcome, setOutcome] = useState<Outcome<T>>(onItsWay);
  const failed = outcome.failure !== null;
  useEffect(() => {
    if (failed) return;
    let wanted = true;
    load().then(
      (part) => wanted && setOutcome({ part, failure: null }),
      (error: unknown) => wanted && setOutcome({ part: null, failure: reasonOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [load, failed]);
  const again = useCallback(() => {
    askForStylesAgain();
    setOutcome(onItsWay);
  }, []);
  return { ...outcome, again };
}
