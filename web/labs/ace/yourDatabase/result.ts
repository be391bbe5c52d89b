/** What a recording of the site comes to: served in the page by the engine, from its first request to its last. */
import { sampleOf } from "../../../engine/ownTrace/samples.ts";
import type { LaneTimes } from "../../../engine/runTime.ts";
import type { CounterSpec, PresetSpec, Reckoned } from "../../../engine/types.ts";
import { loadEngine } from "../engine/load.ts";
import { readOwnTrace } from "../engine/ownTrace.ts";
import { Session } from "../engine/session.ts";
import { laneLabel } from "../lanes.ts";
import { servedTo } from "../live/served.ts";
import { reckoned } from "../recorded/reckon.ts";
import type { Scene } from "../state/scene.ts";

export interface RecordedResult {
  /** The server's own policy, then the same inside ACE. */
  lanes: readonly (LaneTimes & { label: string })[];
  /** How the first lane's hits and misses compare with the server's. */
  found: Reckoned["found"];
  frames: number;
  device: string;
  /** The counter of device times. */
  spec: CounterSpec;
}

const never = () => false;
const nothing = () => {};

async function served({ scene }: PresetSpec): Promise<RecordedResult> {
  const registry = await loadEngine();
  const { workload, device: id, lanes: all } = scene as Scene;
  const file = await sampleOf({ hash: String(workload.hash) });
  if (file === undefined) throw new Error(String(workload.name));
  const read = await readOwnTrace(file, file.name, nothing, new AbortController().signal);
  if (!read.ok) throw new Error("failure" in read ? read.failure.message : file.name);
  const { handle } = read.value;
  const own = all.filter(({ policy }) => policy === all[0]?.policy);
  const opened = Session.open({ ...(scene as Scene), lanes: own, at: 0 }, registry, handle);
  handle.free();
  if (!opened.ok) throw new Error(opened.failure.message);
  const session = opened.value;
  try {
    await servedTo(session, session.requests, never);
    const lanes = session.frame({ ordered: false, passing: false }).lanes.map((lane) => {
      const { latency_us = 0, write_time_us = 0 } = lane.step.counters;
      return { label: laneLabel(lane), device_us: latency_us, written_us: write_time_us };
    });
    const { recorded } = session;
    const found = recorded === undefined ? null : ((await reckoned(recorded, 0))?.found ?? null);
    const [spec] = registry.counters.filter(({ id }) => id === "latency_us");
    if (spec === undefined) throw new Error("latency_us");
    const device = registry.devices.find((each) => each.id === id)?.label ?? "";
    return { lanes, found, spec, frames: session.frames, device };
  } finally {
    session.close();
  }
}

/** Each is served once in a visit; one that failed is tried again. */
const results = new Map<string, Promise<RecordedResult>>();

export function resultOf(recording: PresetSpec): Promise<RecordedResult> {
  const { id } = recording;
  const known = results.get(id) ?? served(recording);
  results.set(id, known);
  known.catch(() => results.delete(id));
  return known;
}
