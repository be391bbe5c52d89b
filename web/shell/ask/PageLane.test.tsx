import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { PagePast } from "../../engine/types.ts";
import { placeOf } from "./PageCard.tsx";
import { PageLane, type PageNow } from "./PageLane.tsx";

const at = (position: number) => ({ t: position - 1, position });
const nothing: PagePast = {
  requests: [],
  entered: null,
  asked_since: 0,
  dirtied: null,
  written: null,
  left: null,
  next: null,
};
const dirty: PageNow = { label: "LRU", words: "Page 4: frame 2, dirty.", resident: true, dirty: true };
const clean: PageNow = { ...dirty, dirty: false };
const gone: PageNow = { ...clean, resident: false, words: "Page 4: not resident." };

function show(now: PageNow, past: Partial<PagePast>, done = true) {
  const onGo = vi.fn();
  const { container } = render(
    <PageLane index={0} now={now} past={{ ...nothing, ...past }} done={done} next={false} onGo={onGo} />,
  );
  const told = (line: string) => container.querySelector(`[data-tells=${line}]`)?.textContent;
  return { onGo, told };
}

test("a resident page: since when, how often asked for, dirty since when, and when it had left before", () => {
  const phrases = [{ template: "Page {page} goes.", values: { page: "4" } }];
  const { told } = show(dirty, {
    entered: { at: at(812), prefetched: false },
    asked_since: 3,
    requests: [{ at: at(1901), hit: true, write: false }],
    dirtied: at(833),
    left: { at: at(700), phrases },
  });
  expect(told("since")).toBe("In the pool since request 812, read after a miss.");
  expect(told("again")).toBe("Asked for again 3 times since, last at request 1,901.");
  expect(told("dirty")).toBe("Dirty since request 833.");
  expect(told("left")).toBe("Had left it before at request 700:");
  expect(screen.getByText("Page 4 goes.")).toBeVisible();
});

test("a page that was written and stayed says in how large a batch; a write before it came back does not count", () => {
  const entered = { at: at(10), prefetched: true };
  const first = show(clean, { entered, written: { at: at(20), pages: 3 } });
  expect(first.told("since")).toBe("In the pool since request 10, which prefetched it.");
  expect(first.told("clean")).toBe("Clean since request 20, which wrote it in a batch of 3.");
  const second = show(clean, { entered, written: { at: at(9), pages: 3 } });
  expect(second.told("clean")).toBeUndefined();
});

test("what has not been found is only said never to have been once all is looked through", () => {
  const during = show(gone, {}, false);
  expect(during.told("left")).toBeUndefined();
  expect(screen.queryByText("No request for it so far.")).toBeNull();
  const after = show(gone, {}, true);
  expect(after.told("left")).toBe("It has not been in the pool so far.");
  expect(screen.getByText("No request for it so far.")).toBeVisible();
});

test("each request is a button that goes there", async () => {
  const { onGo } = show(gone, {
    entered: { at: at(5), prefetched: false },
    left: { at: at(9), phrases: [] },
    requests: [{ at: at(7), hit: false, write: true }],
  });
  for (const name of ["request 5", "request 9", "request 7"])
    await userEvent.click(screen.getByRole("button", { name }));
  expect(onGo.mock.calls).toEqual([[5], [9], [7]]);
  expect(screen.getByRole("listitem")).toHaveTextContent("request 7 write, miss");
});

test("the card lies above or below what was pointed at, never over it", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("innerWidth", 1366);
  vi.stubGlobal("innerHeight", 768);
  for (let top = 0; top <= 740; top += 20) {
    const bottom = top + 28;
    const card = placeOf({ left: 600, right: 640, top, bottom });
    if (card.bottom === undefined) expect(card.top).toBeGreaterThan(bottom);
    else expect(768 - Number(card.bottom)).toBeLessThan(top);
  }
  vi.unstubAllGlobals();
});
