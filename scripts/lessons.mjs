/** `npm run lessons -- report`: what the bars of the course measure, lesson by lesson, and of exercises over 1,000 seeds. */
import {
  minutesOf,
  optionMeasures,
  pronounShare,
  proseFaults,
  unsourcedNumbers,
} from "./lib/lesson-bars.mjs";
import { lessonFiles, readLesson } from "./lib/lesson-texts.mjs";
import { Failure, main, must, npmProgram } from "./lib/run.mjs";

const SEEDS = "1000";
const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(0)}%`;

await main(async () => {
  const [what = ""] = process.argv.slice(2);
  if (what !== "report") throw new Failure(`there is no "${what}"; there is: report`);
  const lessons = lessonFiles().map(readLesson);
  console.table(
    Object.fromEntries(
      lessons.map((lesson) => {
        const { words, stops, checks, pictures, minutes } = minutesOf(lesson);
        const { longest, ratio, checks: concepts } = optionMeasures(lesson.concepts);
        const row = {
          says: lesson.meta.minutes,
          takes: Number(minutes.toFixed(1)),
          ...{ words, stops, checks, pictures, concepts },
          "right longest": percent(longest),
          "its length": ratio.toFixed(2),
          "prose faults": proseFaults(lesson).length,
          "pronoun first": percent(pronounShare(lesson.pieces).share),
          "numbers without source": unsourcedNumbers(lesson).length,
        };
        return [lesson.file.replace(".mdx", ""), row];
      }),
    ),
  );
  const { checks, longest, chance, ratio } = optionMeasures(lessons.flatMap(({ concepts }) => concepts));
  console.log(
    `course: ${checks} concept questions; right option longest in ${percent(longest)} (chance ${percent(chance)}), ${ratio.toFixed(2)} of the mean length`,
  );
  console.log(`exercises, ${SEEDS} seeds a kind:`);
  const vitest = [
    ...npmProgram("vitest"),
    "run",
    "web/pages/exercises",
    "--reporter=dot",
    "--testTimeout=600000",
  ];
  await must(vitest, { env: { VITE_LESSON_SEEDS: SEEDS }, show: true });
});
