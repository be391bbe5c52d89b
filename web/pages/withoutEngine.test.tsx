/** Pages that ask a lab's engine for something, where it cannot be loaded: the rest of them is there. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { realRegistry } from "../labs/ace/state/testEngine.ts";
import { type LabManifest, SiteContext } from "../shell/site.ts";
import { experiments } from "./figures/catalog.ts";
import { FigureView } from "./figures/FigureView.tsx";
import { lessons } from "./lessons/catalog.ts";
import { LessonView } from "./lessons/LessonView.tsx";

/** Gives what `then` gives, but not the first time. */
function late<T>(then: () => Promise<T>) {
  let asked = 0;
  return () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error("404 for ace_bg.wasm")) : then();
  };
}

const site = (manifest: Partial<LabManifest>) => ({
  labs: [
    {
      id: "ace",
      scenes: "bufferpool-lab-scene",
      path: "/ace",
      name: () => "ACE",
      load: async () => ({ manifest: { page: () => new Promise<never>(() => {}), ...manifest } }),
    },
  ],
  pages: [],
});

test("a figure shows what was computed in advance, and can be changed and run once its lab is there", async () => {
  const experiment = experiments.find(({ id }) => id === "ace-8");
  if (experiment === undefined) throw new Error("no such figure");
  location.hash = "#/figures/ace-8?v=1&seeds=3";
  const registry = await realRegistry();
  const adapter = late(async () => ({ registry, seeded: true, openRun: null }));
  render(
    <SiteContext value={site({ experiments: { ace: adapter } })}>
      <FigureView experiment={experiment} />
    </SiteContext>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("404 for ace_bg.wasm");
  expect(await screen.findByText(/computed in advance/i)).toBeVisible();
  expect(screen.getAllByRole("figure").length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "Run" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Run" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: /^Seeds/ })).toHaveValue("3");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a lesson says what it is about, and that its scenes did not come", async () => {
  const lesson = lessons.find(({ meta }) => meta.id === "lru");
  if (lesson === undefined) throw new Error("no such lesson");
  const lab = late(() => new Promise<never>(() => {}));
  render(
    <SiteContext value={site({ lesson: lab })}>
      <LessonView lesson={lesson} />
    </SiteContext>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("404 for ace_bg.wasm");
  expect(screen.getByRole("heading", { name: lesson.meta.title })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Loading the lesson …")).toBeVisible();
});
