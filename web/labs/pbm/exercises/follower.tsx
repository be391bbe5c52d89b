/** Hit or miss for a scan that follows another one: what counts is how many other blocks have come in between. */
import { type ExerciseKind, firstSuitable } from "../../../shell/exercise/kind.ts";
import { type Random, randomOf } from "../../../shell/exercise/random.ts";
import { resolveScene, withSession } from "../../../shell/lessons/context.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { procedureQuestion } from "../../../shell/lessons/procedure.tsx";
import { pbmExercises } from "../../../text/pbmExercises.ts";
import type { LessonPbmLane } from "../lesson/reach.ts";
import { type Between, betweenOf, FollowerPicture } from "./FollowerPicture.tsx";
import { BLOCKS, givenScene } from "./scene.ts";

/** So many requests of a run are looked at. */
const MOST_REQUESTS = 84;
/** Around the pool's size: so many blocks more or less have come in between. */
const AROUND = 4;

/** One scan, another that begins later and not before it, and in half of the scenes a third one elsewhere; in any order. */
function drawnFollowing(random: Random, frames: number): object {
  const work = () => 5 * random.whole(5, 24);
  const first = random.whole(0, 8);
  const [leads, follows] = [work(), work()];
  const pause = Math.round((random.whole(3, frames + 3) * (leads + 20)) / 10) * 10;
  const third = random.whole(36, 42);
  const streams = [
    `S${first}-35x${leads}`,
    `P${pause} S${first + random.below(3)}-35x${follows}`,
    ...(random.below(2) === 0 ? [] : [`P${50 * random.below(20)} S${third}-${BLOCKS - 1}x${work()}`]),
  ];
  return givenScene(random.shuffled(streams).join("; "), { frames, lane: { policy: "lru" } });
}

export interface Served {
  stream: number;
  block: number;
  hit: boolean;
}

/** A run's first requests, in the order of their positions. */
function served(scene: object, lab: LessonLab): Served[] {
  return withSession(resolveScene({ scene }, lab).scene, lab, (session) => {
    const known = new Map<number, Served>();
    for (let at = 1; at <= MOST_REQUESTS && session.position < MOST_REQUESTS; ) {
      session.seek(at);
      const lane = lab.frame(session, {}).lanes[0] as LessonPbmLane | undefined;
      const recent = lane?.step.recent ?? [];
      if (recent.length === 0 || session.position !== at) break;
      for (const { t, stream, block, hit } of recent) known.set(t, { stream, block, hit });
      at += recent.length;
    }
    return Array.from({ length: known.size }, (_, t) => known.get(t)).filter((one) => one !== undefined);
  });
}

export const follower: ExerciseKind = {
  id: "follower",
  title: () => pbmExercises().follower.title,
  intro: () => pbmExercises().follower.intro,
  usual: 10,
  draw: (seed, n, lab) => {
    // Not of each draw anew: what is easily found would come more often.
    const hits = randomOf("follower", seed, n).below(2) === 0;
    return firstSuitable(`follower ${seed} ${n}`, (random) => {
      const frames = random.whole(6, 14);
      const scene = drawnFollowing(random, frames);
      const requests = served(scene, lab);
      const found = requests.flatMap(({ hit }, at) => {
        const between = hit === hits ? betweenOf(requests, at) : null;
        return between !== null && suits(between, frames, hit) ? [{ at, between }] : [];
      });
      const chosen = found[random.below(found.length)];
      return chosen === undefined ? null : asked(scene, chosen.at, chosen.between, frames, lab);
    });
  },
};

/** Counting in the table gives the right number, and the right answer: no frame was held too long by a slow scan. */
const suits = ({ counts, others }: Between, frames: number, hit: boolean): boolean =>
  counts.reduce((sum, { read }) => sum + read, 0) === others &&
  Math.abs(others - frames) <= AROUND &&
  hit === others < frames;

function asked(scene: object, at: number, between: Between, frames: number, lab: LessonLab) {
  const words = pbmExercises().follower;
  const { block, others, leader, before, counts } = between;
  const own = counts.find(({ stream }) => stream === leader)?.read ?? 0;
  const summed = counts.map(({ read }) => read).join(" + ");
  const told = words.count(String(leader), String(block), summed, String(others), String(frames));
  const because =
    others < frames
      ? before >= frames
        ? words.allRead(String(before), String(frames))
        : words.distrust
      : own < frames
        ? words.leaderAlone(String(leader), String(own), String(frames))
        : words.forgets(String(frames));
  const wrong = [{ because: `${because} ${told}` }];
  const asks = procedureQuestion({ scene, at, ask: "found" }, lab, { right: [told], wrong });
  return { ...asks, picture: <FollowerPicture between={between} frames={frames} /> };
}
