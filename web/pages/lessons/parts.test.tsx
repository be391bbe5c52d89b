/** The parts of lessons with the real engine: numbers, questions, scenes. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { Session } from "../../labs/ace/engine/session.ts";
import { aceLab } from "../../labs/ace/lesson/aceLab.tsx";
import { loggedRegistry, realRegistry } from "../../labs/ace/state/testEngine.ts";
import { LessonContext, labOf, unanswered } from "../../shell/lessons/context.ts";
import type { LessonLab } from "../../shell/lessons/lessonLab.ts";
import { procedure } from "../../shell/lessons/procedure.tsx";
import { written } from "../../shell/lessons/written.ts";
import { setLocale } from "../../text/text.ts";
import { Check } from "./check/Check.tsx";
import { Choice, Wrong } from "./check/parts.tsx";
import { Term } from "./components.tsx";
import { doesSave, type NumberProps, numberText } from "./Number.tsx";
import { Scene } from "./scene/Scene.tsx";

let lab: LessonLab;
beforeAll(async () => {
  lab = aceLab(await realRegistry());
  await loggedRegistry();
});

const slides = { preset: "slides-lru" };
const answers = vi.fn();

function draw(children: ReactNode, page: "lesson" | "notes" = "lesson") {
  const value = { ...unanswered, lab, page, onAnswer: answers };
  return render(<LessonContext value={value}>{children}</LessonContext>);
}

// By hand: of seven misses the baseline's victims 4, 5, 2 and 8 are dirty; ACE writes 4, 5, 2 and then 8.
test.each<[NumberProps, string]>([
  [{ ...slides, lane: 0, counter: "pages_written", at: 1 }, "1"],
  [{ ...slides, lane: 1, counter: "pages_written", at: 1 }, "3"],
  [{ ...slides, lane: 1, counter: "write_batches", against: 0, as: "words" }, "50.0% fewer"],
  [{ ...slides, lane: 1, counter: "write_batches", against: 0, as: "percent" }, "50.0%"],
  [{ ...slides, lane: 1, counter: "write_batches", against: 0, as: "difference" }, "2"],
  [{ ...slides, lane: 1, counter: "write_time_us", against: 0, as: "ratio" }, "2.00"],
  [{ ...slides, lane: 0, counter: "write_time_us", at: 1 }, "30 µs"],
  [{ ...slides, counter: "misses", of: "requests" }, "100.0%"],
  [{ ...slides, lane: 0, counter: "pages_written", since: 1 }, "3"],
  [{ ...slides, lane: 1, counter: "write_batches", against: 0, as: "words", since: 1 }, "66.7% fewer"],
  [{ ...slides, lane: 1, event: "batch", at: 1 }, "4, 5 and 2"],
  [{ ...slides, lane: 1, event: "batch", at: 1, as: "count" }, "3"],
  [{ ...slides, event: "victim", at: 1 }, "4"],
  [{ ...slides, lane: 1, config: "n_w" }, "3"],
  [{ ...slides, lanes: [1], change: { n_w: 2 }, config: "n_w" }, "2"],
  [{ device: "pcie-p4510", field: "alpha" }, "2.8"],
])("a number is the engine's: %j is %s", (props, text) => {
  expect(numberText(props, lab)).toBe(text);
});

test.each<[NumberProps]>([
  [{ preset: "nowhere", counter: "hits" }],
  [{ ...slides, lane: 7, counter: "hits" }],
  [{ ...slides, counter: "hits", at: 99 }],
  [{ ...slides, event: "victim", at: 0 }],
  [{ ...slides, config: "nothing" }],
  [{ device: "drum", field: "alpha" }],
])("a number that there is not is an error: %j", (props) => {
  expect(() => numberText(props, lab)).toThrow();
});

test("a tick says whether a lane has so many percent less at least", () => {
  const saved = { ...slides, lane: 1, counter: "write_batches", against: 0 };
  expect([50, 51].map((saves) => doesSave({ ...saved, saves }, lab))).toEqual([true, false]);
  expect(doesSave({ ...saved, lane: 0, against: 1, saves: 0 }, lab)).toBe(false);
});

test("a part of a lesson may name another lab, one that the lesson loads", () => {
  const other = { ...lab, registry: { ...lab.registry, lab: { ...lab.registry.lab, id: "other" } } };
  expect([labOf({ lab }), labOf({ lab, labs: [other] }, "other")]).toEqual([lab, other]);
  expect(() => labOf({ lab }, "other")).toThrow(/"other"/);
});

test("lists read as people write them", () => {
  expect([[], [4], [4, 5], [4, 5, 2]].map(written("en").listed)).toEqual([
    "none",
    "4",
    "4 and 5",
    "4, 5 and 2",
  ]);
});

test("what happens next is computed: choices are the pool, the answer is what the engine does", () => {
  const asked = procedure({ ...slides, at: 0, lane: 1, ask: "batch" }, lab);
  expect(asked.choices.map(({ id }) => id)).toEqual(["8", "6", "2", "3", "5", "7", "4", "none"]);
  expect(asked.answer).toEqual(["4", "5", "2"]);
  expect(asked.request).toBe("write of page 1");
  expect(asked.before.step.event).toBeNull();
});

test("a question without an answer, or with one that cannot be chosen, is an error", () => {
  expect(() => procedure({ preset: "first-steps", at: 0, ask: "victim" }, lab)).toThrow(/no answer/);
  expect(() => procedure({ ...slides, at: 7, ask: "victim" }, lab)).toThrow(/no request/);
  expect(() => procedure({ ...slides, at: 0, ask: "victim", choices: [1, 2] }, lab)).toThrow(/among/);
});

test("several pages are one answer: what does not belong is named, what is missing is counted", async () => {
  const user = userEvent.setup();
  draw(
    <Check kind="procedure" {...slides} at={0} lane={1} ask="batch">
      <Wrong page={7}>It is clean.</Wrong>
    </Check>,
  );
  const status = screen.getByRole("status");
  await user.click(screen.getByRole("button", { name: "Answer" }));
  expect(status).toBeEmptyDOMElement();
  for (const page of ["4", "7"])
    await user.click(screen.getByRole("checkbox", { name: new RegExp(`${page}\\b`) }));
  await user.click(screen.getByRole("button", { name: "Answer" }));
  expect(status).toHaveTextContent(/Not in it: 7\.\s*It is clean\.\s*2 are missing\./);
  expect(status).not.toHaveTextContent("4, 5 and 2");
  // A committed answer is not changed afterwards.
  await user.click(screen.getByRole("checkbox", { name: /5\b/ }));
  expect(screen.getByRole("checkbox", { name: /5\b/ })).not.toBeChecked();
  expect(answers.mock.lastCall?.[1]).toBe(false);
  await user.click(screen.getByRole("button", { name: "Show the answer" }));
  expect(status).toHaveTextContent("Answer: page 2, page 5 and page 4.");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  for (const page of ["4", "5", "2"])
    await user.click(screen.getByRole("checkbox", { name: new RegExp(`${page}\\b`) }));
  await user.click(screen.getByRole("button", { name: "Answer" }));
  expect(status).toHaveTextContent(/^✓ Right\..*ACE writes pages 4, 5 and 2/);
  expect(answers.mock.lastCall?.[1]).toBe(true);
});

test("a wrong victim without a reason of its own gets the engine's; a batch the policy's rule", async () => {
  const user = userEvent.setup();
  const first = draw(<Check kind="procedure" {...slides} at={0} ask="victim" />);
  await user.click(screen.getByRole("radio", { name: /8\b/ }));
  await user.click(screen.getByRole("button", { name: "Answer" }));
  expect(screen.getByRole("status")).toHaveTextContent(/^✗ Not that one\..*\b8\b/);
  expect(screen.getByRole("status")).not.toHaveTextContent("The rule of LRU");
  first.unmount();
  draw(<Check kind="procedure" {...slides} at={0} lane={1} ask="batch" />);
  await user.click(screen.getByRole("checkbox", { name: /8\b/ }));
  await user.click(screen.getByRole("button", { name: "Answer" }));
  expect(screen.getByRole("status")).toHaveTextContent("The rule of LRU: Every use moves the page");
});

test("a lesson's numbers are English beside a page that speaks another language", async () => {
  await setLocale("de");
  expect(numberText({ preset: "poster", lanes: [0], counter: "misses", at: 50_000 }, lab)).toBe("45,699");
  draw(<Check kind="procedure" {...slides} at={0} ask="victim" />);
  expect(screen.getByRole("button", { name: "Antworten" })).toBeVisible();
  await setLocale("en");
});

const why = (
  <Check kind="concept" question="Why?">
    <Choice because="It is not.">Because of this.</Choice>
    <Choice right because="It is so.">
      Because of that.
    </Choice>
  </Check>
);

test("a reason is given for the choice that was committed, and for all once it is right", async () => {
  const user = userEvent.setup();
  const { container } = draw(why);
  expect(container).not.toHaveTextContent("It is");
  await user.click(screen.getByRole("radio", { name: "Because of this." }));
  await user.click(screen.getByRole("button", { name: "Answer" }));
  expect(screen.getByRole("status")).toHaveTextContent("It is not.");
  expect(screen.getByRole("status")).not.toHaveTextContent("It is so.");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await user.click(screen.getByRole("radio", { name: "Because of that." }));
  await user.click(screen.getByRole("button", { name: "Answer" }));
  expect(screen.getByRole("status")).toHaveTextContent(/It is not\..*It is so\./);
});

test("the notes give a question with its answer and nothing to press", () => {
  const { container } = draw(why, "notes");
  expect(container).toHaveTextContent("It is so.");
  expect(container.querySelector("input, button")).toBeNull();
});

test("a concept check has exactly one right choice, and a term is in the glossary", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const none = (
    <Check kind="concept" question="Why?">
      <Choice because="-">a</Choice>
    </Check>
  );
  expect(() => draw(none)).toThrow(/exactly one/);
  expect(() => draw(<Term id={"nothing" as "frame"} />)).toThrow(/glossary/);
  vi.restoreAllMocks();
});

test("a scene gives its run back when it goes", async () => {
  const close = vi.spyOn(Session.prototype, "close");
  const user = userEvent.setup();
  const { unmount } = draw(<Scene {...slides} caption="Seven frames." />);
  await user.click(screen.getByRole("button", { name: "Step" }));
  expect(screen.getByTestId("scene-status")).toHaveTextContent(/^Position 1 of 7\. LRU: Write of page 1/);
  expect(close).not.toHaveBeenCalled();
  unmount();
  expect(close).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test("a scene that the engine rejects says why", () => {
  draw(<Scene {...slides} change={{ frames: 0 }} caption="No frames." />);
  expect(screen.getByRole("alert")).toHaveTextContent(/frames/);
});

test("a scene with the log strip shows it below each lane, and leads to the lab with it", async () => {
  const user = userEvent.setup();
  const { container } = draw(<Scene {...slides} log={{ commit_every: 2 }} caption="The log." />);
  await user.click(screen.getByRole("button", { name: "Step" }));
  const strips = await screen.findAllByRole("img", { name: /the log, and the LSNs/ });
  expect(strips).toHaveLength(2);
  expect(strips[0]).toHaveAccessibleName(/Newest records: LSN 1 page 1\. Flushed up to LSN 0\./);
  expect(container.querySelector("a")?.getAttribute("href")).toContain("log=1&log.commit_every=2");
});
