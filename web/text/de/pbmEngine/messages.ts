/** What this lab's engine says is legal, and what was given; as in `engine/messages.ts`. */
export const messages: Readonly<Record<string, string>> = {
  "a whole number from 1 to {most}, the size of the sample (k <= M)":
    "eine ganze Zahl von 1 bis {most}, der Größe der Stichprobe (k <= M)",
  "1 to {most} streams": "1 bis {most} Streams",
  "{streams} streams": "{streams} Streams",
  "at most {most} at this scale": "höchstens {most} bei diesem Maßstab",
  "at most {most} queries a stream": "höchstens {most} Abfragen je Stream",
  "blocks 0 to {last}, as the table has at this scale":
    "Blöcke 0 bis {last}, so viele hat die Tabelle bei diesem Maßstab",
};
