/** What the presets say about themselves, at length. */
const shape: Readonly<Record<string, [english: string, german: string]>> = {
  MS: [
    "Half reads, 90% of the requests on 10% of the pages",
    "Zur Hälfte Lesen, 90 % der Anfragen an 10 % der Seiten",
  ],
  WIS: [
    "10% reads, 90% of the requests on 10% of the pages",
    "10 % Lesen, 90 % der Anfragen an 10 % der Seiten",
  ],
  RIS: [
    "90% reads, 90% of the requests on 10% of the pages",
    "90 % Lesen, 90 % der Anfragen an 10 % der Seiten",
  ],
  MU: ["Half reads, all pages alike", "Zur Hälfte Lesen, alle Seiten gleich"],
};

const kind: Readonly<Record<string, [english: string, german: string]>> = {
  MS: ["mixed, skewed", "gemischt, ungleich verteilt"],
  WIS: ["write-intensive, skewed", "schreiblastig, ungleich verteilt"],
  RIS: ["read-intensive, skewed", "leselastig, ungleich verteilt"],
  MU: ["mixed, uniform", "gemischt, gleichverteilt"],
};

const size: readonly [english: string, german: string][] = [
  [
    "1/640 of its size: 3 072 pages, 205 frames, 100 000 requests.",
    "in 1/640 der Größe: 3 072 Seiten, 205 Rahmen, 100 000 Anfragen.",
  ],
  [
    "1/64 of its size: 30 720 pages, 2 048 frames, 1 million requests.",
    "in 1/64 der Größe: 30 720 Seiten, 2 048 Rahmen, 1 Million Anfragen.",
  ],
  [
    "its full size: 1 966 080 pages (15 GB of 8 KiB pages), 131 072 frames (1 GB), 10 million requests. Zoom into the map down to single frames, or ask where a page is.",
    "in voller Größe: 1 966 080 Seiten (15 GB aus Seiten zu 8 KiB), 131 072 Rahmen (1 GB), 10 Millionen Anfragen. Vergrößern Sie die Karte bis zu einzelnen Rahmen, oder fragen Sie, wo eine Seite ist.",
  ],
];

/** The paper's four workloads in three sizes: their texts differ in a few words only. */
const scaled = Object.keys(shape).flatMap((id) =>
  size.map(([english, german]) => [
    `${shape[id]?.[0]}; PCIe SSD P4510. The ICDE paper's workload ${id} (${kind[id]?.[0]}) at ${english} Simulated device time, while the paper measured PostgreSQL.`,
    `${shape[id]?.[1]}; PCIe SSD P4510. Der Workload ${id} (${kind[id]?.[1]}) der ICDE-Arbeit ${german} Simulierte Gerätezeit, während die Arbeit PostgreSQL gemessen hat.`,
  ]),
);

