/** The lab whose scenes an experiment runs: what it says of parameters, and the links that open its runs. */
import { useEffect, useState } from "react";
import type { Experiment } from "../../../engine/sweep/types.ts";
import type { Home } from "./types.ts";

/** By the id that an experiment's file gives; a file that gives none is the first one's. */
const homes: Readonly<Record<string, () => Promise<Home>>> = {
  ace: () => import("./ace.ts").then(({ load }) => load()),
  hybrid: () => import("./hybrid.ts").then(({ load }) => load()),
  pbm: () => import("./pbm.ts").then(({ load }) => load()),
  "pbm-formula": () => import("./formula.ts").then(({ load }) => load()),
};

const unknown = (lab: string) => Promise.reject<Home>(new Error(lab));

/** The home of an experiment, null until it is there; or why it cannot be had. */
export function useHome({ lab = "ace" }: Experiment): { home: Home | null; failure: string | null } {
  const [home, setHome] = useState<Home | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = homes[lab] ?? (() => unknown(lab));
    load().then(
      (loaded) => wanted && setHome(loaded),
      (error: unknown) => wanted && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [lab]);
  return { home, failure };
}
