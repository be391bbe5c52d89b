/** Time per request against the pool's size, one panel a policy: an SVG that is readable on light and on dark ground. */

/** @typedef {import("./bench-goals.mjs").Growth} Growth */

const panel = { width: 230, height: 210, left: 40, right: 14, top: 34, bottom: 34 };
const margin = { top: 34, bottom: 26 };
const decades = [1, 10, 100, 1_000];

/** Ink, and one colour a mode: the yardstick is grey. */
const style = `
  text { font: 12px system-ui, sans-serif; fill: #1f2328 }
  .quiet { fill: #59636e }
  .grid { stroke: #d1d9e0; stroke-width: 1 }
  path.line { fill: none; stroke-width: 2 }
  .yardstick { stroke: #818b98; fill: #818b98 }
  .baseline { stroke: #0969da; fill: #0969da }
  .ace { stroke: #1a7f37; fill: #1a7f37 }
  .ace-reader { stroke: #bc4c00; fill: #bc4c00 }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc }
    .quiet { fill: #9198a1 }
    .grid { stroke: #3d444d }
    .yardstick { stroke: #9198a1; fill: #9198a1 }
    .baseline { stroke: #4493f8; fill: #4493f8 }
    .ace { stroke: #3fb950; fill: #3fb950 }
    .ace-reader { stroke: #f0883e; fill: #f0883e }
  }`;

/** A shape for each mode besides its colour. @param {string} name @param {number} x @param {number} y */
function mark(name, x, y) {
  if (name === "baseline") return `<circle class="${name}" cx="${x}" cy="${y}" r="3.5"/>`;
  if (name === "ace") return `<rect class="${name}" x="${x - 3}" y="${y - 3}" width="6" height="6"/>`;
  if (name === "ace-reader")
    return `<path class="${name}" d="M${x - 4} ${y + 3}h8l-4-7z" stroke-linejoin="round"/>`;
  return `<path class="${name}" d="M${x - 3} ${y}h6" stroke-width="3"/>`;
}

const classOf = (/** @type {Growth} */ { mode }) => mode?.replace("+", "-") ?? "yardstick";
const labels = { yardstick: "yardstick", baseline: "baseline", ace: "ACE", "ace-reader": "ACE with Reader" };

/** @param {readonly Growth[]} growth the first row is the yardstick's */
export function growthPlot(growth) {
  const [yardstick, ...rows] = growth;
  const sizes = yardstick?.frames ?? [];
  const policies = [...new Set(rows.map(({ policy }) => policy))];
  const times = growth.flatMap(({ nanoseconds }) => nanoseconds);
  const high = decades.find((decade) => decade >= Math.max(...times)) ?? Math.max(...times);
  const [least, most] = [Math.log10(sizes[0] ?? 1), Math.log10(sizes.at(-1) ?? 1)];
  const inner = {
    width: panel.width - panel.left - panel.right,
    height: panel.height - panel.top - panel.bottom,
  };
  const x = (/** @type {number} */ frames) =>
    Number(
      (panel.left + ((Math.log10(frames) - least) / Math.max(most - least, 1)) * inner.width).toFixed(1),
    );
  const y = (/** @type {number} */ ns) =>
    Number((panel.top + inner.height * (1 - Math.log10(Math.max(ns, 1)) / Math.log10(high))).toFixed(1));
  const size = (/** @type {number} */ frames) => (frames >= 1e6 ? `${frames / 1e6} M` : `${frames / 1e3} k`);

  const grid = [
    ...decades
      .filter((decade) => decade <= high)
      .map(
        (decade) =>
          `<path class="grid" d="M${panel.left} ${y(decade)}h${inner.width}"/><text class="quiet" x="${panel.left - 6}" y="${y(decade) + 4}" text-anchor="end">${decade}</text>`,
      ),
    ...sizes.map(
      (frames) =>
        `<text class="quiet" x="${x(frames)}" y="${panel.height - panel.bottom + 16}" text-anchor="middle">${size(frames)}</text>`,
    ),
  ].join("");
  const line = (/** @type {Growth} */ row) => {
    const name = classOf(row);
    const points = row.nanoseconds.map((ns, at) => /** @type {const} */ ([x(sizes[at] ?? 1), y(ns)]));
    return `<path class="line ${name}" d="M${points.map((point) => point.join(" ")).join("L")}"/>${points.map(([px, py]) => mark(name, px, py)).join("")}`;
  };
  const panels = policies.map((policy, at) => {
    const lines = [...(yardstick ? [yardstick] : []), ...rows.filter((row) => row.policy === policy)];
    return `<g transform="translate(${at * panel.width} ${margin.top})"><text x="${panel.left}" y="${panel.top - 12}" font-weight="600">${policy}</text>${grid}${lines.map(line).join("")}</g>`;
  });
  const legend = Object.entries(labels).map(
    ([name, label], at) =>
      `${mark(name, panel.left + 4 + at * 120, 16)}<text x="${panel.left + 14 + at * 120}" y="20">${label}</text>`,
  );
  const [width, height] = [policies.length * panel.width, margin.top + panel.height + margin.bottom];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Nanoseconds a request against frames in the pool, by policy and mode">
<style>${style}
</style>
${legend.join("")}
${panels.join("\n")}
<text class="quiet" x="${panel.left}" y="${height - 10}">Nanoseconds a request (upwards) against frames in the pool, both logarithmic; D = 15 B</text>
</svg>
`;
}
