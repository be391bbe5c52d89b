/** A game by keys and by clicks, its end, and the clock. */
import { readFile } from "node:fs/promises";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { type Game, initGame, openGame } from "../../engine/game.ts";
import { Playing } from "./Playing.tsx";

await initGame({ module_or_path: await readFile("web/engine/pkg/game/game_bg.wasm") });

function game(word: string): Game {
  const drawn = openGame(word);
  if (!drawn.ok) throw new Error(drawn.failure.message);
  return drawn.value;
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduce"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  return () => vi.useRealTimers();
});

const section = () => screen.getByRole("region", { name: "Beat ACE" });
const key = (code: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code, ...more });

test("a game by keys, from the start to its end card", async () => {
  const drawn = game("kurs1");
  const onReplay = vi.fn();
  render(<Playing game={drawn} word="kurs1" onReplay={onReplay} />);
  await userEvent.click(screen.getByRole("button", { name: "Start without a clock" }));
  expect(section()).toHaveFocus();
  expect(screen.queryByRole("timer")).toBeNull();
  const asked = () => screen.queryByText(/^Choose the page that goes\./);
  const ended = () => screen.queryByRole("heading", { name: /ACE/ });
  for (let move = 0; move < 20; move += 1) {
    await waitFor(() => expect(asked() ?? ended()).not.toBeNull());
    if (ended() !== null) break;
    key("Digit1");
    // What cannot be written is not taken, whatever is pressed.
    for (const frame of [1, 2, 3, 4, 5]) key(`Digit${frame}`, { shiftKey: true });
    expect(screen.getAllByRole("radio")[0]).toBeChecked();
    key("Enter");
  }
  expect(ended()).toHaveFocus();
  const link = screen.getByRole<HTMLInputElement>("textbox", { name: "Link that replays the moves" }).value;
  const moves = new URLSearchParams(link.split("?")[1]).get("moves") ?? "";
  const again = drawn.played(moves);
  expect(again.ok && again.value.over).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Watch the moves" }));
  expect(onReplay).toHaveBeenCalledWith(moves);
  await userEvent.click(screen.getByRole("button", { name: "Play again" }));
  expect(location.hash).toMatch(/^#\/beat-ace\?seed=\d+$/);
  await userEvent.click(screen.getByRole("button", { name: "The same game again" }));
  expect(screen.getByRole("button", { name: "Start: two minutes" })).toBeVisible();
});

test("the clock runs out: LRU makes the moves that are left", () => {
  vi.useFakeTimers();
  const drawn = game("kurs1");
  render(<Playing game={drawn} word="kurs1" onReplay={() => {}} />);
  fireEvent.click(screen.getByRole("button", { name: "Start: two minutes" }));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole("timer")).toHaveTextContent(/^(2:00|1:59)$/);
  for (let second = 0; second < 125; second += 1) act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText(/The clock ran out at request \d+; LRU made the moves from there./)).toBeVisible();
  const link = screen.getByRole<HTMLInputElement>("textbox", { name: "Link that replays the moves" }).value;
  const again = drawn.played(new URLSearchParams(link.split("?")[1]).get("moves") ?? "");
  expect(again.ok && again.value.time_us).toBe(drawn.opening.ghosts.lru.at(-1));
});
