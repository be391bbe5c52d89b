import { expect, test } from "vitest";
import { Lab } from "../../../engine/pkg/ace/ace.js";
import { realRegistry } from "../state/testEngine.ts";
import { workloadPages } from "./load.ts";

await realRegistry();

const workload = {
  kind: "tpcc",
  requests: 20_000,
  seed: "7",
  warehouses: 2,
  users: 20,
  transaction: "mix",
};
const open = (requests: object) =>
  new Lab(
    JSON.stringify({
      ...{ frames: 20, alpha: 2, base_us: 10, k_r: 4, k_w: 4 },
      lanes: [{ policy: "lru", mode: "baseline" }],
      workload: requests,
    }),
  );

test("the trace is the one that is pinned natively", () => {
  const lab = open(workload);
  let hash = 0xcbf2_9ce4_8422_2325n;
  for (const request of lab.requests_between(0, lab.requests))
    hash = BigInt.asUintN(64, (hash ^ BigInt(request)) * 0x100_0000_01b3n);
  lab.free();
  expect(hash.toString(16)).toBe("1b7dc449f098d6ac");
});

test("a step and the requests around it say what they serve", () => {
  const lab = open({ ...workload, transaction: "new-order" });
  lab.seek(2);
  const { label } = JSON.parse(lab.step_json());
  const around = JSON.parse(lab.labels_between_json(0, 5));
  expect(label).toEqual({ group: "NewOrder", number: 1, part: "DISTRICT" });
  expect(around.map((entry: { part: string }) => entry.part)).toEqual([
    "WAREHOUSE",
    "DISTRICT",
    "CUSTOMER",
    "ORDER",
    "NEW-ORDER",
  ]);
  lab.seek(0);
  expect(JSON.parse(lab.step_json()).label).toBeNull();
  expect(JSON.parse(lab.labels_between_json(19_998, 30_000))).toHaveLength(2);
  lab.free();
});

test("the pages of a workload are told from its config alone", () => {
  expect(workloadPages({ kind: "tpcc", requests: 1_000, warehouses: 1 })).toEqual({
    data_pages: 9_613,
    pages: 9_617,
  });
  expect(workloadPages({ kind: "zipf" })).toBeNull();
  expect(workloadPages({ kind: "tpcc", warehouses: 0 })).toBeNull();
});
