import type { legend as english } from "../en/legend.ts";

export const legend: typeof english = {
  label: "Legende",
  free: "frei",
  freeHelp: "Freier Rahmen: Er hält keine Seite. Der mit der kleinsten Nummer wird als Nächster benutzt.",
  clean: "unverändert",
  cleanHelp: "Unveränderte Seite (C, clean): wie auf der Platte. Sie kann ohne Schreiben verdrängt werden.",
  dirty: "geändert",
  dirtyHelp:
    "Geänderte Seite (D, dirty): anders als beim Lesen. Sie muss geschrieben werden, bevor ihr Rahmen wieder frei ist.",
  prefetched: "vorab gelesen",
  prefetchedHelp:
    "Vorab gelesene Seite (P, prefetched): gelesen, bevor sie verlangt wurde, und noch nicht benutzt.",
  requested: "angefragt",
  requestedHelp: "Die Seite, die in diesem Schritt verlangt wird.",
  evicted: "verdrängt",
  evictedHelp:
    "Diese Seite hat den Bufferpool in diesem Schritt verlassen. Sie stand im Rahmen unter dem Zeichen.",
  spared: "ginge nach LRU",
  sparedHelp:
    "Die Strategie hat eine andere Seite genommen. LRU, oder die Strategie, mit der die Bahn verglichen wird, hätte diese genommen. Über der Bahn oder in ihrer Karte steht, zu welchem Preis und welche der beiden Seiten bisher zuerst verlangt wurden: eine Wahl aus diesem Bufferpool, nicht der Unterschied zweier Läufe.",
  writtenTogether: "zusammen geschrieben",
  writtenHelp:
    "Im Schreibbündel dieses Schritts auf das Gerät geschrieben. Die Seite bleibt im Bufferpool und ist nun unverändert.",
  changed: "betroffen",
  changedHelp:
    "Eine Ecke fehlt: Dieser Schritt hat den Rahmen, seine Seite oder das verändert, was die Strategie sich dazu merkt. Die Zeile unter dem Satz sagt, was.",
  windowHelp: (name) =>
    `Die Klammer umfasst: ${name}. Das sind Seiten am Ende der Folge, die die Strategie gesondert behandelt.`,
  hand: "Zeiger",
  handHelp: "Der Zeiger weist auf den Rahmen, der bei der Suche nach einem Opfer zuerst geprüft wird.",
  lookedFor: "gesucht",
  lookedForHelp: "Die Seite, nach der Sie gefragt haben.",
};
