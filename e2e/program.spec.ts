/** Own policies: written, run, checked, linked; and strangers' programs that want more than to be a policy. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test as any } from "@playwright/test";
import { violationsInThemes } from "./support/axe.ts";
import { defineSnapshot, LabPage } from "./support/lab.ts";
import { firstSteps, lanesOver } from "./support/links.ts";
import { fifo, ownLanes, programmed, runProgram, solutions } from "./support/programs.ts";
import { expect, test } from "./support/test.ts";

const editor = "The program of the own policy, JavaScript";

test("LRU, written as a program, counts as the built-in one does, to and fro, and its link brings it along", {
  tag: "@all",
}, async ({ lab, page }) => {
  const lanes = "own-policy~baseline,lru~baseline,own-policy~ace,lru~ace";
  await lab.open(lanesOver(lanes, 1_500));
  await page.getByRole("button", { name: "About Own policy", exact: true }).click();
  await page.getByRole("button", { name: "Edit the program" }).click();
  const parameters = page.getByRole("complementary", { name: "Parameters" });
  await expect(parameters.getByRole("textbox", { name: editor })).toContainText("First in, first out");
  const counters = async () => (await lab.view()).lanes.map(({ counters }) => JSON.stringify(counters));
  const fifos = await counters();
  expect(fifos[0]).not.toBe(fifos[1]);

  await parameters.getByLabel("Begin with").selectOption("LRU");
  await parameters.getByRole("textbox", { name: editor }).press("Control+Enter");
  await expect.poll(async () => (await counters())[0]).not.toBe(fifos[0]);
  await lab.at(1_500);
  const [own, lru, ownAce, lruAce] = await counters();
  expect([own, ownAce]).toEqual([lru, lruAce]);
  const shown = await lab.walk("ArrowRight", 12);
  const back = await lab.walk("ArrowLeft", 12);
  expect(back.reverse()).toEqual(shown);

  // The same scene where the editor has the page's width, and back.
  await parameters.getByRole("link", { name: "Over the whole page" }).click();
  const wide = page.getByRole("textbox", { name: editor });
  await expect(wide).toContainText("class Policy");
  const { width = 0, height = 0 } = (await page.locator(".program-code").boundingBox()) ?? {};
  const { width: whole, height: high } = page.viewportSize() ?? { width: 0, height: 0 };
  expect([width / whole, height / high].every((share) => share > 0.5)).toBe(true);
  await expect.poll(counters).toEqual([own, lru, ownAce, lruAce]);
  await page.getByRole("link", { name: "Open in the lab" }).click();
  await lab.ready();
  await lab.at(1_500);

  const link = await lab.sharedLink();
  await lab.open(link.slice(link.indexOf("#") + 1));
  // The page is another one: it does not know who wrote the program.
  await page.getByRole("button", { name: "Run it", exact: true }).click();
  await expect.poll(counters).toEqual([own, lru, ownAce, lruAce]);
});

test("a program that is wrong is told at its line, and the run stays; a check says which law it breaks", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(firstSteps("lanes=own-policy~baseline,own-policy~ace&at=10"));
  await page.getByRole("region", { name: "Own policy", exact: true }).waitFor();
  const parameters = await lab.showParameters();
  const text = parameters.getByRole("textbox", { name: editor });
  const before = await lab.serialised();
  await text.press("Control+a");
  await page.keyboard.type("class Policy {\nload(page {}");
  await parameters.getByRole("button", { name: "Run", exact: true }).click();
  await expect(lab.message).toContainText(/^Own policy, line 2: /);
  await expect(parameters.locator(".cm-lint-marker-error")).toHaveCount(1);
  expect(await lab.serialised()).toBe(before);

  await parameters.getByLabel("Begin with").selectOption("a faulty LRU, to mend");
  await parameters.getByRole("button", { name: "Check" }).click();
  const report = parameters.getByRole("status");
  await expect(report).toContainText("Broken (alone):");
  await expect(report).toContainText(/victim\(\) gave page \d+/);
  await parameters.getByLabel("Begin with").selectOption("FIFO, the template");
  await parameters.getByLabel("Check against").selectOption("2Q");
  await parameters.getByRole("button", { name: "Check" }).click();
  await expect(report).toContainText(/At request \d+ it evicts .+; 2Q evicts .+\./);
  expect(await violationsInThemes(page, ".program-editor")).toEqual([]);
});

test("the exercises can be done: Second Chance and 2Q, written by a reader, are found to be right", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(firstSteps(`lanes=${ownLanes}`));
  const parameters = await lab.showParameters();
  for (const [name, code] of Object.entries(solutions)) {
    await parameters.getByRole("textbox", { name: editor }).press("Control+a");
    await page.keyboard.insertText(code);
    await parameters.getByLabel("Check against").selectOption(name);
    await parameters.getByRole("button", { name: "Check" }).click();
    const report = parameters.getByRole("status");
    await expect(report).toContainText(`It decides as ${name} does.`, { timeout: 60_000 });
    await expect(report).toContainText("Kept in 12 drawn runs");
  }
});

test("a link's program is shown and asked about, and does not run without a yes", async ({ lab, page }) => {
  await lab.open();
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    programmed(fifo("/* from elsewhere */")),
  );
  const question = page.getByRole("dialog", { name: "This link brings a program" });
  await expect(question).toContainText("/* from elsewhere */");
  expect(await violationsInThemes(page, "dialog[open]")).toEqual([]);
  await question.getByRole("button", { name: "Do not run it" }).click();
  await expect(lab.message).toContainText("The link's program was not run.");
  await expect(page.getByRole("region", { name: "LRU", exact: true })).toBeVisible();
  expect(await page.locator("iframe").count()).toBe(0);
});

