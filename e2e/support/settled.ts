import type { Driven } from "./driven.ts";

/**
 * Waits until a page is there as a whole and stands still: what is loaded later, fonts, and sizes that follow from
 * measuring. What is read at once afterwards does not depend on how quick the machine is.
 */
export async function settled(page: Pick<Driven, "evaluate" | "waitForFunction">): Promise<void> {
  // The page's words without its script have a heading of their own.
  await page.waitForFunction(
    () =>
      document.querySelector(".not-started, [aria-busy=true]") === null &&
      !/Loading (the|…)/.test(document.body.textContent ?? ""),
  );
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const places = () =>
      [...document.querySelectorAll("body *:not(svg *)")]
        .map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left, top, width, height].join();
        })
        .join(" ");
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    // A size that was measured in one frame is drawn in the next; large pictures take some.
    let before = "";
    for (let same = 0; same < 5; ) {
      await frame();
      const now = places();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });
}
