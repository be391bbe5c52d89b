import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { WantedTrace } from "./choices.ts";
import { askFor } from "./wanted.ts";

const trace: WantedTrace = {
  name: "mine.csv",
  hash: "00000000000000aa",
  requests: 1,
  options: { page: "8k" },
  comes: false,
};
const file = new File(["R,1\n"], "mine.csv");

/** What is wanted, and the files that were read. */
function asking(fetched: Promise<File> | undefined, read = vi.fn()) {
  const store = createStore<{ wanted: WantedTrace | null }>(() => ({ wanted: null }));
  askFor(trace, fetched, store, read);
  return { store, read, wanted: () => store.getState().wanted };
}

test("a trace that the site has is read when it has come, and nobody is asked for it till then", async () => {
  const { store, read, wanted } = asking(
    Promise.resolve(file),
    vi.fn(() => store.setState({ wanted: null })),
  );
  expect(wanted()).toEqual({ ...trace, comes: true });
  await vi.waitFor(() => expect(read.mock.calls).toEqual([[file, { page: "8k" }]]));
  await vi.waitFor(() => expect(wanted()).toBeNull());
});

test("a file that comes when another scene is open is not read", async () => {
  const fetched = Promise.resolve(file);
  const { store, read, wanted } = asking(fetched);
  store.setState({ wanted: null });
  await fetched;
  expect([read.mock.calls, wanted()]).toEqual([[], null]);
});

test.each([
  ["the site has not", () => undefined],
  ["does not come", () => Promise.reject(new Error("404"))],
  ["is another one", () => Promise.resolve(file)],
])("the reader is asked for a trace that %s", async (_, fetched) => {
  const { wanted } = asking(fetched());
  await vi.waitFor(() => expect(wanted()).toEqual(trace));
});
