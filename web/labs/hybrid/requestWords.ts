/** A request in words, as the speaker's notes name it. */
import { presentText } from "../../text/present.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { unpacked } from "./requests.ts";

export function requestWords(t: number, packed: number, nameOf: (page: number) => string): string {
  const { op, page } = unpacked(packed);
  const { strip } = text();
  const number = formatCount(t + 1);
  if (page === null) return strip.title(t + 1, strip.emptied);
  if (op === "N") return strip.title(t + 1, strip.create(nameOf(page)));
  return presentText().request(number, op === "W", nameOf(page));
}
