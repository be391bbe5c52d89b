import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LIMITS } from "../../engine/limits.ts";
import { markOf } from "../../shell/exercise/attempt.ts";
import { writeAnswers } from "../../shell/exercise/run.ts";
import { type Regraded, type Site, SiteContext } from "../../shell/site.ts";
import { CheckView } from "./CheckView.tsx";

const MOST_NODES = 1_000;

const regrade = async (hash: string): Promise<Regraded> => ({
  ...{
    title: "Predict · LRU",
    seed: "42",
    attempt: 1,
    scene: `on ${hash.slice(-3)}`,
    exercise: hash.slice(-3),
  },
  asked: 1,
  grade: (code) => ({ right: code === "0", chosen: code }),
});
const site = {
  ...{ pages: [], paths: async () => ({}) },
  labs: [{ id: "ace", path: "/ace", name: () => "ACE", load: async () => ({ manifest: { regrade } }) }],
} as unknown as Site;

const line = (at: number, scene = "set") => {
  const link = `https://lab.example/#/ace?scene=${scene}`;
  const answers = writeAnswers(link, [String(at % 2)]);
  return `Name ${at}: Bufferpool Lab · exercise ${markOf(scene)} · ${1 - (at % 2)} of 1 at first try · answers ${answers} · ${link}`;
};

function check(lines: readonly string[], set = "") {
  fireEvent.change(screen.getByRole("textbox", { name: "Result lines" }), {
    target: { value: lines.join("\n") },
  });
  fireEvent.change(screen.getByRole("textbox", { name: /^The exercise that was set/ }), {
    target: { value: set },
  });
  fireEvent.click(screen.getByRole("button", { name: "Check" }));
}

test("of many lines a part is shown at once; what is not of the exercise that was set does not count", async () => {
  const { container } = render(
    <SiteContext value={site}>
      <CheckView />
    </SiteContext>,
  );
  check(Array.from({ length: 300 }, (_, at) => line(at, at === 2 ? "own" : "set")));
  await screen.findByText("1 to 100 of 300");
  expect(container.querySelectorAll("table *").length).toBeLessThanOrEqual(MOST_NODES);
  expect(screen.getByRole("row", { name: /^3 Name 2/ }).textContent).toContain(
    `Another exercise than most lines. Exercise ${markOf("own")}: on own`,
  );
  expect(screen.getByRole("row", { name: /^1 Name 0/ }).textContent).toContain("1 of 1");

  check([line(0), line(1, "own")], "https://lab.example/#/ace?scene=set");
  await screen.findByText("1 of 2 lines are of the exercise that was set.");
  expect(screen.getByRole("row", { name: /^2 Name 1/ }).textContent).toContain("it does not count");

  check([line(0)], "nothing of the kind");
  expect((await screen.findByRole("alert")).textContent).toContain("names no exercise");
  check(Array.from({ length: LIMITS.resultLines + 1 }, () => "x"));
  expect((await screen.findByText(/2,001 lines/)).textContent).toContain("up to 2,000");
});
