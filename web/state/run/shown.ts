/** The lab shown on the page, for code outside of React. */
import type { RunController } from "./controller.ts";

let shown: RunController | null = null;

export const shownLab = (): RunController | null => shown;

export function showLab(lab: RunController): void {
  shown = lab;
}
