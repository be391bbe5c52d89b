import { expect, test } from "vitest";
import { PbmSession } from "./engine/session.ts";
import { surveyStreams } from "./streams.ts";
import { realRegistry } from "./test-support/testEngine.ts";

const registry = await realRegistry();

const opened = (trace: string) =>
  PbmSession.open(
    {
      ...{ blocks: 1000, frames: 80, scale: 1 },
      lanes: [{ policy: registry.policies[0]?.id }],
      workload: { kind: "given", trace },
    },
    registry,
  );

test.each([
  ["S0-99x25", 100],
  ["S5x25", 1],
  ["L7x5*3", 3],
  ["S0-99x25 S0-99x25*3; P2000 S0-99x100 L7x5", 501],
  ["P1*2 P3 S0-1x0.5", 2],
  [" L0x1 ;L1x1;  L2x.5 ", 3],
  ["L999x1000000000", 1],
])("%s has as many requests as in the engine", (trace, requests) => {
  expect(surveyStreams(trace)).toMatchObject({ requests });
  const run = opened(trace);
  if (!run.ok) throw new Error(run.failure.message);
  expect(run.value.requests).toBe(requests);
  run.value.close();
});

test.each([
  ["", ""],
  ["S0-9x25;", ""],
  ["P5", "P5"],
  ["S9-0x25", "S9-0x25"],
  ["S0-9", "S0-9"],
  ["S0-9x0", "S0-9x0"],
  ["S0-9x0.0001", "S0-9x0.0001"],
  ["S0-9x-5", "S0-9x-5"],
  ["S0-9x1.2.3", "S0-9x1.2.3"],
  ["S0-9x.", "S0-9x."],
  ["L0-3x5", "L0-3x5"],
  ["S0-9x25*0", "S0-9x25*0"],
  ["S0-9x25*100001", "S0-9x25*100001"],
  ["S0-9x1000000001", "S0-9x1000000001"],
  ["R7", "R7"],
  ["S0-9x25 P10*2", "P10*2"],
  ["P1000000000*4294967295 S0-9x25", "P1000000000*4294967295"],
  ["S0-999x1000000000*2000", "S0-999x1000000000*2000"],
  ["S0-9x25 ; W3", "W3"],
  [Array(65).fill("L0x1").join(";"), "L0x1"],
])("%s is refused here as in the engine", (trace, bad) => {
  expect(surveyStreams(trace)).toEqual({ bad });
  const run = opened(trace);
  expect(run.ok).toBe(false);
  if (run.ok) run.value.close();
  else expect(run.failure.field).toBe("workload.trace");
});
