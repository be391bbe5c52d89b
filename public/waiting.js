/** Of the service worker: a newer version waits for the reader's word, which a page passes on. Where no page works, none does. */

/** A page that does not answer for so long has not started. */
const MOST_MS = 10_000;
const EACH_MS = 500;

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether a page of the version before says that it works. */
async function hasAnswer() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const answers = pages.map(
    (page) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(true);
        page.postMessage({ type: "WORKS" }, [port2]);
      }),
  );
  return Promise.race([...answers, after(EACH_MS)]);
}

async function comeIn() {
  for (let waited = 0; waited < MOST_MS; waited += EACH_MS) if (await hasAnswer()) return;
  await self.skipWaiting();
}

self.addEventListener("install", (event) => {
  if (self.registration.active !== null) event.waitUntil(comeIn());
});
