/** Recorded traces: tables and indexes, pins, the check against the server, statements, snapshots. */
import { samples } from "../web/engine/ownTrace/samples.ts";
import { violationsInThemes } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const PGBENCH = "/ace?v=1&preset=postgres-pgbench";

test("a preset over a recording fetches its file; the lab finds what the server found, by table and index", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(`${PGBENCH}&tab=tables`);
  await lab.at(60_280);
  await expect(page.getByRole("list", { name: "Pages by table and index" })).toContainText(
    "A pgbench_accounts",
  );
  const found = page.getByTestId("found").getByRole("listitem");
  await expect(found).toHaveText([
    "Clock Sweep: 0 of 70,695 requests differ from what the database itself found.",
    "Clock Sweep + ACE: 0 of 70,695 requests differ from what the database itself found.",
  ]);
  const table = page.getByRole("table", { name: "What the whole run does with each table and index" });
  const accounts = table.getByRole("row", { name: /pgbench_accounts 2,/ });
  await expect(accounts.getByRole("cell").nth(2)).not.toHaveText("0");
  await expect(
    page.getByRole("img", { name: /^Pages in the pool, Clock Sweep: A pgbench_accounts/ }),
  ).toBeVisible();
  const { text } = await lab.saved("Save as CSV");
  const rows = text.trim().split("\n");
  const sum = (column: number) => rows.slice(1).reduce((all, row) => all + Number(row.split(",")[column]), 0);
  expect(rows[0]?.split(",").slice(0, 3)).toEqual(["relation", "pages", "requests"]);
  expect([sum(2), sum(3)]).toEqual([70_695, 5_043]);
  expect(await violationsInThemes(page, "main")).toEqual([]);
});

/** A link to each trace that the site has, as the page writes it. */
const sampleLinks = (lanes: string) =>
  Object.entries(samples).map(
    ([hash, name]) =>
      `/ace?v=1&pages=5000&frames=999&device=pcie-p4510&lanes=${lanes}&workload=own&name=${name}&hash=${hash}`,
  );

test("a trace that the site has opens whatever the tab, the stage and the rest of its link; undo keeps it", {
  tag: "@all",
}, async ({ lab, page }) => {
  test.slow();
  const opens = async (hash: string) => {
    await lab.open(hash);
    await expect.poll(() => lab.requests(), hash).toBeGreaterThan(4_999);
    await expect(page.getByText("no link holds"), hash).toHaveCount(0);
  };
  for (const tab of ["policies", "savings", "curves"])
    for (const link of [...sampleLinks("clock~ace"), PGBENCH, "/ace?preset=postgres-report"])
      await opens(`${link}&tab=${tab}`);
  for (const link of sampleLinks("lru~ace,sieve~ace")) await opens(`${link}&tab=policies&embed=1`);
  await opens(`${PGBENCH}&tab=policies&present=1`);
  // What the page writes itself, and what was undone.
  await opens(`${PGBENCH}&frames=1000`);
  await lab.tab("Policies");
  await expect(page).toHaveURL(/frames=1000.*tab=policies/);
  await page.reload();
  await expect.poll(() => lab.requests()).toBe(70_695);
  await lab.choosePreset("first-steps");
  await expect.poll(() => lab.requests()).toBe(27);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => lab.requests()).toBe(70_695);
  await expect(page).toHaveURL(/name=postgres-pgbench/);
  await page.reload();
  await expect.poll(() => lab.requests()).toBe(70_695);
});

