/** Exercises of the ACE lab that seeds draw. */
export const aceExercises = {
  batch: {
    title: "Which pages does ACE write?",
    intro:
      "A request misses a full pool. Say which pages ACE writes before it is served; none, if nothing is written.",
  },
};

export type AceExercises = typeof aceExercises;
