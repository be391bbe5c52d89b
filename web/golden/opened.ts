/** What a lab counts once it has followed a link. */
import type { NetLab } from "./labs.ts";

/** The counters of every lane where a link opens, or at another position. Throws where something of it is not taken as it stands. */
export async function countersBy(
  link: string,
  labs: Readonly<Record<string, NetLab>>,
  position?: number,
): Promise<Record<string, number>[]> {
  const lab = labs[Object.keys(labs).find((path) => link.startsWith(path)) ?? ""];
  const read = await lab?.decode(link);
  if (lab === undefined || read === undefined) throw new Error(`${link}: no lab`);
  if (!read.ok) throw new Error(`${link}: ${read.failure.message}`);
  const { state, notices } = read.value;
  if (notices.length > 0) throw new Error(`${link}: ${notices.map(({ message }) => message).join(" ")}`);
  const run = await lab.open(state.scene);
  if (!run.ok) throw new Error(`${link}: ${run.failure.message}`);
  run.value.seek(position ?? state.at);
  const counters = run.value.frame().lanes.map(({ step }) => step.counters as Record<string, number>);
  run.value.close();
  return counters;
}
