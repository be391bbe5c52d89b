import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { labs } from "./labs/registry.ts";
import { pages } from "./pages/registry.ts";
import { keepRun } from "./shell/Running.tsx";
import { correctAddress } from "./shell/site.ts";
import { followHash } from "./state/hash.ts";
import { startLanguage } from "./state/language.ts";
import { shownLab } from "./state/run/controller.ts";
import "./styles/main.css";
import { text } from "./text/text.ts";
import { attempt, beforeReload, ErrorBoundary, tellUnheard } from "./ui/onDemand.tsx";
import { applyTheme, storedTheme } from "./ui/Preferences.tsx";
import { faceReady } from "./ui/signs.ts";

applyTheme(storedTheme());
beforeReload(() => keepRun(shownLab()));
tellUnheard();
// First of all that follow the address.
const correct = () => {
  const unknown = correctAddress({ labs, pages });
  const lab = shownLab();
  // A lab that is opened says it by itself.
  if (unknown !== undefined && lab?.path === labs[0]?.path)
    lab?.tell({ tone: "error", text: text().messages.noSuchAddress(unknown), pages: true });
};
followHash(correct);
correct();
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
/** For the browser's console and for tests: the shown state as data, and the size of the engine's memory. */
Object.assign(window, {
  bufferpoolLab: {
    serialised: () => shownLab()?.playback.session?.serialised() ?? "",
    engineBytes: () => shownLab()?.playback.session?.engineBytes ?? 0,
  },
});
void Promise.all([startLanguage(attempt), faceReady()]).then(() =>
  createRoot(root).render(
    <ErrorBoundary>
      <App labs={labs} />
    </ErrorBoundary>,
  ),
);
// After all that the first picture needs: the site is kept in the background.
const keep = async () => (await import("./offline/offline.ts")).keepOffline();
addEventListener("load", () => void keep().catch(() => {}), { once: true });
