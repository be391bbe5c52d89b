import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { asInCourse, COURSES, courseOf } from "./courses.ts";
import { CourseField } from "./parameters/CourseField.tsx";
import type { LaneChoice, Scene } from "./state/scene.ts";
import { realRegistry, rejectionOf } from "./state/testEngine.ts";
import { decodeLink, encodeLink } from "./state/url.ts";

const registry = await realRegistry();
const lru: LaneChoice = { policy: "lru", mode: "ace" };
const scene: Scene = {
  ...{ pages: 20, frames: 4, device: "pcie-p4510", lanes: [lru] },
  workload: { kind: "given", trace: "R1 W2 R1 R3 R4 R5" },
};

test.each(COURSES)(
  "$id is a policy of the engine with its parameters, and its link names them",
  ({ id, settings }) => {
    const taught = { ...scene, lanes: [asInCourse(lru, id)] };
    expect(taught.lanes).toEqual([{ mode: "ace", ...settings }]);
    expect(courseOf(taught.lanes[0] as LaneChoice, taught)?.id).toBe(id);
    expect(rejectionOf(taught, 0)).toBeUndefined();
    const spec = registry.policies.find((policy) => policy.id === settings.policy);
    const { policy: _, ...numbers } = settings;
    expect(spec?.parameters.map((parameter) => parameter.id)).toEqual(
      expect.arrayContaining(Object.keys(numbers)),
    );
    const link = encodeLink({ scene: taught, at: 0, view: { arrangement: "order" } }, registry);
    for (const [key, value] of Object.entries(numbers)) expect(link).toContain(`~${key}:${value}`);
    const read = decodeLink(`#${link}`, registry);
    expect(read.ok && read.value.state.scene.lanes).toEqual(taught.lanes);
  },
);

test("what is set for all lanes counts, and another course or none takes the one before back", () => {
  expect(courseOf({ ...lru, policy: "arc" }, { ...scene, bustub: 1 })?.id).toBe("bustub-arc");
  expect(courseOf({ ...lru, policy: "arc", bustub: 0 }, { ...scene, bustub: 1 })).toBeUndefined();
  const bustub = asInCourse({ ...lru, k: 3, seed: "7" }, "bustub-lru-k");
  expect(asInCourse(bustub, "cs186-clock")).toEqual({
    ...{ policy: "clock", mode: "ace", k: 3, seed: "7", usage_maximum: 1, usage_start: 1 },
  });
  expect(asInCourse(bustub, "none")).toEqual({ policy: "lru-k", mode: "ace", k: 3, seed: "7" });
});

function OneLane() {
  const [lane, setLane] = useState(lru);
  return (
    <>
      <CourseField registry={registry} scene={scene} lane={lane} onChange={setLane} />
      <output>{JSON.stringify(lane)}</output>
    </>
  );
}

test("the menu sets policy and parameters, says what differs, and shows what the lane runs", async () => {
  const user = userEvent.setup();
  render(<OneLane />);
  const menu = screen.getByRole("combobox", { name: "As in your course" });
  expect(menu).toHaveValue("none");
  await user.selectOptions(menu, screen.getByRole("option", { name: "Clock Sweep" }));
  expect(menu).toHaveValue("cs186-clock");
  expect(screen.getByRole("status")).toHaveTextContent('"usage_maximum":1');
  await user.click(screen.getByRole("button", { name: /As in your course/ }));
  expect(screen.getByText(/One reference bit in place of a usage count/)).toBeInTheDocument();
});
