/** What the lanes of the predictive lab count. */
export const counters: Readonly<Record<string, string>> = {
  "Blocks that the streams asked for.": "Blöcke, nach denen die Streams fragten.",
  "Requests for blocks in the pool, those on their way included.":
    "Anfragen nach Blöcken im Pool, auch nach solchen, die noch gelesen werden.",
  "Misses: blocks read": "Fehlzugriffe: gelesene Blöcke",
  "Requests for blocks that were not in the pool: each one was read.":
    "Anfragen nach Blöcken, die nicht im Pool waren: jeder wurde gelesen.",
  "Hits that wait for a read": "Treffer, die auf ein Lesen warten",
  "Hits on blocks that another stream's request was still reading.":
    "Treffer auf Blöcke, die die Anfrage eines anderen Streams noch las.",
  Evictions: "Verdrängungen",
  "Blocks that left the pool.": "Blöcke, die den Pool verließen.",
  "Hit rate": "Trefferquote",
  "Share of hits among the requests; 0 before the first.":
    "Anteil der Treffer an den Anfragen; 0 vor der ersten.",
  "I/O": "Ein-/Ausgabe",
  "Volume of the blocks read, at full scale.": "Volumen der gelesenen Blöcke, in voller Größe.",
  "Run time so far": "Laufzeit bis hier",
  "Simulated time since the start, at full scale.": "Simulierte Zeit seit dem Anfang, in voller Größe.",
  "Simulated time": "Simulierte Zeit",
  "Simulated time since the start, as the run has it.":
    "Simulierte Zeit seit dem Anfang, wie der Lauf sie hat.",
  "Device in use": "Gerät in Betrieb",
  "Share of the channels' time in which they read.": "Anteil der Zeit der Kanäle, in der sie lasen.",
  "Queries ended": "Beendete Abfragen",
  "Queries that have asked for all of their blocks.": "Abfragen, die nach all ihren Blöcken gefragt haben.",
  "Streams ended": "Beendete Streams",
  "Streams whose last query has ended.": "Streams, deren letzte Abfrage beendet ist.",
  queries: "Abfragen",
  streams: "Streams",
};