export const abouts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(scaled),
  "Seven cold misses fill the pool (R7 comes back at once: a hit). The first R8 evicts clean page 1; W9 evicts dirty page 4, and ACE writes 4, 5 and 2 together, so R11 and R12 find 5 and 2 already clean. At R13 only two dirty pages are left: a batch of two. At R2 a full batch again, but W3 dirties page 3 anew: in the end ACE has written 8 pages in 3 batches, the baseline 7 pages in 7.":
    "Sieben Fehlzugriffe füllen den Bufferpool (R7 kommt gleich wieder: ein Treffer). Das erste R8 verdrängt die unveränderte Seite 1; W9 verdrängt die geänderte Seite 4, und ACE schreibt 4, 5 und 2 zusammen, sodass R11 und R12 die Seiten 5 und 2 schon unverändert finden. Bei R13 sind nur noch zwei geänderte Seiten da: ein Bündel aus zweien. Bei R2 wieder ein volles Bündel, aber W3 ändert Seite 3 von Neuem: Am Ende hat ACE 8 Seiten in 3 Bündeln geschrieben, ohne ACE sind es 7 Seiten in 7.",
  "The run on the poster of the published ACE demo, opened where the poster shows it, after 47 532 requests. Its own seed is not known, so the counters agree within chance: there 18 281 pages written in as many batches by LRU, 18 318 in 3 053 by ACE. Latency here charges each write alpha; the poster's cost model can be chosen.":
    "Der Lauf auf dem Poster der veröffentlichten ACE-Demo, geöffnet, wo das Poster ihn zeigt, nach 47 532 Anfragen. Sein Startwert ist nicht bekannt, daher stimmen die Zähler nur bis auf den Zufall überein: dort 18 281 geschriebene Seiten in ebenso vielen Bündeln bei LRU, 18 318 in 3 053 bei ACE. Die Latenz hier rechnet jedes Schreiben mit alpha; das Kostenmodell des Posters lässt sich wählen.",
  "The same locality as the poster's run, but nothing is ever written. No page gets dirty, so there is nothing to write together: both lanes stay equal to the last counter.":
    "Die gleiche Lokalität wie im Lauf des Posters, aber nie wird geschrieben. Keine Seite wird geändert, also gibt es nichts zusammen zu schreiben: Beide Bahnen bleiben bis zum letzten Zähler gleich.",
  "A device whose writes cost what reads cost, one at a time. With k_w = 1 a batch holds one page, and ACE is the baseline step by step. Set n_w to 8 and ACE gets slightly slower: some pages are written early and then once more.":
    "Ein Gerät, dessen Schreiben so viel kostet wie Lesen, eines nach dem anderen. Mit k_w = 1 fasst ein Bündel eine Seite, und ACE tut Schritt für Schritt dasselbe wie ohne ACE. Setzen Sie n_w auf 8, wird ACE etwas langsamer: Manche Seiten werden zu früh und dann noch einmal geschrieben.",
  "100 pages, 120 frames: once each page has been read there are no more misses, no evictions and no writes. Nothing is flushed at the end of a run, so dirty pages cost nothing here.":
    "100 Seiten, 120 Rahmen: Ist jede Seite einmal gelesen, gibt es keine Fehlzugriffe, keine Verdrängungen und kein Schreiben mehr. Am Ende eines Laufs wird nichts hinausgeschrieben, daher kosten geänderte Seiten hier nichts.",
  "The slides' example: a pool of seven, and page 1 is written. LRU writes 4 and evicts it; ACE writes 4, 5 and 2 together and evicts 4. The reads after it are added here: when 5 and 2 have to go, the baseline pays again, ACE does not.":
    "Das Beispiel der Folien: ein Bufferpool mit sieben Rahmen, und Seite 1 wird geschrieben. LRU schreibt 4 und verdrängt sie; ACE schreibt 4, 5 und 2 zusammen und verdrängt 4. Die Lesezugriffe danach sind hier hinzugefügt: Wenn 5 und 2 gehen müssen, zahlt LRU ohne ACE wieder, ACE nicht.",
  "The same state with prefetching, n_e = 2: 4, 5 and 2 are written together, 4 and 7 are evicted, and page 9, which has followed page 1 before, is prefetched at the LRU end. The next request, added here, asks for 9 and hits; had another page come first, 9 would have been evicted unused.":
    "Derselbe Zustand mit Vorablesen, n_e = 2: 4, 5 und 2 werden zusammen geschrieben, 4 und 7 verdrängt, und Seite 9, die schon einmal auf Seite 1 folgte, wird am LRU-Ende vorab gelesen. Die nächste Anfrage, hier hinzugefügt, verlangt 9 und trifft; wäre zuerst eine andere gekommen, wäre 9 unbenutzt verdrängt worden.",
  "Read of page 7: the candidate, page 1, is dirty and not cold, so it goes to the head with its cold flag set; page 2 is clean and is evicted. The requests after it are added here: W8 gives second chances to 3 and 4 and evicts 5; at R9 page 6 is dirty and cold, and ACE writes 6, 1 and 3 together.":
    "Seite 7 wird gelesen: Seite 1, an der Reihe, ist geändert und nicht kalt, also kommt sie nach vorn und wird als kalt markiert; Seite 2 ist unverändert und wird verdrängt. Die Anfragen danach sind hier hinzugefügt: W8 gibt 3 und 4 eine zweite Chance und verdrängt 5; bei R9 ist Seite 6 geändert und kalt, und ACE schreibt 6, 1 und 3 zusammen.",
  "Page 7 is read. The victim, 6, is dirty: ACE writes 6, 4 and 2 together and evicts 6, or with the Reader 6, 5 and 4. The reads of 8 and 9 after it, added here, hit only with the Reader, which has seen them follow 7.":
    "Seite 7 wird gelesen. Das Opfer, 6, ist geändert: ACE schreibt 6, 4 und 2 zusammen und verdrängt 6, mit dem Reader 6, 5 und 4. Das Lesen von 8 und 9 danach, hier hinzugefügt, trifft nur mit dem Reader, der sie schon auf 7 folgen sah.",
  "Page 7 is read. The clean-first window holds 6, 5 and 4, all dirty: ACE writes these three together and evicts 6, or with the Reader all three. What lies outside the window is filled in here. The reads of 8 and 9 after it, added here, hit only with the Reader, which has seen them follow 7.":
    "Seite 7 wird gelesen. Das Clean-first-Fenster enthält 6, 5 und 4, alle geändert: ACE schreibt diese drei zusammen und verdrängt 6, mit dem Reader alle drei. Was außerhalb des Fensters liegt, ist hier ergänzt. Das Lesen von 8 und 9 danach, hier hinzugefügt, trifft nur mit dem Reader, der sie schon auf 7 folgen sah.",
  "Page 7 is read. ACE writes the cold dirty pages 6, 4 and 1 together; 3 is dirty but not cold, so it moves to the head with its cold flag set. Evicted: 6, or with the Reader 6, 5 and 4. The reads of 8 and 9 after it, added here, hit only with the Reader, which has seen them follow 7.":
    "Seite 7 wird gelesen. ACE schreibt die kalten geänderten Seiten 6, 4 und 1 zusammen; 3 ist geändert, aber nicht kalt, also kommt sie nach vorn und wird als kalt markiert. Verdrängt wird 6, mit dem Reader 6, 5 und 4. Das Lesen von 8 und 9 danach, hier hinzugefügt, trifft nur mit dem Reader, der sie schon auf 7 folgen sah.",
  "Page 1 is read; its row holds 10, 3 and 18 with weights 3, 9 and 1. With theta = 1 the candidates are 3, then 10 (18 has not more than theta), then their successors: 12 after 3, 14 after 10. That the rows of successors are asked too, what they hold, the pool and n_e = 5 are chosen here; the reads after it ask for just these pages.":
    "Seite 1 wird gelesen; ihre Zeile enthält 10, 3 und 18 mit den Gewichten 3, 9 und 1. Bei theta = 1 kommen in Frage: 3, dann 10 (18 liegt nicht über theta), dann deren Nachfolger: 12 nach 3, 14 nach 10. Dass auch die Zeilen der Nachfolger gefragt werden, was darin steht, der Bufferpool und n_e = 5 sind hier gewählt; die Lesezugriffe danach verlangen genau diese Seiten.",
  "Page 3 is used four times before the pool is full of dirty pages. The first search for a victim, at the first W8, looks at 12 frames and counts usage down in two turns of the hand; page 3 survives it. LRU order plays no part, and ACE, which reads the order without touching counts or hand, evicts the very same pages in 8 batches instead of 22.":
    "Seite 3 wird viermal benutzt, bevor der Bufferpool voller geänderter Seiten ist. Die erste Suche nach einem Opfer, beim ersten W8, prüft 12 Rahmen und zählt in zwei Umläufen des Zeigers herunter; Seite 3 übersteht sie. Die LRU-Folge spielt keine Rolle, und ACE, das die Folge liest, ohne Zähler oder Zeiger zu berühren, verdrängt genau dieselben Seiten in 8 statt 22 Bündeln.",
  "The window is the last three pages of the list. Four times (first W3, first W2, first W1, W18) a clean page goes although dirty page 7 is nearer the tail. When all three are dirty, the tail is written, with ACE two more. From the second R4 on the lanes keep different pages: ACE finds page 5 in the window already clean, the baseline has to evict page 13.":
    "Das Fenster sind die letzten drei Seiten der Liste. Viermal (erstes W3, erstes W2, erstes W1, W18) geht eine unveränderte Seite, obwohl die geänderte Seite 7 dem Ende näher steht. Sind alle drei geändert, wird das Ende geschrieben, mit ACE zwei weitere. Ab dem zweiten R4 halten die Bahnen verschiedene Seiten: ACE findet Seite 5 im Fenster schon unverändert, ohne ACE muss Seite 13 gehen.",
  "At the first W3 all seven pages are dirty and warm: each gets a second chance and its cold flag, then page 11, the first, goes; ACE writes 11, 13 and 0 together. From the third R3 on the lanes keep different pages: the baseline gives dirty page 13 a second chance and evicts 2, ACE evicts 10, which the batch just before has cleaned.":
    "Beim ersten W3 sind alle sieben Seiten geändert und warm: Jede bekommt eine zweite Chance und ihre Kaltmarke, dann geht Seite 11, die erste; ACE schreibt 11, 13 und 0 zusammen. Ab dem dritten R3 halten die Bahnen verschiedene Seiten: Ohne ACE bekommt die geänderte Seite 13 eine zweite Chance und 2 wird verdrängt, ACE verdrängt 10, die das Bündel kurz davor unverändert gemacht hat.",
  "51 pages in a circle through 50 frames: LRU evicts each page one request before it is wanted and never hits. ACE cannot bring the hits back, it only makes the writes cheaper; CFLRU, which spares dirty pages, breaks the circle and hits.":
    "51 Seiten im Kreis durch 50 Rahmen: LRU verdrängt jede Seite eine Anfrage, bevor sie verlangt wird, und trifft nie. ACE bringt die Treffer nicht zurück, es macht nur das Schreiben billiger; CFLRU, das geänderte Seiten schont, durchbricht den Kreis und trifft.",
  "Page after page, half of the requests are writes. No page comes back, so LRU misses every time. With the Reader each dirty eviction also fetches up to 15 pages of the stream in the time of one read, and most requests hit.":
    "Seite für Seite, die Hälfte der Anfragen schreibt. Keine Seite kommt wieder, also ist bei LRU jede Anfrage ein Fehlzugriff. Mit dem Reader holt jede Verdrängung einer geänderten Seite auch bis zu 15 Seiten der Folge in der Zeit eines Lesens, und die meisten Anfragen treffen.",
  "The page references of TPC-C's mix over one warehouse: 9 613 data pages, a pool of 6% of them, ten users, one for each district's stock. The strip says which transaction and which table each request serves: NewOrder and Payment write, OrderStatus and StockLevel only read, Delivery changes every row that it asks for.":
    "Die Seitenzugriffe der TPC-C-Mischung über ein Lager: 9 613 Seiten Daten, ein Bufferpool mit 6 % davon, zehn Benutzer, einer für den Bestand jedes Bezirks. Der Streifen sagt, welcher Transaktion und welcher Tabelle jede Anfrage dient: NewOrder und Payment schreiben, OrderStatus und StockLevel lesen nur, Delivery ändert jede Zeile, nach der es fragt.",
  "The page references of TPC-C's mix, 20 users over 8 warehouses: 69 802 data pages, a pool of 6% of them, 900 000 requests; PCIe SSD P4510. The ICDE paper's setting with 500 warehouses in PostgreSQL, scaled down. Choose one transaction alone under Parameters: Delivery gains most, OrderStatus and StockLevel nothing. Simulated device time, while the paper measured throughput.":
    "Die Seitenzugriffe der TPC-C-Mischung, 20 Benutzer über 8 Lager: 69 802 Seiten Daten, ein Bufferpool mit 6 % davon, 900 000 Anfragen; PCIe SSD P4510. Die Anordnung der ICDE-Arbeit mit 500 Lagern in PostgreSQL, verkleinert. Wählen Sie unter Parameter eine Transaktion allein: Delivery gewinnt am meisten, OrderStatus und StockLevel nichts. Simulierte Gerätezeit, während die Arbeit den Durchsatz gemessen hat.",
  "The window is the last three pages of the list. At the first W3 dirty page 7 stands at the tail: LRU writes it and drops it, CFLRU drops clean page 9 instead. It does so three times more (first W2, first W1, W18). When all three are dirty, the tail is written, with ACE two more. From the second R4 on CFLRU alone and inside ACE keep different pages: ACE finds page 5 in the window already clean, CFLRU alone has to evict page 13.":
    "Das Fenster sind die letzten drei Seiten der Liste. Beim ersten W3 steht die geänderte Seite 7 am Ende: LRU schreibt sie und wirft sie hinaus, CFLRU verdrängt stattdessen die unveränderte Seite 9. So geht es noch dreimal (erstes W2, erstes W1, W18). Sind alle drei geändert, wird das Ende geschrieben, mit ACE zwei weitere dazu. Vom zweiten R4 an behalten CFLRU allein und in ACE verschiedene Seiten: ACE findet Seite 5 im Fenster schon unverändert, CFLRU allein muss Seite 13 verdrängen.",
  "At R6 pages 1 and 2 stand at the tail, dirty and not used since: each gets a second chance and a cold flag, and clean page 3 goes; LRU writes page 1 and drops it. The next request uses page 1: its flag is cleared. Nobody uses page 2: at W8 it stands at the tail with its flag, is written and goes, inside ACE together with page 4.":
    "Bei R6 stehen die Seiten 1 und 2 am Ende, geändert und seither nicht benutzt: Jede bekommt eine zweite Chance und ihre Kaltmarke, und die unveränderte Seite 3 geht; LRU schreibt Seite 1 und wirft sie hinaus. Die nächste Anfrage benutzt Seite 1: Ihre Marke wird gelöscht. Seite 2 benutzt niemand: Bei W8 steht sie mit ihrer Marke am Ende, wird geschrieben und geht, in ACE zusammen mit Seite 4.",
  "Page after page, half of the requests are writes. No page comes back, so ACE alone misses every time. With the Reader each dirty eviction also fetches the next three pages of the stream in the time of one read: of four read channels one is used without it, all four with it, and the next three requests are hits.":
    "Seite um Seite, die Hälfte der Anfragen schreibt. Keine Seite kommt wieder, also verfehlt ACE allein jedes Mal. Mit dem Reader holt jede Verdrängung einer geänderten Seite die nächsten drei Seiten des Stroms in der Zeit eines Lesens mit: Von vier Lesekanälen ist ohne ihn einer benutzt, mit ihm alle vier, und die nächsten drei Anfragen sind Treffer.",
  "Does the background writer not do that already? Workload MS at 1/64, 8 clients, 20 µs of CPU time a request; PCIe SSD P4510. With PostgreSQL's defaults it writes 0.3% of the baseline's pages: 100 in 200 ms at most, while the clients write 68 000 a second. ACE saves 25% of the time, with this writer as without it.":
    "Macht das nicht schon der Background Writer? Arbeitslast MS in 1/64 der Größe, 8 Clients, 20 µs Rechenzeit je Anfrage; PCIe-SSD P4510. Mit den Vorgaben von PostgreSQL schreibt er 0,3 % der Seiten der Basis: höchstens 100 in 200 ms, während die Clients 68 000 in der Sekunde schreiben. ACE spart 25 % der Zeit, mit diesem Schreiber wie ohne ihn.",
  "A background writer that wakes every millisecond and writes up to 1 000 pages, 8 at once; else as with PostgreSQL's defaults: MS at 1/64, 8 clients, 20 µs of CPU time a request. Clients need not write at all, and both lanes take the same time: what counts is that pages are written together, not who writes them. One page at a time (n_b = 1) the writer comes to a third of the baseline's pages.":
    "Ein Background Writer, der jede Millisekunde aufwacht und bis zu 1 000 Seiten schreibt, 8 zugleich; sonst wie mit den Vorgaben von PostgreSQL: MS in 1/64 der Größe, 8 Clients, 20 µs Rechenzeit je Anfrage. Clients müssen gar nicht schreiben, und beide Bahnen brauchen gleich lange: Es zählt, dass Seiten zusammen geschrieben werden, nicht, wer sie schreibt. Mit einer Seite nach der anderen (n_b = 1) kommt der Schreiber auf ein Drittel der Seiten der Basis.",
  "With twenty clients, is the device not busy anyway? Workload MS at 1/64, 20 clients without CPU time; PCIe SSD P4510 with k_w = 8. The baseline's clients keep the write channels busy 99.8% of the time by themselves. ACE saves nothing, it takes 3.3% longer, and its p99 latency is 5.5 times the baseline's: a client waits for 8 writes in one queue. With 8 clients it saves 34.5%.":
    "Ist das Gerät mit zwanzig Clients nicht ohnehin ausgelastet? Arbeitslast MS in 1/64 der Größe, 20 Clients ohne Rechenzeit; PCIe-SSD P4510 mit k_w = 8. Die Clients der Basis halten die Schreibkanäle von selbst 99,8 % der Zeit belegt. ACE spart nichts, es braucht 3,3 % länger, und seine Latenz bei 99 % ist 5,5-mal die der Basis: Ein Client wartet auf 8 Schreibvorgänge in einer Schlange. Mit 8 Clients spart es 34,5 %.",
};
