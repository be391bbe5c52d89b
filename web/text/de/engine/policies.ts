/** What the registry says of policies and devices. Names of policies, papers and devices stay. */
export const policies: Readonly<Record<string, string>> = {
  "A page used recently will be used again soon; the one unused for longest goes first.":
    "Eine kürzlich benutzte Seite wird bald wieder benutzt; die am längsten unbenutzte geht zuerst.",
  "Approximate LRU without a list: count uses up to 5, and let a sweeping hand count them down.":
    "LRU ohne Liste annähern: Benutzungen bis 5 zählen und von einem umlaufenden Zeiger herunterzählen lassen.",
  "Evicting a clean page needs no write, so look for one near the LRU end first.":
    "Eine unveränderte Seite zu verdrängen braucht kein Schreiben, also zuerst nahe dem LRU-Ende nach einer suchen.",
  "Keep dirty pages that are still in use: a dirty page leaves only after it went unused once through the list.":
    "Geänderte Seiten behalten, die noch benutzt werden: Eine geänderte Seite geht erst, wenn sie einmal unbenutzt durch die Liste gewandert ist.",
  "Every use moves the page to the head of the list. The victim is the tail, clean or dirty.":
    "Jede Benutzung setzt die Seite an den Anfang der Liste. Das Opfer ist das Ende, ob unverändert oder geändert.",
  "Look at the frame under the hand and advance the hand. Usage 0: the victim. Otherwise usage minus 1; look again.":
    "Den Rahmen unter dem Zeiger prüfen und den Zeiger weiterrücken. Zähler 0: das Opfer. Sonst den Zähler um 1 verringern und weiter prüfen.",
  "The victim is the clean page nearest the tail among the last w pages; if all of these are dirty, the tail.":
    "Das Opfer ist unter den letzten w Seiten die unveränderte, die dem Ende am nächsten steht; sind alle geändert, das Ende.",
  "Look at the tail: clean, or dirty and cold: the victim. Dirty and not cold: to the head with its cold flag set; look again. A use clears the flag.":
    "Das Ende prüfen: unverändert oder geändert und kalt: das Opfer. Geändert und nicht kalt: nach vorn, als kalt markiert; weiter prüfen. Eine Benutzung löscht die Markierung.",
  "O(1) a request and a page written.": "O(1) je Anfrage und je geschriebener Seite.",
  "Amortised O(1) a request: each step of the hand is paid for by a use. A batch O(n_w log64 B).":
    "Amortisiert O(1) je Anfrage: Jeden Schritt des Zeigers bezahlt eine Benutzung. Ein Bündel O(n_w log64 B).",
  "Amortised O(1) a request: each second chance is paid for by a load or hit.":
    "Amortisiert O(1) je Anfrage: Jede zweite Chance bezahlt ein Laden oder ein Treffer.",
  "usage count": "Nutzungszähler",
  "cold flag": "Kaltmarke",
  "Uses counted, at most 5; the hand takes one away each time it passes.":
    "Gezählte Benutzungen, höchstens 5; der Zeiger nimmt bei jedem Vorbeigehen eine weg.",
  "Cold: this dirty page had its second chance and was not used since.":
    "Kalt: Diese geänderte Seite hatte ihre zweite Chance und wurde seither nicht benutzt.",
  "Clean-first window": "Clean-First-Fenster",
  "clean-first window": "Clean-First-Fenster",
  "How many pages at the LRU end are searched for a clean victim.":
    "Wie viele Seiten am LRU-Ende nach einem unveränderten Opfer durchsucht werden.",
  "A wide window saves writes and costs hits, because clean pages leave early; a narrow one is almost LRU.":
    "Ein breites Fenster spart Schreiben und kostet Treffer, weil unveränderte Seiten früh gehen; ein schmales ist fast LRU.",
  "Virtual SSD (cloud)": "Virtuelle SSD (Cloud)",
  "Poster's PCIe": "PCIe des Posters",
  "Papon and Athanassoulis, ICDE 2023, table I; latency from the published ACE demo":
    "Papon und Athanassoulis, ICDE 2023, Tabelle I; Latenz aus der veröffentlichten ACE-Demo",
  "Poster of the published ACE demo": "Poster der veröffentlichten ACE-Demo",
};
