/**
 * Draws the house from its imports: `node scripts/house-picture.mjs [--check] [file]`, docs/house.svg if no file is named.
 *
 * Rooms are crates and folders of web/, found by their place, so that a new one needs no change here. Storeys follow from
 * who uses whom; counts are drawn in steps, so that the picture changes with the structure and not with each import.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { circlesOf, layers, reduced } from "./lib/layers.mjs";
import { house, inBrowser } from "./lib/rooms.mjs";
import { Failure, main, root } from "./lib/run.mjs";

const width = 1000;
const margin = 20;
const inner = width - 2 * margin;
const gap = 36;
const corridor = 26;
const row = 28;
const head = 26;
const chipText = 12.5;
const ink = "#1d2733";
const pale = "#66727f";
const line = "#8794a3";
const warning = "#c0261c";
const boundaryInk = "#5b3fa0";
const steps = [1, 5, 20, 50, 100, 200, 400];

const escaped = (/** @type {string} */ text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const fixed = (/** @type {number} */ value) => String(Math.round(value * 10) / 10);
/** Wide enough for any sans serif that a reader may have. */
const textWidth = (/** @type {string} */ text, /** @type {number} */ size) => text.length * size * 0.59;
const step = (/** @type {number} */ weight) => steps.findLastIndex((least) => weight >= least);
const atLeast = (/** @type {number} */ weight) => (weight < 5 ? "" : ` ${steps[step(weight)]}+`);

/**
 * @param {number} x @param {number} y @param {string} words
 * @param {{ size?: number, fill?: string, weight?: number, anchor?: string, halo?: boolean }} [style]
 */
const text = (x, y, words, { size = 13, fill = ink, weight = 400, anchor = "start", halo = false } = {}) =>
  `<text x="${fixed(x)}" y="${fixed(y)}" font-size="${size}" fill="${fill}"${weight === 400 ? "" : ` font-weight="${weight}"`}${anchor === "start" ? "" : ` text-anchor="${anchor}"`}${halo ? ' stroke="#fff" stroke-width="4" paint-order="stroke"' : ""}>${escaped(words)}</text>`;

/** @typedef {import("./lib/rooms.mjs").Half} Half */
/** @typedef {{ x: number, y: number, w: number, h: number, floor: number }} Box `floor`: the lower end of its storey */
/** @typedef {import("./lib/layers.mjs").Arrow & { up: boolean, names: string[] }} Way an arrow, and the slots that it passes from above */
/** @typedef {{ name: string, x: number, w: number, least: number, liked: number, room: boolean }} Slot a room, or a corridor that an arrow passes */

/** A part's sign: its name, and how many of its files import each other in a circle. @param {import("./lib/rooms.mjs").Room} room @param {string} part */
const sign = ({ circles }, part) => ((circles.get(part) ?? 0) > 1 ? `${part} ↻${circles.get(part)}` : part);
const chipWidth = (/** @type {string} */ label) => textWidth(label, chipText) + 14;
const between = 6;
const next = 16;

/**
 * The parts of a room in lines: a part uses parts that come after a later ›.
 * @param {import("./lib/rooms.mjs").Room} room @param {number} available
 */
