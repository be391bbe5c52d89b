/** The words of the lessons in German, each explained once; by the ids of the English glossary. */
import type { GlossaryEntry, TermId } from "../text/glossary.ts";

export const glossary: Readonly<Partial<Record<TermId, GlossaryEntry>>> = {
  page: {
    term: "Seite",
    text: "Ein Block fester Größe, 8 KiB in PostgreSQL. Die Datenbank liest und schreibt nur ganze Seiten.",
  },
  bufferpool: {
    term: "Bufferpool",
    text: "Der Teil des Hauptspeichers, in dem die Datenbank Seiten der Platte hält. Er hat B Rahmen.",
  },
  frame: {
    term: "Rahmen",
    text: "Ein Platz im Bufferpool für eine Seite (frame). Ein Rahmen ist frei, unverändert oder geändert.",
  },
  hit: { term: "Treffer", text: "Die angefragte Seite ist im Bufferpool. Das Gerät tut nichts." },
  miss: {
    term: "Fehlzugriff",
    text: "Die angefragte Seite ist nicht im Bufferpool. Sie muss vom Gerät gelesen werden.",
  },
  dirty: {
    term: "geändert (dirty)",
    text: "Im Bufferpool geändert, seit die Seite gelesen wurde. Auf der Platte steht noch die ältere Fassung, also muss die Seite geschrieben werden, bevor ihr Rahmen frei wird.",
  },
  clean: {
    term: "unverändert (clean)",
    text: "Gleich der Fassung auf der Platte. Eine unveränderte Seite wird verworfen, ohne dass geschrieben wird.",
  },
  victim: {
    term: "Opfer",
    text: "Die Seite, die nach der Ersetzungsstrategie den vollen Bufferpool verlässt.",
  },
  eviction: {
    term: "Verdrängen",
    text: "Eine Seite aus ihrem Rahmen nehmen, damit eine andere ihn bekommt.",
  },
  "write-back": {
    term: "Zurückschreiben",
    text: "Eine geänderte Seite auf das Gerät schreiben. Ein Bufferpool tut das spät: nicht bei jeder Änderung, aber spätestens, wenn die Seite verdrängt wird.",
  },
  policy: {
    term: "Ersetzungsstrategie",
    text: "Die Regel, die das Opfer bestimmt: LRU, Clock Sweep, CFLRU, LRU-WSR.",
  },
  pin: {
    term: "Pin",
    text: "Ein Client hält eine Seite im Pool fest. Solange sie jemand festhält, bleibt die Seite in ihrem Rahmen.",
  },
  "page-table": {
    term: "Seitentabelle",
    text: "Sagt zu jeder Seite im Pool, in welchem Rahmen sie steht: eine Hashtabelle im Hauptspeicher. Wo eine Seite auf der Platte liegt, sagt das Seitenverzeichnis (page directory).",
  },
  latch: {
    term: "Latch",
    text: "Schützt die Bytes einer Seite für Mikrosekunden, während sie gelesen oder geändert werden. Eine Sperre (lock) schützt Zeilen oder Tabellen für eine ganze Transaktion.",
  },
  log: {
    term: "Log",
    text: "Die Datei, an deren Ende die Datenbank jede Änderung einträgt. Nach einem Absturz werden die Änderungen daraus wiederholt.",
  },
  wal: {
    term: "Write-Ahead Logging",
    text: "Die Regel, nach der eine Seite erst geschrieben wird, wenn die Log-Einträge ihrer Änderungen auf der Platte stehen.",
  },
  lsn: {
    term: "LSN",
    text: "Log Sequence Number: die Stelle eines Eintrags im Log. Eine Seite trägt die LSN ihrer letzten Änderung.",
  },
  steal: {
    term: "Steal",
    text: "Eine Seite darf geschrieben werden und ihren Rahmen verlieren, bevor die Transaktion endet, die sie geändert hat.",
  },
  "no-force": {
    term: "No-Force",
    text: "Ein Commit sichert das Log auf der Platte und lässt die geänderten Seiten im Pool.",
  },
  checkpoint: {
    term: "Checkpoint",
    text: "Eine Stelle im Log, ab der die Wiederherstellung beginnen kann: Alle älteren Änderungen stehen in den Seiten auf der Platte.",
  },
  "page-cache": {
    term: "Page Cache",
    text: "Die Kopien von Dateiseiten, die das Betriebssystem selbst im Speicher hält, neben dem Pool der Datenbank.",
  },
  warm: {
    term: "warm",
    text: "Ein Pool ist warm, wenn er die Seiten hält, nach denen gefragt wird. Nach dem Start ist er leer, also kalt.",
  },
  skew: { term: "Schiefe", text: "Wenige Seiten bekommen die meisten Anfragen." },
  locality: {
    term: "Lokalität",
    text: "Anfragen gelten oft Seiten, die kurz zuvor angefragt wurden, oder solchen in ihrer Nähe.",
  },
  "look-up": {
    term: "Suche",
    text: "Eine Anfrage nach einzelnen Datensätzen über einen Index (look-up): wenige Seiten, kein Scan.",
  },
  "b-tree": {
    term: "B+-Baum",
    text: "Ein Index als Baum von Seiten. Eine Suche liest eine Seite je Ebene, von der Wurzel bis zum Blatt; die Blätter enthalten alle Schlüssel der Reihe nach.",
  },
  ghost: {
    term: "Geist",
    text: "Die Nummer einer Seite, die den Pool verlassen hat (ghost). Die Strategie merkt sie sich, um zu sehen, ob die Seite wiederkommt.",
  },
  iops: {
    term: "IOPS",
    text: "Ein-/Ausgaben je Sekunde: wie viele Lese- oder Schreibvorgänge ein Gerät beendet.",
  },
  "queue-depth": {
    term: "Warteschlangentiefe",
    text: "Wie viele Aufträge ein Gerät bekommen und noch nicht erledigt hat.",
  },
  mru: { term: "MRU", text: "Zuletzt benutzt (most recently used): der Anfang der Liste." },
  "lru-end": {
    term: "LRU-Ende",
    text: "Das Ende der Liste: die Seite, deren letzte Benutzung am längsten zurückliegt.",
  },
  alpha: {
    term: "alpha (α)",
    text: "Die Asymmetrie eines Geräts: was das Schreiben einer Seite kostet, geteilt durch das, was Lesen kostet.",
  },
  base_us: { term: "base_us", text: "Wie lange das Lesen einer Seite dauert, in Mikrosekunden." },
  k_r: {
    term: "k_r",
    text: "Wie viele Seiten das Gerät zugleich liest, in der Zeit von einer.",
  },
  k_w: {
    term: "k_w",
    text: "Wie viele Seiten das Gerät zugleich schreibt, in der Zeit von einer.",
  },
  n_w: { term: "n_w", text: "Wie viele Seiten der Writer von ACE zusammen schreibt. Vorgabe: k_w." },
  n_e: {
    term: "n_e",
    text: "Wie viele Seiten ACE höchstens liest, wenn der Reader vorab liest, die angefragte mitgezählt; ebenso viele Rahmen macht der Evictor frei. Vorgabe: so viele, wie der Writer zusammen schreibt.",
  },
  "write-batch": {
    term: "Schreibbündel",
    text: "Seiten, die zusammen geschrieben werden. Bis zu k_w von ihnen brauchen die Zeit von einer.",
  },
  "usage-count": {
    term: "Nutzungszähler",
    text: "Eine kleine Zahl je Rahmen, in PostgreSQL von 0 bis 5: Jede Benutzung erhöht sie, der vorbeigehende Zeiger verringert sie.",
  },
  hand: {
    term: "Zeiger",
    text: "Steht bei dem Rahmen, den Clock Sweep als nächsten prüft. Er läuft durch alle Rahmen um.",
  },
  window: {
    term: "Clean-first-Fenster",
    text: "Die letzten Seiten der Liste von CFLRU. Unter ihnen geht eine unveränderte vor jeder geänderten.",
  },
  cold: {
    term: "Kaltmarke",
    text: "Kennzeichnet eine geänderte Seite, der LRU-WSR schon eine zweite Chance gegeben hat und die seither nicht benutzt wurde.",
  },
  "second-chance": {
    term: "zweite Chance",
    text: "Die Seite wird nicht verdrängt, sondern kommt an den Anfang der Liste zurück.",
  },
  writer: { term: "Writer", text: "Der Teil von ACE, der geänderte Seiten zusammen schreibt." },
  evictor: {
    term: "Evictor",
    text: "Der Teil von ACE, der Rahmen frei macht: den des Opfers, und weitere, wenn der Reader vorab liest.",
  },
  reader: { term: "Reader", text: "Der Teil von ACE, der Seiten vorab liest." },
  prefetch: { term: "Vorablesen", text: "Eine Seite lesen, bevor sie angefragt wird (prefetching)." },
  theta: {
    term: "theta (θ)",
    text: "Ein Nachfolger wird nur vorab gelesen, wenn sein Gewicht größer ist als dieser Wert.",
  },
  "garbage-collection": {
    term: "Garbage Collection",
    text: "Im Innern einer SSD: die gültigen Seiten aus einem Block umkopieren, damit der Block gelöscht werden kann.",
  },
  erase: {
    term: "Löschen",
    text: "Eine SSD kann eine Seite nicht an ihrer Stelle überschreiben. Beschreibbar werden Seiten erst wieder, wenn ihr ganzer Block gelöscht ist.",
  },
  asymmetry: { term: "Asymmetrie", text: "Schreiben kostet mehr als Lesen: alpha ist größer als 1." },
  concurrency: {
    term: "Nebenläufigkeit",
    text: "Ein Gerät bedient mehrere Aufträge zugleich: k_r Lesevorgänge oder k_w Schreibvorgänge in der Zeit von einem.",
  },
  unit: {
    term: "Einheit",
    text: "Was es kostet, eine Seite wahlfrei von Flash zu lesen: 0,405 ms auf dem Gerät der Arbeit.",
  },
  migration: {
    term: "Wechsel",
    text: "Eine Seite wechselt auf die andere Platte. Das geschieht nur, wenn sie den Pool verlässt, und kostet einmal Schreiben auf der neuen.",
  },
  conservative: {
    term: "konservativ",
    text: "Platzierung nach dem, was die Platte erreichte: Eine Seite wechselt die Platte, sobald ihre eigenen physischen Operationen auf der anderen Platte um mehr als w_f + w_m billiger gewesen wären.",
  },
  physical: {
    term: "physische Operation",
    text: "Ein Lesen oder Schreiben, das eine Platte erreicht. Eine logische Operation ist, was angefragt wurde; oft antwortet der Pool.",
  },
  "two-states": {
    term: "Aufgabensystem mit zwei Zuständen",
    text: "Ein Modell mit zwei Zuständen (task system). Jede Anfrage hat in jedem Zustand einen Preis, und jeder Wechsel des Zustands hat auch einen.",
  },
  floor: {
    term: "Untergrenze",
    text: "C bleibt bei 0 oder darüber: Billige Operationen auf der richtigen Platte werden nicht gegen einen späteren Wechsel aufgespart.",
  },
  competitive: {
    term: "c-kompetitiv",
    text: "Heißt ein Algorithmus, der die Zukunft nicht kennt: Für alle Anfragen zusammen kostet er höchstens c-mal so viel wie das Offline-Optimum, bis auf eine Konstante.",
  },
  potential: {
    term: "Potenzial",
    text: "Eine Zahl, die sagt, wie weit zwei Läufe auseinander sind. Sie verrechnet teure Schritte mit billigen davor; über den ganzen Lauf hebt sie sich auf.",
  },
  optimistic: {
    term: "optimistisch",
    text: "Platzierung nach dem, was angefragt wurde: Eine Seite wechselt sofort dorthin, wo die logischen Operationen seit ihrem letzten Wechsel weniger gekostet hätten.",
  },
  "hybrid-placement": {
    term: "hybrid",
    text: "Platzierung nach beidem: Logische Operationen zählen mal q = 1 − b/n, physische ganz; eine Seite wechselt die Platte, wenn das mehr als w_f + w_m spart.",
  },
  "offline-optimum": {
    term: "Offline-Optimum",
    text: "Die billigste Platzierung für eine gegebene Folge von Anfragen, die als Ganzes schon bekannt ist.",
  },
  sequential: {
    term: "sequenziell",
    text: "Seiten an benachbarten Stellen, eine nach der anderen. Eine Flashplatte sammelt sie beim Schreiben und übernimmt sie blockweise, mit einem einzigen Löschen.",
  },
  "time-segment": {
    term: "Zeitsegment",
    text: "Der Teil des Pools, in dem Seiten wie bei LRU nach ihrer letzten Benutzung geordnet stehen.",
  },
  "cost-segment": {
    term: "Kostensegment",
    text: "Der Teil des Pools hinter dem Zeitsegment: vier Warteschlangen nach dem, was die Rückkehr einer Seite kosten würde. Die billigsten gehen zuerst.",
  },
  lambda: {
    term: "lambda (λ)",
    text: "Der Anteil der Rahmen, der zum Kostensegment gehört, von 0 bis 1.",
  },
  "device-time": {
    term: "simulierte Gerätezeit",
    text: "Wie lange das Gerät nach dem Modell beschäftigt ist: Lesen und Schreiben, gerechnet mit alpha, k_r und k_w. Keine gemessene Laufzeit.",
  },
  block: {
    term: "Block",
    text: "Bei Flash: viele Seiten, die zusammen gelöscht werden. In den Lektionen zur vorausschauenden Pufferverwaltung: eine Seite, 8 KiB einer Tabelle, wie deren Texte sagen.",
  },
  stream: {
    term: "Stream",
    text: "Ein Client der Datenbank, der eine Abfrage nach der anderen stellt, neben anderen. Beim Reader von ACE: Fehlzugriffe auf benachbarte Seiten, einer nach dem anderen.",
  },
  min: {
    term: "MIN",
    text: "Beladys Strategie: verdrängen, was am spätesten oder nie wieder angefragt wird. Sie kennt alle künftigen Anfragen und hat so wenige Fehlzugriffe wie möglich; ein Maßstab, kein ausführbares Verfahren.",
  },
  "block-group": {
    term: "Blockgruppe",
    text: "Benachbarte Blöcke einer Tabelle, für die sich Scans gemeinsam anmelden: 128 Blöcke, 1 MiB, in der Arbeit von 2023.",
  },
  register: {
    term: "Anmelden",
    text: "Zu Beginn trägt sich ein Scan in die Liste jeder Blockgruppe ein, die er lesen wird. Ist er mit der Gruppe fertig, wird er ausgetragen.",
  },
  "bitmap-scan": {
    term: "Bitmap-Scan",
    text: "Ein Scan, der Blockgruppen auslässt, von denen ein Index sagt, dass darin nichts Gesuchtes steht.",
  },
  "pbm-pq": {
    term: "PBM-PQ",
    text: "Vorausschauende Pufferverwaltung mit einer Prioritätswarteschlange, von 2012: Blöcke stehen in Fächern nach der Zeit bis zum nächsten Zugriff, das fernste Fach liefert das Opfer.",
  },
  bucket: {
    term: "Fach",
    text: "Eine Spanne von Zeit bis zum nächsten Zugriff, mit den Blöcken, die nach der Schätzung hineinfielen, in der Reihenfolge ihres Kommens.",
  },
  frequency: {
    term: "Häufigkeit der Zugriffe",
    text: "Für jeden Block im Pool die mittlere Zeit zwischen zwei Zugriffen. Daraus folgt, wann der nächste zu erwarten ist, ohne einen Scan zu fragen.",
  },
  "min-optimal": {
    term: "MIN-optimal",
    text: "Heißt ein Block, dessen Verdrängen nichts kostet: MIN, von hier an fortgesetzt, würde ihn vor seiner nächsten Anfrage verdrängen, oder niemand fragt ihn wieder an.",
  },
};
