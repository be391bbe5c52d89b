/** What a step of the ACE lab did, and its devices, as a lesson's text writes them. */
import type { DeviceSpec, LaneFrame } from "../../../engine/types.ts";
import { written } from "../../../shell/lessons/written.ts";

const numbers = ["page", "looked_at"] as const;
const pages = ["batch", "evicted", "prefetched", "second_chances"] as const;
const fields = ["base_us", "alpha", "k_r", "k_w"] as const;

/** That name, if it is one of these. */
const among = <T extends string>(names: readonly T[], name: string): T | undefined =>
  names.find((one) => one === name);

export function ofEvent(
  { step: { event } }: LaneFrame,
  part: string,
  as: "pages" | "count",
  lang: string,
): string {
  const { count, listed } = written(lang);
  if (event === null) throw new Error(`no request has been served where "${part}" is asked for`);
  if (part === "victim") {
    if (event.victim === null) throw new Error(`request ${event.t + 1} evicts nothing`);
    return String(event.victim);
  }
  const number = among(numbers, part);
  if (number !== undefined) return count(event[number]);
  const list = among(pages, part);
  if (list === undefined) throw new Error(`a step has no "${part}"`);
  return as === "count" ? count(event[list].length) : listed(event[list]);
}

export function ofDevice(
  devices: readonly DeviceSpec[],
  device: string,
  field: string,
  lang: string,
): string {
  const found = devices.find(({ id }) => id === device);
  const name = among(fields, field);
  if (found === undefined || name === undefined) throw new Error(`no device "${device}" with a "${field}"`);
  const { time, number } = written(lang);
  return name === "base_us" ? time(found.base_us) : number(found[name]);
}
