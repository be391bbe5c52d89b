/**
 * Browsers that take WebDriver's commands: WebKit's driver by HTTP, as the standard has it, Firefox by its own Marionette,
 * whose commands are the same ones on a socket. Mozilla's bridge between the two (geckodriver) has to be built for minutes.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { findFirefox } from "../../scripts/lib/browser.mjs";

/** By Marionette's names; where they are in HTTP. An `id` is that of the element in question. */
const paths = {
  Navigate: "url",
  ExecuteAsyncScript: "execute/async",
  ElementClick: "element/{id}/click",
  PerformActions: "actions",
  SetWindowRect: "window/rect",
} as const;

export interface Remote {
  /** Answers with the command's value, or throws what the browser says. */
  call: (command: keyof typeof paths, parameters?: object) => Promise<unknown>;
  end: () => Promise<void>;
}

const settings = { timeouts: { script: 60_000, pageLoad: 60_000 } };

/** A try every 50 ms: there is nothing that could be waited for in another way. */
async function until<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what}: not after a minute`);
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once("exit", () => resolve());
    child.kill();
  });

/** @param folder where its profile may be */
export async function startFirefox(folder: string): Promise<Remote> {
  mkdirSync(folder, { recursive: true });
  const profile = mkdtempSync(join(folder, "firefox-"));
  const preferences = {
    "marionette.port": 0,
    // What it would fetch for itself.
    "app.update.disabledForTesting": true,
    "datareporting.policy.dataSubmissionEnabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
  };
  const lines = Object.entries(preferences).map(
    (entry) => `user_pref(${entry.map((part) => JSON.stringify(part))});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const program = findFirefox();
  if (program === undefined) throw new Error("Firefox is missing");
  const child = spawn(program, ["--headless", "--marionette", "--no-remote", "--profile", profile], {
    stdio: "ignore",
  });
  const portFile = join(profile, "MarionetteActivePort");
  const port = await until("Firefox starts", async () =>
    existsSync(portFile) ? Number(readFileSync(portFile, "utf8")) || undefined : undefined,
  );

  // A message is its length in bytes, a colon, and a list: kind, number, then name and parameters or error and result.
  const socket = connect(port, "127.0.0.1");
  const waiting: ((message: [error: { error: string; message: string } | null, result: unknown]) => void)[] =
    [];
  let received = Buffer.alloc(0);
  let greeted = () => {};
  const greeting = new Promise<void>((resolve) => {
    greeted = resolve;
  });
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(":");
      const next = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < next) return;
      const message = JSON.parse(received.subarray(colon + 1, next).toString());
      received = received.subarray(next);
      // It answers in the order in which it is asked.
      if (Array.isArray(message)) waiting.shift()?.([message[2], message[3]]);
      else greeted();
    }
  });
  await greeting;
  let number = 0;
  const send = (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.push(([error, result]) => {
        if (error !== null) reject(new Error(`${error.error}: ${error.message}`));
        else resolve((result as { value?: unknown }).value);
      });
      number += 1;
      const message = JSON.stringify([0, number, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await send("NewSession", { capabilities: { alwaysMatch: settings } });
  return {
    call: (command, parameters = {}) => send(command, parameters),
    end: async () => {
      socket.destroy();
      await ended(child);
    },
  };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });

export async function startWebKit(): Promise<Remote> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = await new Promise((resolve) =>
    screen.stdout.once("data", (number) => resolve(`:${number}`.trim())),
  );
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: String(display), GDK_BACKEND: "x11" },
  });
  const ask = async (path: string, body?: object, method = "POST"): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error: string; message: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until("WebKitWebDriver starts", () => ask("status", undefined, "GET").catch(() => undefined));
  const { sessionId } = (await ask("session", { capabilities: { alwaysMatch: settings } })) as {
    sessionId: string;
  };
  return {
    call: (command, { id = "", ...parameters }: { id?: string } = {}) =>
      ask(`session/${sessionId}/${paths[command].replace("{id}", id)}`, parameters),
    end: async () => {
      await ask(`session/${sessionId}`, undefined, "DELETE");
      await ended(driver);
      await ended(screen);
    },
  };
}
