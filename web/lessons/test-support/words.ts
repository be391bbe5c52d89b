/** What tests of lessons read: their words, and recordings of servers. */
import { readFile } from "node:fs/promises";
import initReader, { OwnTraceReader } from "../../engine/pkg/reader/reader.js";
import { recordings } from "../../labs/ace/recordings.ts";

/** Words without the places at which lines break. */
export const wordsOf = async (path: string) =>
  new TextDecoder().decode(await readFile(path)).replace(/\s+/g, " ");
export const prose = (name: string) => wordsOf(`web/lessons/${name}.mdx`);
/** Without the marks of words that the glossary explains. */
export const unmarked = (text: string) => text.replaceAll(/<Term [^>]*?\/>|<\/?Term[^>]*>/g, "");
export const grouped = (count: number) => count.toLocaleString("en");

/** The scene of a recording's preset, and the requests as an engine takes them. */
export async function recorded(id: string) {
  await initReader({ module_or_path: await readFile("web/engine/pkg/reader/reader_bg.wasm") });
  const preset = recordings.find((one) => one.id === id);
  if (preset === undefined) throw new Error(`no recording ${id}`);
  const scene = preset.scene as { workload: { name: string }; frames: number };
  const reader = new OwnTraceReader(scene.workload.name, false, "{}");
  reader.push(new Uint8Array(await readFile(`public/traces/${scene.workload.name}`)));
  const read = reader.finish();
  const requests = read.take_requests();
  return { scene, packed: { requests, pages: read.pages, recorded: read.take_recorded() } };
}
