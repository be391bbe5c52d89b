/** Templates of a step's sentence. {disk} and {other} are in the dative wherever they stand: "der Magnetplatte". */
export const sentences: Readonly<Record<string, string>> = {
  "Read of page {page}: a hit, no disk access.":
    "Lesen von Seite {page}: Treffer, kein Zugriff auf eine Platte.",
  "Write of page {page}: a hit; the page is dirty now, no disk access.":
    "Schreiben von Seite {page}: Treffer; die Seite ist nun geändert, kein Zugriff auf eine Platte.",
  "Write of page {page}: a hit; the page was dirty already, no disk access.":
    "Schreiben von Seite {page}: Treffer; die Seite war schon geändert, kein Zugriff auf eine Platte.",
  "Page {page} is read from {disk} for {units}.": "Seite {page} von {disk} zu lesen kostet {units}.",
  "Page {page} is read from {disk} for {units}; the write makes it dirty.":
    "Seite {page} von {disk} zu lesen kostet {units}; das Schreiben macht sie zur geänderten Seite.",
  "Page {page} is created in the pool: it is dirty, and no disk has it yet.":
    "Seite {page} wird im Pool angelegt: Sie ist geändert, und noch liegt sie auf keiner Platte.",
  "It was found in {queue} and goes back to the time segment.":
    "Sie stand in {queue} und geht zurück ins Zeitsegment.",
  "The pool is emptied: {count}, {written} written, {moved} to the other disk, for {units} in all.":
    "Der Pool wird geleert: {count}, geschrieben werden {written}, auf die andere Platte wechseln {moved}; zusammen kostet es {units}.",
  "The pool is emptied; it was empty.": "Der Pool wird geleert; er war leer.",

  "Page {victim}, unused for longest, leaves the pool {state}":
    "Seite {victim}, am längsten unbenutzt, verlässt den Pool {state}",
  "Page {victim}, the front of {queue}, leaves the pool {state}":
    "Seite {victim}, die vorderste in {queue}, verlässt den Pool {state}",
  "No cost queue has a page: page {victim}, the front of the time segment, leaves the pool {state}":
    "Keine Kostenschlange hat eine Seite: Seite {victim}, die vorderste im Zeitsegment, verlässt den Pool {state}",
  clean: "unverändert",
  dirty: "geändert",
  "; it is dropped.": "; sie wird nicht geschrieben.",
  "; it is written to {disk} for {units}.": "; das Schreiben auf {disk} kostet {units}.",
  ", so it moves: written to {disk} for {units}.":
    ", also wechselt sie: Das Schreiben auf {disk} kostet {units}.",
  ", so it stays, and is dropped.": ", also bleibt sie und wird nicht geschrieben.",
  ", so it stays: written to {disk} for {units}.":
    ", also bleibt sie: Das Schreiben auf {disk} kostet {units}.",

  "Page {page} goes from the front of the time segment to {queue}.":
    "Seite {page}, die vorderste im Zeitsegment, geht in {queue}.",
  "lambda adapts: the cost segment has {frames} now.":
    "lambda passt sich an: Das Kostensegment hat nun {frames}.",

  flash: "Flash",
  "the magnetic disk": "der Magnetplatte",
  "FRQ (clean, on flash)": "FRQ (unverändert, auf Flash)",
  "MRQ (clean, magnetic)": "MRQ (unverändert, Magnetplatte)",
  "MWQ (dirty, magnetic)": "MWQ (geändert, Magnetplatte)",
  "FWQ (dirty, on flash)": "FWQ (geändert, auf Flash)",
  "1 unit": "1 Einheit",
  "{count} units": "{count} Einheiten",
  "1 page leaves": "1 Seite geht",
  "{count} pages leave": "{count} Seiten gehen",

  "; its physical reads and writes would have cost {saving} less on {other}, more than the {threshold} of moving there and back":
    "; ihr physisches Lesen und Schreiben hätte auf {other} {saving} weniger gekostet, mehr als die {threshold} für den Wechsel hin und zurück",
  "; its physical reads and writes would have cost {saving} less on {other}, but moving there and back costs {threshold}":
    "; ihr physisches Lesen und Schreiben hätte auf {other} {saving} weniger gekostet, aber der Wechsel hin und zurück kostet {threshold}",
  "; its physical reads and writes would not have cost less on {other}":
    "; ihr physisches Lesen und Schreiben hätte auf {other} nicht weniger gekostet",
  "; the {first} reads and {second} writes asked of it since its last move would cost {saving} less on {other}":
    "; was seit ihrem letzten Wechsel von ihr verlangt wurde ({first}-mal Lesen, {second}-mal Schreiben), würde auf {other} {saving} weniger kosten",
  "; the {first} reads and {second} writes asked of it since its last move would not cost less on {other}":
    "; was seit ihrem letzten Wechsel von ihr verlangt wurde ({first}-mal Lesen, {second}-mal Schreiben), würde auf {other} nicht weniger kosten",
  "; it is new, and nothing is counted before its first write":
    "; sie ist neu, und vor ihrem ersten Schreiben wird nichts gezählt",
  "; by {first} reads and {second} writes asked of it, times q, and {third} and {fourth} of its disk, it would cost {saving} less on {other}, more than the {threshold} of moving there and back":
    "; nach dem, was von ihr verlangt wurde ({first}-mal Lesen, {second}-mal Schreiben, je mal q), und dem, was ihre Platte davon sah ({third} und {fourth}), würde sie auf {other} {saving} weniger kosten, mehr als die {threshold} für den Wechsel hin und zurück",
  "; by {first} reads and {second} writes asked of it, times q, and {third} and {fourth} of its disk, it would cost {saving} less on {other}, but moving there and back costs {threshold}":
    "; nach dem, was von ihr verlangt wurde ({first}-mal Lesen, {second}-mal Schreiben, je mal q), und dem, was ihre Platte davon sah ({third} und {fourth}), würde sie auf {other} {saving} weniger kosten, aber der Wechsel hin und zurück kostet {threshold}",
  "; by {first} reads and {second} writes asked of it, times q, and {third} and {fourth} of its disk, it would not cost less on {other}":
    "; nach dem, was von ihr verlangt wurde ({first}-mal Lesen, {second}-mal Schreiben, je mal q), und dem, was ihre Platte davon sah ({third} und {fourth}), würde sie auf {other} nicht weniger kosten",
  "; what will still be asked of its disk is cheaper on {other}, the move included":
    "; was noch von ihrer Platte verlangt wird, ist auf {other} billiger, den Wechsel eingerechnet",
  "; no move would pay for what will still be asked of its disk":
    "; kein Wechsel würde sich lohnen für das, was noch von ihrer Platte verlangt wird",
};
