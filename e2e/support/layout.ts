/** What a page must not do with its parts and words, whatever stands on it: looked at in the page itself. */
import type { Page } from "@playwright/test";

/** Each part that must be seen: not wholly in the window, or beneath something else. */
export const hiddenParts = (page: Page, within: string, parts: readonly string[]) =>
  page.evaluate(
    ([within, parts]) => {
      const found: string[] = [];
      for (const part of document.querySelectorAll(parts.map((id) => `${within} [data-part=${id}]`).join())) {
        const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        const told = `${part.getAttribute("data-part")} ${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)}`;
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
          found.push(`${told}: not in the window`);
          continue;
        }
        const inset = 4;
        const points = [
          [left + inset, top + inset],
          [right - inset, top + inset],
          [left + inset, bottom - inset],
          [right - inset, bottom - inset],
          [(left + right) / 2, (top + bottom) / 2],
        ] as const;
        const under = points.find(([x, y]) => {
          const topmost = document.elementFromPoint(x, y);
          return topmost !== null && !part.contains(topmost) && !topmost.contains(part);
        });
        if (under !== undefined) found.push(`${told}: beneath something at ${under.map(Math.round)}`);
      }
      return found;
    },
    [within, parts] as const,
  );

/** By how much the page is larger than its window: to the side, and, where it must not scroll, downwards. */
export const beyondWindow = (page: Page, scrolls: boolean) =>
  page.evaluate((scrolls) => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const found: string[] = [];
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    if (!scrolls && scrollHeight > clientHeight)
      found.push(`the page is ${scrollHeight - clientHeight} px too high`);
    return found;
  }, scrolls);

/** Words that are cut without saying so, and lines of words that lie over others. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const told = (element: Element) => `"${element.textContent?.trim().slice(0, 40)}"`;
    const seen = (element: Element) => {
      const { clip, clipPath, opacity } = getComputedStyle(element);
      const forReaders = clip === "rect(0px, 0px, 0px, 0px)" || clipPath === "inset(50%)";
      return (
        !forReaders && opacity !== "0" && element.closest(".sr-only, [aria-hidden=true] svg, option") === null
      );
    };
    const speaking = [...document.querySelectorAll("body *")].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== "") &&
        element.checkVisibility({ visibilityProperty: true }) &&
        seen(element),
    );
    const lines: { element: Element; box: DOMRect }[] = [];
    /** What of a box its element and those around it do not hide. */
    const shownOf = (element: Element, { left, right, top, bottom }: DOMRect): DOMRect => {
      let [x0, x1, y0, y1] = [left, right, top, bottom];
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        if (overflowX !== "visible") [x0, x1] = [Math.max(x0, edge.left), Math.min(x1, edge.right)];
        if (overflowY !== "visible") [y0, y1] = [Math.max(y0, edge.top), Math.min(y1, edge.bottom)];
      }
      // Letters in a drawing are placed by their own height, not by that of their line.
      const air = element.closest("svg") === null ? 0 : (y1 - y0) / 4;
      return new DOMRect(x0, y0 + air, Math.max(0, x1 - x0), Math.max(0, y1 - y0 - 2 * air));
    };
    for (const element of speaking) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const wide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const high = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      const said = textOverflow === "ellipsis" && element.closest("[title], [aria-label]") !== null;
      if ((wide || high) && element.clientWidth > 0 && !said && element.closest("svg") === null)
        found.push(`${told(element)} is cut`);
      for (const node of element.childNodes) {
        if (node.nodeType !== 3 || node.textContent?.trim() === "") continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const whole of range.getClientRects()) {
          const box = shownOf(element, whole);
          // What is scrolled away in its box is not on the screen.
          const x = (box.left + box.right) / 2;
          const y = (box.top + box.bottom) / 2;
          const topmost = document.elementFromPoint(x, y);
          if (topmost !== null && (element.contains(topmost) || topmost.contains(element)))
            lines.push({ element, box });
        }
      }
    }
    for (const tile of document.querySelectorAll(".score-tile")) {
      if (tile.scrollWidth > tile.clientWidth + 1) found.push(`${told(tile)} runs out of its tile`);
    }
    // Descenders and ascenders of neighbouring lines may meet; words on words do not.
    const inset = 3;
    for (const [at, { element, box }] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.element === element) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > inset && down > Math.min(box.height, other.box.height) / 2)
          found.push(`${told(element)} and ${told(other.element)} lie over each other`);
      }
    }
    return found;
  });
