/**
 * Keeps the whole site in the browser after the first visit, by a service worker that the build writes.
 *
 * A newer version waits until the reader asks for it: half of the old page with half of the new one would not work.
 */

let update: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Brings the newer version in and loads the page again; `null` while there is none. */
export const newVersion = (): (() => void) | null => update;

export function subscribeToVersions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function offer(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  // Without a controller this is the first visit: nothing older is shown.
  if (waiting === null || navigator.serviceWorker.controller === null) return;
  update = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage({ type: "SKIP_WAITING" });
  };
  for (const listener of listeners) listener();
}

/**
 * Starts keeping the site, once the page has loaded. Where it cannot be kept (opened as a file, storage forbidden, a
 * frame of another site) the page works as before, with a network.
 */
export async function keepOffline(): Promise<void> {
  // In development every file is new at each load.
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  try {
    const registration = await navigator.serviceWorker.register("./sw.js");
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
