/** What undo and redo go back and forth between: opened scenes, the latest last. */

/** So many changes can be taken back. */
const KEPT = 100;

export interface History<Entry> {
  past: readonly Entry[];
  future: readonly Entry[];
}

export const noHistory: History<never> = { past: [], future: [] };

/** After another entry was opened in place of `present`. */
export const opened = <Entry>({ past }: History<Entry>, present: Entry): History<Entry> => ({
  past: [...past.slice(1 - KEPT), present],
  future: [],
});

/** The entry before `present`, and what is left of the history; none if there is nothing to take back. */
export function takenBack<Entry>(
  { past, future }: History<Entry>,
  present: Entry,
): [Entry, History<Entry>] | null {
  const entry = past.at(-1);
  if (entry === undefined) return null;
  return [entry, { past: past.slice(0, -1), future: [...future, present] }];
}

/** The reverse of {@link takenBack}. */
export function redone<Entry>(
  { past, future }: History<Entry>,
  present: Entry,
): [Entry, History<Entry>] | null {
  const turned = takenBack({ past: future, future: past }, present);
  return turned && [turned[0], { past: turned[1].future, future: turned[1].past }];
}
