/** A page a preset, for a site whose address the build knows: what a link to it shows in a chat, and the way to its scene. */
import { card, type PicturedPreset } from "./card.ts";

/** The lab whose presets stand under their own ids: it was there first. */
const FIRST = "/ace";

/** The page's name without its ending: ids are a lab's own, so those of other labs bear the lab's name. */
export const pageName = ({ path, id }: Pick<PicturedPreset, "path" | "id">): string =>
  path === FIRST ? id : `${path.slice(1)}-${id}`;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Where links of pages lie, from the site's address. */
const FOLDER = "p/";

/** The scene at its opening moment, from the site's address. */
export const sceneLink = ({ path, id }: Pick<PicturedPreset, "path" | "id">): string =>
  `#${path}?preset=${encodeURIComponent(id)}`;

/** The text of the page; `address` of the site ends with a slash. */
export function presetPage(preset: PicturedPreset, address: string): string {
  const name = `${FOLDER}${pageName(preset)}`;
  const title = escaped(`${preset.title} · Bufferpool Lab`);
  const [teaches, about, heading] = [preset.teaches, preset.about, preset.title].map(escaped);
  const [own, picture] = [escaped(`${address}${name}.html`), escaped(`${address}${name}.png`)];
  const scene = escaped(`../${sceneLink(preset)}`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'" />
    <meta http-equiv="refresh" content="0; url=${scene}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="${teaches}" />
    <link rel="canonical" href="${own}" />
    <link rel="icon" href="../icon.svg" type="image/svg+xml" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Bufferpool Lab" />
    <meta property="og:title" content="${heading}" />
    <meta property="og:description" content="${teaches}" />
    <meta property="og:url" content="${own}" />
    <meta property="og:image" content="${picture}" />
    <meta property="og:image:width" content="${card.width}" />
    <meta property="og:image:height" content="${card.height}" />
    <meta property="og:image:alt" content="${heading}: ${teaches}" />
    <meta name="twitter:card" content="summary_large_image" />
  </head>
  <body>
    <main>
      <h1>${heading}</h1>
      <p>${teaches}</p>
      <p>${about}</p>
      <p><a href="${scene}">Open this scene in Bufferpool Lab</a></p>
      <p><img src="./${escaped(pageName(preset))}.png" width="600" height="315" alt="${heading}" /></p>
    </main>
  </body>
</html>
`;
}

/** The site's address as an address of a folder. */
export function siteAddress(given: string): string {
  const { href, protocol } = new URL(given);
  if (!/^https?:$/.test(protocol) || /[?#]/.test(href)) throw new Error(`${given} is no address of a site`);
  return href.endsWith("/") ? href : `${href}/`;
}

/** Pages and their pictures by their names below the site's address. */
export async function presetPages(presets: readonly PicturedPreset[], address: string) {
  const site = siteAddress(address);
  const files: Record<string, string | Uint8Array> = {};
  for (const preset of presets) {
    const name = `${FOLDER}${pageName(preset)}`;
    if (`${name}.html` in files) throw new Error(`two presets have the page ${name}.html`);
    files[`${name}.html`] = presetPage(preset, site);
    files[`${name}.png`] = await card.draw(preset);
  }
  return files;
}