/** What a program got at, said by the error that it throws at last. */
const reaching = (address: string) => `
const reached = [];
const waysOut = {
  fetch: () => { fetch("${address}fetch").then(() => reached.push("fetch"), () => {}); },
  request: () => { const request = new XMLHttpRequest(); request.open("GET", "${address}xhr", false); request.send(); return 1; },
  script: () => { importScripts("${address}script"); return 1; },
  module: () => { import("${address}module").catch(() => {}); },
  socket: () => { new WebSocket("${address}socket".replace("http", "ws")); },
  events: () => { new EventSource("${address}events"); },
  worker: () => { new Worker(URL.createObjectURL(new Blob(["fetch('${address}nested')"]))); },
  transport: () => { new WebTransport("${address}transport".replace("http", "https")); },
  database: () => { indexedDB.open("x"); return 1; },
  caches: () => { caches.open("x"); return 1; },
  storage: () => localStorage,
  page: () => parent,
  document: () => document,
  top: () => top,
  origin: () => self.origin !== "null" && self.origin,
};
for (const [name, way] of Object.entries(waysOut)) {
  try { if (way()) reached.push(name); } catch { /* as it should be */ }
}
class Policy { constructor() { throw new Error("got at: " + (reached.join(" ") || "nothing")); } }
`;

