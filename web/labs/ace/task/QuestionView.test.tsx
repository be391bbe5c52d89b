import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { Session } from "../engine/session.ts";
import { sceneSchema } from "../state/sceneSchema.ts";
import type { TaskChoice } from "../state/task/choice.ts";
import { openTask } from "../state/task/open.ts";
import { begun, type Progress, score } from "../state/task/progress.ts";
import { realRegistry } from "../state/testEngine.ts";
import { taskOf } from "../state/tests/runs.ts";
import { QuestionView } from "./QuestionView.tsx";
import { usePosed, useProgress, useRun } from "./useRun.ts";

const registry = await realRegistry();
const opened: { close: () => void }[] = [];
afterEach(() => opened.splice(0).map((session) => session.close()));

/** An exercise on a preset's second lane, its questions one after the other; tells its progress. */
function exercise(preset: string, change: Partial<TaskChoice>) {
  const scene = sceneSchema.parse(registry.presets.find(({ id }) => id === preset)?.scene);
  const task: TaskChoice = { ...taskOf("predict", { practice: false, lane: 1 }), ...change };
  const { session, positions } = openTask(registry, scene, task);
  opened.push(session);
  let latest = begun;
  const keep = (progress: Progress) => {
    latest = progress;
  };
  render(<Run session={session} positions={positions} task={task} keep={keep} />);
  return () => score(latest);
}

interface RunProps {
  session: Session;
  positions: number[];
  task: TaskChoice;
  keep: (progress: Progress) => void;
}

function Run({ session, positions, task, keep }: RunProps) {
  const [progress, step] = useProgress(begun, keep);
  const posed = usePosed(session, positions[progress.at] ?? positions[0] ?? 0, task);
  const run = useRun(session, posed, task, [progress, step]);
  return <QuestionView run={run} task={task} heading={`Question ${progress.at + 1}`} score="" last={false} />;
}

const page = (name: string) => screen.getByRole("radio", { name: new RegExp(`^page ${name},`) });
const write = (name: string) => screen.getByRole("checkbox", { name: `write page ${name}` });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const said = () => screen.getByTestId("said");

test("the slides' example: right in both parts, told by the engine's own sentence", async () => {
  const scored = exercise("slides-lru", {});
  expect(screen.getByRole("heading")).toHaveTextContent("Write of page 1: a miss, and no frame is free.");
  await userEvent.click(page("4"));
  for (const dirty of ["4", "5", "2"]) await userEvent.click(write(dirty));
  expect(said()).toBeEmptyDOMElement();
  await press("Commit");
  expect(said()).toHaveTextContent(
    /Right: page that goes\..*Right: pages written\..*Page 4 is at the LRU end; it is dirty/,
  );
  expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  expect(scored()).toEqual({ right: 1, of: 1 });
  await press("Next");
  expect(screen.getByRole("heading")).toHaveFocus();
});

test("wrong in both parts: each is told why, tried again, and not counted again", async () => {
  const scored = exercise("slides-lru", {});
  await userEvent.click(page("7"));
  for (const chosen of ["7", "4", "8"]) await userEvent.click(write(chosen));
  await press("Commit");
  for (const reason of [
    "Page 7 was used later than page 4.",
    "Page 7 is clean: there is nothing to write.",
    "Page 8 is dirty, but not among the next n_w = 3 dirty pages in eviction order.",
    "Page 5 is one of the next dirty pages in eviction order",
  ]) {
    expect(said()).toHaveTextContent(reason);
  }
  expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  // It opens the question again and does not commit it again.
  expect(said()).toBeEmptyDOMElement();
  await waitFor(() => expect(page("7")).toHaveFocus());
  await userEvent.click(page("4"));
  for (const changed of ["7", "8", "5", "2"]) await userEvent.click(write(changed));
  await press("Commit");
  expect(said()).toHaveTextContent("Right: page that goes.");
  expect(scored()).toEqual({ right: 0, of: 1 });
});

test("nothing is committed before a page is chosen", async () => {
  const scored = exercise("slides-lru", {});
  await press("Commit");
  expect(said()).toHaveTextContent("Choose first, then commit.");
  expect(scored()).toEqual({ right: 0, of: 0 });
});

test("the answer can be shown; it counts as not answered", async () => {
  const scored = exercise("lru-wsr-cold", {});
  await userEvent.click(page("0"));
  await press("Commit");
  await press("Show the answer");
  expect(said()).toHaveTextContent(
    /^Page 1 goes\. Nothing is written\..*Page 1 is at the LRU end, and a clean page gets no second chance;/,
  );
  expect(page("1")).toBeChecked();
  expect(scored()).toEqual({ right: 0, of: 1 });
});

test("a performance goes in the algorithm's order and can be taken back; first tries stay", async () => {
  const scored = exercise("slides-lru", { kind: "perform" });
  const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
  await choose("hit");
  await press("Commit");
  expect(said()).toHaveTextContent("Page 1 is in no frame: a miss.");
  await press("Try again");
  await choose("miss, a page has to go");
  await press("Commit");
  await userEvent.click(page("4"));
  await press("Commit");
  expect(said()).toHaveTextContent("Page 4 goes.");
  await press("Model answer");
  expect(said()).toHaveTextContent("Written: pages 4, 5, 2.");
  expect(scored()).toEqual({ right: 0, of: 1 });
  await press("Undo");
  expect(write("4")).toBeEnabled();
  await press("Undo");
  expect(page("4")).toBeEnabled();
  await press("Undo");
  expect(screen.getByRole("radio", { name: "hit" })).toBeEnabled();
  expect(scored()).toEqual({ right: 0, of: 1 });
});

test("why this page: the victim is given, the right reason is the engine's", async () => {
  const scored = exercise("cflru-window", { kind: "why" });
  expect(screen.getByRole("heading")).toHaveTextContent(/: page \d+ goes\.$/);
  await userEvent.click(
    screen.getByRole("radio", {
      name: /^In the clean-first window clean pages go first, .* nearest of them to the LRU end\.$/,
    }),
  );
  await press("Commit");
  expect(said()).toHaveTextContent("Right: reason.");
  expect(scored()).toEqual({ right: 1, of: 1 });
});
