/** The lab whose scenes an experiment runs: what it says of parameters, and the links that open its runs. */
import { useCallback } from "react";
import type { Experiment } from "../../engine/sweep/types.ts";
import type { LabAdapter } from "../../shell/labAdapter.ts";
import { manifestOf, type Site, useSite } from "../../shell/site.ts";
import { useLoaded } from "../../ui/useLoaded.ts";

/** The adapter that an experiment's file names; one that names none is of the first lab. */
async function load(site: Site, { lab = site.labs[0]?.id ?? "" }: Experiment): Promise<LabAdapter> {
  const [id = ""] = lab.split("-");
  const found = (await manifestOf(site, id)).experiments?.[lab];
  if (found === undefined) throw new Error(lab);
  return found();
}

/** The adapter of an experiment's lab. */
export function useLabAdapter(experiment: Experiment) {
  const site = useSite();
  return useLoaded(useCallback(() => load(site, experiment), [site, experiment]));
}
