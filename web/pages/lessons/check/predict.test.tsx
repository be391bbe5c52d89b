/** A prediction, and what of a text is there before and after it. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { aceLab } from "../../../labs/ace/lesson/aceLab.tsx";
import { realRegistry } from "../../../labs/ace/state/testEngine.ts";
import { LessonContext, unanswered } from "../../../shell/lessons/context.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { Parts } from "../components.tsx";
import { Scene } from "../scene/Scene.tsx";
import { Predict } from "./Predict.tsx";
import { Right, Wrong } from "./parts.tsx";

let lab: LessonLab;
beforeAll(async () => {
  lab = aceLab(await realRegistry());
});

const kept = vi.fn();
const slides = { preset: "slides-lru", lanes: [0] };

function Lesson() {
  const [made, setMade] = useState<readonly number[]>([]);
  const onPredict = (place: number, outcome: string) => {
    kept(place, outcome);
    setMade((before) => [...before, place]);
  };
  const value = {
    ...{ ...unanswered, lab, page: "lesson" as const },
    isPredicted: (place: number) => made.includes(place),
    onPredict,
  };
  return (
    <LessonContext value={value}>
      <Parts isHeading={() => false} leads={() => false}>
        <p>An incident.</p>
        <Predict kind="procedure" {...slides} at={0} ask="victim">
          <Right>It is at the end.</Right>
        </Predict>
        <Scene {...slides} until={1} caption="The first request." />
        <p>The rule.</p>
        <Predict
          kind="number"
          question="How many pages are written in all?"
          number={{ ...slides, counter: "pages_written" }}
          range={[0, 10]}
          unit="pages"
        >
          <Wrong value={7}>So many pages are evicted, dirty or not.</Wrong>
          <Wrong>Count the dirty victims.</Wrong>
        </Predict>
        <p>The end.</p>
      </Parts>
    </LessonContext>
  );
}

const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test.each(["Step", "Show it now"])(
  "nothing that follows is there before a prediction; its scene shows how it came out (%s), beside what was said",
  async (how) => {
    render(<Lesson />);
    expect(screen.queryByText("The rule.")).toBeNull();
    expect(document.querySelector("figure")).toBeNull();
    expect(document.body.textContent).not.toMatch(/It is at the end|page 4 is at/i);
    await userEvent.click(screen.getByRole("radio", { name: /7\b/ }));
    await click("Answer");
    expect(kept).toHaveBeenLastCalledWith(0, "wrong");
    // Not told before the scene shows it, nor is what follows.
    expect(screen.queryByText("The rule.")).toBeNull();
    expect(document.querySelector("[data-outcome]")).toBeNull();
    await click(how);
    expect(screen.getByRole("status", { name: "Position shown" }).textContent).toMatch(/^1\b/);
    expect(screen.getByText("The rule.")).toBeInTheDocument();
    expect(screen.queryByText("The end.")).toBeNull();
    const outcome = document.querySelector("[data-outcome]");
    expect(outcome).toHaveTextContent(/You said.*7.*What happens.*Answer: page 4\..*It is at the end\./);
  },
);

test("a number is held against the values that named wrong rules give", async () => {
  render(<Lesson />);
  await click("Skip");
  expect(kept).toHaveBeenLastCalledWith(0, "skipped");
  await userEvent.type(screen.getByRole("spinbutton"), "7");
  await click("Answer");
  expect(screen.getByText("The end.")).toBeInTheDocument();
  const [outcome] = document.querySelectorAll("[data-outcome=false]");
  expect(outcome).toHaveTextContent(/You said7 pages.*So many pages are evicted.*Answer: 4 pages\./);
});

test.each([
  [["1", "4"], true],
  [["1", "5"], false],
])("a table is right when all of its cells are: %j is %s", async ([first = "", second = ""], right) => {
  const value = { ...unanswered, lab, page: "lesson" as const, isPredicted: () => true, onPredict: kept };
  render(
    <LessonContext value={value}>
      <Parts isHeading={() => false} leads={() => false}>
        <Predict
          kind="table"
          question="How many pages are written?"
          columns={["pages written"]}
          rows={[
            ["after one request", { ...slides, counter: "pages_written", at: 1 }],
            ["at the end", { ...slides, counter: "pages_written" }],
          ]}
        />
      </Parts>
    </LessonContext>,
  );
  await userEvent.type(screen.getByRole("spinbutton", { name: "after one request, pages written" }), first);
  await userEvent.type(screen.getByRole("spinbutton", { name: "at the end, pages written" }), second);
  await click("Answer");
  expect(kept).toHaveBeenLastCalledWith(0, right ? "right" : "wrong");
  const outcome = document.querySelector("[data-outcome]");
  expect(outcome).toHaveTextContent(right ? "As you said" : "1 of 2 cells are not right.");
  expect(outcome?.querySelector("table")).toHaveTextContent(`after one request${first}at the end${second}`);
});
