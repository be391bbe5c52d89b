/** Templates of a step's sentence. */
export const sentences: Readonly<Record<string, string>> = {
  "Stream {stream} begins a query.": "Stream {stream} beginnt eine Abfrage.",
  "Stream {stream} asks for {block}: a hit.": "Stream {stream} verlangt {block}: Treffer.",
  "Stream {stream} asks for {block}: a hit, but it is still being read, so the stream waits {time}.":
    "Stream {stream} verlangt {block}: Treffer, aber er wird noch gelesen; der Stream wartet {time}.",
  "Stream {stream} asks for {block}: a miss; the read ends in {time}.":
    "Stream {stream} verlangt {block}: Fehlzugriff; das Lesen endet in {time}.",
  "It goes into frame {frame}, which was free.": "Er kommt in Rahmen {frame}, der frei war.",

  "Of {count} frames drawn, {victim} has the longest time to its next access, {time}: it goes.":
    "Von {count} gezogenen Rahmen hat {victim} die längste Zeit bis zum nächsten Zugriff, {time}: Er geht.",
  "Of {count} frames drawn, {victim} is asked for by nobody: it goes.":
    "Unter {count} gezogenen Rahmen ist {victim}, den niemand will: Er geht.",
  "Of {count} frames drawn, the {evicted} with the longest times go; the first is {victim}, and the frames left free serve the next misses.":
    "Von {count} gezogenen Rahmen gehen die {evicted} mit den längsten Zeiten; der erste ist {victim}, und die frei gewordenen Rahmen dienen den nächsten Fehlzugriffen.",
  "{victim} was drawn at random: it goes.": "{victim} wurde zufällig gezogen: Er geht.",
  "The hand looks at {count} and stops at {victim}, whose usage count is 0: it goes.":
    "Der Zeiger sieht {count} an und hält bei {victim}, dessen Zähler 0 ist: Er geht.",
  "{victim}, the least recently used, goes.": "{victim}, am längsten unbenutzt, geht.",
  "{victim}, at the front of the blocks that nobody asked for, goes.":
    "{victim}, der vorderste unter den Blöcken, die niemand will, geht.",
  "{victim}, at the front of the furthest bucket, goes; it stands in bucket {bucket}.":
    "{victim}, der vorderste im fernsten Fach, geht; er steht in Fach {bucket}.",
  "{victim}, at the head of the free list, goes.": "{victim}, der vorderste auf der Freiliste, geht.",
  "LRU would take {block}.": "LRU nähme {block}.",
  "Yet by the scans it will be needed in {time}.": "Doch nach den Scans wird er in {time} gebraucht.",
  "No scan asks for it.": "Kein Scan will ihn.",

  "block {block}": "Block {block}",
  "block {block} of {table}": "Block {block} von {table}",
  "Block {block}": "Block {block}",
  "Block {block} of {table}": "Block {block} von {table}",
  "{amount} µs": "{amount} µs",
  "{amount} ms": "{amount} ms",
  "{amount} s": "{amount} s",
};
