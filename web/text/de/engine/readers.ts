/** The Readers. OPL, NPL and TaP are names. */
export const readers: Readonly<Record<string, string>> = {
  none: "keiner",
  "Prefetches nothing: ACE's Writer alone.": "Liest nichts vorab: der Writer von ACE allein.",
  "One page lookahead: the page after the missed one. Half of a scan's misses go, and a random miss wastes one page.":
    "Eine Seite voraus (one page lookahead): die Seite nach der fehlenden. Die Hälfte der Fehlzugriffe eines Scans fällt weg, und ein zufälliger Fehlzugriff verschwendet eine Seite.",
  "N pages lookahead: the pages after the missed one, n_e - 1 at most. Good for scans, and a waste for random misses.":
    "N Seiten voraus (N pages lookahead): die Seiten nach der fehlenden, höchstens n_e - 1. Gut für Scans, Verschwendung bei zufälligen Fehlzugriffen.",
  "The pages after the missed one, once it continues a sequential stream of misses. Random misses prefetch nothing.":
    "Die Seiten nach der fehlenden, sobald sie eine sequenzielle Folge von Fehlzugriffen fortsetzt. Zufällige Fehlzugriffe lesen nichts vorab.",
  history: "Verlauf",
  "The pages that followed the missed one before. Learns any order that comes again, and needs to see it first.":
    "Die Seiten, die früher auf die fehlende folgten. Lernt jede Reihenfolge, die wiederkehrt, und muss sie dafür einmal gesehen haben.",
  "TaP + history": "TaP + Verlauf",
  "The ACE paper's: streams where there are any, else what followed before.":
    "Der aus der ACE-Arbeit: sequenzielle Folgen, wo es welche gibt, sonst was früher folgte.",
};
