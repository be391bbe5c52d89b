/** The pictures over runs of the engine itself: every preset, and every kind of query. */
import { readFile } from "node:fs/promises";
import { cleanup, render } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { copyColumns } from "../../../engine/columns.ts";
import init, { engine_memory, Lab as PbmLab, registry_json } from "../../../engine/pkg/pbm/pbm.js";
import {
  FREE_FRAME,
  type PbmColumns,
  type PbmConfig,
  type PbmLaneFrame,
  type PbmPolicySpec,
  type PbmRegistry,
  type PbmWorld,
  STALE,
} from "../engine/types.ts";
import { Buckets } from "./Buckets.tsx";
import { bucketsOf, countsIn } from "./buckets/model.ts";
import { Candidates } from "./Candidates.tsx";
import { candidateBlocks, candidates } from "./candidates/model.ts";
import { StreamRows } from "./StreamRows.tsx";
import { residentBySteps, stripModel } from "./strip/model.ts";
import { TableStrip } from "./TableStrip.tsx";
import { timeScale } from "./timeScale.ts";

let registry: PbmRegistry;

beforeAll(async () => {
  await init({ module_or_path: await readFile("web/engine/pkg/pbm/pbm_bg.wasm") });
  registry = JSON.parse(registry_json());
});

interface Opened {
  world: PbmWorld;
  lanes: PbmLaneFrame[];
  nextUs: (Float64Array | undefined)[];
}

/** A scene's lanes after a share of its requests, at the next eviction if there is one. */
function opened(scene: object, share: number): Opened {
  const lab = new PbmLab(JSON.stringify(scene));
  lab.seek(Math.floor(lab.requests * share));
  const world: PbmWorld = JSON.parse(lab.world_json());
  const configs: PbmConfig[] = JSON.parse(lab.lanes_json());
  const step = JSON.parse(lab.step_json());
  const lanes = configs.map((config, lane): PbmLaneFrame => {
    const policy = registry.policies.find(({ id }) => id === config.policy) as PbmPolicySpec;
    const columns = {
      ...copyColumns<Omit<PbmColumns, "stride">>(
        engine_memory,
        lab.lane_columns_json(lane, policy.buckets, true),
      ),
      stride: 1,
    };
    return { config, policy, columns, step: step.lanes[lane] };
  });
  const nextUs = lanes.map(({ step: { event } }, lane) => {
    const lookahead = event === null ? undefined : lab.ahead(lane, candidateBlocks(event));
    lookahead?.advance(300_000);
    const found = lookahead?.found_us();
    lookahead?.free();
    return found;
  });
  lab.free();
  return { world, lanes, nextUs };
}

function check({ world, lanes, nextUs }: Opened) {
  const scale = timeScale(world);
  lanes.forEach((lane, at) => {
    const held = lane.columns.blocks.filter((block) => block !== FREE_FRAME).length;
    const rows = stripModel(lane, world, 300).rows.flatMap((row) => residentBySteps(row));
    expect(rows.reduce((all, count) => all + count)).toBe(held);
    const { event } = lane.step;
    const { container } = render(
      <>
        <TableStrip lane={lane} world={world} label="Lane" />
        <Candidates event={event} scale={scale} nextUs={nextUs[at]} toEnd label="Lane" />
        <StreamRows streams={lane.step.streams} label="Lane" stepped={null} />
        {lane.policy.buckets && <Buckets lane={lane} scale={scale} label="Lane" />}
      </>,
    );
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    if (event !== null && event.evicted.length > 0) {
      const victims = candidates(event, nextUs[at]).filter(({ victim, again }) => victim && !again);
      expect(victims.map(({ block }) => block).sort()).toEqual(
        event.evicted.map(({ block }) => block).sort(),
      );
      expect(container.querySelector("[data-gone]")).not.toBeNull();
    }
    if (lane.policy.buckets) {
      const buckets = bucketsOf(lane);
      expect(buckets.reduce((all, { length }) => all + length, 0)).toBe(held);
      const stale = buckets.reduce((all, bucket) => all + countsIn(lane, bucket, scale).stale, 0);
      expect(stale).toBe(lane.columns.flags.filter((flags) => (flags & STALE) !== 0).length);
    }
    cleanup();
  });
}

test("every preset can be drawn, early and late", () => {
  for (const { scene } of registry.presets)
    for (const share of [0, 0.02, 0.5, 1]) check(opened(scene as object, share));
}, 60_000);

describe("each kind of query", () => {
  const base = { scale: 4_096, lanes: [{ policy: "sampling", samples: 10, evictions: 1 }] };
  test("can be drawn, several tables among them", () => {
    // The shop's day has no streams and queries to choose; it is among the presets.
    const kinds = registry.workloads.map(({ id }) => id).filter((id) => !["given", "shop_day"].includes(id));
    expect(kinds.length).toBeGreaterThan(4);
    for (const kind of kinds) {
      const found = opened({ ...base, workload: { kind, streams: 3, queries: 2, seed: "1" } }, 0.4);
      expect(found.lanes).toHaveLength(1);
      check(found);
    }
  }, 60_000);
});

test("groups of buckets are those of the setting", () => {
  const scene = registry.presets.find(({ id }) => id === "buckets")?.scene as Record<string, unknown>;
  const { lanes } = opened(scene, 0.5);
  for (const lane of lanes) {
    const time = bucketsOf(lane).filter(({ kind }) => kind === "time");
    expect(time.map(({ group }) => group)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
  }
});
