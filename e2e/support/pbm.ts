/** The predictive lab as the tests use it: its scrubber is along time, and positions are what the transport says. */
import { expect } from "@playwright/test";
import type { LabPage, LaneView, Snapshot } from "./lab.ts";

/** The part of a lane in the engine's view that tests look into. */
export interface PbmLane extends LaneView {
  config: { policy: string };
}

/** Waits until a position is shown. */
export async function at({ page }: LabPage, position: number): Promise<void> {
  await expect(page.getByLabel("Position shown")).toHaveText(
    new RegExp(`^${position.toLocaleString("en")} / `),
    { timeout: 15_000 },
  );
}

/** Steps by its key from here on. Returns what is shown before the first step and after each one. */
export function walk({ page }: LabPage, key: "ArrowRight" | "ArrowLeft", steps: number): Promise<Snapshot[]> {
  return page.evaluate(
    async ([key, steps]) => {
      const shown = () => Number.parseInt(window.labSnapshot().position.replaceAll(",", ""), 10);
      const by = key === "ArrowRight" ? 1 : -1;
      const from = shown();
      const seen = [window.labSnapshot()];
      for (let step = 1; step <= steps; step += 1) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        do await new Promise((resolve) => setTimeout(resolve));
        while (shown() !== from + by * step);
        seen.push(window.labSnapshot());
      }
      return seen;
    },
    [key, steps] as const,
  );
}

/** Requests of all lanes, as the transport says. */
export async function requestsOf({ page }: LabPage): Promise<number> {
  const [text = ""] =
    /(?<=\/ )[\d,]+(?= )/.exec((await page.getByLabel("Position shown").textContent()) ?? "") ?? [];
  return Number(text.replaceAll(",", ""));
}

/** The time shown, in the transport's unit. */
export async function timeOf({ page }: LabPage): Promise<number> {
  const text = await page.getByLabel("Position shown").locator("span").textContent();
  return Number.parseFloat((text ?? "").replaceAll(",", ""));
}

/** Waits until the whole run is surveyed: the axis does not grow any more. */
export async function surveyed({ page }: LabPage): Promise<void> {
  await expect(page.getByText("over the whole run")).toBeVisible({ timeout: 30_000 });
}
