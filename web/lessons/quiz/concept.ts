/** A question of a quiz for a reason: exactly one choice is right, and each wrong one is a rule that someone follows. */
export interface QuizConcept {
  /** The lesson to read again, by its id, and the address of its section. */
  lesson: string;
  part: string;
  question: string;
  choices: readonly { label: string; right?: boolean; because: string }[];
}

/** Its words in another language, by the English question: label and reason of each choice, in the same order. */
export type SpokenConcepts = Readonly<
  Record<string, { question: string; choices: readonly (readonly [label: string, because: string])[] }>
>;
