import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What is loaded later may take a busy machine more than a second.
configure({ asyncUtilTimeout: 30_000 });
// Testing Library does this by itself only where test functions are global.
afterEach(cleanup);

// jsdom always hides popovers: fires the toggle event of a clicked button's popover and makes it visible.
// Once for a document, which the files of a worker share.
const clicked = ({ target }: Event) => {
  const id = (target as Element).closest("[popovertarget]")?.getAttribute("popovertarget");
  const opened = id && document.getElementById(id);
  if (!opened) return;
  opened.dispatchEvent(Object.assign(new Event("toggle"), { newState: "open" }));
  opened.removeAttribute("popover");
};
const root = globalThis.document?.documentElement;
if (root !== undefined && !root.hasAttribute("data-popovers")) {
  root.setAttribute("data-popovers", "");
  document.addEventListener("click", clicked);
}
