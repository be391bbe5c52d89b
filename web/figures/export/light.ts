/**
 * A part of the page in the light theme, out of sight, where pictures for files are drawn and their styles computed.
 * Files are light whatever the page is: they are for papers, handouts and slides.
 */

import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** Runs `work` with such a part within `parent`, whose styles it inherits, and takes it away again. */
export function inLight<T>(parent: Element, work: (host: HTMLElement) => T): T {
  const host = document.createElement("div");
  host.dataset.theme = "light";
  host.setAttribute("aria-hidden", "true");
  Object.assign(host.style, { position: "fixed", left: "0", top: "0", opacity: "0", pointerEvents: "none" });
  parent.append(host);
  try {
    return work(host);
  } finally {
    host.remove();
  }
}

/** As {@link inLight}, with what React draws of `drawing` in it. */
export function drawnInLight<T>(drawing: ReactNode, work: (host: HTMLElement) => T): T {
  const stage = document.createElement("div");
  const root = createRoot(stage);
  flushSync(() => root.render(drawing));
  // Copies: React would miss what the work takes out.
  const drawn = [...stage.childNodes].map((node) => node.cloneNode(true));
  root.unmount();
  return inLight(document.body, (host) => {
    host.append(...drawn);
    return work(host);
  });
}
