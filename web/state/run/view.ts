import type { Axis } from "../../engine/types.ts";

/** How a run of any lab is looked at: choices of the reader, not of the run. */

/** Where a scene stands that is not in the lab's own page: in another page, read-only, or on a projector. */
export type Stage = "embed" | "present";

/** What looks at any lab's run have in common. */
export interface RunView {
  /** What lanes that do not go in step stand along; they go in step if it is left out: by request, or in a lab by time, by time. */
  axis?: Axis;
  stage?: Stage;
  /** Parts that the author of the link left out; not there if none. */
  hidden?: readonly string[];
  tab?: string;
  /** The map that is open: the two parameters that it varies. */
  map?: string;
  /** A presentation that stops before each eviction of this lane, counted from 1, and asks which page goes. */
  ask?: number;
  /** The step of a path through a lecture that a presentation is: "45~3". */
  path?: string;
}

export function inTheLab<View extends RunView>({
  stage: _,
  ask: __,
  path: ___,
  ...view
}: View): Omit<View, "stage" | "ask" | "path"> {
  return view;
}

/** Those that a link can leave out, in the order of the page, and the tabs among them. */
export interface PageParts {
  hideable: readonly string[];
  tabs: readonly string[];
  /** Pairs of parameters that a map can vary; left out by labs without. */
  maps?: readonly string[];
}

/** Ids, written as texts of several. A tab that the page's order does not have is its last part. */
export function partsOf(order: string, tabs: string, maps: readonly string[] = []): PageParts {
  const ids = tabs.split(" ");
  return { hideable: [...new Set([...order.split(" "), ...ids])], tabs: ids, maps };
}

/** The same view at another stage, other parts of those that a lab has left out, another tab open. */
export function placed<View extends RunView>(
  { hideable, maps = [] }: PageParts,
  { stage: _stage, hidden: _hidden, tab: _tab, map: _map, ask: _ask, path: _path, ...own }: View,
  { stage, hidden, tab: wanted, map, ask, path }: RunView,
): View {
  const tab = hideable.find((part) => part === wanted);
  const known = hidden === undefined ? [] : hideable.filter((part) => hidden.includes(part));
  const place: RunView = {
    ...(stage !== undefined && { stage }),
    ...(known.length > 0 && { hidden: known }),
    ...(tab !== undefined && { tab }),
    ...(map !== undefined && maps.includes(map) && { map }),
    ...(stage === "present" && { ...(ask !== undefined && { ask }), ...(path !== undefined && { path }) }),
  };
  return { ...own, ...place } as View;
}
