/** The page as the tests use it. What is read here is what a person sees, or what `window.bufferpoolLab` says. */
import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import type { Driven } from "./driven.ts";
import { choosePreset, PRESET } from "./presets.ts";

declare global {
  interface Window {
    bufferpoolLab: { serialised: () => string };
    /** Put there by {@link defineSnapshot}. */
    labSnapshot: () => Snapshot;
  }
}

/** What is shown at a position: as the engine says it, and as the screen says it. */
export interface Snapshot {
  position: string;
  serialised: string;
  /** Each cell of the counter tables by its `data-counter`, such as `misses-0`. */
  counters: Record<string, string>;
  sentences: string[];
}

/** Runs in the page before its own code, so that {@link LabPage.walk} can look at every step without a round trip. */
export function defineSnapshot(): void {
  window.labSnapshot = () => {
    const cells = [...document.querySelectorAll<HTMLElement>("[data-counter]")];
    const sentences = [...document.querySelectorAll("[data-testid^=sentence-]")];
    return {
      position: document.querySelector("output")?.textContent ?? "",
      serialised: window.bufferpoolLab.serialised(),
      counters: Object.fromEntries(cells.map((cell) => [cell.dataset.counter, cell.textContent ?? ""])),
      sentences: sentences.map((sentence) => sentence.textContent ?? ""),
    };
  };
}

/** Runs in the page before its own code: the tab with the counters, which most tests read, is open. */
export function showCounters(): void {
  try {
    if (localStorage.getItem("bufferpool-lab-tab") === null)
      localStorage.setItem("bufferpool-lab-tab", "counters");
  } catch {
    // A test that forbids storage opens the tab by itself.
  }
}

/** The part of a lane in the engine's view that tests of every lab look into. */
export interface LaneView {
  counters: Record<string, number>;
  identities: { text: string; holds: boolean }[];
}

/** What every browser can be asked for. */
export class DrivenLab<Driver extends Driven = Driven> {
  /** Milliseconds after which a position is not waited for any more; the way to it may be millions of requests. */
  static readonly patience = 30_000;

  readonly page: Driver;

  constructor(page: Driver) {
    this.page = page;
  }

