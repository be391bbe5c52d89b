import { resolveScene, type SceneSource, useLesson } from "../../../shell/lessons/context.ts";
import { written } from "../../../shell/lessons/written.ts";
import { chances, type Draws, optimalHits } from "../engine/exact.ts";

const PERCENT = 100;

/** The chance of these draws at this share of frames whose eviction costs nothing. Throws where there is none. */
export function chanceAt(draws: Draws, p: number): number {
  const found = chances(draws, [p]);
  if (!found.ok) throw new Error(found.failure.message);
  const [chance] = found.value;
  if (chance === undefined) throw new Error("no chance");
  return chance;
}

export type ChanceProps = Draws & {
  p: number;
  /** How many points more or less it is than with so many frames drawn for one eviction. */
  against?: number;
};

/** "40.1%", or with `against` "3.1 points", without its sign. */
export function chanceText({ p, against, ...draws }: ChanceProps, lang = "en"): string {
  const { percent, points } = written(lang);
  const chance = chanceAt(draws as Draws, p);
  if (against === undefined) return percent(chance * PERCENT, 1);
  return points(Math.abs(chance - chanceAt({ n: against }, p)) * PERCENT);
}

export function Chance(props: ChanceProps) {
  const { lang } = useLesson();
  return <span className="whitespace-nowrap tabular-nums">{chanceText(props, lang)}</span>;
}

/** The hits of MIN on a lane's own requests, inline: for small scenes. */
export function Best({ lane = 0, ...source }: SceneSource & { lane?: number }) {
  const { lab, lang } = useLesson();
  const found = optimalHits(resolveScene(source, lab).scene, lane);
  if (!found.ok) throw new Error(found.failure.message);
  return <span className="tabular-nums">{written(lang).count(found.value.optimal_hits)}</span>;
}
