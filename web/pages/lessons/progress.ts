/** What this device keeps of a reader's way through the lessons: which are read, which are solved, and first answers. */
import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import type { Prediction } from "../../shell/lessons/context.ts";
import { remember, rememberedData } from "../../ui/remember.ts";
import { lessons } from "./catalog.ts";

const KEY = "bufferpool-lab-lessons";
/** Of a lesson's checks, right at the first try. */
const SOLVED_SHARE = 0.6;

/** Grows when lessons take others in. */
const COURSE = 2;

const ids = z.array(z.string());
const schema = z.object({
  read: ids,
  solved: ids,
  course: z._default(z.int(), 1),
  /** By lesson: the seed of its options' order, and by the place of each check whether its first answer was right. */
  first: z.record(
    z.string(),
    z.object({
      seed: z.int(),
      /** Of the lesson whose checks these are answers to. */
      revision: z._default(z.int(), 1),
      right: z.record(z.string(), z.boolean()),
      /** By the place of each prediction. They are made before anything is taught, so they solve nothing. */
      predicted: z._default(z.record(z.string(), z.enum(["right", "wrong", "skipped"])), {}),
    }),
  ),
});
type Progress = z.infer<typeof schema>;

function stored(): Progress {
  const value = rememberedData(KEY);
  // Before first answers counted, one list held the lessons that were done.
  const list = { read: ids.safeParse(value).data ?? [], solved: [], first: {}, course: 1 };
  const kept = schema.safeParse(value).data ?? list;
  return kept.course < COURSE ? moved(kept) : kept;
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

/** Another seed, or a lesson with other checks, begins anew: first answers count again. What is solved stays so. */
export function begin(id: string, seed: number, revision = 1): void {
  const { first } = progress.getState();
  const own = first[id];
  if (own?.seed === seed && own.revision === revision) return;
  keep({ first: { ...first, [id]: { seed, revision, right: {}, predicted: {} } } });
}

/** What was read and solved of lessons that others have taken in, under these; once on each device. */
function moved(kept: Progress): Progress {
  const heirs = (ids: readonly string[]) => [
    ...new Set(
      ids.flatMap((id) => {
        const takers = lessons.filter(({ meta: { formerly = [] } }) =>
          formerly.some((former) => former.split("?", 1)[0] === id),
        );
        const stays = lessons.some(({ meta }) => meta.id === id);
        return [...(stays || takers.length === 0 ? [id] : []), ...takers.map(({ meta }) => meta.id)];
      }),
    ),
  ];
  return { ...kept, read: heirs(kept.read), solved: heirs(kept.solved), course: COURSE };
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

/** A prediction at a place; the first one stays. */
export function predicted(id: string, place: number, outcome: Prediction): void {
  const { first } = progress.getState();
  const own = first[id];
  if (own === undefined || own.predicted[place] !== undefined) return;
  keep({ first: { ...first, [id]: { ...own, predicted: { ...own.predicted, [place]: outcome } } } });
}

export const rightOf = (right: Readonly<Record<string, boolean>>): number =>
  Object.values(right).filter(Boolean).length;

export const isSolved = (right: number, checks: number): boolean =>
  checks > 0 && right >= SOLVED_SHARE * checks;
