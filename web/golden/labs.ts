/** Every lab's engine, links and sentences, for the nets: what links open and what runs say stays as it is. */
import { readFile as bytesOf } from "node:fs/promises";
import type { Reading } from "../engine/ownTrace/open.ts";
import type { Report } from "../engine/ownTrace/read.ts";
import { readFile } from "../engine/ownTrace/read.ts";
import { samples } from "../engine/ownTrace/samples.ts";
import type { Made } from "../engine/pkg/ace/ace.js";
import initReader from "../engine/pkg/reader/reader.js";
import type { CounterSpec, LabFrame, LaneFrame, PresetSpec, Result } from "../engine/types.ts";
import type { ThumbnailLane } from "../figures/PoolThumbnail.tsx";
import { readOwnTrace } from "../labs/ace/engine/ownTrace.ts";
import type { Session } from "../labs/ace/engine/session.ts";
import { laneLabel as aceLabel } from "../labs/ace/lanes.ts";
import { openScene } from "../labs/ace/models.ts";
import { recordings } from "../labs/ace/recordings.ts";
import type { Scene as AceScene } from "../labs/ace/state/scene.ts";
import { drivenRegistry, realRegistry, servedRegistry } from "../labs/ace/state/testEngine.ts";
import * as ace from "../labs/ace/state/url.ts";
import { thumbnailLanes as aceLanes } from "../labs/ace/thumbnail.ts";
import { HybridSession } from "../labs/hybrid/engine.ts";
import * as hybrid from "../labs/hybrid/lab.ts";
import { realRegistry as hybridRegistry } from "../labs/hybrid/test-support/testEngine.ts";
import { thumbnailLanes as hybridLanes } from "../labs/hybrid/thumbnail.ts";
import type { HybridFrame, HybridLaneFrame } from "../labs/hybrid/types.ts";
import { laneLabel as hybridLabel } from "../labs/hybrid/words.ts";
import { PbmSession } from "../labs/pbm/engine/session.ts";
import type { PbmFrame, PbmLaneFrame } from "../labs/pbm/engine/types.ts";
import * as pbm from "../labs/pbm/lab.ts";
import { realRegistry as pbmRegistry } from "../labs/pbm/test-support/testEngine.ts";
import { thumbnailLanes as pbmLanes } from "../labs/pbm/thumbnail.ts";
import { laneLabel as pbmLabel, sentenceOf as pbmSentence } from "../labs/pbm/words.ts";
import { type Phrase, sentenceOf } from "../text/phrases.ts";

interface Lane {
  step: { counters: object; phrases: readonly Phrase[] };
}

/** A run, as the nets look at it. */
interface Run {
  readonly requests: number;
  seek(position: number): void;
  frame(): { lanes: readonly Lane[] };
  serialised(): string;
  close(): void;
}

/** What a lab's own scene is made of is the lab's. */
type Scene = Parameters<typeof Session.open>[0];

export interface NetLab {
  registry: { presets: readonly PresetSpec[]; counters: readonly CounterSpec[] };
  decode: (
    hash: string,
  ) => Promise<Result<{ state: { scene: Scene; at: number }; notices: { message: string }[] }>>;
  open: (scene: Scene) => Promise<Result<Run>>;
  sentence: (lane: Lane) => string;
  label: (lane: Lane) => string;
  /** The pools of a frame, as small pictures show them. */
  thumbnail: (frame: ReturnType<Run["frame"]>) => ThumbnailLane[];
}

const hashOf = (scene: { workload?: { hash?: unknown } }) => String(scene.workload?.hash);

/** The work of the worker that reads files, on this thread. */
function directly(): Reading {
  const reading: Reading = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (order) =>
      void readFile(order, (data) => reading.onmessage?.({ data } as MessageEvent<Report>)),
  };
  return reading;
}

async function aceLab(): Promise<NetLab> {
  const own = await realRegistry();
  await servedRegistry();
  await drivenRegistry();
  const registry = { ...own, presets: [...own.presets, ...recordings] };
  const traces = new Map<string, Made>();
  async function traceOf(hash: string): Promise<Made | undefined> {
    const name = samples[hash];
    if (name === undefined || traces.has(hash)) return traces.get(hash);
    const file = new Blob([await bytesOf(`public/traces/${name}`)]);
    const signal = new AbortController().signal;
    const read = await readOwnTrace(file, name, () => {}, signal, {}, directly);
    if (!read.ok) throw new Error(`${name} cannot be read`);
    traces.set(hash, read.value.handle);
    return read.value.handle;
  }
  return {
    registry,
    decode: async (hash) => ace.decodeLink(hash, registry),
    open: async (scene) => openScene(scene as AceScene, own, await traceOf(hashOf(scene))),
    sentence: ({ step }) => sentenceOf(step.phrases),
    label: (lane) => aceLabel(lane as LaneFrame),
    thumbnail: (frame) => aceLanes(frame as LabFrame),
  };
}

async function hybridLab(): Promise<NetLab> {
  const registry = await hybridRegistry();
  return {
    registry,
    decode: async (hash) => hybrid.decodeLink(hash, registry),
    open: async (scene) => HybridSession.open(scene as never, registry),
    sentence: ({ step }) => sentenceOf(step.phrases),
    label: (lane) => hybridLabel(lane as HybridLaneFrame),
    thumbnail: (frame) => hybridLanes(frame as HybridFrame),
  };
}

async function pbmLab(): Promise<NetLab> {
  const registry = await pbmRegistry();
  return {
    registry,
    decode: async (hash) => pbm.decodeLink(hash, registry),
    open: async (scene) => PbmSession.open(scene as never, registry),
    sentence: (lane) => pbmSentence(lane as PbmLaneFrame),
    label: (lane) => pbmLabel(lane as PbmLaneFrame),
    thumbnail: (frame) => pbmLanes(frame as PbmFrame),
  };
}

/** Every lab under the path of its links. */
export async function netLabs(): Promise<Readonly<Record<string, NetLab>>> {
  await initReader({ module_or_path: await bytesOf("web/engine/pkg/reader/reader_bg.wasm") });
  return { "/ace": await aceLab(), "/hybrid": await hybridLab(), "/pbm": await pbmLab() };
}
