/** The engine's messages in the reader's language: found by templates, since values stand in them already. */
import { engineMessages } from "./text.ts";

const PLACE = /\{\w+\}/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Template {
  pattern: RegExp;
  /** Names of the places, in the order of the English text. */
  places: string[];
  translated: string;
}

/** How much of a template is not left open. */
const definite = (template: string) => template.replace(PLACE, "").length;

function templatesOf(messages: Readonly<Record<string, string>>): Template[] {
  return Object.entries(messages)
    .sort(([left], [right]) => definite(right) - definite(left))
    .map(([english, translated]) => ({
      pattern: new RegExp(`^${english.split(PLACE).map(escaped).join("(.+?)")}$`, "s"),
      places: english.match(PLACE) ?? [],
      translated,
    }));
}

let made: { from: Readonly<Record<string, string>>; templates: Template[] } | null = null;

/** A message of the engine, or the part of one that says what was given or what is legal. */
export function messageText(english: string): string {
  const from = engineMessages();
  if (made?.from !== from) made = { from, templates: templatesOf(from) };
  for (const { pattern, places, translated } of made.templates) {
    const values = pattern.exec(english)?.slice(1);
    if (values === undefined) continue;
    return translated.replace(PLACE, (place) => values[places.indexOf(place)] ?? place);
  }
  return english;
}
