import { DIRTY, type LaneFrame } from "../../../engine/types.ts";
import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import type { Random } from "../../../shell/exercise/random.ts";
import { pageChoice, withSession } from "../../../shell/lessons/context.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { AskedPool, Face } from "../../../shell/lessons/procedure.tsx";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { aceExercises } from "../../../text/aceExercises.ts";
import { lessonText } from "../../../text/lessons.ts";
import { sentenceOf } from "../../../text/phrases.ts";
import { eventOf, unmarked } from "./runs.ts";

const PAGES = 20;
const DEVICE = { alpha: 3, k_r: 3, k_w: 3, base_us: 10 };
const CLIENTS = 4;
const NONE = "none";

/** Which page leaves when clients hold pins; in a quarter of the questions they hold all, and none can. */
export const pinned: ExerciseKind = {
  id: "pinned",
  title: () => aceExercises().pinned.title,
  intro: () => aceExercises().pinned.intro,
  usual: 10,
  draw: (seed, n, lab) =>
    firstSuitable(`pinned ${seed} ${n}`, (random) => {
      const frames = random.whole(4, 5);
      const [asked = 0, ...pool] = random
        .shuffled(Array.from({ length: PAGES }, (_, page) => page))
        .slice(0, frames + 1);
      const held = random.below(4) === 0 ? frames : random.whole(1, frames - 2);
      const words = drawnWords(random, pool, held);
      const next = `${random.pick(["R", "W"])}${asked}@${random.whole(1, CLIENTS)}`;
      const scene = {
        ...{ pages: PAGES, frames, ...DEVICE },
        // Lesson 2 comes before Clock Sweep.
        lanes: [{ policy: "lru", mode: "baseline" }],
        workload: { kind: "given", trace: [...words, next].join(" ") },
        start: { pool: random.shuffled(pool).join(" "), hand: random.below(frames) },
      };
      return questionOf(scene, words, next, lab);
    }),
};

/** Each page of the pool is asked for, some twice; all but `held` of them are released, at once or later. */
function drawnWords(random: Random, pool: readonly number[], held: number): string[] {
  const kept = new Set(random.shuffled(pool).slice(0, held));
  // At least one more, that is released: without any release a trace has no pins.
  const again = random.shuffled(pool).slice(0, random.whole(1, 2));
  const later: string[] = [];
  const words = [...random.shuffled(pool), ...again].flatMap((page, at) => {
    const client = random.whole(1, CLIENTS);
    const request = `${random.pick(["R", "W"])}${page}@${client}`;
    const release = `U${page}@${client}`;
    if (kept.has(page) && at < pool.length) return [request];
    if (random.below(2) === 0) return [request, release];
    later.push(release);
    return [request];
  });
  return [...words, ...random.shuffled(later)];
}

function questionOf(
  scene: object,
  words: readonly string[],
  next: string,
  lab: LessonLab,
): QuestionProps | null {
  const position = words.filter((word) => !word.startsWith("U")).length;
  const read = withSession(lab.readScene(scene), lab, (session) => {
    if (session.requests < position) return null;
    const lane = (at: number) => {
      session.seek(at);
      return lab.frame(session, {}).lanes[0] as LaneFrame;
    };
    // Where all frames are pinned the run ends before this request, and its last sentence says so.
    const after = lane(session.requests);
    const victim = session.requests > position ? eventOf(after).victim : null;
    const before = lane(position);
    const frameOf = (page: number) => before.columns.pages.indexOf(page);
    const whyNot = (page: number) =>
      victim === null || page === victim ? null : lab.whyNot(session, 0, frameOf(page), frameOf(victim));
    const pages = Array.from(before.columns.pages, (page, frame) => ({
      page,
      dirty: ((before.columns.flags[frame] ?? 0) & DIRTY) !== 0,
      whyNot: whyNot(page),
    }));
    return { before, victim, pages, sentence: sentenceOf(after.step.phrases) };
  });
  if (read === null) return null;
  const { before, victim, pages, sentence } = read;
  const told = aceExercises().pinned;
  const pins = before.recording?.pins ?? [];
  const holder = (page: number) => pins.find((pin) => pin.page === page)?.client;
  const answer = victim === null ? NONE : String(victim);
  const reason = (id: string) => {
    if (id === NONE) return told.notNone(String(victim));
    const client = holder(Number(id));
    if (client !== undefined) return told.isPinned(id, String(client));
    const phrase = pages.find(({ page }) => String(page) === id)?.whyNot;
    return phrase ? sentenceOf([phrase]) : told.other(String(victim));
  };
  const { dirty } = lessonText();
  const choices = pages.map((one) => pageChoice(one.page, null, one.dirty ? dirty : undefined));
  return {
    kind: "procedure",
    question: told.question(next),
    picture: <AskedPool lab={lab} lane={unmarked(before)} served={words} arrangement="frame" />,
    options: [
      ...choices.map((choice) => ({ id: choice.id, label: <Face choice={choice} /> })),
      { id: NONE, label: told.none },
    ],
    answer: [answer],
    judge: ([chosen = ""]) => ({
      right: chosen === answer,
      reasons: chosen === answer ? null : <p>{reason(chosen)}</p>,
    }),
    solution: () => (
      <>
        <p>
          {lessonText().answer(victim === null ? told.none : lessonText().page(answer))}. {sentence}
        </p>
        <p>
          {told.pins(pins.map(({ page, client }) => told.holds(String(page), String(client))).join(", "))}
        </p>
      </>
    ),
  };
}
