/** What the dialog asks, and what it has the lab read: the worker's answers are given by hand. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type {
  Choice,
  ColumnsPreview,
  ReadingAsked,
  Summary,
  TraceFormat,
} from "../../engine/ownTrace/reading.ts";
import type { Survey } from "../../engine/ownTrace/survey.ts";
import * as engine from "../../engine/ownTrace/survey.ts";
import type { RunController } from "../../state/run/controller.ts";
import { RunContext } from "../../state/run/hooks.ts";
import { ReadingDialog } from "./ReadingDialog.tsx";
import { rememberedReading } from "./remembered.ts";

vi.mock("../../engine/ownTrace/survey.ts");

const format = (id: string, options: string[] = []): TraceFormat => ({
  ...{ id, label: `label of ${id}`, told_by: "", becomes: `pages of ${id}` },
  ...{ unit: "byte", volumes: true, options },
});
const preview: ColumnsPreview = {
  rows: [
    ["time", "what", "lbn", "len"],
    ["1", "r", "10", "8"],
    ["2", "w", "20", "16"],
  ],
  ...{ header: true, separator: ",", suggestion: "offset=3,size=4", unit: "512", size_unit: null },
};
const summary: Summary = {
  ...{ format: "columns", records: 2, ignored: 0, requests: 3, reads: 1, writes: 2 },
  ...{ pages: 3, volumes: 1, page_bytes: 4096, notes: ["a note"] },
};
const good: Survey = { ok: true, value: { summary, volumes: [] } };
const file = new File(["time,what,lbn,len\n1,r,10,8\n2,w,20,16\n"], "mine.csv");
const none: Choice = {
  lines: ["time,what"],
  formats: [],
  columns: "offset=3,size=4",
  unit: "512",
  size_unit: null,
};

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  const formats = [format("lis"), format("refs"), format("blkparse", ["action"])];
  vi.mocked(engine.previewed).mockReset().mockResolvedValue({ preview, formats });
  vi.mocked(engine.surveyed).mockReset().mockResolvedValue(good);
});

function asked(change: Partial<ReadingAsked>) {
  const lab = {
    allOperations: true,
    choices: { getState: () => ({ message: null, wanted: null }) },
    askReading: vi.fn(),
    tell: vi.fn(),
    readTrace: vi.fn(async () => ({ ok: true, value: { summary } })),
  };
  render(
    <RunContext value={lab as unknown as RunController}>
      <ReadingDialog asked={{ file, options: {}, ...change }} />
    </RunContext>,
  );
  return lab;
}

const openButton = () => screen.getByRole("button", { name: "Open" });
/** The options that the last survey was of. */
const surveyed = () => vi.mocked(engine.surveyed).mock.lastCall?.[1];

test("where several formats fit, the first lines are shown, and a click reads the file as one of them", async () => {
  const choice = {
    lines: ["0 1 0 1", "5 2 0 2"],
    formats: ["lis", "refs"],
    columns: null,
    unit: null,
    size_unit: null,
  };
  const lab = asked({ choice, options: { page: "8k" } });
  expect(screen.getByText(/0 1 0 1\s5 2 0 2/)).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: /refs: label of refs.*pages of refs/ }));
  expect(lab.askReading).toHaveBeenCalledExactlyOnceWith(null);
  expect(lab.readTrace).toHaveBeenCalledExactlyOnceWith(file, { page: "8k", format: "refs" });
});

test("where none fits, the guess is preset, each change is read anew, and what is opened is remembered", async () => {
  const lab = asked({ choice: none });
  const lbn = await screen.findByRole("combobox", { name: "Column 3: lbn" });
  expect(lbn).toHaveValue("offset");
  expect(screen.getByRole("combobox", { name: "Page size" })).toHaveDisplayValue("4 KiB, if in bytes");
  expect(surveyed()).toEqual({ columns: "offset=3,size=4", header: "yes", unit: "512" });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Column 2: what" }), "op");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Page size" }), "8k");
  const options = { columns: "op=2,offset=3,size=4", header: "yes", unit: "512", page: "8k" };
  expect(surveyed()).toEqual(options);
  expect(
    await screen.findByText(
      "It gives columns: 2 records, 3 requests (1 read, 2 writes), 3 pages of 4 KiB, 0 ignored.",
    ),
  ).toBeVisible();
  await userEvent.click(openButton());
  expect(lab.readTrace).toHaveBeenCalledExactlyOnceWith(file, options);
  await vi.waitFor(() => expect(rememberedReading(file)).toEqual(options));
  expect(rememberedReading(new File(["other"], "mine.csv"))).toEqual({});
});

test("without a column that says the page nothing is read, and nothing can be opened", async () => {
  asked({ choice: { ...none, columns: null, unit: null, size_unit: null } });
  expect(await screen.findByText(/Say which column is the page/)).toBeVisible();
  expect(engine.surveyed).not.toHaveBeenCalled();
  expect(openButton()).toBeDisabled();
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Column 1: time" }), "key");
  expect(surveyed()).toEqual({ columns: "key=1", header: "yes" });
  expect(openButton()).toBeEnabled();
});

test("bad lines of the choice at hand are listed, and the file cannot be opened so", async () => {
  const lines = [{ line: 3, text: "2,w", why: "no known word" }];
  vi.mocked(engine.surveyed).mockResolvedValue({ ok: false, lines, total: 1 });
  asked({ choice: none });
  expect(await screen.findByText("Line 3: no known word (2,w)")).toBeVisible();
  expect(openButton()).toBeDisabled();
});

test("a stop ends the reading, and the file can be opened all the same", async () => {
  let signal: AbortSignal | undefined;
  vi.mocked(engine.surveyed).mockImplementation((_, __, allOperations, ___, given) => {
    expect(allOperations).toBe(true);
    signal = given;
    return new Promise(() => {});
  });
  asked({ choice: none });
  await userEvent.click(await screen.findByRole("button", { name: "Stop" }));
  expect(signal?.aborted).toBe(true);
  expect(screen.getByText(/^Stopped/)).toBeVisible();
  expect(openButton()).toBeEnabled();
});

test("of several volumes all or one can be read, and the others stay in the menu", async () => {
  vi.mocked(engine.surveyed).mockImplementation(async (_, { volume }) => {
    const volumes = volume === undefined ? ["web.0", "web.1"] : [];
    return { ok: true, value: { summary, volumes } };
  });
  asked({});
  const menu = await screen.findByRole("combobox", { name: "Volume" });
  await userEvent.selectOptions(menu, "web.1");
  expect(surveyed()).toEqual({ volume: "web.1" });
  const offered = within(menu).getAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual(["all", "web.0", "web.1"]);
  await userEvent.selectOptions(menu, "all");
  expect(surveyed()).toEqual({});
});

test("another format takes out what went with the one before, and brings its own options", async () => {
  asked({ choice: none });
  await screen.findByRole("combobox", { name: "Column 3: lbn" });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Read as" }), "blkparse");
  expect(surveyed()).toEqual({ format: "blkparse" });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Action" }), "D");
  expect(surveyed()).toEqual({ format: "blkparse", action: "D" });
  expect(screen.queryByRole("combobox", { name: /^Column/ })).toBeNull();
});

test("the files of an archive are buttons", async () => {
  const choice = {
    lines: [],
    formats: [],
    columns: null,
    unit: null,
    size_unit: null,
    members: ["a.csv", "old/a.csv"],
  };
  const lab = asked({ choice });
  await userEvent.click(screen.getByRole("button", { name: "old/a.csv" }));
  expect(lab.readTrace).toHaveBeenCalledExactlyOnceWith(file, { member: "old/a.csv" });
});
