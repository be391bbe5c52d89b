/** How a run of any lab is looked at: choices of the reader, not of the run. */

/** Where a scene stands that is not in the lab's own page: in another page, read-only, or on a projector. */
export type Stage = "embed" | "present";

/** What looks at any lab's run have in common; `Part` are the ids of what a link to the lab can leave out. */
export interface RunView<Part extends string = string> {
  /** Left out in the lab's own page. */
  stage?: Stage;
  /** Parts that the author of the link left out; not there if none. */
  hidden?: readonly Part[];
  /** The tab that is open; not there if the reader chose none. */
  tab?: Part;
}

/** The same view in the lab's own page. */
export function inTheLab<View extends RunView>({ stage: _, ...view }: View): Omit<View, "stage"> {
  return view;
}

/** The same view with everything there. */
export function unhidden<View extends RunView>({ hidden: _, ...view }: View): Omit<View, "hidden"> {
  return view;
}

/** Stage, hidden parts and tab, of the parts those that a lab has, in the order of its page. */
export function placeIn<Part extends string>(
  parts: readonly Part[],
  { stage, hidden, tab: wanted }: RunView,
): RunView<Part> {
  const tab = parts.find((part) => part === wanted);
  const known = hidden === undefined ? [] : parts.filter((part) => hidden.includes(part));
  return {
    ...(stage !== undefined && { stage }),
    ...(known.length > 0 && { hidden: known }),
    ...(tab !== undefined && { tab }),
  };
}
