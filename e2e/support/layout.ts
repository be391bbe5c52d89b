/** What a page must not do with its parts and words, whatever stands on it: looked at in the page itself. */
import type { Driven } from "./driven.ts";

type Page = Pick<Driven, "evaluate">;

/** Each part that must be seen, by its id or a selector: not wholly in the window, or beneath something else. */
export const hiddenParts = (page: Page, within: string, parts: readonly string[]) =>
  page.evaluate(
    ([within, parts]) => {
      type Edges = [left: number, right: number, top: number, bottom: number];
      const found: string[] = [];
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.cssText = "position: fixed; width: 8px; zoom: 2";
      const inItsUnits = probe.getBoundingClientRect().width === 8;
      probe.remove();
      /** CSS pixels of the window: WebKit measures a zoomed element in its own. */
      const unit = (element: Element | null): number =>
        element === null || !inItsUnits
          ? 1
          : Number(getComputedStyle(element).zoom || 1) * unit(element.parentElement);
      const chosen = parts.map((id) => `${within} ${/^\w/.test(id) ? `[data-part=${id}]` : id}`);
      for (const part of document.querySelectorAll(chosen.join())) {
        const { x, y, width, height } = part.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        const zoom = unit(part);
        const [left, right, top, bottom] = [x, x + width, y, y + height].map((at) => at * zoom) as Edges;
        const told = `${part.getAttribute("data-part") ?? part.id} ${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)}`;
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
        for (const [x, y] of points) {
          const topmost = document.elementFromPoint(x, y);
          if (topmost === null || part.contains(topmost) || topmost.contains(part)) continue;
          const over = topmost.outerHTML.slice(0, 80);
          found.push(`${told}: beneath ${over} at ${Math.round(x)},${Math.round(y)}`);
          break;
        }
      }
      return found;
    },
    [within, parts] as const,
  );

/** Where the first lane's pool begins to be drawn. */
export const firstTile = (page: Page) =>
  page.evaluate(() => {
    const pool = document.querySelector(".lane :is([data-part=pool], [data-part=table])");
    const cells = [...(pool?.querySelectorAll("[data-frame], canvas") ?? [])];
    const drawn = cells.length > 0 ? cells : [...(pool?.querySelectorAll("[role=img] svg") ?? [])];
    return Math.min(...drawn.map((tile) => tile.getBoundingClientRect().top));
  });

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

/** Words that are cut: their box hides what does not fit, and has neither an ellipsis and a title nor a button that opens it. */
export const cutWords = (page: Page) =>
  page.evaluate(() => {
    const hides = (element: Element) => {
      const { overflowX, overflowY, clip, clipPath, textOverflow, webkitLineClamp } =
        getComputedStyle(element);
      const forReaders = clip === "rect(0px, 0px, 0px, 0px)" || clipPath === "inset(50%)";
      if (forReaders || element.closest(".sr-only") !== null) return false;
      const folded = webkitLineClamp !== "none" && element.parentElement?.querySelector("[aria-expanded]");
      const said = textOverflow === "ellipsis" && element.closest("[title], [aria-label]") !== null;
      const wide = !said && /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const high =
        !folded && /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return element.clientWidth > 0 && (wide || high);
    };
    const speaks = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== "");
    const tiles = [...document.querySelectorAll(".score-tile")].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    );
    return [...document.querySelectorAll("body *")]
      .filter((element) => speaks(element) && element.closest("svg, option") === null && hides(element))
      .concat(tiles)
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 60)}`);
  });

/** Lines of words that lie over others. */
export const wordsOverWords = (page: Page) =>
  page.evaluate(() => {
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
    const unseen = ".sr-only, option, [aria-hidden=true] svg";
    const lines: { element: Element; box: DOMRect }[] = [];
    for (const element of document.querySelectorAll("body *")) {
      const words = [...element.childNodes].filter(
        (node) => node.nodeType === 3 && node.textContent?.trim() !== "",
      );
      if (words.length === 0 || element.closest(unseen) !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      for (const node of words) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const whole of range.getClientRects()) {
          const box = shownOf(element, whole);
          // What lies beneath something else is another law's.
          const topmost = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
          if (topmost !== null && (element.contains(topmost) || topmost.contains(element)))
            lines.push({ element, box });
        }
      }
    }
    const told = (element: Element) => `"${element.textContent?.trim().slice(0, 40)}"`;
    // Descenders and ascenders of neighbouring lines may meet; words on words do not.
    const inset = 3;
    return lines.flatMap(({ element, box }, at) =>
      lines.slice(at + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const over = across > inset && down > Math.min(box.height, other.box.height) / 2;
        return over && other.element !== element
          ? [`${told(element)} and ${told(other.element)} lie over each other`]
          : [];
      }),
    );
  });
