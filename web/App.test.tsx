/** A lab is added by one entry: nothing else of the site knows of it. */
import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { App } from "./App.tsx";
import { labs } from "./labs/registry.ts";
import { SiteNav } from "./shell/SiteNav.tsx";
import { type LabEntry, routesOf } from "./shell/site.ts";

const EmptyLab = () => (
  <main>
    <SiteNav />
    <h1>Nothing yet</h1>
  </main>
);

const empty: LabEntry = {
  id: "empty",
  path: "/empty",
  scenes: "empty-scene",
  name: () => "Empty lab",
  load: async () => ({ manifest: { page: async () => ({ Page: EmptyLab }) } }),
};

/** Shut, as it is at first. */
const inMenu = { name: "Empty lab", hidden: true };

const withEmpty = [...labs, empty];

const go = (hash: string) =>
  act(async () => {
    location.hash = hash;
    dispatchEvent(new HashChangeEvent("hashchange"));
  });

beforeEach(() => {
  location.hash = "";
});

test("an empty lab has a route, and a page that opens", async () => {
  location.hash = "#/empty";
  render(<App labs={withEmpty} />);
  expect(await screen.findByRole("heading", { name: "Nothing yet" })).toBeTruthy();
  expect(screen.getByRole("link", inMenu).getAttribute("aria-current")).toBe("page");
});

test("the other pages lead to it, and it leads to them", async () => {
  location.hash = "#/accessibility";
  render(<App labs={withEmpty} />);
  const link = await screen.findByRole("link", inMenu);
  expect(link.getAttribute("href")).toBe("#/empty");
  await go("#/empty");
  expect(await screen.findByRole("heading", { name: "Nothing yet" })).toBeTruthy();
  // A narrow window has all of them in the menu, a wide one the labs alone: only the style sheet tells.
  const names = new Set(screen.getAllByRole("link", { hidden: true }).map(({ textContent }) => textContent));
  expect([...names]).toEqual([
    "ACE lab",
    "Flash + magnetic lab",
    "Predictive lab",
    "Empty lab",
    "Lessons",
    "Figures",
    "For a class",
    "SQL",
    "Your database",
    "Write a policy",
  ]);
});

test("a link that names no page shows the first lab of the list", async () => {
  location.hash = "#/no-such-page";
  render(<App labs={[empty, ...labs]} />);
  expect(await screen.findByRole("heading", { name: "Nothing yet" })).toBeTruthy();
});

test.each(labs)("the manifest of $id has the pages that its entry names", async ({ load, ...entry }) => {
  const { manifest } = await load();
  expect([entry.path, ...Object.keys(manifest.pages ?? {})]).toEqual(routesOf({ load, ...entry }));
  expect(new Set(withEmpty.flatMap(routesOf)).size).toBe(withEmpty.flatMap(routesOf).length);
});
