/** The built site on the plainest of static servers: files in a sub-path, and of their types only what any server knows. */
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const site = fileURLToPath(new URL("../../dist", import.meta.url));

/** Without WebAssembly: many servers do not know it. */
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

export interface StaticServer {
  /** Address of the site, with a "/" at its end. */
  address: string;
  /** Changes a file as it is served, from now on. */
  amend: (name: string, change: (text: string) => string) => void;
  /** Ends the server and every connection: from then on there is no network. */
  close: () => Promise<void>;
}

type Changes = Map<string, (text: string) => string>;

async function respond(server: Server, path: string, changes: Changes = new Map()): Promise<StaticServer> {
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${path}`,
    amend: (name, change) => changes.set(name, change),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves the built site at a path such as "/courses/2026/lab/"; anything else is not found. */
export function serveSite(path: string): Promise<StaticServer> {
  const changes: Changes = new Map();
  const server = createServer(async (request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const name = asked === path ? "index.html" : normalize(asked.slice(path.length));
    try {
      if (!asked.startsWith(path) || name.startsWith("..")) throw new Error("outside the site");
      const body = await readFile(join(site, name));
      response.writeHead(200, { "Content-Type": types[extname(name)] ?? "application/octet-stream" });
      response.end(changes.get(name)?.(body.toString("utf8")) ?? body);
    } catch {
      response.writeHead(404).end("not found");
    }
  });
  return respond(server, path, changes);
}

/** Serves one page of another site, such as one that embeds a scene. */
export function servePage(html: string): Promise<StaticServer> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html);
  });
  return respond(server, "/");
}
