import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setLocale } from "../../../text/text.ts";
import { CalibrationView, choices } from "./CalibrationView.tsx";

const opened = async () => {
  render(<CalibrationView />);
  await screen.findByRole("heading", { level: 2, name: /Figure 8|Abbildung 8/ }, { timeout: 20_000 });
};
const rowsIn = (caption: string) =>
  within(screen.getByRole("table", { name: caption }))
    .getAllByRole("row")
    .map((row) => row.textContent ?? "");

beforeEach(() => choices.setState(choices.getInitialState(), true));
afterEach(() => setLocale("en"));

test("what was fitted, how well, and how far device time is off are said first", async () => {
  await opened();
  expect(
    screen.getByText(/^Wait for only f = 0\.19\d of the write time.* 2\.\d points .* is 32 points off\.$/),
  ).toBeInTheDocument();
  expect(
    screen.getByRole("img", { name: /falls from 2\d\.\d points at f = 0 to 2\.\d at f = 0\.19\d/ }),
  ).toBeDefined();
});

test("fitted bars, predicted figures, what is not explained and the other cause stand in tables and words", async () => {
  await opened();
  expect(rowsIn("Figure 8, bar by bar: what f is fitted to")).toHaveLength(1 + 16 + 1);
  const predicted = rowsIn("Figures that nothing was fitted to");
  for (const title of ["Share of reads", "Size of the pool", "Share of reads on four devices"])
    expect(predicted).toContain(title);
  expect(screen.getByText(/up to 2\.50x, the model 1\.\d\dx\. f = 0\.42 would give it/)).toBeInTheDocument();
  expect(screen.getByText(/^Why LRU-WSR gains most/)).toBeInTheDocument();
  const [, share, reads, device] = rowsIn("What was fitted, and how well");
  const errors = (row: string | undefined) => row?.match(/2\.\d\d5\.\d\d/)?.[0];
  expect(errors(share)).toBeDefined();
  expect(errors(share)).toBe(errors(reads));
  expect(reads).toMatch(/further reads a miss4\.\d\d ±/);
  expect(device).toContain("32.1");
});

test("clients and writers are said not to be the cause, with their figures", async () => {
  await opened();
  const said = screen.getByText(/^Clients that share the device/);
  expect(said).toHaveTextContent(
    /16 values at 1\/64 of the size, 150,000 requests, alpha 2\.8 and without the Reader.* 1 to 20 clients and 0 to 50 µs/,
  );
  expect(said).toHaveTextContent(/by 5\.2 points in the root mean square, f = 0\.2 by 2\.9; where MU/);
  expect(said).toHaveTextContent(
    /fall of figure 10g beyond .* 1\.27 to 1\.32x .* fitted, without a cause\.$/,
  );
  const links = within(screen.getByRole("list", { name: "The server model's figures:" })).getAllByRole(
    "link",
  );
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `#/figures/server-${number}`),
  );
});

test("another share is shown everywhere, and the way back", async () => {
  await opened();
  act(() => choices.setState({ share: 1 }));
  const sum = () => rowsIn("Figure 8, bar by bar: what f is fitted to").at(-1);
  await waitFor(() => expect(sum()).toBe("Root mean square, in points32.1"));
  await userEvent.click(screen.getByRole("button", { name: "Back to the fit" }));
  await waitFor(() => expect(sum()).toMatch(/^Root mean square, in points2\.\d$/));
});

test("it is there in German, numbers included", async () => {
  await setLocale("de");
  await opened();
  expect(screen.getByText(/^Wird nur auf f = 0,19\d der Schreibzeit gewartet/)).toBeInTheDocument();
  expect(
    screen.getByText(/^Clients, die sich das Gerät teilen, .* 5,2 .*, f = 0,2 um 2,9; /),
  ).toBeInTheDocument();
});
