/** Labels, help and reasons of the shared parameters; measures of experiments; identities of the counters. */
export const parameters: Readonly<Record<string, string>> = {
  "Pages on disk": "Seiten auf der Platte",
  "Frames in the pool": "Rahmen im Bufferpool",
  "Read/write asymmetry": "Asymmetrie Schreiben/Lesen",
  "Read latency": "Leselatenz",
  "Read concurrency": "Parallele Lesevorgänge",
  "Write concurrency": "Parallele Schreibvorgänge",
  "Write batch": "Schreibbündel",
  "Eviction batch": "Verdrängungsbündel",
  "History threshold": "Schwelle des Verlaufs",
  "CPU time a request": "CPU-Zeit je Anfrage",
  Requests: "Anfragen",
  "How many pages the database has.": "Wie viele Seiten die Datenbank hat.",
  "How many pages the bufferpool can hold.": "Wie viele Seiten der Bufferpool fasst.",
  "Cost of one page write divided by the cost of one page read.":
    "Kosten eines Schreibens geteilt durch die Kosten eines Lesens, je Seite.",
  "Time to read one page.": "Zeit, um eine Seite zu lesen.",
  "Page reads that the device serves at once in the time of one.":
    "Wie viele Seiten das Gerät zugleich liest, in der Zeit für eine.",
  "Page writes that the device serves at once in the time of one.":
    "Wie viele Seiten das Gerät zugleich schreibt, in der Zeit für eine.",
  "Dirty pages that ACE's Writer writes together.":
    "Wie viele geänderte Seiten der Writer von ACE zusammen schreibt.",
  "Pages that the Evictor evicts at once when the Reader prefetches n_e - 1 others.":
    "Wie viele Seiten der Evictor auf einmal verdrängt, wenn der Reader n_e - 1 andere vorab liest.",
  "The Reader follows a successor only if its weight is above theta.":
    "Der Reader folgt einem Nachfolger nur, wenn dessen Gewicht über theta liegt.",
  "CPU time added for each request.": "CPU-Zeit, die für jede Anfrage dazukommt.",
  "Share of write time waited for": "Anteil der Schreibzeit, auf den gewartet wird",
  "The share of the device's write time that counts in the run time: 1 is device time.":
    "Welcher Anteil der Schreibzeit des Geräts in der Laufzeit zählt: 1 ist Gerätezeit.",
  "PostgreSQL-like is 0.2, fitted to the ACE paper's figure 8: while some clients write, others go on.":
    "Wie PostgreSQL ist 0,2, an Abbildung 8 der ACE-Arbeit angepasst: Während die einen schreiben, arbeiten andere weiter.",
  "How many page requests the trace has.": "Wie viele Anfragen die Folge hat.",
  "The larger the data against the pool, the more misses.":
    "Je größer die Daten gegenüber dem Bufferpool, desto mehr Fehlzugriffe.",
  "Memory pressure decides how often a page must go, and so how much a policy matters.":
    "Der Speicherdruck entscheidet, wie oft eine Seite gehen muss, und damit, wie viel eine Strategie ausmacht.",
  "The more a write costs, the more ACE saves by writing together.":
    "Je teurer ein Schreiben, desto mehr spart ACE, indem es zusammen schreibt.",
  "Scales all device time; differences in percent stay the same unless requests cost CPU time.":
    "Skaliert alle Gerätezeit; Unterschiede in Prozent bleiben gleich, solange Anfragen keine CPU-Zeit kosten.",
  "Prefetching is free as long as it fits beside the page that was missed.":
    "Vorablesen kostet nichts, solange es neben die fehlende Seite passt.",
  "One write at a time leaves all but one of these channels idle; at 1 ACE gains nothing.":
    "Wer einzeln schreibt, lässt alle diese Kanäle bis auf einen leer; bei 1 gewinnt ACE nichts.",
  "Best at k_w: fewer leave the device idle, one more needs a second device step.":
    "Am besten gleich k_w: Weniger lassen das Gerät leer laufen, eine mehr braucht einen zweiten Geräteschritt.",
  "More evictions make room for more prefetched pages, and cost hits if these are not used.":
    "Mehr Verdrängungen schaffen Platz für mehr vorab gelesene Seiten und kosten Treffer, wenn diese nicht benutzt werden.",
  "A high threshold prefetches less and more surely.": "Eine hohe Schwelle liest weniger und sicherer vorab.",
  "With CPU time the share of I/O shrinks, and with it every gain in percent.":
    "Mit CPU-Zeit sinkt der Anteil der Ein- und Ausgabe und mit ihm jeder Gewinn in Prozent.",
  "Short traces can be followed step by step; long ones make counters settle.":
    "Kurze Folgen lassen sich Schritt für Schritt verfolgen; in langen kommen die Zähler zur Ruhe.",

  "Speedup over the run without ACE": "Beschleunigung gegenüber dem Lauf ohne ACE",
  "Device time from the first full pool on": "Gerätezeit ab dem ersten vollen Bufferpool",
  "Speedup counted from the first full pool": "Beschleunigung ab dem ersten vollen Bufferpool",
  "Device time": "Gerätezeit",
  "Device time saved": "Gesparte Gerätezeit",
  "Device time a request": "Gerätezeit je Anfrage",
  Hits: "Treffer",
  "Misses above the optimum": "Fehlzugriffe über dem Optimum",
  "First request that is served otherwise": "Erste Anfrage, die anders bedient wird",
  "Change of misses": "Änderung der Fehlzugriffe",
  "Change of pages read": "Änderung der gelesenen Seiten",
  "Change of pages written": "Änderung der geschriebenen Seiten",
  "Extra pages written, as a part of n_w / B of all":
    "Zusätzlich geschriebene Seiten, als Teil von n_w / B aller",
  "Change of write batches": "Änderung der Schreibbündel",
  "Requests a second, with clients": "Anfragen je Sekunde, mit Clients",
  "Latency of transactions, p99": "Latenz der Transaktionen, p99",
  "Latency p99 over that without ACE": "Latenz p99 gegenüber dem Lauf ohne ACE",
  "Time, with clients": "Zeit, mit Clients",
  "Time saved, with clients": "Gesparte Zeit, mit Clients",
  "Pages written by clients": "Von Clients geschriebene Seiten",
  "Pages written by the background writer": "Vom Hintergrundschreiber geschriebene Seiten",
  "Pages written by the checkpointer": "Vom Checkpointer geschriebene Seiten",
  "Write slots busy": "Belegte Schreibkanäle",
  "Pages written": "Geschriebene Seiten",
  "Pages read": "Gelesene Seiten",
  Misses: "Fehlzugriffe",
  "Write batches": "Schreibbündel",

  "hits + misses = requests": "Treffer + Fehlzugriffe = Anfragen",
  "pages read = misses + prefetched": "gelesene Seiten = Fehlzugriffe + vorab gelesene",
  "resident = resident at start + pages read - evictions clean - evictions dirty":
    "im Bufferpool = anfangs im Bufferpool + gelesene Seiten - verdrängte unveränderte - verdrängte geänderte",
  "write batches = evictions dirty": "Schreibbündel = verdrängte geänderte",
  "pages written <= n w * write batches": "geschriebene Seiten <= n_w * Schreibbündel",
  "pages written = write batches": "geschriebene Seiten = Schreibbündel",
  "latency us = read time us + write time us + cpu time us":
    "Latenz = Zeit der Lesezugriffe + Zeit der Schreibzugriffe + CPU-Zeit",
};
