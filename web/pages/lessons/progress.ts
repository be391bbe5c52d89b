/** What this device keeps of a reader's way through the lessons: which are read, which are solved, and first answers. */
import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import { remember, rememberedData } from "../../ui/remember.ts";

const KEY = "bufferpool-lab-lessons";
/** Of a lesson's checks, right at the first try. */
const SOLVED_SHARE = 0.6;

const ids = z.array(z.string());
const schema = z.object({
  read: ids,
  solved: ids,
  /** By lesson: the seed of its options' order, and by the place of each check whether its first answer was right. */
  first: z.record(z.string(), z.object({ seed: z.int(), right: z.record(z.string(), z.boolean()) })),
});
type Progress = z.infer<typeof schema>;

function stored(): Progress {
  const value = rememberedData(KEY);
  const kept = schema.safeParse(value);
  if (kept.success) return kept.data;
  // Before first answers counted, one list held the lessons that were done.
  return { read: ids.safeParse(value).data ?? [], solved: [], first: {} };
}

export const progress = createStore<Progress>(stored);

function keep(change: Partial<Progress>): void {
  progress.setState(change);
  remember(KEY, JSON.stringify(progress.getState()));
}

const withOne = (all: readonly string[], id: string, there: boolean): string[] => [
  ...all.filter((one) => one !== id),
  ...(there ? [id] : []),
];

export const setRead = (id: string, read: boolean): void =>
  keep({ read: withOne(progress.getState().read, id, read) });

/** Another seed begins anew: its first answers count again. What is solved stays so. */
export function begin(id: string, seed: number): void {
  const { first } = progress.getState();
  if (first[id]?.seed !== seed) keep({ first: { ...first, [id]: { seed, right: {} } } });
}

/** An answer to the check at a place, one of so many; all but a check's first answer are practice. */
export function answered(id: string, place: number, right: boolean, checks: number): void {
  const { first, solved } = progress.getState();
  const own = first[id];
  if (own === undefined || own.right[place] !== undefined) return;
  const all = { ...own.right, [place]: right };
  const enough = isSolved(rightOf(all), checks);
  keep({
    first: { ...first, [id]: { ...own, right: all } },
    ...(enough && { solved: withOne(solved, id, true) }),
  });
}

export const rightOf = (right: Readonly<Record<string, boolean>>): number =>
  Object.values(right).filter(Boolean).length;

export const isSolved = (right: number, checks: number): boolean =>
  checks > 0 && right >= SOLVED_SHARE * checks;
