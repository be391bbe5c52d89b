/** What the registry says of workloads. Names of benchmarks and of their transactions stay. */
export const workloads: Readonly<Record<string, string>> = {
  "Skewed (locality s/d)": "Ungleich verteilt (Lokalität s/d)",
  Sequential: "Sequenziell",
  "Looping scan": "Durchlauf im Kreis",
  "Scan over a skewed background": "Durchlauf über ungleich verteiltem Hintergrund",
  "Random walk": "Zufallsbewegung",
  "Shop day": "Ein Tag im Laden",
  "A shop's day on 600 pages: 2 000 requests each of browse, sale and report.":
    "Der Tag eines Ladens auf 600 Seiten: je 2 000 Anfragen Stöbern, Ausverkauf und Bericht.",
  "s% of the requests go to the first d% of the pages, the rest to the others; the papers' synthetic workloads, and uniform at 50/50.":
    "s % der Anfragen gehen an die ersten d % der Seiten, der Rest an die übrigen; die künstlichen Workloads der Arbeiten, und gleichverteilt bei 50/50.",
  "Popularity falls smoothly with rank, as in web and key-value traces; the popular pages lie scattered over the disk.":
    "Die Beliebtheit fällt stetig mit dem Rang, wie bei Web- und Key-Value-Zugriffen; die beliebten Seiten liegen über die Platte verstreut.",
  "Reads or writes the whole disk page after page, over and over: no page comes back soon, but the next one is known, so prefetching can win.":
    "Liest oder schreibt die ganze Platte Seite für Seite, immer wieder: Keine Seite kommt bald wieder, aber die nächste ist bekannt, daher kann Vorablesen gewinnen.",
  "Repeats the first L pages in order: a loop a little longer than the pool makes LRU evict each page just before it is wanted.":
    "Wiederholt die ersten L Seiten der Reihe nach: Ist der Kreis etwas länger als der Bufferpool, verdrängt LRU jede Seite, kurz bevor sie verlangt wird.",
  "A skewed workload, interrupted by bursts of a sequential scan that goes on where it stopped: each burst fills the pool with pages nobody wants again.":
    "Ein ungleich verteilter Workload, unterbrochen von Stößen eines sequenziellen Durchlaufs, der weitermacht, wo er aufgehört hat: Jeder Stoß füllt den Bufferpool mit Seiten, die niemand mehr verlangt.",
  "Each request goes to a page near the last one: the working set drifts, so recency pays and frequency misleads.":
    "Jede Anfrage geht an eine Seite nahe der letzten: Die Arbeitsmenge wandert, daher hilft es, auf zuletzt Benutztes zu setzen, während Häufigkeit täuscht.",
  "Page references of the order-entry benchmark TPC-C: five transactions over nine tables of whole rows in 8 KiB pages. D follows from the warehouses, with room for the rows that the requests append.":
    "Seitenzugriffe des Auftrags-Benchmarks TPC-C: fünf Transaktionen über neun Tabellen aus ganzen Zeilen in Seiten zu 8 KiB. D folgt aus den Lagern, mit Platz für die Zeilen, die die Anfragen anhängen.",
  Reads: "Lesen",
  "Hot operations": "Heiße Anfragen",
  "Hot data": "Heiße Daten",
  Skew: "Ungleichheit",
  "Loop length": "Länge des Kreises",
  "Scan length": "Länge des Durchlaufs",
  "Scan period": "Abstand der Durchläufe",
  Reach: "Reichweite",
  Warehouses: "Lager",
  Users: "Benutzer",
  Transaction: "Transaktion",
  "Mix: 45/43/4/4/4%": "Mischung: 45/43/4/4/4 %",
  "Probability that a request is a read; the others are writes.":
    "Wahrscheinlichkeit, dass eine Anfrage liest; die übrigen schreiben.",
  "Probability that a request goes to the hot set.":
    "Wahrscheinlichkeit, dass eine Anfrage in die heiße Menge geht.",
  "Size of the hot set: the first d percent of the pages, rounded up.":
    "Größe der heißen Menge: die ersten d Prozent der Seiten, aufgerundet.",
  "Exponent of the popularity law: the page of rank r has weight 1 / r^theta.":
    "Exponent des Gesetzes der Beliebtheit: Die Seite mit Rang r hat das Gewicht 1 / r^theta.",
  "Pages in the loop: 0 to L - 1; at most D.": "Seiten im Kreis: 0 bis L - 1; höchstens D.",
  "Requests in one burst of the scan; the last ones of each period.":
    "Anfragen in einem Stoß des Durchlaufs; die letzten jedes Abstands.",
  "Requests from the end of one burst to the end of the next; up to the scan length all is scan.":
    "Anfragen vom Ende eines Stoßes bis zum Ende des nächsten; bis zur Länge des Durchlaufs ist alles Durchlauf.",
  "Longest step: each page lies at most r pages from the one before; the disk is taken as a ring.":
    "Größter Schritt: Jede Seite liegt höchstens r Seiten von der vorigen; die Platte gilt als Ring.",
  "Warehouses, each with 10 districts, 30 000 customers and 100 000 stock rows: about 8 600 pages each.":
    "Lager, jedes mit 10 Bezirken, 30 000 Kunden und 100 000 Bestandszeilen: je etwa 8 600 Seiten.",
  "Terminals that ask in random turn, spread evenly; each belongs to one warehouse, and for StockLevel to one of its districts.":
    "Terminals, die in zufälliger Folge anfragen, gleichmäßig verteilt; jedes gehört zu einem Lager, für StockLevel auch zu einem von dessen Bezirken.",
  "The mix is 45% NewOrder, 43% Payment, 4% each of OrderStatus, StockLevel and Delivery; or one of them alone. Delivery alone ends when all loaded orders are delivered: 117 000 requests a warehouse.":
    "Die Mischung ist 45 % NewOrder, 43 % Payment, je 4 % OrderStatus, StockLevel und Delivery; oder eine davon allein. Delivery allein endet, wenn alle geladenen Aufträge ausgeliefert sind: 117 000 Anfragen je Lager.",
  "Only dirty pages cost a write: with 100% reads ACE has nothing to do.":
    "Nur geänderte Seiten kosten ein Schreiben: Bei 100 % Lesen hat ACE nichts zu tun.",
  "The more requests go to few pages, the more a pool can catch.":
    "Je mehr Anfragen an wenige Seiten gehen, desto mehr kann ein Bufferpool abfangen.",
  "A hot set that fits in the pool gives hits; one that does not gives evictions.":
    "Eine heiße Menge, die in den Bufferpool passt, ergibt Treffer; eine, die nicht passt, Verdrängungen.",
  "0 is uniform; near 1 is what web and key-value traces show; above 2 few pages get nearly all.":
    "0 ist gleichverteilt; nahe 1 zeigen es Web- und Key-Value-Zugriffe; über 2 bekommen wenige Seiten fast alles.",
  "One page more than the pool has frames, and LRU never hits.":
    "Eine Seite mehr, als der Bufferpool Rahmen hat, und LRU trifft nie.",
  "A burst longer than the pool throws the whole hot set out of LRU.":
    "Ein Stoß, der länger ist als der Bufferpool, wirft die ganze heiße Menge aus LRU.",
  "Sets how long the pool has to recover.": "Bestimmt, wie lange sich der Bufferpool erholen kann.",
  "Short steps stay among resident pages for long, long steps leave them soon.":
    "Kurze Schritte bleiben lange unter den vorhandenen Seiten, lange verlassen sie bald.",
  "Sets the size of the data, and so, for a given pool, the memory pressure.":
    "Bestimmt die Größe der Daten und damit, bei gegebenem Bufferpool, den Speicherdruck.",
  "Few users touch few warehouses, so their pages stay in the pool.":
    "Wenige Benutzer berühren wenige Lager, daher bleiben deren Seiten im Bufferpool.",
  "OrderStatus and StockLevel only read, Delivery only writes: ACE's gain follows the share of writes.":
    "OrderStatus und StockLevel lesen nur, Delivery schreibt nur: Der Gewinn von ACE folgt dem Anteil des Schreibens.",
};
