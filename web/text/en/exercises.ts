/** Exercises that seeds draw, and the page that regrades their result lines. */
import { plural } from "./plural.ts";

/** Parts of a result's line. */
interface LineWords {
  title: string;
  seed: string;
  attempt?: number | undefined;
  /** Of the exercise. */
  mark: string;
  right: string;
  of: string;
  /** The first answers, coded. */
  coded: string;
  link: string;
}

export const exercises = {
  title: "Exercises",
  about:
    "Questions on small scenes that a seed draws: with the same seed everyone has the same questions. The engine computes the answers.",
  all: "All exercises",
  game: "Beat ACE, a game of two minutes",
  gameOffer: "You are the policy: choose what goes and what is written with it.",
  toCheck: "For teachers: check result lines",
  loading: "Loading the exercises …",
  questions: (count: number) => `${count} ${plural(count, "question", "questions")}`,
  seed: (seed: string, attempt = 1) => `Seed ${seed}${attempt === 1 ? "" : `, attempt ${attempt}`}`,
  question: (number: number, of: number) => `Question ${number} of ${of}`,
  score: (right: number, of: number) => `${right} of ${of} right at the first try`,
  firstCounts: "The first answer counts.",
  practice: "For practice: the first answer has counted.",
  next: "Next",
  toResult: "To the result",
  others: "Other questions",
  sameForAll: "Anyone who opens this link or enters this seed has the same questions.",
  seedField: "Seed",
  questionsField: "Questions",
  start: "Start",
  result: (right: number, of: number) => `Result: ${right} of ${of} right at the first try`,
  line: ({ title, seed, attempt = 1, mark, right, of, coded, link }: LineWords) =>
    [
      "Bufferpool Lab",
      title,
      `seed ${seed}`,
      ...(attempt === 1 ? [] : [`attempt ${attempt}`]),
      `exercise ${mark}`,
      `${right} of ${of} at first try`,
      `answers ${coded}`,
      link,
    ].join(" · "),
  lineLabel: "The result as a line",
  lineHelp: "Hand this line in: it holds your first answers, and a teacher can grade them again.",
  copy: "Copy",
  again: "Start again",
  nextSeed: (seed: string) => `Go on with seed ${seed}`,
  readAgain: "To read again:",
  quiz: "Quiz of five",
  quizIntro: "Two drawn procedures, one number and two reasons, from the lessons of this part.",
  anotherOne: "Another one like this",
  graded: (count: number) => `${count} such questions, graded`,
  exercise: "Exercise",

  checkTitle: "Check result lines",
  checkAbout:
    "Paste result lines, one below the other; a name may stand before each. Every line's questions are drawn again from its seed, and its answers graded again. Nothing leaves this page.",
  forgery: "A line can be forged by someone who works at it: it shows answers, not who gave them.",
  lines: "Result lines",
  set: "The exercise that was set: its link, or the eight digits that its lines name (optional)",
  noExercise: "This names no exercise: legal is the link of one, or eight digits such as 1a2b3c4d.",
  tooMany: (given: string, most: string) => `${given} lines; up to ${most} are checked at once.`,
  check: "Check",
  checking: (done: string, of: string) => `Checking: ${done} of ${of} lines …`,
  cancel: "Cancel",
  counts: (count: number, of: number) => `${count} of ${of} lines are of the exercise that was set.`,
  scene: (mark: string, scene: string) => `Exercise ${mark}: ${scene}`,
  columns: { name: "Line", exercise: "Exercise", seed: "Seed", said: "Says", graded: "Graded", note: "Note" },
  verdicts: {
    agrees: "agrees",
    differs: "The line says something else than its answers give.",
    unreadable: "This is no result line.",
    changed: "Its answers and its link do not belong together.",
    impossible: (count: number) =>
      count === 1
        ? "One answer is none that could be given."
        : `${count} answers are none that could be given.`,
    fewer: (given: number, asked: number) => `${given} of ${asked} questions are answered.`,
    long: (most: string) => `This line is longer than ${most} characters.`,
    otherScene: "Another exercise than the one that was set: it does not count.",
    otherThanMost: "Another exercise than most lines.",
    notNamed: "The scene is not named in the line.",
    attempt: (number: number) => `Attempt ${number}.`,
    equal: (line: number) => `The same answers as line ${line}.`,
  },
  rightOf: (right: number, of: number) => `${right} of ${of}`,
};

export type ExerciseText = typeof exercises;
