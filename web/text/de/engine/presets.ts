/** Titles of the presets, and what each shows. */
export const presets: Readonly<Record<string, string>> = {
  "First steps": "Erste Schritte",
  "The poster's run": "Der Lauf des Posters",
  "No gain: only reads": "Kein Gewinn: nur Lesen",
  "No gain: alpha = 1, k = 1": "Kein Gewinn: alpha = 1, k = 1",
  "No gain: a pool larger than the data": "Kein Gewinn: Bufferpool größer als Daten",
  "Slides: LRU": "Folien: LRU",
  "Slides: LRU with the Reader": "Folien: LRU mit dem Reader",
  "Slides: LRU-WSR": "Folien: LRU-WSR",
  "Figure 6a: LRU": "Abbildung 6a: LRU",
  "Figure 6b: CFLRU": "Abbildung 6b: CFLRU",
  "Figure 6c: LRU-WSR": "Abbildung 6c: LRU-WSR",
  "Figure 7: the history table": "Abbildung 7: die Verlaufstabelle",
  "Clock Sweep: counts and hand": "Clock Sweep: Zähler und Zeiger",
  "CFLRU: the clean-first window": "CFLRU: das Clean-first-Fenster",
  "LRU-WSR: cold flags": "LRU-WSR: Kaltmarken",
  "A loop that ruins LRU": "Ein Kreis, an dem LRU scheitert",
  "A stream worth prefetching": "Eine Folge, die Vorablesen lohnt",
  "MS at 1/640": "MS in 1/640",
  "WIS at 1/640": "WIS in 1/640",
  "RIS at 1/640": "RIS in 1/640",
  "MU at 1/640": "MU in 1/640",
  "MS at 1/64": "MS in 1/64",
  "WIS at 1/64": "WIS in 1/64",
  "RIS at 1/64": "RIS in 1/64",
  "MU at 1/64": "MU in 1/64",
  "MS at the paper's size": "MS in der Größe der Arbeit",
  "WIS at the paper's size": "WIS in der Größe der Arbeit",
  "RIS at the paper's size": "RIS in der Größe der Arbeit",
  "MU at the paper's size": "MU in der Größe der Arbeit",
  "TPC-C, one warehouse": "TPC-C, ein Lager",
  "TPC-C mix, 8 warehouses": "TPC-C-Mischung, 8 Lager",
  "Writing together pays in the hour that writes.":
    "Gemeinsam zu schreiben lohnt sich in der Stunde, in der geschrieben wird.",

  "A dirty eviction costs a write; ACE fills the device's idle write channels with the dirty pages that are evicted next.":
    "Eine geänderte Seite zu verdrängen kostet ein Schreiben; ACE füllt die leeren Schreibkanäle des Geräts mit den Seiten, die als Nächste an der Reihe sind.",
  "83% fewer write batches for 0.2% more pages written.":
    "83 % weniger Schreibbündel für 0,2 % mehr geschriebene Seiten.",
  "ACE without prefetching acts only on dirty victims.":
    "ACE ohne Vorablesen handelt nur bei geänderten Opfern.",
  "Without idle write channels there is nothing to fill.":
    "Ohne leere Schreibkanäle gibt es nichts zu füllen.",
  "Replacement matters only when something must be replaced.":
    "Ersetzung zählt nur, wenn etwas ersetzt werden muss.",
  "Same victims, fewer batches.": "Gleiche Opfer, weniger Bündel.",
  "The Evictor makes room for pages that are likely to come.":
    "Der Evictor schafft Platz für Seiten, die wahrscheinlich kommen.",
  "A dirty page gets a second chance, a cold one does not.":
    "Eine geänderte Seite bekommt eine zweite Chance, eine kalte nicht.",
  "The batch skips clean pages; the Evictor takes the next pages of the eviction order.":
    "Das Bündel überspringt unveränderte Seiten; der Evictor nimmt, was als Nächstes an der Reihe ist.",
  "Writing the window cleans it, so CFLRU has clean pages to evict again.":
    "Das Fenster zu schreiben macht seine Seiten unverändert, also hat CFLRU wieder solche zu verdrängen.",
  "The Writer keeps LRU-WSR's rule: only cold dirty pages are written.":
    "Der Writer hält die Regel von LRU-WSR ein: Nur kalte geänderte Seiten werden geschrieben.",
  "Weights above theta are followed breadth first, the strongest first.":
    "Gewichten über theta wird in der Breite gefolgt, den stärksten zuerst.",
  "A page that was used often survives several turns of the hand.":
    "Eine oft benutzte Seite übersteht mehrere Umläufe des Zeigers.",
  "Clean pages are evicted first, dirty ones stay longer: fewer writes, but hits on clean pages may be lost.":
    "Unveränderte Seiten gehen zuerst, geänderte bleiben länger: weniger Schreiben, aber Treffer auf unveränderte Seiten können verloren gehen.",
  "A warm dirty page gets a second chance; a cold or a clean one is evicted.":
    "Eine warme geänderte Seite bekommt eine zweite Chance; eine kalte oder unveränderte geht.",
  "One page too many is enough; ACE keeps LRU's misses.":
    "Eine Seite zu viel genügt; ACE behält die Fehlzugriffe von LRU.",
  "Prefetching turns idle read channels into hits, if the next pages are known.":
    "Vorablesen macht aus leeren Lesekanälen Treffer, wenn die nächsten Seiten bekannt sind.",
  "Mixed reads and writes, most of them to a few pages.":
    "Lesen und Schreiben gemischt, meist auf wenigen Seiten.",
  "The more writes, the more ACE saves.": "Je mehr Schreiben, desto mehr spart ACE.",
  "Few writes leave little to save.": "Wenig Schreiben lässt wenig zu sparen.",
  "Without locality nearly every request misses, and every dirty page is evicted soon.":
    "Ohne Lokalität ist fast jede Anfrage ein Fehlzugriff, und jede geänderte Seite geht bald.",
  "The paper's mixed workload at the paper's own size: 131 072 frames on one zoomable map.":
    "Der gemischte Workload der Arbeit in ihrer eigenen Größe: 131 072 Rahmen auf einer Karte zum Vergrößern.",
  "The more writes, the more ACE saves, at the paper's own size.":
    "Je mehr Schreiben, desto mehr spart ACE, in der Größe der Arbeit.",
  "Few writes leave little to save, at the paper's own size too.":
    "Wenig Schreiben lässt wenig zu sparen, auch in der Größe der Arbeit.",
  "Without locality nearly every request misses, at the paper's own size.":
    "Ohne Lokalität ist fast jede Anfrage ein Fehlzugriff, in der Größe der Arbeit.",
  "A real mix: hot small tables, cold customers and stock, appends at the end.":
    "Eine echte Mischung: heiße kleine Tabellen, kalte Kunden und Bestände, Anhängen am Ende.",
  "ACE's gain follows the share of writes of each transaction.":
    "Der Gewinn von ACE folgt dem Anteil des Schreibens jeder Transaktion.",
  "Prefetching along a stream": "Vorablesen entlang einer Folge",
  "PostgreSQL's background writer": "Der Background Writer von PostgreSQL",
  "An eager background writer": "Ein eifriger Background Writer",
  "Twenty clients": "Zwanzig Clients",
  "PostgreSQL's background writer writes at most 500 pages a second: what remains for the clients, ACE writes together.":
    "Der Background Writer von PostgreSQL schreibt höchstens 500 Seiten je Sekunde: Was den Clients bleibt, schreibt ACE zusammen.",
  "A writer that writes 8 pages at once leaves ACE nothing to do: concurrency counts, not who writes.":
    "Ein Schreiber, der 8 Seiten zugleich schreibt, lässt ACE nichts zu tun: Es zählt die Nebenläufigkeit, nicht, wer schreibt.",
  "Where clients fill the write channels by themselves, batches only make each client wait longer.":
    "Wo Clients die Schreibkanäle von selbst füllen, lassen Bündel jeden Client nur länger warten.",
  "What if there is no space?": "Und wenn kein Platz mehr ist?",
  "The data fills the drive": "Die Daten füllen das Laufwerk",
  "What was written before": "Was zuvor geschrieben wurde",
  "Flash is erased by the block: one update can cost eight moves and two erases.":
    "Flash wird blockweise gelöscht: Eine Änderung kann acht Umzüge und zwei Löschungen kosten.",
  "A page written by the pool is nearly three pages written by the drive, with ACE as without.":
    "Aus einer Seite, die der Pool schreibt, werden fast drei, die das Laufwerk schreibt, mit ACE wie ohne.",
  "What was written before weighs more than how full the drive is.":
    "Was zuvor geschrieben wurde, wiegt schwerer als der Füllstand des Laufwerks.",
};