  /** Loads the page afresh, at a link, or at the start of the first preset. */
  async open(hash = "/ace?v=1&preset=first-steps&at=0"): Promise<void> {
    // Only the hash differs: the browser would not load the page again.
    if (this.page.url() !== "about:blank") await this.page.goto("about:blank");
    await this.page.goto(`./#${hash}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.getByRole("button", { name: "Step", exact: true }).waitFor();
  }

  serialised(): Promise<string> {
    return this.page.evaluate(() => window.bufferpoolLab.serialised());
  }

  /** What the transport says of the position, such as "3 / 27". */
  private async shown(): Promise<number[]> {
    const text = await this.page.evaluate(() => document.querySelector("output")?.textContent ?? "");
    return text.split("/").map((part) => Number(/^ *([\d,.]+)/.exec(part)?.[1]?.replaceAll(/\D/g, "")));
  }

  /** Requests served in the shown state. */
  async position(): Promise<number> {
    return (await this.shown())[0] ?? Number.NaN;
  }

  /** Requests of the whole run. */
  async requests(): Promise<number> {
    return (await this.shown())[1] ?? Number.NaN;
  }

  /** Waits until a position is shown and its step is over, at most so many milliseconds. */
  async at(position: number, timeout = LabPage.patience): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => {
        const text = document.querySelector("output")?.textContent?.split("/")[0];
        const over = document.querySelector("[data-moves][aria-busy=true]") === null;
        return over && text?.replaceAll(/\D/g, "") === wanted;
      },
      String(position),
      { timeout },
    );
  }

  /** Steps by a key and waits until the next position is shown, so that many steps cannot overtake the page. */
  async stepBy(key: string, position: number): Promise<void> {
    await this.page.keyboard.press(key);
    await this.at(position);
  }

  async speed(label: string): Promise<void> {
    await this.page.getByRole("combobox", { name: "Speed" }).selectOption(label);
  }

  /** What the Share dialog offers. */
  async sharedLink(): Promise<string> {
    await this.page.getByRole("button", { name: "Share", exact: true }).click();
    const link = await this.page.getByRole("textbox", { name: "Link" }).inputValue();
    await this.page.keyboard.press("Escape");
    return link;
  }
}

export class LabPage extends DrivenLab<Page> {
  readonly step: Locator;
  readonly playing: Locator;
  readonly scrubber: Locator;
  readonly preset: Locator;
  readonly message: Locator;

  constructor(page: Page) {
    super(page);
    const transport = page.getByRole("region", { name: "Transport" });
    this.step = transport.getByRole("button", { name: "Step", exact: true });
    this.playing = transport.getByRole("button", { name: /^(Play|Pause)$/ });
    this.scrubber = transport.getByRole("slider", { name: "Position" });
    this.preset = page.getByRole("button", PRESET);
    this.message = page.locator(".note");
  }

  choosePreset(id: string): Promise<void> {
    return choosePreset(this.page, id);
  }

  /** Opens a tab by its name. */
  async tab(name: string): Promise<Locator> {
    const tab = this.page.getByRole("tab", { name, exact: true });
    if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
    return this.page.getByRole("tabpanel", { name });
  }

  async view<Lane extends LaneView = LaneView>(): Promise<{ lanes: Lane[] }> {
    return JSON.parse(await this.serialised());
  }

  /** Waits until what the open tab shows is there: its code may come after the lab. */
  async tabThere(): Promise<void> {
    await this.page.locator("[role=tabpanel] > [aria-busy=true]").waitFor({ state: "detached" });
  }

  async snapshot(): Promise<Snapshot> {
    await this.tabThere();
    return this.page.evaluate(() => window.labSnapshot());
  }

  /** Steps by its key from here on. Returns what is shown before the first step and after each one. */
  async walk(key: "ArrowRight" | "ArrowLeft", steps: number): Promise<Snapshot[]> {
    await this.tabThere();
    // Each step is there as a whole at once.
    await this.page.emulateMedia({ reducedMotion: "reduce" });
    const seen = await this.page.evaluate(
      async ([key, steps]) => {
        const shown = () =>
          (document.querySelector("output")?.textContent ?? "")
            .split("/")
            .map((part) => Number(/^ *([\d,.]+)/.exec(part)?.[1]?.replaceAll(/\D/g, "")));
        const [from = 0, last = 0] = shown();
        const by = key === "ArrowRight" ? 1 : -1;
        const seen = [window.labSnapshot()];
        for (let step = 1; step <= steps; step += 1) {
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          // A long way back may take more than one frame.
          const wanted = Math.min(Math.max(0, from + by * step), last);
          do await new Promise((resolve) => setTimeout(resolve));
          while (shown()[0] !== wanted);
          seen.push(window.labSnapshot());
        }
        return seen;
      },
      [key, steps] as const,
    );
    await this.page.emulateMedia({ reducedMotion: null });
    return seen;
  }

  /** Drags the scrubber to a position. */
  async scrub(position: number, timeout?: number): Promise<void> {
    await this.scrubber.fill(String(position));
    await this.at(position, timeout);
  }

  async toEnd(timeout?: number): Promise<void> {
    await this.page.getByRole("button", { name: "To end" }).click();
    await this.at(await this.requests(), timeout);
  }

  /** The whole address, once the page has written into it that this position is shown. */
  async address(position: number): Promise<string> {
    await this.page.waitForURL((url) => new RegExp(`[&?]at=${position}(&|$)`).test(url.hash));
    return this.page.url();
  }

  /** Opens the menu of what is seldom needed. */
  async menu(): Promise<Locator> {
    const menu = this.page.locator("#lab-menu");
    if (!(await menu.isVisible()))
      await this.page.getByRole("button", { name: "More for this scene" }).click();
    // What is in it comes when it is first opened.
    await menu.getByRole("group", { name: "Save" }).waitFor();
    return menu;
  }

  /** Chooses how the cells are arranged. */
  async arrange(arrangement: "by frame number" | "by eviction order"): Promise<void> {
    await (await this.menu()).getByText(arrangement, { exact: true }).click();
    await this.page.keyboard.press("Escape");
  }

  async showParameters(): Promise<Locator> {
    const button = this.page.getByRole("button", { name: "Parameters" });
    if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
    const panel = this.page.getByRole("complementary", { name: "Parameters" });
    // Its code comes when it is first opened.
    await panel.waitFor();
    return panel;
  }

  /** Opens a file as if chosen in the picker. */
  async openFile(name: string, content: string | Buffer, button = "Open file"): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    if (button === "Open file") await this.menu();
    await this.page.getByRole("button", { name: button, exact: true }).click();
    await (await chooser).setFiles({ name, mimeType: mimeType(name), buffer: Buffer.from(content) });
  }

  /** Downloads an export, by its label in the menu. */
  async exported(label: string): Promise<{ name: string; text: string; bytes: Buffer }> {
    const download = this.page.waitForEvent("download");
    await (await this.menu()).getByRole("button", { name: "Export" }).click();
    await this.page.getByRole("button", { name: label, exact: true }).click();
    return contentOf(await download);
  }

  /** Downloads what a button of this name offers. */
  async saved(button: string): Promise<{ name: string; text: string; bytes: Buffer }> {
    const download = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: button, exact: true }).click();
    return contentOf(await download);
  }
}

const mimeType = (name: string) =>
  name.endsWith(".json") ? "application/json" : name.endsWith(".gz") ? "application/gzip" : "text/csv";

async function contentOf(download: Download): Promise<{ name: string; text: string; bytes: Buffer }> {
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), text: bytes.toString("utf8"), bytes };
}

const MICROSECONDS: Record<string, number> = { µs: 1, ms: 1e3, s: 1e6 };

/** The number in a cell of a counter table; times in microseconds. */
export function numberOf(text: string): number {
  const [unit = ""] = /(?<=\d\s*)(µs|ms|s)$/.exec(text) ?? [];
  return Number.parseFloat(text.replaceAll(",", "")) * (MICROSECONDS[unit] ?? 1);
}
