/** The comparison of a scene: begun by a click, given up for another scene, kept for as long as the page lives. */
import { useEffect, useRef, useState } from "react";
import type { SavingsCell } from "../../../engine/pkg/types/ace.ts";
import { type Asked, compareAll } from "./compare.ts";

/** A wait shorter than this is not told. */
const UNTOLD_MS = 300;

export interface Compared {
  cells: readonly SavingsCell[];
  /** Whether it is being compared. */
  running: boolean;
  /** How much of it is done, from 0 to 1, once that takes long. */
  share: number | null;
  failure: string | null;
}

export interface Savings extends Compared {
  /** Begins; what it needs is asked for then. */
  begin: (asked: () => Omit<Asked, "signal" | "onCells">) => void;
  cancel: () => void;
}

const nothing: Compared = { cells: [], running: false, share: null, failure: null };

/** The last one that was finished. */
let kept = { key: "", cells: nothing.cells };

/** `key`: all that a comparison hangs on. Of another scene nothing is shown. */
export function useSavings(key: string): Savings {
  const [told, setTold] = useState({ key: "", ...nothing });
  const stopped = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a comparison is given up with the scene that it is of
  useEffect(() => () => stopped.current?.abort(), [key]);
  const shown = told.key === key ? told : nothing;
  const begin: Savings["begin"] = (asked) => {
    stopped.current?.abort();
    const own = new AbortController();
    stopped.current = own;
    const running: Compared = { ...nothing, running: true };
    const tell = (next: Partial<Compared>) => {
      if (own.signal.aborted) return;
      Object.assign(running, next);
      setTold({ key, ...running });
    };
    tell({});
    const begun = performance.now();
    const slow = setTimeout(() => tell({ share: running.share ?? 0 }), UNTOLD_MS);
    const onCells: Asked["onCells"] = (cells, share) =>
      tell(performance.now() - begun > UNTOLD_MS ? { cells, share } : { cells });
    const done = async () => {
      const cells = await compareAll({ ...asked(), signal: own.signal, onCells });
      kept = { key, cells };
      tell({ ...nothing, cells });
    };
    void done()
      .catch((error: unknown) =>
        tell({ ...nothing, failure: error instanceof Error ? error.message : String(error) }),
      )
      .finally(() => clearTimeout(slow));
  };
  const cancel = () => {
    stopped.current?.abort();
    setTold({ key, ...nothing });
  };
  const whole = kept.key === key && !shown.running && shown.failure === null;
  return { ...(whole ? { ...nothing, cells: kept.cells } : shown), begin, cancel };
}
