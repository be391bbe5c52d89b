/** Titles and texts of the presets over recordings. */
export const recordingPresets: Readonly<Record<string, string>> = {
  "A real server's requests: pgbench with one client on PostgreSQL 15, 16 MB of shared buffers. At each of the 70,695 requests Clock Sweep finds what the server found.":
    "Die Anfragen eines wirklichen Servers: pgbench mit einem Client auf PostgreSQL 15, 16 MB shared buffers. Bei jeder der 70.695 Anfragen findet Clock Sweep, was der Server fand.",
  "The model is the server's own pool, request by request; inside ACE the same misses cost half the device time.":
    "Das Modell ist der Pool des Servers selbst, Anfrage für Anfrage; innerhalb von ACE kosten dieselben Fehlzugriffe die halbe Gerätezeit.",
  "PostgreSQL, 8 clients": "PostgreSQL, 8 Clients",
  "A real server's requests: pgbench with 8 clients on PostgreSQL 15, 4 MB of shared buffers. At all but 2 of the 36,388 requests Clock Sweep finds what the server found.":
    "Die Anfragen eines wirklichen Servers: pgbench mit 8 Clients auf PostgreSQL 15, 4 MB shared buffers. Bei allen 36.388 Anfragen außer 2 findet Clock Sweep, was der Server fand.",
  "The hand passes what other clients hold; inside ACE the same misses cost two fifths of the device time.":
    "Der Zeiger übergeht, was andere Clients halten; innerhalb von ACE kosten dieselben Fehlzugriffe zwei Fünftel der Gerätezeit.",
  "PostgreSQL, a report": "PostgreSQL, ein Bericht",
  "A clerk's look-ups, then a report by indexes and one table read from end to end, then the look-ups again. Clock Sweep finds at each of the 32,089 requests what the server found.":
    "Einzelne Abfragen eines Sachbearbeiters, dann ein Bericht über Indexe und eine von Anfang bis Ende gelesene Tabelle, dann die Abfragen noch einmal. Clock Sweep findet bei jeder der 32.089 Anfragen, was der Server fand.",
  "Hardly anything is changed, so ACE has nothing to batch; which pages the report drives out is the policy's affair.":
    "Kaum etwas wird geändert, also hat ACE nichts zu bündeln; welche Seiten der Bericht verdrängt, ist Sache der Strategie.",
  "MariaDB, a scan among transactions": "MariaDB, ein Scan zwischen Transaktionen",
  "Transactions on MariaDB 10.11, and in their midst a query that reads a table of twice the pool: 144,221 requests of a real server. The midpoint lane finds something else than the server at 490 of them, LRU at 1,031.":
    "Transaktionen auf MariaDB 10.11 und mittendrin eine Abfrage, die eine Tabelle von doppelter Größe des Pools liest: 144.221 Anfragen eines wirklichen Servers. Die Bahn mit Mittelpunkt findet bei 490 von ihnen etwas anderes als der Server, LRU bei 1.031.",
  "InnoDB puts a loaded page into the middle of its list, so the scan drives out its own pages; LRU lets it drive out those that the transactions use.":
    "InnoDB fügt eine geladene Seite in der Mitte seiner Liste ein, so verdrängt der Scan seine eigenen Seiten; bei LRU verdrängt er die, die von den Transaktionen benutzt werden.",
};
