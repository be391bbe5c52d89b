import type { yourDatabase as english } from "../en/yourDatabase.ts";

export const yourDatabase: typeof english = {
  title: "Was täte der Bufferpool Ihrer Datenbank?",
  lead: "Vier aufgezeichnete Server, in dieser Seite bedient von ihrer eigenen Strategie, und von derselben Strategie in ACE.",
  own: "Die eigene Datenbank, in fünf Schritten",
  ownLead:
    "Aufzeichnen, welche Seiten ein Server von seinem Bufferpool verlangt, und diesen Lauf hier Schritt für Schritt ansehen: jede Anfrage, welche Tabellen im Pool wohnen, was weichen muss und was eine andere Strategie oder eine andere SSD daraus machte.",
  private: "Geöffnete Dateien werden in dieser Seite gelesen und verlassen sie nie.",
  steps: "Fünf Schritte",
  copy: "Kopieren",
  needs: "Braucht",
  costs: "Kostet",
  holds: "Enthält",

  recorded: {
    title: "Aufgezeichnete Server",
    named: (title) => `${title}, aufgezeichnet`,
    pool: (server, frames, device) => `${server}, ${frames} Rahmen, ${device}`,
    serving: "Der Simulator bedient die Aufzeichnung …",
    failed: (why) => `Die Aufzeichnung ließ sich nicht bedienen: ${why}`,
    deviceTime: "Gerätezeit in ACE",
    runTime: (share) => `Laufzeit wie in PostgreSQL, f = ${share}`,
    fitted: (share) =>
      `Die Laufzeit zählt Lesen ganz, und von der Schreibzeit den Anteil f = ${share}, auf den ein Client wartet: an Abbildung 8 der Arbeit zu ACE angepasst, nicht gemessen.`,
    howFitted: "Wie f angepasst wurde",
    same: (differ, requests) => `${differ} von ${requests} Anfragen weichen von dem ab, was der Server fand`,
    notice: {
      "postgres-pgbench":
        "Clock Sweep ist hier der Pool des Servers selbst. In ACE schreiben dieselben Fehlzugriffe ihre Seiten in Bündeln.",
      "postgres-pgbench8":
        "8 Clients halten zugleich Seiten: Der Zeiger übergeht, was ein anderer hält. Die zwei Anfragen gelten einer Seite, die ein Client gerade anlegte, als ein anderer sie anforderte.",
      "postgres-report":
        "Ein Bericht verdrängt die Seiten der einzelnen Abfragen. Kaum eine ist geändert, also gewinnt ACE so gut wie nichts.",
      "mariadb-scan":
        "Der Server macht 50 bis 100 Rahmen im Voraus frei, die Bahn einen, wenn er gebraucht wird. Ein Scan verdrängt nur seine eigenen Seiten, in der Bahn von LRU auch, was die Transaktionen benutzen.",
    },
    open: (title) => `„${title}“ öffnen`,
  },
  files: {
    title: "Ich habe eine Datei",
    button: "Datei und ihre Kurve öffnen",
    drop: "oder eine Datei hier ablegen",
    label: "Anfragefolge beliebiger Art, für ihre Kurve",
    gives:
      "Das Labor öffnet sie im Reiter „Größen“: Fehlzugriffe, Gerätezeit und was ACE spart, über der Größe des Pools. Die Seite sagt, als was die Datei gelesen wurde, und fragt, wo die Datei es offen lässt.",
    kinds: {
      postgres: {
        have: "eine Aufzeichnung von PostgreSQL",
        how: "Machen Sie aus den Ereignissen mit `bpsim import` eine Anfragefolge, und öffnen Sie diese. Wie man aufzeichnet, steht unten in Schritt 2.",
      },
      block: {
        have: "einen Block-Trace",
        how: "MSR Cambridge, SYSTOR ’17, Alibaba, Tencent, SPC, iolog von `fio` oder die Ausgabe von `blkparse`: öffnen, wie sie ist, gepackt oder nicht. Jede Anfrage gilt allen Seiten, die sie berührt; die Seitengröße ist wählbar. Von einem eigenen Linux-Rechner:",
      },
      cache: {
        have: "einen Cache-Trace",
        how: "`oracleGeneral`, `lcs`, `vscsi` und CSV von libCacheSim oder eine Nummer je Zeile wie bei den Autoren von LIRS: öffnen, wie sie ist. Objekte verschiedener Größe lassen sich in Seiten schneiden.",
      },
      address: {
        have: "eine Adressfolge aus einer Übung",
        how: "`din`, Zeilen wie `R 0x…`, hexadezimale Adressen oder was lackey von Valgrind schreibt: öffnen, wie sie ist. Von einem eigenen Programm:",
      },
      columns: {
        have: "eine CSV-Datei mit beliebigen Spalten",
        how: "Öffnen Sie sie, und sagen Sie in den Menüs über den Spalten, welche die Operation, die Seite, der Schlüssel oder Offset und Größe ist.",
      },
      ace: {
        have: "einen Workload der Autoren von ACE",
        how: "Zeilen wie `R 17` oder `W 17`: öffnen, wie sie ist.",
      },
      sql: {
        have: "eine SQLite-Datenbank oder SQL",
        how: "Führen Sie es in der Seite aus: Jede Seite, nach der eine Abfrage fragt, wird notiert und lässt sich von dort im Labor öffnen.",
      },
    },
    there: "In SQL fragen",
    commandFor: (have) => `So bekommt man ${have}`,
    command: "Dieselbe Kurve an der Kommandozeile, als CSV",
  },
  sql: {
    title: "In SQL fragen",
    why: "Dafür braucht es keinen Server: SQLite läuft in der Seite, über einer Beispieldatenbank oder einer eigenen Datei, und jede Seite, die eine Abfrage verlangt, wird notiert.",
    open: "SQL eingeben",
    own: "Dort nimmt „Eigene Datei …“ eine SQLite-Datenbank bis 256 MiB.",
  },
  record: {
    title: "Ein laufendes PostgreSQL aufzeichnen",
    why: "Die Aufzeichnung hört an den Messpunkten des Servers mit, ohne Neustart, und notiert, was jeder Prozess anfragt, ändert und pinnt und ob der Server es fand.",
    record: "Aufzeichnen, bis Strg+C; die Namen der Tabellen werden am Ende gesichert",
    trace: "Daraus eine Anfragefolge mit diesen Namen machen",
    look: "Der dritte Befehl sieht sie an: Schritt 3.",
    source:
      "`record.sh` und `bpsim` liegen beim Quelltext des Labors; mehr steht in `recorders/postgres/README.md`. Auch für InnoDB von MariaDB gibt es das: `recorders/innodb/README.md`.",
    needs:
      "Linux auf x86-64, root, bpftrace ab 0.17, binutils und ein PostgreSQL mit eingebauten Messpunkten, wie Debian und Ubuntu es haben. Erprobt mit 15, 17 und 18.",
    costs:
      "Im schlimmsten gesehenen Fall fiel pgbench währenddessen von 3.400 auf 840 Transaktionen je Sekunde; 13.000 Transaktionen ergaben 31 MB.",
    holds:
      "Namen von Datenbanken und Tabellen, und welche Blöcke wann angefragt wurden. Keine Zeilen, keine Abfragen.",
  },
  open: {
    title: "Hier öffnen",
    why: "Sie öffnet sich als der Pool des Servers selbst: Clock Sweep mit ebenso vielen Rahmen, ohne ACE und mit ACE. Das Labor sagt, bei wie vielen Anfragen das von dem abweicht, was der Server fand.",
    button: "Datei öffnen",
    drop: "oder hier ablegen",
    label: "Anfragefolge einer Datenbank oder Szene",
    frames: "Rahmen im Pool",
    sizes:
      "So viele, wie der Server hat: `SHOW shared_buffers`, in Seiten von 8 kB. 16 MB sind 2.048 Rahmen, 128 MB sind 16.384.",
    command: "Dasselbe auf der Befehlszeile",
  },
  start: {
    title: "Mit dem Pool beginnen, wie er war",
    why: "Ein Server, der schon eine Weile läuft, beginnt nicht mit leerem Pool. Von einem leeren aus hatte eine Aufzeichnung 6 % Fehlzugriffe zu viel, mit einem Abbild von kurz davor 1 % zu wenig.",
    snapshot: "In psql ein Abbild nehmen, kurz vor der Aufzeichnung",
    run: "Von ihm aus laufen lassen. In der Seite: die Aufzeichnung öffnen, dann `pool.csv`",
    needs: "Die Erweiterung `pg_buffercache` in dieser Datenbank und eine Rolle in `pg_monitor`.",
    columns:
      "Eine Zeile je belegtem Rahmen: `frame,relation,fork,block,dirty,usage,pins`; `pins` darf fehlen. Rahmen und Nutzungszähler müssen zur Szene passen. Auch `pg_buffercache`, wie psql es ausgibt, und InnoDBs `ib_buffer_pool` werden gelesen.",
  },
  savings: {
    title: "Fragen, was ACE sparte",
    why: "Im Reiter „Was ACE spart“ schickt ein Klick die Anfragefolge durch jede Strategie, ohne ACE und mit ACE, auf jedem Gerät.",
    open: "Was ACE bei pgbench spart",
    own: "Für die eigene Anfragefolge: in Schritt 3 öffnen, dann diesen Reiter wählen.",
  },

  file: {
    title: "Eine Anfragefolge, Spalte für Spalte",
    about:
      "CSV mit Kopfzeile, auch als `.gz` oder `.zst`. Spalten gelten nach ihrem Namen, in beliebiger Folge. Nötig ist `page` oder `relation` mit `block`; ohne `op` wird nur gelesen.",
    column: "Spalte",
    legal: "Zulässig",
    meaning: "Bedeutung",
    name: "ein Name",
    text: "beliebiger Text",
    columns: {
      op: "`R` fragt eine Seite zum Lesen an, `W` zum Ändern; beide pinnen sie. `P` ist ein Pin mehr, `U` gibt einen zurück. Ganz ohne `P` und `U` gibt es keine Pins.",
      page: "Die Seite, wo Seiten keine Namen haben.",
      relation:
        "Die Tabelle oder der Index: bis zu 1000 Byte, in Anführungszeichen, wo ein Komma, ein Anführungszeichen oder ein Zeilenumbruch darin steht.",
      fork: "0, wenn es fehlt: die Daten. 1: Freispeicherkarte, 2: Sichtbarkeitskarte.",
      block: "Die Seite in diesem Fork.",
      client: "Der Prozess, der anfragt; 1, wenn es fehlt.",
      kind: "Was die Seite in Tabelle oder Index ist.",
      found: "Was die Datenbank selbst fand: Das Labor vergleicht jede Anfrage.",
      "#": "Eine Zeile, die so beginnt: eine Bemerkung, etwa die Anweisung, zu den folgenden Anfragen.",
    },
    example: "Fünf Zeilen einer solchen Datei",
    outside: "Außerhalb des Modells",
    outsideAbout: "Wo es dies gibt, gehen Simulator und Server auseinander.",
    left: [
      "Ringpuffer: Große sequentielle Scans, `VACUUM` und `COPY` benutzen wenige eigene Rahmen immer wieder.",
      "Background Writer und Checkpointer schreiben inzwischen Seiten: Weniger Verdrängte sind geändert, Treffer und Fehlzugriffe bleiben.",
      "Gelöschte und geleerte Tabellen verlassen den Pool sofort.",
      "Temporäre Tabellen leben in lokalen Puffern, die nicht aufgezeichnet werden.",
      "Das Write-Ahead-Log ist nicht modelliert.",
    ],
  },
};
