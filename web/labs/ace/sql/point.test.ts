import { expect, test } from "vitest";
import { Session } from "../engine/session.ts";
import { realRegistry } from "../state/testEngine.ts";
import { pointOf } from "./point.ts";

const scene = (reads_percent: number) => ({
  pages: 300,
  frames: 24,
  device: "pcie-p4510",
  lanes: [
    { policy: "lru", mode: "baseline" },
    { policy: "lru", mode: "ace" },
  ],
  workload: { kind: "skewed", requests: 900, reads_percent },
});

test.each([50, 100])(
  "with reads of %i%: the moment shown is a batch if there is one, the times are the whole run's",
  async (reads) => {
    const registry = await realRegistry();
    const open = () => {
      const opened = Session.open(scene(reads), registry);
      if (!opened.ok) throw new Error(opened.failure.message);
      return opened.value;
    };
    const session = open();
    const point = await pointOf(session, () => false);
    session.seek(point?.at ?? 0);
    const [, ace] = session.frame().lanes;
    const batch = ace?.step.event?.batch.length ?? 0;
    if (reads === 100) expect([point?.at, batch]).toEqual([450, 0]);
    else expect([(point?.at ?? 0) >= 450, batch > 1]).toEqual([true, true]);
    const whole = open();
    whole.seek(900);
    expect(point?.device_us).toEqual(whole.frame().lanes.map(({ step }) => step.counters.latency_us));
    expect(await pointOf(open(), () => true), "left").toBeNull();
  },
);
