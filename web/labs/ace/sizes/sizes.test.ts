import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { unpacked } from "../../../engine/ownTrace/packed.ts";
import { CurveOver, initSync, OwnTraceBuilder, savings_json } from "../../../engine/pkg/sweep/sweep.js";
import type { CurveRow } from "../../../engine/sweep/curve.ts";
import { Session } from "../engine/session.ts";
import type { Scene } from "../state/scene.ts";
import { realRegistry } from "../state/testEngine.ts";
import { choicesOf } from "./choices.ts";
import { curveCommand } from "./command.ts";
import { askedOf, optionsOf, pointKey, rowKey, sceneAt } from "./model.ts";
import { asCsv, linesOf } from "./shown.ts";

const registry = await realRegistry();
initSync({ module: await WebAssembly.compile(await readFile("web/engine/pkg/sweep/sweep_bg.wasm")) });

const scene: Scene = {
  ...{ pages: 120, frames: 12, device: "pcie-p4510", n_w: 3 },
  lanes: [
    { policy: "lru", mode: "baseline" },
    { policy: "cflru", mode: "ace", window: 4, prefetch: true },
  ],
  workload: { kind: "skewed", requests: 3_000, seed: "5", reads_percent: 55 },
};

function opened(of: Scene) {
  const session = Session.open(of, registry);
  if (!session.ok) throw new Error(session.failure.message);
  return session.value;
}

function curveOf(texts: Parameters<typeof choicesOf>[0]) {
  const asked = askedOf(registry, scene, choicesOf(texts));
  const session = opened(scene);
  const curve = new CurveOver(unpacked(OwnTraceBuilder, session.packed()), optionsOf(asked));
  session.close();
  const rows: CurveRow[] = Array.from({ length: curve.points() }, (_, point) =>
    JSON.parse(curve.point_json(point)),
  );
  return { asked, curve, rows };
}

test("each point counts what the run that it opens counts, over all requests", () => {
  const { asked, rows } = curveOf({ sizes: "3,10%,40", curve: "lru,cflru,clock" });
  expect(rows).toHaveLength(3 * 3 * 2);
  for (const row of rows) {
    const session = opened(sceneAt(scene, asked, row, registry));
    session.seek(session.requests);
    const lane = session.frame().lanes.find(({ config }) => config.mode === row.mode);
    const { misses, pages_written, latency_us } = row;
    expect(lane?.config).toMatchObject({ policy: row.policy, frames: row.frames });
    expect(lane?.step.counters, rowKey(row)).toMatchObject({ misses, pages_written, latency_us });
    session.close();
  }
});

test("LRU's one pass gives the rows of its points, and points are numbered as the page takes them", () => {
  const { asked, curve, rows } = curveOf({ sizes: "2..120:9", curve: "clock,lru" });
  const facts = { sizes: [...curve.sizes()], points: curve.points() } as never;
  rows.forEach((row, point) => {
    expect(pointKey(point, facts, asked)).toBe(rowKey(row));
  });
  const together: { point: number; row: CurveRow }[] = JSON.parse(curve.lru_json());
  expect(together).toHaveLength(curve.sizes().length);
  for (const { point, row } of together) expect(row).toEqual(rows[point]);
});

test("lines and files have the engine's numbers, and what ACE saves is a line a policy", () => {
  const { asked, rows } = curveOf({ sizes: "5,20" });
  const whole: CurveRow[] = JSON.parse(savings_json(JSON.stringify(rows)));
  expect(linesOf(registry, asked, whole, "misses")).toHaveLength(4);
  const saved = linesOf(registry, asked, whole, "saved");
  expect(saved.map(({ label }) => label)).toEqual(["LRU", "CFLRU"]);
  const first = whole.find(({ policy, mode, frames }) => policy === "lru" && mode === "ace" && frames === 5);
  expect(saved[0]?.points[0]?.value).toBe(100 * (first?.ace_saving ?? Number.NaN));
  const [head, line] = asCsv(whole).split("\n");
  expect(head).toBe(
    "policy,mode,device,frames,bytes,fraction,requests,misses,miss_ratio,evictions_dirty,write_batches,pages_written,latency_us,ace_saving",
  );
  expect(line).toContain("lru,baseline,pcie-p4510,5,,");
});

test("a curve's command names its file, or draws its requests, and all that it is asked for", () => {
  const asked = askedOf(registry, scene, choicesOf({ sizes: "10%,128MB", warm_up: "10%", page_size: "8k" }));
  const curve =
    "--policy lru,cflru --frames '10%,128MB' --mode baseline,ace --device pcie-p4510 --set pages=120 --set n_w=3 --set window=4 --set prefetch=true --warm-up '10%' --page 8k";
  const drawn =
    "bpsim trace --set workload.kind=skewed --set workload.requests=3000 --set workload.seed=5 --set workload.reads_percent=55 --set pages=120";
  expect(curveCommand(scene, asked)).toBe(`${drawn} | bpsim curve - ${curve}`);
  const workload = { kind: "own", name: "my trace.csv", hash: "0", requests: 9 };
  expect(curveCommand({ ...scene, workload }, asked)).toBe(`bpsim curve 'my trace.csv' ${curve}`);
  const cut = { ...scene, workload: { ...workload, page: "16k" } };
  const asCut = askedOf(registry, cut, choicesOf({}));
  expect(asCut.rest.page_size).toBe("16k");
  expect(curveCommand(cut, asCut)?.match(/--page 16k/g)).toHaveLength(1);
});

test("what is asked for keeps its texts, and a list of ids has each once", () => {
  expect(choicesOf({})).toMatchObject({ policies: undefined, modes: ["baseline", "ace"], measure: "misses" });
  expect(choicesOf({ curve: "arc, lru,arc", modes: "ace", measure: "none" })).toMatchObject({
    ...{ policies: ["arc", "lru"], modes: ["ace"], measure: "misses" },
  });
});
