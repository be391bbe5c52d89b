/** The finding of a comparison in words. */
import { formatUpTo } from "../../../text/numbers.ts";
import { savingsText } from "../../../text/savings.ts";
import { text } from "../../../text/text.ts";
import { formatCount } from "../../../ui/format.ts";
import { findingOf, type SavingsCell, savedIn, type Time, timed } from "./model.ts";

/** Of the time that is counted, and of both where ACE saves most. Empty while nothing is known. A share that is said to be the least is rounded down. */
export function findingWords(
  cells: readonly SavingsCell[],
  named: readonly { id: string; label: string }[],
  time: Time,
): string {
  const { finding: words, times } = savingsText();
  const finding = findingOf(cells.map((cell) => timed(cell, time)));
  if (finding === null) return "";
  const { most, least, mostSaved, leastSaved, idle, of } = finding;
  const percent = (share: number) => text().numbers.percent(formatUpTo(100 * share, 1));
  const nameOf = (id: string) => named.find((each) => each.id === id)?.label ?? id;
  const at = ({ policy, device }: SavingsCell) => [nameOf(policy), nameOf(device)] as const;
  const told: string[] = [];
  const atLeast = Math.floor(1_000 * leastSaved) / 1_000;
  if (atLeast > 0) told.push(words.everywhere(percent(atLeast), times[time]));
  const best = cells.find(({ policy, device }) => policy === most.policy && device === most.device) ?? most;
  const [device, run] = [savedIn(best), savedIn(timed(best, "run"))].map(percent);
  told.push(mostSaved > 0 ? words.most(`${device}`, `${run}`, ...at(most)) : words.nothing(times[time]));
  if (mostSaved > 0 && idle > 0) told.push(words.idle(formatCount(idle), formatCount(of)));
  if (leastSaved < 0) told.push(words.worst(percent(-leastSaved), ...at(least)));
  return told.join(" ");
}
