/** A page as a browser's own translation leaves it: each text in two elements of its own, as it comes, for as long as it is open. */
import type { Page } from "@playwright/test";

/** Before the page is opened. What may not be translated stays. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const skipped = "[translate=no], script, style, textarea, svg, font";
    const take = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) texts.push(text as Text);
      for (const text of texts) {
        const stays = text.parentElement?.closest(`[translate=yes], ${skipped}`)?.matches(skipped) ?? true;
        if (stays || text.data.trim() === "") continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    const begin = () => {
      take(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes, target, type } of records)
          if (type === "characterData") take(target);
          else for (const node of addedNodes) if (node.isConnected) take(node);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    document.addEventListener("DOMContentLoaded", begin);
  });
}