test("a page has its table's name wherever it is told, and its card says who pins it", {
  tag: "@all",
}, async ({ lab, page }) => {
  const csv =
    "op,relation,block,client,kind\nR,accounts,0,1,root\nR,accounts,17,1,leaf\nU,accounts,17,1,\nR,tellers,3,2,heap\nR,tellers,4,1,heap\n";
  await lab.open("/ace?v=1&frames=2&lanes=lru~baseline,lru~ace&workload=given&trace=R1");
  await lab.openFile("mine.csv", csv);
  await expect.poll(() => lab.requests()).toBe(3);
  for (const position of [1, 2, 3]) await lab.stepBy("ArrowRight", position);
  const sentence = page.getByTestId("sentence-0");
  await expect(sentence).toContainText(
    "Read of page tellers/3: a miss. Page accounts/0 may not go, client 1 still holds it; among the others: Page accounts/17 is at the LRU end",
  );
  const first = page.locator("[data-lane]").first();
  await expect(first.locator("[data-pins]")).toHaveCount(2);
  await first.locator("[data-frame][data-page='0']").first().click();
  const card = page.getByRole("dialog", { name: "accounts, block 0 (root)" });
  await expect(card).toContainText("Client 1 holds it: pinned, it may not leave.");
  await page.keyboard.press("Escape");
  // Both frames are pinned where the next page is asked for: the run ends before it.
  await page.getByRole("tab", { name: "Tables" }).click();
  await expect(page.getByRole("main")).toContainText(
    "The run ends before request 4: no unpinned buffers available",
  );
});

test("statements of SQL stand above the scrubber and in a table; a page is found by its name", async ({
  lab,
  page,
}) => {
  const lines = [
    "op,page,relation,block",
    "# SELECT 1",
    "R,1,t,1",
    "R,2,t,2",
    "# SELECT 2",
    "R,3,u,3",
    "R,1,t,1",
  ];
  await lab.open("/ace?v=1&frames=2&lanes=lru~baseline&workload=given&trace=R1");
  await lab.openFile("mine.csv", `${lines.join("\n")}\n`);
  await expect.poll(() => lab.requests()).toBe(4);
  await page.getByRole("tab", { name: "Tables" }).click();
  const statements = page.getByRole("table", { name: "Statements" });
  await expect(statements.getByRole("row", { name: /SELECT 2/ })).toContainText("2");
  await statements.getByRole("button", { name: "SELECT 2" }).click();
  await lab.at(2);
  await lab.stepBy("ArrowRight", 3);
  await expect(page.locator("[data-remark='1']")).toHaveText("Statement 2 of 2: SELECT 2");
  await expect(page.locator(".remark-bar rect")).toHaveCount(2);
});

test("a snapshot of the pool is what the run starts from; over no recording it says what is missing", {
  tag: "@all",
}, async ({ lab, page }) => {
  const pool = "frame,relation,fork,block,dirty,usage\n0,t,0,2,1,3\n1,t,0,9,0,0\n";
  await lab.open("/ace?v=1&frames=3&lanes=clock~baseline&workload=given&trace=R1");
  await lab.openFile("pool.csv", pool);
  await expect(page.getByRole("main")).toContainText(
    "pool.csv is a snapshot of a pool. Open the recording first",
  );
  await lab.openFile("mine.csv", "op,relation,block\nR,t,1\nR,t,2\n");
  await expect.poll(() => lab.requests()).toBe(2);
  await lab.openFile("pool.csv", pool);
  await expect(page.getByRole("main")).toContainText("The pool begins with the 2 pages of pool.csv.");
  await lab.stepBy("ArrowRight", 1);
  await lab.stepBy("ArrowRight", 2);
  await expect(page.getByTestId("sentence-0")).toContainText("Read of page t/2: a hit in frame 0");
});

test("an own policy keeps to the pins, and the trace is exported with all that was recorded", {
  tag: "@all",
}, async ({ lab, page }) => {
  const csv =
    "op,page,relation,fork,block,client\nR,0,t,0,1,1\nR,1,t,0,2,1\nU,1,t,0,2,1\nR,2,t,0,3,2\nU,2,t,0,3,2\nR,3,t,0,4,2\n";
  await lab.open("/ace?v=1&frames=2&lanes=own-policy~baseline,lru~baseline&workload=given&trace=R1");
  await page.getByRole("region", { name: "Own policy", exact: true }).waitFor();
  await lab.openFile("mine.csv", csv);
  await expect.poll(() => lab.requests()).toBe(4);
  for (const position of [1, 2, 3, 4]) await lab.stepBy("ArrowRight", position);
  // Page 0 is the oldest in both, and pinned throughout.
  for (const lane of [0, 1])
    await expect(page.getByTestId(`sentence-${lane}`)).toContainText(
      /may not go, client 1 still holds it.* page t\/3/i,
    );
  expect((await lab.exported("Trace (CSV)")).text).toBe(csv);
});
