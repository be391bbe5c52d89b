/** Questions before figures: each is one, and its figure's plots wait for the answer. */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import type { Experiment } from "../../engine/sweep/types.ts";
import { realRegistry } from "../../labs/ace/state/testEngine.ts";
import { labs } from "../../labs/registry.ts";
import { SiteContext } from "../../shell/site.ts";
import { setLocale } from "../../text/text.ts";
import { experiments, findExperiment } from "./catalog.ts";
import { FigureView } from "./FigureView.tsx";

/** Drawn with the real registry, and without anything to run. */
function draw(experiment: Experiment) {
  const ace = async () => ({ registry: await realRegistry(), seeded: true, openRun: null });
  const load = async () => ({ manifest: { page: () => Promise.reject(), experiments: { ace } } });
  const site = { labs: labs.slice(0, 1).map((lab) => ({ ...lab, load })), pages: [] };
  return render(
    <SiteContext value={site}>
      <FigureView experiment={experiment} />
    </SiteContext>,
  );
}

const asking = experiments.filter(({ question }) => question !== undefined);

test("each figure of the server model has a question", () => {
  const ofModel = experiments.filter(({ group }) => group === "Server model");
  expect(ofModel.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `server-${number}`));
  expect(ofModel.filter((experiment) => !asking.includes(experiment))).toEqual([]);
});

describe.each(asking)("the question before $id", ({ question }) => {
  const { text = "", options = [] } = question ?? {};

  test("has one right option, and each option a reason", () => {
    expect(text).toMatch(/\?$/);
    expect(options.length).toBeGreaterThan(2);
    expect(options.filter(({ right }) => right)).toHaveLength(1);
    for (const option of options) {
      expect(option.because.length).toBeGreaterThan(option.text.length / 2);
      expect(Object.keys(option).filter((key) => !["text", "right", "because"].includes(key))).toEqual([]);
    }
    expect(new Set(options.map((option) => option.text)).size).toBe(options.length);
  });
});

test("the right option is neither always at one place nor always the longest or the shortest", () => {
  const ranks = asking.map(({ question }) => {
    const options = question?.options ?? [];
    const lengths = options.map(({ text }) => text.length).toSorted((one, other) => one - other);
    const place = options.findIndex(({ right }) => right);
    const rank = lengths.indexOf(options[place]?.text.length ?? 0);
    return { place, longest: rank === options.length - 1, shortest: rank === 0 };
  });
  expect(new Set(ranks.map(({ place }) => place)).size).toBeGreaterThan(2);
  for (const end of ["longest", "shortest"] as const)
    expect(ranks.filter((rank) => rank[end]).length, end).toBeLessThanOrEqual(ranks.length / 2);
});

describe("a figure with a question", () => {
  beforeEach(async () => {
    sessionStorage.clear();
    await setLocale("en");
    location.hash = "#/figures/server-4";
  });

  const opened = async (id = "server-4") => {
    const experiment = findExperiment(id);
    if (experiment === undefined) throw new Error(id);
    const { unmount } = draw(experiment);
    await screen.findByRole("button", { name: "Values (CSV)" });
    return { experiment, unmount };
  };
  const plots = () => screen.queryByRole("heading", { name: /^Change of pages written against clients, no/ });
  const shape = () => screen.queryByRole("region", { name: "The shape that must hold" });
  const differs = () => screen.queryByText(/^With Clock Sweep and 4 clients or more, ACE writes/);
  const options = () => screen.getAllByRole<HTMLInputElement>("radio");
  /** By its place in the experiment; on the page the order is drawn. */
  const option = (place: number) => options().find(({ value }) => value === String(place)) as HTMLElement;

  test("keeps plots, shape and what they mean back until an answer, also a wrong one", async () => {
    const { experiment } = await opened();
    const group = screen.getByRole("group", { name: "A question first" });
    expect(group).toHaveTextContent(experiment.question?.text ?? "");
    expect(options()).toHaveLength(experiment.question?.options.length ?? 0);
    expect(screen.getByRole("button", { name: "Values (CSV)" })).toBeVisible();
    expect([plots(), shape(), differs()]).toEqual([null, null, null]);
    // Nothing is chosen: no answer.
    await userEvent.click(screen.getByRole("button", { name: "Answer" }));
    expect(plots()).toBeNull();
    await userEvent.click(option(0));
    await userEvent.click(screen.getByRole("button", { name: "Answer" }));
    expect(screen.getByText(experiment.question?.options[0]?.because ?? "")).toBeVisible();
    expect(plots()).toBeVisible();
    expect(shape()).toBeVisible();
    expect(differs()).toBeVisible();
    expect(screen.queryByRole("button", { name: /without an answer/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
  });

  test("gives all reasons with the right answer, and does not ask again in this visit", async () => {
    const { experiment, unmount } = await opened();
    const asked = experiment.question?.options ?? [];
    await userEvent.click(option(asked.findIndex(({ right }) => right)));
    await userEvent.click(screen.getByRole("button", { name: "Answer" }));
    for (const { because } of asked) expect(screen.getByText(because, { exact: false })).toBeVisible();
    unmount();
    await opened();
    await waitFor(() => expect(plots()).toBeVisible());
    expect(screen.queryByRole("group", { name: "A question first" })).toBeNull();
    expect(screen.getByText("The question before this figure, with its answer")).toBeVisible();
  });

  test("is passed over with a button, and the focus goes to the plots", async () => {
    await opened();
    await userEvent.click(screen.getByRole("button", { name: "Show the plots without an answer" }));
    expect(plots()).toBeVisible();
    expect(screen.getByRole("group", { name: "Plots" })).toHaveFocus();
    // It can still be answered.
    expect(options()).not.toHaveLength(0);
  });

  test("has its plots on paper", async () => {
    await opened();
    act(() => void dispatchEvent(new Event("beforeprint")));
    expect(plots()).toBeVisible();
  });

  test("asks in its own language, with the words around it in the reader's", async () => {
    await setLocale("de");
    const experiment = findExperiment("server-4");
    if (experiment === undefined) throw new Error("server-4");
    draw(experiment);
    const group = await screen.findByRole("group", { name: "Zuerst eine Frage" });
    expect(group).toHaveAttribute("lang", "de");
    expect(screen.getByText(experiment.question?.text ?? "")).toHaveAttribute("lang", "en");
    await setLocale("en");
  });
});

test("a figure without a question shows its plots at once", async () => {
  const experiment = findExperiment("ace-2");
  if (experiment === undefined) throw new Error("ace-2");
  draw(experiment);
  expect(await screen.findAllByText(experiment.differs)).not.toHaveLength(0);
  expect(screen.queryByRole("group", { name: "A question first" })).toBeNull();
});
