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

/** What is no page of the site. */
const LOG_IN = "<!doctype html><title>Log in</title><h1>LOG IN</h1>";

export interface StaticServer {
  /** Address of the site, with a "/" at its end. */
  address: string;
  /** Changes a file as it is served, from now on. */
  amend: (name: string, change: (text: string) => string) => void;
  /** Answers 404 for files like this one, from now on; for none if left out. */
  refuse: (name?: RegExp) => void;
  /** Answers 200 with a page of its own for files like this one, as hosts with a fallback and log-ins do; for none if left out. */
  pretend: (name?: RegExp) => void;
  /** How often it did. */
  pretended: () => number;
  /** Ends the server and every connection: from then on there is no network. */
  close: () => Promise<void>;
}

/** How a file is served otherwise than it stands there. */
interface Otherwise {
  amended: Map<string, (text: string) => string>;
  refused: RegExp | undefined;
  pretended: { name: RegExp | undefined; times: number };
}

const asItStands = (): Otherwise => ({
  ...{ amended: new Map(), refused: undefined, pretended: { name: undefined, times: 0 } },
});

async function respond(server: Server, path: string, otherwise = asItStands()): Promise<StaticServer> {
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${path}`,
    amend: (name, change) => otherwise.amended.set(name, change),
    refuse: (name) => {
      otherwise.refused = name;
    },
    pretend: (name) => {
      otherwise.pretended = { name, times: 0 };
    },
    pretended: () => otherwise.pretended.times,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Serves the built site at a path such as "/courses/2026/lab/"; anything else is not found. `headers` come with every
 * answer.
 */
export function serveSite(path: string, headers: Record<string, string> = {}): Promise<StaticServer> {
  const otherwise = asItStands();
  const server = createServer(async (request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const name = asked === path ? "index.html" : normalize(asked.slice(path.length));
    const { pretended } = otherwise;
    if (pretended.name?.test(asked)) {
      pretended.times += 1;
      response.writeHead(200, { "Content-Type": types[".html"] ?? "" }).end(LOG_IN);
      return;
    }
    try {
      if (!asked.startsWith(path) || name.startsWith("..") || otherwise.refused?.test(asked))
        throw new Error("outside the site");
      const body = await readFile(join(site, name));
      const type = types[extname(name)] ?? "application/octet-stream";
      response.writeHead(200, { "Content-Type": type, ...headers });
      response.end(otherwise.amended.get(name)?.(body.toString("utf8")) ?? body);
    } catch {
      response.writeHead(404).end("not found");
    }
  });
  return respond(server, path, otherwise);
}

/** Serves one page of another site, such as one that embeds a scene. */
export function servePage(html: string): Promise<StaticServer> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html);
  });
  return respond(server, "/");
}
