/** What the registry says of placements, replacements and the numbers of this lab; the papers' symbols stay. */
export const algorithms: Readonly<Record<string, string>> = {
  Conservative: "Konservativ",
  Optimistic: "Optimistisch",
  "Flash only": "Nur Flash",
  "Magnetic only": "Nur Magnetplatte",
  "Fixed placement": "Feste Platzierung",
  "Offline optimum": "Offline-Optimum",

  "Believe only what was paid: move a page once staying has cost more than moving there and back.":
    "Nur glauben, was bezahlt wurde: eine Seite wechseln, sobald das Bleiben mehr gekostet hat als der Wechsel hin und zurück.",
  "After a physical read C grows by r - r', at an eviction of a dirty page by w - w' (primed: the other disk). At any eviction, if C > w_f + w_m, the page changes its disk and C = 0.":
    "Nach einem physischen Lesen wächst C um r - r', bei der Verdrängung einer geänderten Seite um w - w' (mit Strich: die andere Platte). Ist bei einer Verdrängung C > w_f + w_m, wechselt die Seite die Platte, und C = 0.",
  "Slow to move, and never far from the optimum: with C kept at 0 or above it costs at most 3 times as much, plus a constant.":
    "Wechselt spät und ist nie weit vom Optimum: Sinkt C nie unter 0, kostet sie höchstens das Dreifache, plus eine Konstante.",
  "O(1) a request: one counter a page.": "O(1) je Anfrage: ein Zähler je Seite.",
  "what the other disk would have saved": "was die andere Platte gespart hätte",

  "Believe every request: what is asked of a page now will be asked again, and soon of the disk.":
    "Jeder Anfrage glauben: Was jetzt von einer Seite verlangt wird, wird wieder verlangt, und bald von der Platte.",
  "Count each logical read and write. At an eviction compare c_f = reads r_f + writes w_f with c_m = reads r_m + writes w_m; the page goes to the other disk if that is cheaper, and the counters are 0. Figure 4 (line 11) prints the comparison the wrong way round; this is section 4.2.":
    "Jedes logische Lesen (reads) und Schreiben (writes) zählen. Bei einer Verdrängung c_f = reads r_f + writes w_f mit c_m = reads r_m + writes w_m vergleichen; ist die andere Platte billiger, geht die Seite dorthin, und die Zähler sind 0. Abbildung 4 (Zeile 11) druckt den Vergleich verkehrt herum; dies ist Abschnitt 4.2.",
  "Quick to move, also for operations that the pool absorbs and no disk ever sees: then moves are paid for nothing.":
    "Wechselt früh, auch für Vorgänge, die der Pool auffängt und keine Platte je sieht: Dann werden Wechsel umsonst bezahlt.",
  "O(1) a request: two counters a page.": "O(1) je Anfrage: zwei Zähler je Seite.",
  "logical reads": "logisches Lesen",
  "logical writes": "logisches Schreiben",

  "A logical operation will reach a disk with probability q = 1 - b/n; what reached one counts in full.":
    "Ein logischer Vorgang erreicht eine Platte mit Wahrscheinlichkeit q = 1 - b/n; was eine erreicht hat, zählt voll.",
  "Count logical (lr, lw) and physical (pr, pw) operations. At an eviction c_x = (lr q + pr) r_x + (lw q + pw) w_x; if the other disk is cheaper by more than w_f + w_m, the page changes its disk and the counters are 0. Figure 5 (line 17) prints the comparison the wrong way round; this is section 4.3.":
    "Logische (lr, lw) und physische (pr, pw) Vorgänge zählen. Bei einer Verdrängung ist c_x = (lr q + pr) r_x + (lw q + pw) w_x; ist die andere Platte um mehr als w_f + w_m billiger, wechselt die Seite die Platte, und die Zähler sind 0. Abbildung 5 (Zeile 17) druckt den Vergleich verkehrt herum; dies ist Abschnitt 4.3.",
  "Quicker than conservative, more careful than optimistic; the price is twice the accounting.":
    "Schneller als konservativ, vorsichtiger als optimistisch; der Preis ist die doppelte Buchführung.",
  "O(1) a request: four counters a page.": "O(1) je Anfrage: vier Zähler je Seite.",
  "physical reads": "physisches Lesen",
  "physical writes": "physisches Schreiben",

  "All pages live on flash: the cheapest reads, the most expensive writes.":
    "Alle Seiten liegen auf Flash: das billigste Lesen, das teuerste Schreiben.",
  "All pages live on the magnetic disk: more expensive reads, cheaper writes (in the paper's table 1 23 and 12 units, on flash 1 and 118).":
    "Alle Seiten liegen auf der Magnetplatte: das teurere Lesen, das billigere Schreiben (in Tabelle 1 der Arbeit 23 und 12 Einheiten, auf Flash 1 und 118).",
  "The workload says where each page lives, and it stays there.":
    "Der Workload sagt, wo jede Seite liegt, und dort bleibt sie.",
  "No page ever changes its disk.": "Keine Seite wechselt je die Platte.",
  "Best where next to nothing is written; a write costs w_f, 118 reads on the paper's device.":
    "Am besten, wo fast nichts geschrieben wird; ein Schreiben kostet w_f, auf dem Gerät der Arbeit so viel wie 118-mal Lesen.",
  "Best where much is written; every read pays for the seek, r_m.":
    "Am besten, wo viel geschrieben wird; jedes Lesen bezahlt die Positionierung, r_m.",
  "Shows what the replacement does by itself, with pages of both disks in one pool (figure 14).":
    "Zeigt, was die Ersetzung allein bewirkt, mit Seiten beider Platten in einem Pool (Abbildung 14).",
  "Nothing is counted.": "Nichts wird gezählt.",

  "Knows the whole trace: for each page the cheapest sequence of disks that evictions allow.":
    "Kennt die ganze Anfragefolge: für jede Seite die billigste Folge von Platten, die die Verdrängungen erlauben.",
  "Per page, dynamic programming over its physical reads and evictions, from the last to the first; it stays where staying and moving cost the same in the end.":
    "Je Seite dynamische Programmierung über ihr physisches Lesen und ihre Verdrängungen, von der letzten zur ersten; sie bleibt, wo Bleiben und Wechseln am Ende gleich viel kosten.",
  "Cannot be had: it shows what the others lose by not knowing the future. Defined with LRU replacement, where placement does not change which pages are read and evicted.":
    "Nicht zu haben: Es zeigt, was die anderen verlieren, weil sie die Zukunft nicht kennen. Definiert mit LRU, denn dort ändert die Platzierung nicht, welche Seiten gelesen und verdrängt werden.",
  "O(1) a physical operation for the plan, O(1) a request after it.":
    "O(1) je physischem Vorgang für den Plan, danach O(1) je Anfrage.",

  "Cost segment": "Kostensegment",
  "Cost segment, lambda adapts": "Kostensegment, lambda passt sich an",
  "The least recently used page is evicted, whatever its return will cost.":
    "Die am längsten unbenutzte Seite geht, was immer ihre Rückkehr kosten wird.",
  "Every use moves a page to the back of the queue; the front leaves.":
    "Jede Benutzung setzt die Seite an das hintere Ende der Schlange; die vorderste geht.",
  "O(1) a request.": "O(1) je Anfrage.",
  "Among pages not used recently, the one whose return costs least is evicted first.":
    "Unter lange unbenutzten Seiten geht zuerst die, deren Rückkehr am wenigsten kostet.",
  "B - floor(lambda B) frames queue by time. Behind them the cost segment has four queues, emptied in this order: FRQ (clean, flash), MRQ (clean, magnetic), MWQ (dirty, magnetic), FWQ (dirty, flash). A hit brings a page back to the time segment, whose front then takes a place in the queue of its class.":
    "B - floor(lambda B) Rahmen stehen nach der Zeit an. Dahinter hat das Kostensegment vier Schlangen, die in dieser Folge geleert werden: FRQ (unverändert, Flash), MRQ (unverändert, Magnetplatte), MWQ (geändert, Magnetplatte), FWQ (geändert, Flash). Ein Treffer holt eine Seite ins Zeitsegment zurück; dessen vorderste nimmt dann einen Platz in der Schlange ihrer Klasse ein.",
  "Let the cost segment grow while it saves more than it costs.":
    "Das Kostensegment wachsen lassen, solange es mehr spart, als es kostet.",
  "As the cost segment, from lambda on. After every b requests: if H_m > (r_f / r_m) M_f (hits on magnetic pages in the cost segment, misses of pages on flash) it grows by b/32 frames, else it shrinks by as many. Our reading of one sentence in section 5.":
    "Wie das Kostensegment, von lambda aus. Nach je b Anfragen: Ist H_m > (r_f / r_m) M_f (Treffer auf Seiten der Magnetplatte im Kostensegment, Fehlzugriffe auf Seiten auf Flash), wächst es um b/32 Rahmen, sonst schrumpft es um ebenso viele. So lesen wir einen Satz in Abschnitt 5.",
  "O(1) a request; amortised, since a step of b/32 frames follows b requests.":
    "O(1) je Anfrage; amortisiert, denn ein Schritt von b/32 Rahmen folgt auf b Anfragen.",

  "Share of the frames that are evicted by what their return costs, not by time.":
    "Anteil der Rahmen, aus denen nach den Kosten der Rückkehr verdrängt wird, nicht nach der Zeit.",
  "0 is LRU; a large segment keeps pages that are expensive to fetch and evicts cheap ones.":
    "0 ist LRU; ein großes Segment behält Seiten, die teuer zu holen sind, und lässt billige gehen.",
  "Pages of the file": "Seiten der Datei",
  "How many pages exist before the first request; new ones are numbered from here on.":
    "Wie viele Seiten es vor der ersten Anfrage gibt; neue werden von hier an nummeriert.",
  "With the pool it gives q = 1 - b/n, the share of logical operations that hybrid takes for physical ones.":
    "Mit dem Pool ergibt sie q = 1 - b/n, den Anteil der logischen Vorgänge, den „Hybrid“ für physische hält.",
  "A larger pool hides more of the logical operations from the disks, and so from the placement.":
    "Ein größerer Pool verbirgt mehr von den logischen Vorgängen vor den Platten und damit vor der Platzierung.",
  "Flash read": "Lesen von Flash",
  "Flash write": "Schreiben auf Flash",
  "Magnetic read": "Lesen von der Magnetplatte",
  "Magnetic write": "Schreiben auf die Magnetplatte",
  "Cost of one random page access, in units of one random flash read of table 1.":
    "Kosten eines Zugriffs auf eine beliebige Seite, in Einheiten von einem solchen Lesen von Flash in Tabelle 1.",
  "Cheap reads are what flash is for: they pay for moving a page there.":
    "Billiges Lesen ist der Zweck von Flash: Es bezahlt den Wechsel einer Seite dorthin.",
  "The most expensive of the four on the paper's device: a block is erased first.":
    "Auf dem Gerät der Arbeit das teuerste der vier: Erst wird ein Block gelöscht.",
  "The seek: the more it costs, the sooner a page that is read moves to flash.":
    "Die Positionierung: Je mehr sie kostet, desto früher wechselt eine gelesene Seite auf Flash.",
  "The cheaper it is, the longer a page that is written stays.":
    "Je billiger es ist, desto länger bleibt eine geschriebene Seite.",

  units: "Einheiten",
  "of the pool": "des Pools",
  records: "Datensätze",
  sets: "Serien",
  queries: "Abfragen",

  "requests = logical reads + logical writes + created + sets":
    "Anfragen = logisches Lesen + logisches Schreiben + angelegte Seiten + Serien",
  "logical reads + logical writes = hits + physical reads":
    "logisches Lesen + logisches Schreiben = Treffer + physisches Lesen",
  "physical reads + created = evictions + resident pages":
    "physisches Lesen + angelegte Seiten = Verdrängungen + Seiten im Pool",
  "dirty evictions <= physical writes <= dirty evictions + migrations":
    "Verdrängungen geänderter Seiten <= physisches Schreiben <= Verdrängungen geänderter Seiten + Wechsel",
};
