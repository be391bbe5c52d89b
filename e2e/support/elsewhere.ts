/** A page of another origin that holds someone's HTML, as a course's own page would. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves the page while `work` runs; it gets its address. */
export async function elsewhere(html: string, work: (address: string) => Promise<void>): Promise<void> {
  const page = `<!doctype html><html lang="en"><head><title>A course</title></head><body><h1>A course</h1>
<label>Answer <input></label>${html}<div style="height:3000px"></div></body></html>`;
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8").end(page);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
