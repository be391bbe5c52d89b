import type { UnderWay } from "../state/run/choices.ts";
import { text } from "../text/text.ts";

export function labelOf(underWay: UnderWay): string {
  if (underWay.kind === "file") return text().lab.reading(underWay.name);
  return underWay.kind === "program" ? text().lab.runningProgram : text().lab.generating;
}

export function shareOf(underWay: UnderWay): number {
  if (underWay.kind !== "file") return underWay.share;
  const { bytes, total } = underWay;
  return total === 0 ? 1 : bytes / total;
}

/** What is heard of it: at quarters, not at every tick. */
export const quarterOf = (underWay: UnderWay): string =>
  `${labelOf(underWay)}: ${text().numbers.percent(String(25 * Math.floor(4 * shareOf(underWay))))}`;
