import { shown } from "../../state/url/notices.ts";
import { text } from "../../text/text.ts";

/** The seed that an address asks for, or what is said of one that is none. */
export function seedIn(hash: string): { seed?: number; refused?: string } {
  const given = /[?&]seed=([^&]*)/.exec(hash)?.[1];
  if (given === undefined) return {};
  if (/^\d{1,9}$/.test(given)) return { seed: Number(given) };
  const { messages, link } = text();
  return { refused: messages.notLegal("seed", shown(given), link.drawnSeed) };
}
