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
  "; it is dirty, so it is written alone ({lanes})":
    "; sie ist geändert, also wird sie allein geschrieben ({lanes})",
  "and evicted.": "und verdrängt.",
  "on the only write channel": "auf dem einzigen Schreibkanal",
  "1 of k_w = {k_w} write channels": "1 von k_w = {k_w} Schreibkanälen",
  "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w})":
    "; sie ist geändert, also schreibt ACE {batch} als ein Bündel ({count} von n_w = {n_w})",
  "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}: there are no more to take)":
    "; sie ist geändert, also schreibt ACE {batch} als ein Bündel ({count} von n_w = {n_w}: mehr gibt es nicht)",
  "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}, in {steps} device steps of k_w = {k_w})":
    "; sie ist geändert, also schreibt ACE {batch} als ein Bündel ({count} von n_w = {n_w}, in {steps} Geräteschritten zu k_w = {k_w})",
  "and evicts {victim}.": "und verdrängt {victim}.",
  "The miss continues a sequential stream: the Reader prefetches {prefetched}.":
    "Der Fehlzugriff setzt eine sequenzielle Folge fort: Der Reader liest {prefetched} vorab.",
  "From the history of successors the Reader prefetches {prefetched}.":
    "Nach dem Verlauf der Nachfolger liest der Reader {prefetched} vorab.",
  "{reference} would take {page}.": "{reference} nähme {page}.",
  "{reference} would write {page} first.": "{reference} schriebe erst {page}.",
  "The log is flushed up to LSN {lsn} before page {page} is written.":
    "Das Log wird bis LSN {lsn} gesichert, bevor Seite {page} geschrieben wird.",
  "A commit flushes the log up to LSN {lsn}.": "Ein Commit sichert das Log bis LSN {lsn}.",
  "Page {page} is read into frame {frame}.": "Seite {page} wird in Rahmen {frame} gelesen.",
  "Frame {frame} is free: page {page} is read into it.":
    "Rahmen {frame} ist frei: Seite {page} wird in ihn gelesen.",
  "The write makes it dirty.": "Das Schreiben macht sie zur geänderten Seite.",
  "1 frame": "1 Rahmen",
  "{count} frames": "{count} Rahmen",
  "page {page}": "Seite {page}",
  "pages {pages} and {page}": "die Seiten {pages} und {page}",
  "pages {pages} and {count} more": "die Seiten {pages} und {count} weitere",
  "Page {page}": "Seite {page}",
  "Pages {pages} and {page}": "Die Seiten {pages} und {page}",
  "Pages {pages} and {count} more": "Die Seiten {pages} und {count} weitere",
  "Write of page {page}: a hit in frame {frame}; the page was dirty already, no device access.":
    "Schreiben von Seite {page}: Treffer in Rahmen {frame}; die Seite war schon geändert, kein Zugriff auf das Gerät.",
  "; it is clean, so it is dropped without a write.":
    "; sie ist unverändert, also wird sie ohne Schreiben verdrängt.",
  "; it is clean, so it is dropped without a write, with ACE as without.":
    "; sie ist unverändert, also wird sie ohne Schreiben verdrängt, mit ACE wie ohne.",
  "; it is clean, so it is dropped without a write, and the Reader is not asked.":
    "; sie ist unverändert, also wird sie ohne Schreiben verdrängt, und der Reader wird nicht gefragt.",
  "; it is dirty, so ACE writes {batch} alone (n_w = 1)":
    "; sie ist geändert, also schreibt ACE {batch} allein (n_w = 1)",
  "and evicts it.": "und verdrängt sie.",
  "; it is dirty, so ACE writes {batch} as one batch ({count} of n_w = {n_w}: there are no more to take; in {steps} device steps of k_w = {k_w})":
    "; sie ist geändert, also schreibt ACE {batch} als ein Bündel ({count} von n_w = {n_w}: mehr gibt es nicht; in {steps} Geräteschritten zu k_w = {k_w})",
  "The miss continues a sequential stream: the Reader prefetches {prefetched} into free frames.":
    "Der Fehlzugriff setzt eine sequenzielle Folge fort: Der Reader liest {prefetched} vorab in freie Rahmen.",
  "From the history of successors the Reader prefetches {prefetched} into free frames.":
    "Nach dem Verlauf der Nachfolger liest der Reader {prefetched} vorab in freie Rahmen.",
  "The Reader prefetches what follows on the disk: {prefetched}.":
    "Der Reader liest vorab, was auf der Platte folgt: {prefetched}.",
  "The Reader prefetches what follows on the disk into free frames: {prefetched}.":
    "Der Reader liest vorab in freie Rahmen, was auf der Platte folgt: {prefetched}.",
  "This Reader prefetches nothing.": "Dieser Reader liest nichts vorab.",
  "Page {page} is the last of the disk: the Reader prefetches nothing.":
    "Seite {page} ist die letzte der Platte: Der Reader liest nichts vorab.",
  "The miss continues no sequential stream: the Reader prefetches nothing.":
    "Der Fehlzugriff setzt keine sequenzielle Folge fort: Der Reader liest nichts vorab.",
  "What follows on the disk is in the pool already: the Reader prefetches nothing.":
    "Was auf der Platte folgt, ist schon im Pool: Der Reader liest nichts vorab.",
  "To make room the Evictor also drops {dropped}: next in eviction order and clean.":
    "Um Platz zu schaffen, verdrängt der Evictor außerdem {dropped}: als Nächste an der Reihe und unverändert.",
  "Of {found} pages that the Reader found only {fetched} can be fetched: the Evictor finds no further clean page to drop.":
    "Von {found} Seiten, die der Reader gefunden hat, lassen sich nur {fetched} holen: Der Evictor findet keine weitere unveränderte Seite, die gehen könnte.",
  "The Evictor finds no clean page to drop besides, so nothing of what the Reader found is prefetched.":
    "Der Evictor findet sonst keine unveränderte Seite, die gehen könnte, also wird nichts von dem, was der Reader gefunden hat, vorab gelesen.",
  "The miss continues a sequential stream, but what follows is in the pool already or beyond the end of the disk: the Reader prefetches nothing.":
    "Der Fehlzugriff setzt eine sequenzielle Folge fort, aber was folgt, ist schon im Bufferpool oder liegt hinter dem Ende der Platte: Der Reader liest nichts vorab.",
  "The history knows no successor of page {page} with a weight above theta = {theta}: the Reader prefetches nothing.":
    "Der Verlauf kennt keinen Nachfolger von Seite {page} mit einem Gewicht über theta = {theta}: Der Reader liest nichts vorab.",
  "All successors that the history knows are in the pool already: the Reader prefetches nothing.":
    "Alle Nachfolger, die der Verlauf kennt, sind schon im Bufferpool: Der Reader liest nichts vorab.",
  "n_e = 1 leaves room for the requested page alone: the Reader prefetches nothing.":
    "n_e = 1 lässt nur für die angefragte Seite Platz: Der Reader liest nichts vorab.",
  "No further frame is free: the Reader prefetches nothing.":
    "Kein weiterer Rahmen ist frei: Der Reader liest nichts vorab.",
  "Page {page} is read into frame {frame}, together with what is prefetched.":
    "Seite {page} wird in Rahmen {frame} gelesen, zusammen mit den vorab gelesenen.",

  "Client {client} holds the page already, so this is no new use for the policy.":
    "Client {client} hält die Seite schon, also ist das für die Strategie keine neue Benutzung.",
  "Page {page} may not go, client {client} still holds it; among the others:":
    "Seite {page} darf nicht gehen, Client {client} hält sie noch; unter den anderen:",
  "{pages} may not go, clients still hold them; among the others:":
    "{pages} dürfen nicht gehen, Clients halten sie noch; unter den anderen:",
  "Request {request}, of page {page} by client {client}, finds every frame pinned: no unpinned buffers available, as PostgreSQL says. The run ends here.":
    "Anfrage {request}, nach Seite {page} von Client {client}, findet alle Rahmen gepinnt: „no unpinned buffers available“, wie PostgreSQL sagt. Der Lauf endet hier.",
};