any.describe("a hostile program", () => {
  // The browser complains of what is refused, as it should: no test of complaints here.
  any("reaches neither the network nor the page", async ({ page }) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(String(request.url));
      response.setHeader("Access-Control-Allow-Origin", "*").end("1");
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    try {
      await page.addInitScript(defineSnapshot);
      const lab = new LabPage(page);
      await lab.open();
      await runProgram(lab, reaching(address));
      await expect(lab.message).toContainText("got at: nothing");
      expect(await page.locator("iframe").count()).toBe(0);
      // The server does hear who can speak.
      await page.request.get(`${address}heard`);
      expect(asked).toEqual(["/heard"]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

/** What is told of a program that runs beside a scene which can be stepped through meanwhile and afterwards. */
async function toldMeanwhile(lab: LabPage, code: string, words: string): Promise<void> {
  await lab.open(lanesOver("lru~baseline,lru~ace", 0));
  await runProgram(lab, code);
  for (let position = 1; position <= 5; position++) await lab.stepBy("ArrowRight", position);
  // How long that takes is up to the machine: the test's own time is the limit.
  await expect(lab.page.getByRole("alert")).toContainText(words, { timeout: 0 });
  await lab.stepBy("ArrowRight", 6);
}

/** A program that speaks to the page itself. */
const speaking = (spoken: string) =>
  fifo(
    "",
    `MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {\n${spoken}\n});`,
  );

test("a loop without end freezes nothing and is told", { tag: "@all" }, async ({ lab }) => {
  const loop = fifo("while (this.queue.length > 49) {}");
  await toldMeanwhile(lab, loop, "victim() did not come back, at request");
});

test("a flood of messages freezes nothing and is told", { tag: "@all" }, async ({ lab }) => {
  const flood = speaking("apply(post, port, [told]) { for (;;) Reflect.apply(post, port, [told]); },");
  await toldMeanwhile(lab, flood, "more messages than any run needs");
});

test("forged decisions are told, and the page stays", { tag: "@all" }, async ({ lab, page }) => {
  const forged = `apply(post, port) {
    const tape = new Uint32Array(4000).map((_, at) => (at * 2654435761) % 97);
    Reflect.apply(post, port, [{ kind: "done", tapes: [tape, tape] }]);
  },`;
  await lab.open(lanesOver("lru~baseline,lru~ace", 0));
  await runProgram(lab, speaking(forged));
  const told = page.getByRole("alert");
  await expect(told).toContainText("legal: what a recording of the scene gave", { timeout: 0 });
  await expect(page.getByRole("region", { name: "LRU", exact: true })).toBeVisible();
});

test("a scene with a program is exported as a built-in policy's is, and opens again from its file", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(lanesOver(ownLanes, 300));
  await lab.at(300);
  const before = await lab.serialised();
  const file = await lab.exported("Scene (JSON, opens again)");
  expect(file.text).toContain("class Policy");
  const csv = await lab.exported("Counters (CSV)");
  expect(csv.text).toContain("own-policy,ace");
  await lab.open();
  await lab.openFile(file.name, file.text);
  await expect(page.getByRole("region", { name: "Own policy", exact: true })).toBeVisible();
  await lab.scrub(300);
  expect(await lab.serialised()).toBe(before);
});

test("a victim that is no page is told as that, with its line; one chosen by a clock, that it will not come again", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(lanesOver("lru~baseline,lru~ace", 0));
  for (const answer of ["undefined", "NaN", "-1", "'0'", "{}", "Promise.resolve(1)"]) {
    await runProgram(lab, fifo(`return ${answer};`));
    await expect(lab.message).toContainText(
      /^Own policy, line 7: victim\(\) gave something that is no page number/,
    );
    await page.getByRole("button", { name: "Dismiss" }).click();
  }
  await runProgram(lab, fifo("return this.queue[performance.now() < 0 ? 1 : 0];"));
  const told = page.getByRole("status").filter({ hasText: "it reads performance.now()" });
  await expect(told).toContainText("This run will not repeat.");
  await expect(page.getByRole("region", { name: "Own policy", exact: true })).toBeVisible();
});

test("the question about a link's program closes when another scene or another page opens", async ({
  lab,
  page,
}) => {
  await lab.open();
  const links = [1, 2, 3, 4, 5, 6].map((number) => programmed(fifo(`/* link ${number} */`)));
  await page.evaluate(async (links) => {
    for (const link of links) {
      location.hash = link;
      await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    }
  }, links);
  const questions = page.getByRole("dialog", { name: "This link brings a program" });
  await expect(questions.filter({ hasText: "/* link 6 */" })).toBeVisible();
  await expect(questions).toHaveCount(1);
  await page.evaluate(() => {
    location.hash = "#/hybrid";
  });
  await expect(
    page
      .getByRole("region", { name: /placement/i })
      .or(page.getByLabel("Position shown"))
      .first(),
  ).toBeVisible();
  await expect(questions).toHaveCount(0);
});