function inside(room, available) {
  const { rank, upward } = layers(room.parts);
  const parts = [...room.parts.keys()].sort(
    (a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  let [x, at] = [0, 0];
  const chips = parts.map((part, index) => {
    const label = sign(room, part);
    const w = chipWidth(label);
    const opens = index > 0 && rank.get(part) !== rank.get(parts[index - 1] ?? "");
    if (x > 0 && x + (opens ? next : 0) + w > available) [x, at] = [0, at + 1];
    const chip = { part, label, opens, x: x + (opens ? next : 0), w, row: at };
    x = chip.x + w + between;
    return chip;
  });
  return { chips, rows: chips.length === 0 ? 0 : at + 1, upward };
}

/** The least that a room needs, and what it would like. @param {import("./lib/rooms.mjs").Room} room */
function widths(room) {
  const { chips } = inside(room, 620);
  const least = Math.max(textWidth(room.name, 15) + 74, ...chips.map(({ w }) => w + next + 20));
  return { least, liked: Math.max(least, ...chips.map(({ x, w }) => x + w + 20)) };
}

/** Rooms side by side in storeys, with corridors for arrows that pass. @param {Half} half */
function storeys({ rooms, uses }) {
  const { rank, downward, upward } = layers(uses);
  const drawn = [
    ...reduced(downward).map((arrow) => ({ ...arrow, up: false, top: arrow.from, bottom: arrow.to })),
    ...upward.map((arrow) => ({ ...arrow, up: true, top: arrow.to, bottom: arrow.from })),
  ];
  const height = Math.max(0, ...rank.values());
  /** @type {Slot[][]} from the top */
  const floors = Array.from({ length: height + 1 }, (_, at) =>
    [...rooms.values()]
      .filter(({ name }) => rank.get(name) === height - at)
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((room) => ({ name: room.name, x: 0, w: 0, ...widths(room), room: true })),
  );
  const floorOf = (/** @type {string} */ name) => height - (rank.get(name) ?? 0);
  const ways = drawn.map((arrow) => {
    const names = [arrow.top];
    for (let at = floorOf(arrow.top) + 1; at < floorOf(arrow.bottom); at += 1) {
      const name = `${arrow.from}>${arrow.to}@${at}`;
      floors[at]?.push({ name, x: 0, w: 0, least: corridor, liked: corridor, room: false });
      names.push(name);
    }
    return { ...arrow, names: [...names, arrow.bottom] };
  });
  const spread = (/** @type {Slot[]} */ floor) => {
    const sum = (/** @type {(slot: Slot) => number} */ of) =>
      floor.reduce((total, slot) => total + of(slot), 0);
    const wish = (/** @type {Slot} */ slot) => (slot.room ? slot.liked - slot.least + 40 : 0);
    const free = inner - 12 * (floor.length - 1) - sum(({ least }) => least);
    const share = free / Math.max(1, sum(wish));
    let x = margin;
    for (const slot of floor) {
      slot.x = x;
      slot.w = slot.least + share * wish(slot);
      x += slot.w + 12;
    }
  };
  floors.forEach(spread);
  const middle = (/** @type {string} */ name) => {
    const slot = floors.flat().find((one) => one.name === name);
    return slot === undefined ? 0 : slot.x + slot.w / 2;
  };
  // A few sweeps, the last one downwards: each slot goes to the middle of its neighbours on the storey left last.
  for (let sweep = 0; sweep < 7; sweep += 1) {
    const down = sweep % 2 === 0;
    for (const floor of down ? floors : floors.toReversed()) {
      const wish = new Map(
        floor.map((slot) => {
          const near = ways
            .map(({ names }) => names[names.indexOf(slot.name) + (down ? -1 : 1)] ?? "")
            .filter((name, at) => name !== "" && ways[at]?.names.includes(slot.name))
            .map(middle);
          const sum = near.reduce((a, b) => a + b, 0);
          return [slot.name, near.length === 0 ? slot.x + slot.w / 2 : sum / near.length];
        }),
      );
      floor.sort((a, b) => (wish.get(a.name) ?? 0) - (wish.get(b.name) ?? 0));
      spread(floor);
    }
  }
  return { floors, ways };
}

/** @param {string} from @param {Half} half @param {readonly Way[]} ways */
function usesLine(from, { uses }, ways) {
  const red = new Set(ways.filter((way) => way.up && way.from === from).map(({ to }) => to));
  const list = [...(uses.get(from) ?? [])]
    .filter(([to]) => !red.has(to))
    .sort(([a, n], [b, m]) => step(m) - step(n) || (a < b ? -1 : 1));
  return list.length === 0 ? "" : `uses ${list.map(([to, weight]) => `${to}${atLeast(weight)}`).join(" · ")}`;
}

/** @param {string} words @param {number} available @param {number} size @returns {string[]} */
function wrapped(words, available, size) {
  /** @type {string[]} */ const lines = [];
  for (const part of words === "" ? [] : words.split(/(?<= ·) /)) {
    const longer = lines.length === 0 ? part : `${lines.at(-1)} ${part}`;
    if (lines.length === 0 || textWidth(longer, size) > available) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/**
 * A room's height, and how it is drawn from a y on.
 * @param {import("./lib/rooms.mjs").Room} room @param {Slot} slot @param {Half} half
 * @param {readonly Way[]} ways @param {string} fill @param {boolean} badge
 */
function roomAt(room, slot, half, ways, fill, badge) {
  const { chips, rows, upward } = inside(room, slot.w - 20);
  const inCircle = new Set(circlesOf(room.parts).flat());
  const against = [
    ...ways.filter(({ from, up }) => up && from === room.name).map(({ to, weight }) => `↑ ${to} ${weight}`),
    ...upward.map(({ from, to }) => `${from} → ${to}`),
  ];
  const notes = [
    { words: usesLine(room.name, half, ways), fill: pale },
    { words: against.join(" · "), fill: warning },
  ].flatMap(({ words, fill: colour }) =>
    wrapped(words, slot.w - 20, 11.5).map((words) => ({ words, colour })),
  );
  const h = head + rows * row + notes.length * 15 + 7;
  const draw = (/** @type {number} */ top) => [
    `<rect x="${fixed(slot.x)}" y="${fixed(top)}" width="${fixed(slot.w)}" height="${h}" rx="7" fill="${fill}" stroke="#b4bfca"/>`,
    text(slot.x + 10, top + 18, room.name, { size: 15, weight: 700 }),
    badge
      ? text(slot.x + slot.w - 10, top + 17, "→ wasm", { size: 11.5, fill: boundaryInk, anchor: "end" })
      : "",
    ...chips.map(({ part, label, opens, x: from, w, row: at }) => {
      const [x, y] = [slot.x + 10 + from, top + head + at * row];
      const red = inCircle.has(part) || room.circles.has(part);
      const arrow = opens ? text(x - 11, y + 15, "›", { size: 15, fill: pale, anchor: "middle" }) : "";
      const box = `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(w)}" height="21" rx="4" fill="#fff" stroke="${red ? warning : "#c3ccd6"}"/>`;
      return (
        arrow +
        box +
        text(x + w / 2, y + 15, label, { size: chipText, fill: red ? warning : ink, anchor: "middle" })
      );
    }),
    ...notes.map(({ words, colour }, at) =>
      text(slot.x + 10, top + head + rows * row + 11 + at * 15, words, { size: 11.5, fill: colour }),
    ),
  ];
  return { h, draw };
}

/**
 * From a box to one below it: straight down where they overlap, else from edge to edge.
 * @param {Box} upper @param {Box} lower @param {number} aside
 */
function segment(upper, lower, aside) {
  const low = Math.max(upper.x, lower.x) + 12;
  const high = Math.min(upper.x + upper.w, lower.x + lower.w) - 12;
  const narrow = upper.w < lower.w ? upper : lower;
  const centre = Math.min(Math.max(narrow.x + narrow.w / 2, low), high) + aside;
  const edge = (/** @type {Box} */ box, /** @type {Box} */ other) =>
    other.x > box.x ? box.x + box.w - 12 : box.x + 12;
  const [from, to] = low <= high ? [centre, centre] : [edge(upper, lower), edge(lower, upper)];
  return [
    { x: from, y: upper.y + upper.h },
    { x: from, y: upper.floor },
    { x: to, y: lower.y },
  ];
}

/** @param {readonly { x: number, y: number }[]} points */
function smooth(points) {
  const parts = points.map(({ x, y }, at) => {
    const before = points[at - 1];
    if (before === undefined) return `M${fixed(x)} ${fixed(y)}`;
    const bend = fixed((before.y + y) / 2);
    if (Math.abs(before.x - x) < 0.1) return before.y === y ? "" : `V${fixed(y)}`;
    return `C${fixed(before.x)} ${bend} ${fixed(x)} ${bend} ${fixed(x)} ${fixed(y)}`;
  });
  return parts.join("");
}

/** @param {Half} half @param {number} from the first free y @param {string} fill @param {(room: string) => boolean} badge */
function drawHalf(half, from, fill, badge) {
  const { floors, ways } = storeys(half);
  /** @type {Map<string, Box>} */ const boxes = new Map();
  /** @type {string[]} */ const rooms = [];
  let y = from;
  for (const floor of floors) {
    const drawn = floor.map((slot) => {
      const room = half.rooms.get(slot.name);
      return {
        slot,
        ...(room ? roomAt(room, slot, half, ways, fill, badge(room.name)) : { h: 0, draw: () => [] }),
      };
    });
    const tall = Math.max(...drawn.map(({ h }) => h));
    for (const { slot, h, draw } of drawn) {
      boxes.set(slot.name, { x: slot.x, y, w: slot.w, h: h || tall, floor: y + tall });
      rooms.push(...draw(y));
    }
    y += tall + gap;
  }
  const ups = ways.filter(({ up }) => up);
  const lines = ways.map((way) => {
    // Red ones beside the grey ones, and beside each other.
    const aside = way.up ? 18 * (1 + ups.indexOf(way)) : 0;
    const down = way.names.slice(1).flatMap((name, at) => {
      const [upper, lower] = [boxes.get(way.names[at] ?? ""), boxes.get(name)];
      const corridors = upper?.w === corridor || lower?.w === corridor;
      return upper && lower ? segment(upper, lower, corridors ? 0 : aside) : [];
    });
    const points = way.up ? down.toReversed() : down;
    const thick = way.up ? 2.2 : 1.2 + step(way.weight) * 0.7;
    return `<path d="${smooth(points)}" fill="none" stroke="${way.up ? warning : line}" stroke-width="${fixed(thick)}" marker-end="url(#${way.up ? "up" : "down"})"><title>${escaped(`${way.from} uses ${way.to}`)}</title></path>`;
  });
  return { svg: [...lines, ...rooms], bottom: y - gap };
}

/** @returns {string} the picture, the same bytes for the same imports */
export function housePicture() {
  const { web, engine } = house();
  const top = 96;
  const page = drawHalf(web, top, "#eaf2fb", () => false);
  const boundary = page.bottom + 40;
  const core = drawHalf(engine, boundary + 44, "#f1eefa", inBrowser);
  const height = core.bottom + margin;
  const marker = (/** @type {string} */ id, /** @type {string} */ colour) =>
    `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="${colour}"/></marker>`;
  const small = { size: 12, fill: pale };
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${fixed(height)}" width="${width}" height="${fixed(height)}" font-family="Arial, Helvetica, sans-serif" role="img" aria-label="The rooms of the house and who uses whom">`,
    `<defs>${marker("down", line)}${marker("up", warning)}</defs>`,
    `<rect width="${width}" height="${fixed(height)}" fill="#fff"/>`,
    text(margin, 28, "The house, drawn from its imports", { size: 18, weight: 700 }),
    text(
      margin,
      48,
      "A room uses what stands below it. Grey arrows: the fewest from which all others follow, wider for more imports; the grey",
      small,
    ),
    text(
      margin,
      64,
      "line in a room counts every one (20+: twenty or more). Inside a room, a part uses parts that come after a later ›.",
      small,
    ),
    text(
      margin,
      80,
      "Red: imports against that order, and parts whose files import each other in circles (↻14: fourteen files).",
      {
        ...small,
        fill: warning,
      },
    ),
    ...page.svg,
    `<path d="M${margin} ${fixed(boundary)}H${width - margin}" stroke="${boundaryInk}" stroke-width="1.5" stroke-dasharray="6 5"/>`,
    text(
      margin,
      boundary + 18,
      "WebAssembly: scenes go down as text, columns of numbers come up. Above: web/. Below: engine-wasm/.",
      { size: 12, fill: boundaryInk },
    ),
    ...core.svg,
    "</svg>",
  ].join("\n")}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    const args = process.argv.slice(2);
    const path = args.find((arg) => !arg.startsWith("--")) ?? "docs/house.svg";
    const picture = housePicture();
    if (!args.includes("--check")) writeFileSync(join(root, path), picture);
    else if (readFileSync(join(root, path), "utf8") !== picture)
      throw new Failure(`${path} is not what the imports give: run "node scripts/house-picture.mjs".`);
    console.log(path);
  });
}
