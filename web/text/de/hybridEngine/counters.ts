/** What the lanes of the flash + magnetic lab count, beside what `measures.ts` names. */
export const counters: Readonly<Record<string, string>> = {
  "Requests served: reads, writes, pages created, and ends of query sets.":
    "Bediente Anfragen: Lesen, Schreiben, angelegte Seiten und Enden von Abfrageserien.",
  "Logical reads": "Logische Lesevorgänge",
  "Requests that read a page.": "Anfragen, die eine Seite lesen.",
  "Requests that write a page.": "Anfragen, die eine Seite schreiben.",
  "Pages created": "Angelegte Seiten",
  "Pages that came into being in the pool.": "Seiten, die im Pool entstanden sind.",
  "Query sets ended": "Beendete Abfrageserien",
  "Times that the pool was emptied, as at the end of a set of queries.":
    "Wie oft der Pool geleert wurde, wie am Ende einer Abfrageserie.",
  "Reads and writes of pages that were in the pool.": "Lesen und Schreiben von Seiten, die im Pool waren.",
  "Reads and writes of pages that were not in the pool: pages read from either disk.":
    "Lesen und Schreiben von Seiten, die nicht im Pool waren: von einer der Platten gelesene Seiten.",
  "Reads on flash": "Lesen von Flash",
  "Pages read from flash.": "Von Flash gelesene Seiten.",
  "Reads on magnetic": "Lesen von Magnetplatte",
  "Pages read from the magnetic disk.": "Von der Magnetplatte gelesene Seiten.",
  "Writes on flash": "Schreiben auf Flash",
  "Pages written to flash.": "Auf Flash geschriebene Seiten.",
  "Writes on magnetic": "Schreiben auf Magnetplatte",
  "Pages written to the magnetic disk.": "Auf die Magnetplatte geschriebene Seiten.",
  "Moves to flash": "Wechsel auf Flash",
  "Pages that moved from the magnetic disk to flash when they were evicted.":
    "Seiten, die bei ihrer Verdrängung von der Magnetplatte auf Flash wechselten.",
  "Moves to magnetic": "Wechsel auf Magnetplatte",
  "Pages that moved from flash to the magnetic disk when they were evicted.":
    "Seiten, die bei ihrer Verdrängung von Flash auf die Magnetplatte wechselten.",
  Evictions: "Verdrängungen",
  "Pages that left the pool.": "Seiten, die den Pool verließen.",
  "Pages that were written because they were dirty or new when they left the pool.":
    "Seiten, die geschrieben wurden, weil sie geändert oder neu waren, als sie den Pool verließen.",
  "Pages that live on flash now.": "Seiten, die jetzt auf Flash liegen.",
  "Cost of reads on flash": "Kosten des Lesens von Flash",
  "What all reads on flash cost.": "Was alles Lesen von Flash kostete.",
  "Cost of writes on flash": "Kosten des Schreibens auf Flash",
  "What all writes on flash cost.": "Was alles Schreiben auf Flash kostete.",
  "Cost of reads on magnetic": "Kosten des Lesens von Magnetplatte",
  "What all reads on the magnetic disk cost.": "Was alles Lesen von der Magnetplatte kostete.",
  "Cost of writes on magnetic": "Kosten des Schreibens auf Magnetplatte",
  "What all writes on the magnetic disk cost.": "Was alles Schreiben auf die Magnetplatte kostete.",
  "What all reads and writes on flash cost.": "Was alles Lesen und Schreiben auf Flash kostete.",
  "What all reads and writes on the magnetic disk cost.":
    "Was alles Lesen und Schreiben auf der Magnetplatte kostete.",
  "What all reads and writes cost, in random flash reads.":
    "Was alles Lesen und Schreiben kostete, gerechnet in Lesen einer beliebigen Seite von Flash.",
  "Simulated time of all reads and writes.": "Simulierte Zeit für alles Lesen und Schreiben.",
};
