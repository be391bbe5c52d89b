import { readFile } from "node:fs/promises";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { netLabs } from "../golden/labs.ts";
import { card, type PicturedPreset } from "./card.ts";
import { presetLink, presetPath } from "./names.ts";
import { presetPage } from "./pages.ts";

const ADDRESS = "https://example.org/lab/";
const tile = { fill: "dirty", ink: "onDirty", name: "7", dirty: true } as const;
const preset: PicturedPreset = {
  ...{ id: "two-scans", path: "/pbm", svg: "", about: "x < y" },
  ...{ title: 'A "title" <b>& more', teaches: "What's <said> & shown" },
  labels: ["LRU", "LRU + ACE"],
  lanes: [[tile, { ...tile, left: true }], [tile]],
};

/** What a browser makes of an attribute's text. */
const read = (text = "") =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

const page = presetPage(preset, ADDRESS);
const meta = (name: string) => read(new RegExp(`<meta [^>]*"${name}" content="([^"]*)"`).exec(page)?.[1]);

test("a page says what its preset is, in words that are no markup", () => {
  expect(meta("og:title")).toBe(preset.title);
  expect(meta("og:description")).toBe(preset.teaches);
  expect(meta("description")).toBe(preset.teaches);
  expect(read(/<title>([^<]*)<\/title>/.exec(page)?.[1])).toBe(`${preset.title} · Bufferpool Lab`);
  expect(page).not.toContain("<b>");
  expect(page).not.toMatch(/<script|style=| on\w+=/);
});

test("its addresses are whole ones, and its picture lies beside it", () => {
  expect(meta("og:url")).toBe(`${ADDRESS}p/pbm-two-scans.html`);
  expect(meta("og:image")).toBe(`${ADDRESS}p/pbm-two-scans.png`);
  expect(page).toContain(`<link rel="canonical" href="${ADDRESS}p/pbm-two-scans.html" />`);
});

test("every preset has a page of its own, which leads to the preset by its lab's links", async () => {
  const names = new Set<string>();
  let count = 0;
  for (const [path, lab] of Object.entries(await netLabs()))
    for (const entry of lab.registry.presets) {
      const written = presetPage({ ...entry, path, lanes: [], labels: [], svg: "" }, ADDRESS);
      const to = new URL(
        read(/http-equiv="refresh" content="0; url=([^"]*)"/.exec(written)?.[1]),
        `${ADDRESS}${presetPath({ path, id: entry.id })}.html`,
      );
      expect(to.href).toBe(`${ADDRESS}#${presetLink({ path, id: entry.id })}`);
      expect(written).toContain(`<a href="${`../${to.hash}`}">`);
      const opened = await lab.decode(to.hash.slice(1));
      if (!opened.ok) throw new Error(opened.failure.message);
      const { at = 0, ...scene } = entry.scene as { at?: number };
      expect(opened.value).toMatchObject({ state: { preset: entry.id, at, scene }, notices: [] });
      names.add(presetPath({ path, id: entry.id }));
      count += 1;
    }
  expect(names.size).toBe(count);
});

test("its picture is as large as it says, and holds title and tiles", async () => {
  const image = await loadImage(await card.draw(preset));
  expect([image.width, image.height]).toEqual([1200, 630]);
  const canvas = createCanvas(1200, 630);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const seen = (x: number, y: number, width: number, height: number) => {
    const { data } = canvas.getContext("2d").getImageData(x, y, width, height);
    const colours = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `#${[...data.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
    return (colour: string) => colours.get(colour) ?? 0;
  };
  const tokens = new TextDecoder().decode(await readFile("web/styles/tokens.css"));
  const light = (token: string) => new RegExp(`--${token}: light-dark\\((#\\w+)`).exec(tokens)?.[1] ?? "";
  expect(seen(0, 40, 1200, 90)(light("ink"))).toBeGreaterThan(1_000);
  const picture = seen(0, 200, 1200, 360);
  expect(picture(light("dirty"))).toBeGreaterThan(10_000);
  expect(picture(light("mark-victim"))).toBeGreaterThan(200);
});
