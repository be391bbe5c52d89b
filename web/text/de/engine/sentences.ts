/** Templates of a step's sentence. Parts are joined: one that begins with a semicolon goes on where the last one ended. */
export const sentences: Readonly<Record<string, string>> = {
  "Read of page {page}: a hit in frame {frame}, no device access.":
    "Lesen von Seite {page}: Treffer in Rahmen {frame}, kein Zugriff auf das Gerät.",
  "Read of page {page}: a hit in frame {frame}, because it had been prefetched.":
    "Lesen von Seite {page}: Treffer in Rahmen {frame}, weil sie vorab gelesen wurde.",
  "Write of page {page}: a hit in frame {frame}; the page is dirty now, no device access.":
    "Schreiben von Seite {page}: Treffer in Rahmen {frame}; die Seite ist nun geändert, kein Zugriff auf das Gerät.",
  "Write of page {page}: a hit in frame {frame}, because it had been prefetched; the page is dirty now.":
    "Schreiben von Seite {page}: Treffer in Rahmen {frame}, weil sie vorab gelesen wurde; die Seite ist nun geändert.",
  "Read of page {page}: a miss.": "Lesen von Seite {page}: Fehlzugriff.",
  "Write of page {page}: a miss.": "Schreiben von Seite {page}: Fehlzugriff.",
  "; it is dropped without a write.": "; sie wird ohne Schreiben verdrängt.",
  "; it is dirty, so it is written alone ({lanes}) and evicted.":
    "; sie ist geändert, also wird sie allein geschrieben ({lanes}) und verdrängt.",
  "on the only write lane": "auf der einzigen Schreibbahn",
  "1 of k_w = {k_w} write lanes": "1 von k_w = {k_w} Schreibbahnen",
  "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}) and evicts {victim}.":
    "; sie ist geändert, also schreibt ACE {batch} als ein Bündel ({count} von n_w = {n_w}) und verdrängt {victim}.",
  "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}: there are no more to take) and evicts {victim}.":
    "; sie ist geändert, also schreibt ACE {batch} als ein Bündel ({count} von n_w = {n_w}: mehr gibt es nicht) und verdrängt {victim}.",
  "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}, in {steps} device steps of k_w = {k_w}) and evicts {victim}.":
    "; sie ist geändert, also schreibt ACE {batch} als ein Bündel ({count} von n_w = {n_w}, in {steps} Geräteschritten zu k_w = {k_w}) und verdrängt {victim}.",
  "The Writer passes {chances}: dirty and not cold, to the head with the cold flag set.":
    "Der Writer übergeht {chances}: geändert und nicht kalt, also nach vorn, als kalt markiert.",
  "The Evictor also drops {dropped}.": "Der Evictor verdrängt außerdem {dropped}.",
  "The miss continues a sequential stream: the Reader prefetches {prefetched}.":
    "Der Fehlzugriff setzt eine sequenzielle Folge fort: Der Reader liest {prefetched} vorab.",
  "From the history of successors the Reader prefetches {prefetched}.":
    "Nach der Geschichte der Nachfolger liest der Reader {prefetched} vorab.",
  "Page {page} is read into frame {frame}.": "Seite {page} wird in Rahmen {frame} gelesen.",
  "Frame {frame} is free: page {page} is read into it.":
    "Rahmen {frame} ist frei: Seite {page} wird in ihn gelesen.",
  "The write makes it dirty.": "Das Schreiben macht sie zur geänderten Seite.",
  "1 frame": "1 Rahmen",
  "{count} frames": "{count} Rahmen",
  "Page {victim} is at the LRU end": "Seite {victim} steht am LRU-Ende",
  "The hand looked at {looked_at} and found page {victim} with usage count 0":
    "Der Zeiger hat {looked_at} geprüft und Seite {victim} mit Nutzungszähler 0 gefunden",
  "Page {victim} is the clean page nearest the LRU end in the clean-first window":
    "Seite {victim} ist im Clean-First-Fenster die unveränderte Seite, die dem LRU-Ende am nächsten steht",
  "All pages in the clean-first window are dirty, so the LRU end, page {victim}, is the victim":
    "Alle Seiten im Clean-First-Fenster sind geändert, also ist das LRU-Ende, Seite {victim}, das Opfer",
  "Page {victim} is at the LRU end and clean": "Seite {victim} steht am LRU-Ende und ist unverändert",
  "Page {victim} is at the LRU end and cold": "Seite {victim} steht am LRU-Ende und ist kalt",
  "{chances} at the LRU end: dirty and not cold, to the head with the cold flag set. Then page {victim} is clean":
    "{chances} am LRU-Ende: geändert und nicht kalt, also nach vorn, als kalt markiert. Dann ist Seite {victim} unverändert",
  "{chances} at the LRU end: dirty and not cold, to the head with the cold flag set. Then page {victim} is cold":
    "{chances} am LRU-Ende: geändert und nicht kalt, also nach vorn, als kalt markiert. Dann ist Seite {victim} kalt",
  "page {page}": "Seite {page}",
  "pages {pages} and {page}": "die Seiten {pages} und {page}",
  "pages {pages} and {count} more": "die Seiten {pages} und {count} weitere",
  "Page {page}": "Seite {page}",
  "Pages {pages} and {page}": "Die Seiten {pages} und {page}",
  "Pages {pages} and {count} more": "Die Seiten {pages} und {count} weitere",
};
