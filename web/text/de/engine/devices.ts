/** What the registry says of ACE and of devices. Names of papers and devices stay. */
export const devices: Readonly<Record<string, string>> = {
  "Virtual SSD (cloud)": "Virtuelle SSD (Cloud)",
  "Poster's PCIe": "PCIe des Posters",
  "Papon and Athanassoulis, ICDE 2023, table I; latency from the published ACE demo":
    "Papon und Athanassoulis, ICDE 2023, Tabelle I; Latenz aus der veröffentlichten ACE-Demo",
  "Poster of the published ACE demo": "Poster der veröffentlichten ACE-Demo",
  "A device that serves k_w writes in the time of one should get k_w of them: a dirty victim is written together with the dirty pages that the policy would evict next.":
    "Ein Gerät, das k_w Schreibvorgänge in der Zeit für einen bedient, soll k_w davon bekommen: Ein geändertes Opfer wird zusammen mit den geänderten Seiten geschrieben, die die Strategie als Nächste verdrängen würde.",
  "When the victim is dirty: writes it and the next dirty pages in the policy's eviction order, n_w at most, as one batch. They stay in the pool, clean.":
    "Ist das Opfer geändert: schreibt es und die nächsten geänderten Seiten in der Verdrängungsfolge der Strategie, höchstens n_w, als ein Bündel. Sie bleiben im Bufferpool, nun unverändert.",
  "Drops the victim. For each page that the Reader found it also drops a clean one, in eviction order.":
    "Verdrängt das Opfer. Für jede Seite, die der Reader gefunden hat, verdrängt er außerdem eine unveränderte, in der Verdrängungsfolge.",
  "Optional. When the victim is dirty, or frames are free: finds up to n_e - 1 pages to prefetch, from a sequential stream of misses or from the history of successors. They are read with the page asked for and go to the LRU end.":
    "Wahlweise. Ist das Opfer geändert oder sind Rahmen frei: findet bis zu n_e - 1 Seiten zum Vorablesen, aus einer sequenziellen Folge von Fehlzugriffen oder aus dem Verlauf der Nachfolger. Sie werden mit der verlangten Seite gelesen und kommen an das LRU-Ende.",
  "A batch takes up to n_w steps of the policy's own order. With the Reader, each request also updates one row of the history.":
    "Ein Bündel braucht bis zu n_w Schritte in der Folge der Strategie. Mit dem Reader ändert jede Anfrage auch eine Zeile des Verlaufs.",
  "A batch of m pages takes ceil(m / k_w) device steps of a write. A page written early may become dirty again, and is then written once more. A clean victim is dropped as without ACE.":
    "Ein Bündel aus m Seiten braucht ceil(m / k_w) Geräteschritte eines Schreibens. Eine früh geschriebene Seite kann wieder geändert werden und wird dann noch einmal geschrieben. Ein unverändertes Opfer wird wie ohne ACE verdrängt.",
};
