/** What a step says must be read without scrolling within it: looked at in the page itself, at one position after another. */
import type { Driven } from "./driven.ts";

/**
 * Goes to shares of a run in percent (null: stays) and says what breaks the law: no text of a step is clipped, scrolled away
 * or too small to be read, none lies over other text, and an open tab has room. One round trip, however many places.
 */
export const unreadable = (
  page: Pick<Driven, "evaluate">,
  at: readonly (number | null)[],
): Promise<string[]> =>
  page.evaluate(async (at) => {
    /** In pixels; a tab's least height. */
    const [least, leastTab] = [8.9, 120];
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    };
    const parts = [".lane", ".present-lane", ".score"];
    const unseen = ".sr-only, option, .as-table, .score-changed, [data-told]";

    const look = () => {
      const found: string[] = [];
      /** What an element and those around it leave of the page to be seen: left, right, top, bottom. */
      const windows = new Map<Element, number[]>([[document.body, [-1e6, 1e6, -1e6, 1e6]]]);
      const windowOf = (element: Element): number[] => {
        const known = windows.get(element);
        if (known !== undefined) return known;
        const { overflowX, overflowY } = getComputedStyle(element);
        let [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = windowOf(element.parentElement ?? document.body);
        if (overflowX !== "visible" || overflowY !== "visible") {
          const edge = element.getBoundingClientRect();
          if (overflowX !== "visible") [x0, x1] = [Math.max(x0, edge.left), Math.min(x1, edge.right)];
          if (overflowY !== "visible") [y0, y1] = [Math.max(y0, edge.top), Math.min(y1, edge.bottom)];
        }
        windows.set(element, [x0, x1, y0, y1]);
        return [x0, x1, y0, y1];
      };
      /** The part of a box that its surroundings leave to be seen. */
      const shown = (element: Element, { left, right, top, bottom }: DOMRect) => {
        const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = windowOf(element.parentElement ?? document.body);
        return {
          width: Math.min(right, x1) - Math.max(left, x0),
          height: Math.min(bottom, y1) - Math.max(top, y0),
        };
      };
      const lines: { element: Element; box: DOMRect }[] = [];
      for (const element of document.querySelectorAll(parts.map((part) => `${part} *`).join())) {
        const words = [...element.childNodes].filter(
          (node) => node.nodeType === 3 && node.textContent?.trim() !== "",
        );
        if (words.length === 0 || element.closest(unseen) !== null) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // Told to screen readers alone.
        if (getComputedStyle(element).clipPath === "inset(50%)") continue;
        const told = `"${words
          .map((node) => node.textContent)
          .join("")
          .trim()
          .slice(0, 50)}"`;
        const range = document.createRange();
        for (const node of words) {
          range.selectNodeContents(node);
          for (const box of range.getClientRects()) {
            if (box.width === 0) continue;
            const svg = element.closest("svg") !== null;
            // Letters in a drawing are placed by their own height, not by that of their line.
            const air = svg ? box.height / 5 : 1;
            const seen = shown(element, box);
            if (seen.width < box.width - 1.5 || seen.height < box.height - 2 * air - 0.5)
              found.push(`${told} is clipped`);
            if (box.left < -1 || box.right > innerWidth + 1) found.push(`${told} leaves the window`);
            const scale =
              element instanceof SVGGraphicsElement
                ? Math.abs(element.getScreenCTM()?.a ?? 1)
                : ((element as { currentCSSZoom?: number }).currentCSSZoom ?? 1);
            const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
            if (size < least) found.push(`${told} is ${size.toFixed(1)} px`);
            const inner = new DOMRect(box.left, box.top + air, box.width, Math.max(0, box.height - 2 * air));
            lines.push({ element, box: inner });
          }
        }
      }
      for (const [index, { element, box }] of lines.entries())
        for (const other of lines.slice(index + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (across > 1.5 && down > 3 && element !== other.element && !element.contains(other.element))
            found.push(
              `"${element.textContent?.trim().slice(0, 40)}" and "${other.element.textContent?.trim().slice(0, 40)}" lie over each other`,
            );
        }
      for (const part of document.querySelectorAll(".lane, .lane *")) {
        if (!/auto|scroll|hidden|clip/.test(getComputedStyle(part).overflowY) || part.closest(unseen))
          continue;
        if (
          part.closest("svg") === null &&
          part.clientHeight > 0 &&
          part.scrollHeight > part.clientHeight + 1
        )
          found.push(`${part.className || part.tagName} hides ${part.scrollHeight - part.clientHeight} px`);
      }
      const panel = document.querySelector(".more[data-chosen=true] .more-panel");
      if (panel !== null && panel.clientHeight < leastTab) found.push(`the tab has ${panel.clientHeight} px`);
      return found;
    };

    const scrubber = document.querySelector<HTMLInputElement>(".transport-scrubber input");
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    const found: string[] = [];
    for (const percent of at) {
      if (percent !== null && scrubber !== null) {
        const whole = (Number(scrubber.max) * percent) / 100;
        set?.call(scrubber, String(scrubber.step === "1" ? Math.round(whole) : whole));
        scrubber.dispatchEvent(new Event("input", { bubbles: true }));
        await frames(2);
      }
      await frames(3);
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
      found.push(...new Set(look().map((line) => `${percent === null ? "there" : `${percent}%`}: ${line}`)));
    }
    return found;
  }, at);
