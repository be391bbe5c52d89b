import type { UnderWay } from "../state/run/choices.ts";
import { text } from "../text/text.ts";

export function labelOf(underWay: UnderWay): string {
  if (underWay.kind === "file") return text().lab.reading(underWay.name);
  if (underWay.kind === "engine") return text().lab.loadingFurther;
  return underWay.kind === "program" ? text().lab.runningProgram : text().lab.generating;
}

/** The part that is done, from 0 to 1; none of what nobody knows the size of. */
export function shareOf(underWay: UnderWay): number | undefined {
  if (underWay.kind === "engine") return undefined;
  if (underWay.kind !== "file") return underWay.share;
  const { bytes, total } = underWay;
  return total === 0 ? 1 : bytes / total;
}

/** What is heard of it: at quarters, not at every tick. */
export function quarterOf(underWay: UnderWay): string {
  const [label, share] = [labelOf(underWay), shareOf(underWay)];
  if (share === undefined) return label;
  return `${label}: ${text().numbers.percent(String(25 * Math.floor(4 * share)))}`;
}
