import { expect, test } from "vitest";
import { Session } from "./engine/session.ts";
import { inForceLabel, laneLabel, shortLabel } from "./lanes.ts";
import { realRegistry } from "./state/testEngine.ts";

const registry = await realRegistry();
const [device] = registry.devices;

const scene = (fork: object) => ({
  ...{ pages: 40, frames: 8, alpha: 3, base_us: 10, k_r: 3, k_w: 3 },
  lanes: [
    { policy: "lru", mode: "baseline" },
    { policy: "lru", mode: "ace" },
    { policy: "lru", mode: "ace", ...fork },
  ],
  workload: { kind: "skewed", requests: 300, seed: "4", reads_percent: 40 },
});

function session(fork: object): Session {
  const result = Session.open(scene(fork), registry);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

const laneAt = (fork: object, position: number) => {
  const run = session(fork);
  run.seek(position);
  const lane = run.frame().lanes[2];
  run.close();
  if (lane === undefined) throw new Error("there are three lanes");
  return lane;
};

test("up to its fork a lane has the config of the one it leaves, and is named by what it will be", () => {
  const fork = { policy: "clock", mode: "baseline", fork: { lane: 1, at: 120 } };
  const [before, after] = [laneAt(fork, 119), laneAt(fork, 120)];
  expect([before.policy.id, before.config.mode, before.fork?.reached]).toEqual(["lru", "ace", false]);
  expect([after.policy.id, after.config.mode, after.fork?.reached]).toEqual(["clock", "baseline", true]);
  expect(inForceLabel(before)).toBe("LRU + ACE");
  for (const lane of [before, after]) {
    expect(laneLabel(lane)).toBe("Clock Sweep from 120 on");
    expect(shortLabel(lane)).toBe("Clock Sweep from 120");
  }
});

test("a fork's name says which numbers it changes, a device's by the device", () => {
  const fork = { fork: { lane: 1, at: 5 } };
  expect(laneLabel(laneAt({ ...fork, n_w: 8 }, 0))).toBe("LRU + ACE, n_w = 8 from 5 on");
  expect(shortLabel(laneAt({ ...fork, n_w: 8 }, 0))).toBe("n_w = 8 from 5");
  expect(laneLabel(laneAt({ ...fork, alpha: 2.8 }, 0))).toBe("LRU + ACE, alpha = 2.8 from 5 on");
  // n_w follows k_w, and theta has no effect without the Reader.
  expect(laneLabel(laneAt({ ...fork, k_w: 6, theta: 4 }, 0))).toBe("LRU + ACE, k_w = 6, n_w = 6 from 5 on");
  const { id: _, label, source: __, ...numbers } = device ?? { id: "", label: "", source: "" };
  expect(laneLabel(laneAt({ ...fork, ...numbers, n_w: 3 }, 0))).toBe(`LRU + ACE, ${label} from 5 on`);
});

test("what is not legal is refused with the fork's name", () => {
  const refused = Session.open(scene({ fork: { lane: 1, at: 301 } }), registry);
  expect(refused.ok ? "" : refused.failure.field).toBe("lanes[2].fork.at");
});
