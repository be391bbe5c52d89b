/** A page a preset, for a site whose address the build knows: what a link to it shows in a chat, and the way to its scene. */
import { attribute as escaped } from "../shell/share/EmbedSnippet.tsx";
import { card, type PicturedPreset } from "./card.ts";
import { presetLink, presetPath } from "./names.ts";

/** The text of the page; `address` of the site ends with a slash. */
export function presetPage(preset: PicturedPreset, address: string): string {
  const name = presetPath(preset);
  const title = escaped(`${preset.title} · Bufferpool Lab`);
  const [teaches, about, heading] = [preset.teaches, preset.about, preset.title].map(escaped);
  const [own, picture] = [escaped(`${address}${name}.html`), escaped(`${address}${name}.png`)];
  const scene = escaped(`../#${presetLink(preset)}`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'" />
    <meta http-equiv="refresh" content="0; url=${scene}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
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
      <p><img src="../${escaped(name)}.png" width="600" height="315" alt="${heading}" /></p>
    </main>
  </body>
</html>
`;
}

/** Pages and their pictures by their names below the site's address, which ends with a slash. */
export async function presetPages(presets: readonly PicturedPreset[], address: string) {
  const files: Record<string, string | Uint8Array> = {};
  for (const preset of presets) {
    const name = presetPath(preset);
    if (`${name}.html` in files) throw new Error(`two presets have the page ${name}.html`);
    files[`${name}.html`] = presetPage(preset, address);
    files[`${name}.png`] = await card.draw(preset);
  }
  return files;
}
