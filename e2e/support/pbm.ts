/** The predictive lab as the tests use it: its scrubber is along time. */
import { expect } from "@playwright/test";
import type { LabPage } from "./lab.ts";

/** The time shown, in the transport's unit. */
export async function timeOf({ page }: LabPage): Promise<number> {
  const text = await page.getByLabel("Position shown").locator("span.block").textContent();
  return Number.parseFloat((text ?? "").replaceAll(",", ""));
}

/** Waits until the whole run is prescanned, as the curves say: the axis does not grow any more. Leaves the counters open. */
export async function prescanned(lab: LabPage): Promise<void> {
  const curves = await lab.tab("Curves");
  await expect(curves.getByText("over the whole run")).toBeVisible({ timeout: 30_000 });
  await lab.tab("All counters");
  // Where it was: arrows in a row of tabs go from tab to tab.
  await lab.step.focus();
}
