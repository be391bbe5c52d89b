/**
 * Pictures of the presets' opening moments, from the engine itself, for `virtual:preset-pictures/<lab>`; and where the build
 * knows the site's address a page a preset, with a picture for whoever shows its link.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { digest, kept } from "./cache.mjs";
import { PENDING } from "./pending.mjs";
import { main, must, root } from "./run.mjs";

/** What `web/presets` knows more of. @typedef {{ path: string, id: string, svg: string }} PicturedPreset */
/** @typedef {{ picturedPresets(): Promise<PicturedPreset[]> }} Pictures */
/** @typedef {{ presetPages(presets: PicturedPreset[], address: string): Promise<Record<string, string | Uint8Array>> }} Pages */

const NAME = "virtual:preset-pictures/";
/** The environment's word for where the site will be: `npm run build -- --address https://example.org/lab/`. */
export const ADDRESS = "SITE_ADDRESS";
const file = join(kept, "preset-pictures.json");
/** What the modules below read, besides one another. */
const read = ["web/engine/pkg", "public/traces"];

/** A module of the page, in Node. @template T @param {string} path @returns {Promise<{ module: T, inputs: string[] }>} */
async function pageModule(path) {
  // Not before it is needed: this is also read where nothing is installed yet.
  const { runnerImport } = await import("vite");
  const { module, dependencies } = await runnerImport(join(root, path), {
    root,
    configFile: false,
    // As the site's own configuration has it.
    oxc: { jsx: { runtime: "automatic", importSource: "lettered" } },
    resolve: { alias: { lettered: join(root, "web/ui/lettered") } },
  });
  return { module: /** @type {T} */ (module), inputs: dependencies.map((path) => relative(root, path)) };
}

/** The last ones, if they are those of the present engine and figures. @returns {PicturedPreset[] | undefined} */
function last() {
  try {
    const { stamp, inputs, presets } = JSON.parse(readFileSync(file, "utf8"));
    return stamp === digest(inputs) ? presets : undefined;
  } catch {
    return undefined;
  }
}

/** Opens every preset, and keeps what is drawn of it. */
async function make() {
  const path = "web/presets/pictures.tsx";
  /** @type {{ module: Pictures, inputs: string[] }} */
  const { module, inputs } = await pageModule(path);
  const presets = await module.picturedPresets();
  const all = [...new Set([path, ...inputs, ...read])].sort();
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, JSON.stringify({ stamp: digest(all), inputs: all, presets }));
}

/** @type {Promise<PicturedPreset[]> | undefined} */
let made;

/** In a process of its own: the paper's sizes take a while, in which the site is bundled. */
export const presetPictures = () => {
  made ??= (async () => {
    const before = last();
    if (before !== undefined) return before;
    await must([process.execPath, import.meta.filename], { what: "drawing the presets", lines: 100 });
    return JSON.parse(readFileSync(file, "utf8")).presets;
  })();
  return made;
};

/** Pages and pictures of all presets by their names, for a site at this address. @param {string} address */
export async function presetPages(address) {
  /** @type {{ module: Pages }} */
  const { module } = await pageModule("web/presets/pages.ts");
  return module.presetPages(await presetPictures(), address);
}

/** The address of a site, with a slash at its end. @param {string} given */
export function siteAddress(given) {
  const { href, protocol } = new URL(given);
  if (!/^https?:$/.test(protocol) || /[?#]/.test(href)) throw new Error(`${given} is no address of a site`);
  return href.endsWith("/") ? href : `${href}/`;
}

/** @returns {import("vite").Plugin} */
export function presets() {
  const given = process.env[ADDRESS];
  const address = given ? siteAddress(given) : undefined;
  // Tests of components need none; the first site of `npm start` has not all engines that draw them.
  const drawn = process.env.VITEST === undefined && process.env[PENDING] === undefined;
  return {
    name: "preset-pictures",
    config: () => ({ define: { "import.meta.env.SITE_ADDRESS": JSON.stringify(address ?? "") } }),
    buildStart() {
      // Begun before anything asks for them; whoever does is told of a failure.
      if (drawn && this.meta.watchMode === false) presetPictures().catch(() => {});
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const path = `/${id.slice(NAME.length + 1)}`;
      const own = drawn ? (await presetPictures()).filter((preset) => preset.path === path) : [];
      return `export default ${JSON.stringify(Object.fromEntries(own.map(({ id, svg }) => [id, svg])))}`;
    },
    async generateBundle() {
      if (address === undefined) return;
      for (const [fileName, source] of Object.entries(await presetPages(address)))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main(make);
