/**
 * Keeps the whole site in the browser after the first visit, by a service worker that the build writes.
 *
 * A newer version waits until the reader asks for it: half of the old page with half of the new one would not work.
 */
import { reloadPage } from "../ui/onDemand.tsx";
import { type NewerVersion, versions } from "./versions.ts";

const tell = (newer: NewerVersion) => versions.setState({ newer });

let askedHere = false;

function offer({ waiting }: ServiceWorkerRegistration): void {
  // Without a controller this is the first visit: nothing older is shown.
  if (waiting === null || navigator.serviceWorker.controller === null) return;
  const load = () => {
    askedHere = true;
    waiting.postMessage({ type: "SKIP_WAITING" });
  };
  tell({ load, inUse: false });
}

const reload = () => void reloadPage();

/** All tabs have the newer version behind them at once. The reader may be in the middle of something in this one. */
function onBroughtIn(): void {
  if (askedHere) reload();
  else tell({ load: reload, inUse: true });
}

/**
 * Starts keeping the site, once the page has loaded. Where it cannot be kept (opened as a file, storage forbidden, a
 * frame of another site) the page works as before, with a network.
 */
export async function keepOffline(): Promise<void> {
  // In development every file is new at each load.
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  try {
    // Of a newer version: it comes in by itself where no page works.
    navigator.serviceWorker.addEventListener("message", ({ data, ports: [port] }) => {
      if (data?.type === "WORKS" && document.querySelector(".not-started") === null) port?.postMessage(true);
    });
    navigator.serviceWorker.startMessages();
    const registration = await navigator.serviceWorker.register("./sw.js");
    if (navigator.serviceWorker.controller !== null)
      navigator.serviceWorker.addEventListener("controllerchange", onBroughtIn);
    const watch = () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed") offer(registration);
      });
    };
    registration.addEventListener("updatefound", watch);
    // The browser asks for a newer version by itself: in a slow page it may be on its way already, or there.
    watch();
    offer(registration);
  } catch {
    // Forbidden here; the page needs no service worker to work.
  }
}
