/** The lab whose scenes an experiment runs: what it says of parameters, and the links that open its runs. */
import { useEffect, useState } from "react";
import type { Experiment } from "../../engine/sweep/types.ts";
import type { LabAdapter } from "../../shell/labAdapter.ts";
import { manifestOf, type Site, useSite } from "../../shell/site.ts";

/** The adapter that an experiment's file names; one that names none is of the first lab. */
async function load(site: Site, { lab = site.labs[0]?.id ?? "" }: Experiment): Promise<LabAdapter> {
  const [id = ""] = lab.split("-");
  const found = (await manifestOf(site, id)).experiments?.[lab];
  if (found === undefined) throw new Error(lab);
  return found();
}

/** The adapter of an experiment's lab, null until it is there; or why it cannot be had. */
export function useLabAdapter(experiment: Experiment): {
  adapter: LabAdapter | null;
  failure: string | null;
} {
  const site = useSite();
  const [adapter, setAdapter] = useState<LabAdapter | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    load(site, experiment).then(
      (loaded) => wanted && setAdapter(loaded),
      (error: unknown) => wanted && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      wanted = false;
    };
  }, [site, experiment]);
  return { adapter, failure };
}
