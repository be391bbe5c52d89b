/** The predictive lab as the tests use it: its scrubber is along time. */
import { expect } from "@playwright/test";
import type { LabPage, LaneView } from "./lab.ts";

/** The part of a lane in the engine's view that tests look into. */
export interface PbmLane extends LaneView {
  config: { policy: string };
}

/** The time shown, in the transport's unit. */
export async function timeOf({ page }: LabPage): Promise<number> {
  const text = await page.getByLabel("Position shown").locator("span").textContent();
  return Number.parseFloat((text ?? "").replaceAll(",", ""));
}

/** Waits until the whole run is prescanned: the axis does not grow any more. */
export async function prescanned({ page }: LabPage): Promise<void> {
  await expect(page.getByText("over the whole run")).toBeVisible({ timeout: 30_000 });
}
