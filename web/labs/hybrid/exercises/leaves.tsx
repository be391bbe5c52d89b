import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { type Random, randomOf } from "../../../shell/exercise/random.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { procedureQuestion } from "../../../shell/lessons/procedure.tsx";
import type { QuestionProps } from "../../../shell/question/Question.tsx";
import { hybridExercises } from "../../../text/hybridExercises.ts";
import { queueModels } from "../figures/model.ts";
import type { HybridLaneFrame } from "../types.ts";
import { type FrameRow, FramesPicture } from "./pictures.tsx";
import {
  before,
  conservative,
  drawnPrices,
  PAGES,
  type Played,
  played,
  type SmallScene,
  sceneFor,
  thereAndBack,
  upTo,
} from "./scene.ts";

type Queue = "main" | "FRQ" | "MRQ" | "MWQ" | "FWQ";
interface Wanted {
  ask: "victim" | "queue";
  /** Where the page that leaves stands before, or the page that is asked about afterwards. */
  queue: Queue;
}

/** Which page leaves a pool with a time and a cost segment, or in which queue a page stands afterwards. */
export const leaves: ExerciseKind = {
  id: "leaves",
  title: () => hybridExercises().leaves.title,
  intro: () => hybridExercises().leaves.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    const key = `leaves ${seed} ${n}`;
    const wish = randomOf(key, "wish");
    // One in three asks for a queue; in one of three of these the page stays in the time segment or comes to it.
    const wanted: Wanted =
      wish.below(3) === 0
        ? { ask: "queue", queue: wish.pick(["main", "main", "FRQ", "MRQ", "MWQ", "FWQ"]) }
        : { ask: "victim", queue: wish.pick(["FRQ", "FRQ", "MRQ", "MWQ"]) };
    return firstSuitable(key, (random) => asked(random, wanted, lab));
  },
};

/** Some pages are read, and the pool emptied, until they have moved to flash; then requests of all kinds. */
function drawnScene(random: Random): SmallScene & { past: number } {
  const prices = drawnPrices(random);
  const frames = random.whole(4, 6);
  const [flash, all] = [random.whole(3, 4), random.shuffled(upTo(PAGES)).slice(0, frames + 3)];
  const reads = Math.floor(thereAndBack(prices) / (prices.rm - prices.rf)) + 1;
  const past = upTo(reads).flatMap(() => [...all.slice(0, flash).map((page) => `R${page}`), "F"]);
  const mixed = upTo(4 * frames).map(
    () => `${random.below(5) < 2 ? "W" : "R"}${all[random.below(all.length)] ?? 0}`,
  );
  const lane = { ...conservative, replacement: "cost", lambda: random.pick([0.5, 0.6]) };
  return { prices, frames, lane, requests: [...past, ...mixed], past: past.length };
}

function asked(random: Random, wanted: Wanted, lab: LessonLab): QuestionProps | null {
  const { past, ...scene } = drawnScene(random);
  const run = played(scene, lab);
  const suitable = upTo(scene.requests.length)
    .slice(past + 2 * scene.frames)
    .flatMap((at) => aboutStep(run, at, wanted) ?? []);
  const one = suitable[random.below(suitable.length)];
  if (one === undefined) return null;
  const { at, page } = one;
  const shown = before(run, at);
  const rows = rowsOf(run, at);
  const asks = { scene: sceneFor(scene), at, ...(page === undefined ? {} : { page }) };
  const question = procedureQuestion({ ...asks, ask: wanted.ask }, lab, wordsFor(shown, wanted, one.victim));
  return {
    ...question,
    picture: <FramesPicture prices={scene.prices} lane={shown} rows={rows} />,
    // By frame: the lab's own order, queue by queue, would tell.
    options:
      wanted.ask === "queue"
        ? question.options
        : rows.flatMap((row) => question.options.filter(({ id }) => id === String(row.page))),
  };
}

/** What can be asked about a step, of which the rows tell all that decides. */
function aboutStep(run: Played, at: number, wanted: Wanted) {
  const { event, lane } = run.steps[at] as Played["steps"][number];
  const rows = rowsOf(run, at);
  if (wanted.ask === "victim") {
    const [gone] = event.evictions;
    if (gone === undefined || gone.queue !== wanted.queue) return null;
    // Pages that came to a queue while the pool filled stand there in another order than that of their use.
    const oldest = Math.max(...rows.filter(({ queue }) => queue === gone.queue).map(({ ago }) => ago));
    const known = rows.find(({ page }) => page === gone.page)?.ago === oldest;
    const classes = new Set(rows.map(({ queue }) => queue)).size - 1;
    return known && classes > 1 ? { at, victim: gone.page, page: undefined } : null;
  }
  // The page that is used, or one of the time segment, of which one may have to go to its queue.
  const moving = [event.page, ...rows.filter(({ queue }) => queue === "main").map(({ page }) => page)];
  const found = queueModels(lane).find(({ id }) => id === wanted.queue)?.pages ?? [];
  const pages = found.map(({ page }) => page).filter((page) => moving.includes(page));
  const page = pages[at % pages.length];
  return event.followed.length !== 1 || page === undefined ? null : { at, page, victim: undefined };
}

/** The pool by frame. */
function rowsOf(run: Played, at: number): FrameRow[] {
  const used = (page: number) => run.steps.slice(0, at).findLastIndex(({ event }) => event.page === page);
  return queueModels(before(run, at))
    .flatMap(({ id, pages }) =>
      pages.map(({ page, frame, dirty, onFlash }) => ({
        ...{ page, frame, dirty, onFlash, queue: id },
        ago: at - used(page),
      })),
    )
    .sort((a, b) => a.frame - b.frame);
}

/** Why a page is not the one, and which queues there are. */
function wordsFor(lane: HybridLaneFrame, wanted: Wanted, victim: number | undefined) {
  const words = hybridExercises().leaves;
  const models = queueModels(lane);
  const queues = models
    .filter(({ turn }) => turn > 0)
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ id, pages }) =>
      words.queue(
        id,
        pages.map(({ name }) => name),
      ),
    )
    .join("; ");
  if (wanted.ask === "queue") return { right: [words.queueRule], wrong: [{ because: words.queueRule }] };
  const from = models.find(({ pages }) => pages.some(({ page }) => page === victim))?.id ?? "";
  const wrong = models.flatMap(({ id, pages }) =>
    pages.map(({ page, name }) => ({
      page,
      because:
        id === "main"
          ? words.inTime(name)
          : id === from
            ? words.later(name, id)
            : words.costlier(name, id, from),
    })),
  );
  return { right: [words.standing(queues)], wrong };
}
