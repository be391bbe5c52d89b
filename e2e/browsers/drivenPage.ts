/** A page behind WebDriver that is asked as Playwright's page is. */
import { readFileSync } from "node:fs";
import type { Driven } from "../support/driven.ts";
import type { Remote } from "./remote.ts";

declare global {
  interface Window {
    /** What the page's console was told, as {@link inPage} wrote it down. */
    complaints?: string[];
    TestingLibraryDom: typeof import("@testing-library/dom");
  }
}

/** Milliseconds after which something is not waited for any more. */
const PATIENCE = 30_000;

/**
 * What the page brings with it for the tests, before its own code: elements by role and name, and a list of what went
 * wrong. WebDriver can ask for neither.
 */
export const inPage = `${readFileSync(
  new URL("../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js", import.meta.url),
  "utf8",
)}\n(${() => {
  const complaints: string[] = [];
  window.complaints = complaints;
  for (const kind of ["error", "warn"] as const) {
    // biome-ignore lint/suspicious/noConsole: it is listened to
    const say = console[kind].bind(console);
    console[kind] = (...words: unknown[]) => {
      complaints.push(`console: ${words.join(" ")}`);
      say(...words);
    };
  }
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(`uncaught: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    complaints.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  addEventListener(
    "error",
    (event: Event) =>
      complaints.push(
        event instanceof ErrorEvent
          ? `uncaught: ${event.message} (${event.filename}:${event.lineno})`
          : `not loaded: ${(event.target as Element | null)?.outerHTML}`,
      ),
    true,
  );
}})();\n`;

/** Of the keys that WebDriver gives a character of their own, those that are pressed. */
const keys: Record<string, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

/** The name of an element's reference in WebDriver's messages. */
const REFERENCE = "element-6066-11e4-a52e-4f735466cecf";

interface Asked {
  role: string;
  level?: number;
  name?: string;
  flags: string;
  option?: string;
}
type Look = (argument: never) => unknown;
type RoleOptions = Parameters<Driven["getByRole"]>[1];

export interface BrowserPage extends Driven {
  /** What the page complained of since this was asked last. */
  complaints: () => Promise<string[]>;
}

/** @param base the site's address, which others are relative to */
export function drivenPage({ call }: Remote, base: string): BrowserPage {
  const told: string[] = [];
  let url = "about:blank";

  /** @param look a function's source, or the function */
  async function evaluate(look: Look | string, argument?: unknown): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve(arguments[0]).then(${look}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const answer = (await call("ExecuteAsyncScript", { script, args: [argument ?? null] })) as {
      value?: unknown;
      error?: string;
    };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value ?? undefined;
  }

  const waitForFunction = (look: Look, argument?: unknown, { timeout = PATIENCE } = {}) =>
    evaluate(
      `(argument) => new Promise((resolve, reject) => {
        const look = ${look};
        const end = Date.now() + ${timeout};
        (function again() {
          if (look(argument)) resolve();
          else if (Date.now() > end) reject(new Error("not after ${timeout} ms: " + look));
          else setTimeout(again, 20);
        })();
      })`,
      argument,
    );

  /** The list of complaints ends with the document. */
  async function collect() {
    const heard = (await evaluate(() => window.complaints?.splice(0) ?? [])) as string[];
    told.push(...heard);
  }

  /** The element of this role and name, or its option, once there is one; then what is done with it succeeds. */
  async function withElement<Result>(
    role: string,
    { name, exact = false, level }: NonNullable<RoleOptions>,
    work: (element: Record<typeof REFERENCE, string>) => Promise<Result>,
    option?: string,
  ): Promise<Result> {
    const words = name instanceof RegExp ? name.source : name?.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const whole = exact && !(name instanceof RegExp) ? `^${words}$` : words;
    const flags = name instanceof RegExp ? name.flags : exact ? "" : "i";
    const end = Date.now() + PATIENCE;
    for (;;) {
      try {
        const element = (await evaluate(
          ({ role, level, name, flags, option }: Asked) => {
            // The page's own kind of expression: in Firefox, what a driver carries out has others.
            const [found] = window.TestingLibraryDom.queryAllByRole(document.body, role, {
              ...(level !== undefined && { level }),
              ...(name !== undefined && { name: new window.RegExp(name, flags) }),
            });
            if (option === undefined || found === undefined) return found;
            return [...(found as HTMLSelectElement).options].find(
              ({ label, value }) => label === option || value === option,
            );
          },
          { role, level, name: whole, flags, option },
        )) as Record<typeof REFERENCE, string> | undefined;
        if (element === undefined) throw new Error(`no ${role} ${name ?? ""} ${option ?? ""}`);
        return await work(element);
      } catch (error) {
        // It may not be there yet, be drawn anew meanwhile, or still lie beneath something.
        if (Date.now() > end) throw error;
      }
    }
  }

  /** The driver clicks at a place: the element must not move any more, and lie on top there, as Playwright waits for it. */
  async function click(element: Record<typeof REFERENCE, string>) {
    await evaluate(
      (element: Element) =>
        new Promise<void>((resolve, reject) => {
          element.scrollIntoView({ block: "nearest" });
          let [still, before] = [0, ""];
          (function again(frames: number) {
            const { x, y, width, height } = element.getBoundingClientRect();
            const now = [x, y, width, height].join();
            const top = document.elementFromPoint(x + width / 2, y + height / 2);
            still = now === before && element.contains(top) ? still + 1 : 0;
            before = now;
            if (still > 2) resolve();
            else if (frames > 100) reject(new Error("it moves, or lies beneath something"));
            else requestAnimationFrame(() => again(frames + 1));
          })(0);
        }),
      element,
    );
    await call("ElementClick", { id: element[REFERENCE] });
  }

  const getByRole = (role: string, options: NonNullable<RoleOptions> = {}) => ({
    waitFor: () => withElement(role, options, async () => {}),
    click: () => withElement(role, options, click),
    inputValue: () =>
      withElement(role, options, (element) => evaluate(({ value }: HTMLInputElement) => value, element)),
    // Within a list, WebKit's driver takes no element.
    getAttribute: (attribute: string) =>
      withElement(role, options, (element) =>
        evaluate(`(element) => element.getAttribute(${JSON.stringify(attribute)})`, element),
      ),
    selectOption: (option: string) =>
      withElement(role, options, (element) => call("ElementClick", { id: element[REFERENCE] }), option),
  });

  const perform = (type: "key" | "pointer", actions: object[]) =>
    call("PerformActions", { actions: [{ type, id: type, actions }] });

  async function setViewportSize({ width, height }: { width: number; height: number }) {
    // As near as the window comes: its own controls need some width.
    const frame = (await evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight])) as [
      number,
      number,
    ];
    await call("SetWindowRect", { width: width + frame[0], height: height + frame[1] });
  }

  const page = {
    goto: async (address: string) => {
      await collect();
      url = new URL(address, base).href;
      await call("Navigate", { url });
    },
    url: () => url,
    evaluate,
    waitForFunction,
    setViewportSize,
    keyboard: {
      press: (key: string) => {
        const value = keys[key] ?? key;
        return perform("key", [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]);
      },
    },
    mouse: {
      click: (x: number, y: number) =>
        perform("pointer", [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ]),
    },
    getByRole,
    complaints: async () => {
      await collect();
      return told.splice(0);
    },
  };
  return page as unknown as BrowserPage;
}
