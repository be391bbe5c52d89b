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
  "O(1) a request and a page written.": "O(1) je Anfrage und je geschriebener Seite.",
  "Amortised O(1) a request: each step of the hand is paid for by a use. A batch O(n_w log64 B).":
    "Amortisiert O(1) je Anfrage: Jeden Schritt des Zeigers bezahlt eine Benutzung. Ein Bündel O(n_w log64 B).",
  "Amortised O(1) a request: each second chance is paid for by a load or hit.":
    "Amortisiert O(1) je Anfrage: Jede zweite Chance bezahlt ein Laden oder ein Treffer.",
  "usage count": "Nutzungszähler",
  "cold flag": "Kaltmarke",
  "Uses counted, at most 5; the hand takes one away each time it passes.":
    "Gezählte Benutzungen, höchstens 5; der Zeiger nimmt bei jedem Vorbeigehen eine weg.",
  "Clean-first window": "Clean-first-Fenster",
  "clean-first window": "Clean-first-Fenster",
  "How many pages at the LRU end are searched for a clean victim.":
    "Wie viele Seiten am LRU-Ende nach einem unveränderten Opfer durchsucht werden.",
  "A wide window saves writes and costs hits, because clean pages leave early; a narrow one is almost LRU.":
    "Ein breites Fenster spart Schreiben und kostet Treffer, weil unveränderte Seiten früh gehen; ein schmales ist fast LRU.",
  "Virtual SSD (cloud)": "Virtuelle SSD (Cloud)",
  "Poster's PCIe": "PCIe des Posters",
  "Papon and Athanassoulis, ICDE 2023, table I; latency from the published ACE demo":
    "Papon und Athanassoulis, ICDE 2023, Tabelle I; Latenz aus der veröffentlichten ACE-Demo",
  "Poster of the published ACE demo": "Poster der veröffentlichten ACE-Demo",
  "A loaded page starts at usage 1, each hit adds 1, up to 5. For a victim: look at the frame under the hand and advance the hand. Usage 0: the victim. Otherwise usage minus 1; look again.":
    "Eine geladene Seite beginnt mit Zähler 1, jeder Treffer erhöht ihn um 1, bis 5. Für ein Opfer: den Rahmen unter dem Zeiger prüfen und den Zeiger weiterrücken. Zähler 0: das Opfer. Sonst den Zähler um 1 verringern und weiter prüfen.",
  "Every use moves the page to the head of the list. The victim is the clean page nearest the tail among the last w pages; if all of these are dirty, the tail.":
    "Jede Benutzung setzt die Seite an den Anfang der Liste. Das Opfer ist unter den letzten w Seiten die unveränderte, die dem Ende am nächsten steht; sind alle geändert, das Ende.",
  "Every use moves the page to the head of the list. For a victim: look at the tail: clean, or dirty and cold: the victim. Dirty and not cold: to the head with its cold flag set; look again. A use clears the flag.":
    "Jede Benutzung setzt die Seite an den Anfang der Liste. Für ein Opfer: das Ende prüfen: unverändert oder geändert und kalt: das Opfer. Geändert und nicht kalt: nach vorn, als kalt markiert; weiter prüfen. Eine Benutzung löscht die Markierung.",
  "Cold: this page had its second chance while it was dirty, and was not used since.":
    "Kalt: Diese Seite hatte ihre zweite Chance, als sie geändert war, und wurde seither nicht benutzt.",
  "A device that serves k_w writes in the time of one should get k_w of them: a dirty victim is written together with the dirty pages that the policy would evict next.":
    "Ein Gerät, das k_w Schreibvorgänge in der Zeit für einen bedient, soll k_w davon bekommen: Ein geändertes Opfer wird zusammen mit den geänderten Seiten geschrieben, die die Strategie als Nächste verdrängen würde.",
  "When the victim is dirty: writes it and the next dirty pages in the policy's eviction order, n_w at most, as one batch. They stay in the pool, clean.":
    "Ist das Opfer geändert: schreibt es und die nächsten geänderten Seiten in der Verdrängungsfolge der Strategie, höchstens n_w, als ein Bündel. Sie bleiben im Bufferpool, nun unverändert.",
  "Drops the victim. For each page that the Reader found it also drops a clean one, in eviction order.":
    "Verdrängt das Opfer. Für jede Seite, die der Reader gefunden hat, verdrängt er außerdem eine unveränderte, in der Verdrängungsfolge.",
  "Optional. When the victim is dirty, or frames are free: finds up to n_e - 1 pages to prefetch, from a sequential stream of misses or from the history of successors. They are read with the page asked for and go to the LRU end.":
    "Wahlweise. Ist das Opfer geändert oder sind Rahmen frei: findet bis zu n_e - 1 Seiten zum Vorablesen, aus einer sequenziellen Folge von Fehlzugriffen oder aus der Geschichte der Nachfolger. Sie werden mit der verlangten Seite gelesen und kommen an das LRU-Ende.",
  "A batch takes up to n_w steps of the policy's own order. With the Reader, each request also updates one row of the history.":
    "Ein Bündel braucht bis zu n_w Schritte in der Folge der Strategie. Mit dem Reader ändert jede Anfrage auch eine Zeile der Geschichte.",
  "A dirty victim costs a write of its own, alpha reads long, however many writes the device could serve at once.":
    "Ein geändertes Opfer kostet ein eigenes Schreiben, so lange wie alpha Lesezugriffe, wie viele das Gerät auch auf einmal schreiben könnte.",
  "A dirty victim costs a write of its own, as with LRU. The search may look at many frames: five times round the pool when every count is 5.":
    "Ein geändertes Opfer kostet ein eigenes Schreiben, wie bei LRU. Die Suche prüft manchmal viele Rahmen: fünfmal den ganzen Pool, wenn alle Zähler auf 5 stehen.",
  "Fewer writes for fewer hits: clean pages leave before dirty ones that were used longer ago. With no clean page in the window, the dirty tail costs a write of its own.":
    "Weniger Schreiben gegen weniger Treffer: Unveränderte Seiten gehen vor geänderten, deren Benutzung länger zurückliegt. Ohne unveränderte Seite im Fenster kostet das geänderte Ende ein eigenes Schreiben.",
  "Fewer writes of pages that are still in use, for fewer hits: clean pages leave instead, and an unused dirty page goes through the list twice before it is written.":
    "Weniger Schreiben von Seiten, die noch benutzt werden, gegen weniger Treffer: Stattdessen gehen unveränderte, und eine unbenutzte geänderte Seite wandert zweimal durch die Liste, bevor sie geschrieben wird.",
  "A batch of m pages takes ceil(m / k_w) device steps of a write. A page written early may become dirty again, and is then written once more. A clean victim is dropped as without ACE.":
    "Ein Bündel aus m Seiten braucht ceil(m / k_w) Geräteschritte eines Schreibens. Eine früh geschriebene Seite kann wieder geändert werden und wird dann noch einmal geschrieben. Ein unverändertes Opfer wird wie ohne ACE verdrängt.",
};
