/** The device's operations and utilisations in words. */
import type { DeviceOperation, DeviceStep, PageName, Transfer, Utilisation } from "../../engine/types.ts";
import { formatDigits } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { formatCount, formatTimeShort } from "../../ui/format.ts";

/** A share as a percentage: two digits at least, and 100% only where nothing is missing. */
function percent(share: number): string {
  const value = share * 100;
  const digits = value < 10 || (value > 99 && value < 100) ? 1 : 0;
  return text().numbers.percent(formatDigits(value < 100 ? Math.min(value, 99.9) : value, digits));
}

/** "33%, 1.0 of 3 channels". */
export function utilisationWords({ share, pages_a_step, channels }: Utilisation): string {
  const words = text().device;
  if (share === null || pages_a_step === null) return words.notYet;
  return words.utilisation(percent(share), formatDigits(pages_a_step, 1), formatCount(channels));
}

/** "W9", "W A17". */
export const requestName = ({ page, writes }: DeviceOperation, nameOf: PageName): string => {
  const name = nameOf(page);
  return `${writes ? "W" : "R"}${/^[A-Za-z]/.test(name) ? " " : ""}${name}`;
};

export const isHit = ({ write, read }: DeviceOperation): boolean => write === null && read === null;

/** "The last 12 requests, 3 of them hits: 190 µs of device time, from 80 µs to 270 µs." */
export function windowWords({ operations, start_us, end_us }: DeviceStep): string {
  const words = text().device;
  if (operations.length === 0) return words.nothing;
  return words.window(
    formatCount(operations.length),
    operations.length === 1,
    formatCount(operations.filter(isHit).length),
    formatTimeShort(end_us - start_us, end_us),
    formatTimeShort(start_us, end_us),
    formatTimeShort(end_us),
  );
}

export const MOST_LISTED = 8;

const listed = (pages: readonly number[], all: number, nameOf: PageName): string => {
  const shown = pages.slice(0, MOST_LISTED);
  const more = all - shown.length;
  return shown.map(nameOf).join(", ") + (more > 0 ? text().device.further(formatCount(more)) : "");
};

function filledWords({ pages, steps }: Transfer, channels: number): string {
  const words = text().device;
  return steps === 1
    ? words.filled(formatCount(pages), formatCount(channels))
    : words.filledSteps(formatCount(pages), formatCount(steps), formatCount(channels));
}

/** "Request 10, W9: writes 4, 5, 2 (3 of 3 channels, 30 µs), then reads 9 (1 of 3 channels, 10 µs)." */
export function operationWords(operation: DeviceOperation, device: DeviceStep, nameOf: PageName): string {
  const words = text().device;
  const { t, write, read } = operation;
  const parts: string[] = [];
  const longest = Math.max(write?.duration_us ?? 0, read?.duration_us ?? 0);
  const took = ({ duration_us }: Transfer) => formatTimeShort(duration_us, longest);
  if (write !== null) {
    const pages = listed(write.named, write.pages, nameOf);
    parts.push(words.written(pages, filledWords(write, device.write.channels), took(write)));
  }
  if (read !== null) {
    const [requested = operation.page, ...others] = read.named;
    const along = read.pages > 1 ? words.prefetched(listed(others, read.pages - 1, nameOf)) : "";
    const pages = `${nameOf(requested)}${along}`;
    parts.push(words.read(pages, filledWords(read, device.read.channels), took(read)));
  }
  const what = parts.length === 0 ? words.wasHit : `${parts.join(words.afterwards)}.`;
  const [letter, page] = [operation.writes ? "W" : "R", nameOf(operation.page)];
  return `${words.request(formatCount(t + 1), letter, page)}${what}`;
}

export function deviceSummary(device: DeviceStep, label: string): string {
  const [written, read] = [device.write, device.read].map(utilisationWords) as [string, string];
  return text().device.summary(label, windowWords(device), written, read);
}
