/** What the lanes of the ACE lab count. */
export const counters: Readonly<Record<string, string>> = {
  ", change": ", Änderung",
  "Requests served.": "Bediente Anfragen.",
  "Reads requested": "Leseanfragen",
  "Requests that read their page.": "Anfragen, die ihre Seite lesen.",
  "Writes requested": "Schreibanfragen",
  "Requests that write their page.": "Anfragen, die ihre Seite schreiben.",
  "Requests whose page was in the pool.": "Anfragen, deren Seite im Pool war.",
  "Requests whose page was not in the pool.": "Anfragen, deren Seite nicht im Pool war.",
  "Pages read from the device: missed ones and prefetched ones.":
    "Vom Gerät gelesene Seiten: verlangte und vorab gelesene.",
  Prefetched: "Vorab gelesen",
  "Pages that the Reader read before anybody asked for them.":
    "Seiten, die der Reader las, bevor jemand nach ihnen fragte.",
  "Prefetched and used": "Vorab gelesen und benutzt",
  "Prefetched pages that were hit before they were evicted.":
    "Vorab gelesene Seiten, die vor ihrer Verdrängung getroffen wurden.",
  "Prefetch accuracy": "Trefferquote des Vorablesens",
  "Of the prefetched pages, those that were hit before they were evicted; 0 while there are none.":
    "Von den vorab gelesenen Seiten die, die vor ihrer Verdrängung getroffen wurden; 0, solange es keine gibt.",
  "Misses avoided by prefetching": "Durch Vorablesen ersparte Fehlzugriffe",
  "Prefetched pages that were hit, as a share of these hits and all misses.":
    "Vorab gelesene Seiten, die getroffen wurden, als Anteil an diesen Treffern und allen Fehlzugriffen.",
  "Prefetched and not used": "Vergeblich vorab gelesen",
  "Prefetched pages that were evicted without a hit.":
    "Vorab gelesene Seiten, die ohne Treffer verdrängt wurden.",
  "Dirty pages written to the device.": "Auf das Gerät geschriebene geänderte Seiten.",
  "Write batches": "Schreibbündel",
  "Times that the device was asked to write, one page or several together.":
    "Wie oft das Gerät schreiben sollte, eine Seite oder mehrere zusammen.",
  "Clean evictions": "Verdrängt, unverändert",
  "Pages evicted without a write: clean when they were evicted.":
    "Seiten, die ohne Schreiben verdrängt wurden: Sie waren dabei unverändert.",
  "Dirty evictions": "Verdrängt, geändert",
  "Misses whose victim was dirty when it was chosen, so that it had to be written first.":
    "Fehlzugriffe, deren Opfer bei der Wahl geändert war und darum erst geschrieben werden musste.",
  "Second chances": "Zweite Chancen",
  "Dirty pages that went back to the head of the list instead of being evicted or written.":
    "Geänderte Seiten, die an den Anfang der Liste zurückkamen, statt verdrängt oder geschrieben zu werden.",
  "Sweep steps": "Schritte des Zeigers",
  "Frames that the clock hand looked at while a victim was searched.":
    "Rahmen, die der Zeiger bei der Suche nach einem Opfer ansah.",
  "Time reading": "Zeit für Lesen",
  "Simulated time of the device's reads.": "Simulierte Zeit des Lesens vom Gerät.",
  "Time writing": "Zeit für Schreiben",
  "Simulated time of the device's writes.": "Simulierte Zeit des Schreibens auf das Gerät.",
  "CPU time": "CPU-Zeit",
  "Simulated time of the CPU: the same for each request.":
    "Simulierte Zeit der CPU: für jede Anfrage dieselbe.",
  "Latency (device time)": "Latenz (Gerätezeit)",
  "Simulated time of all reads and writes of the device, and of the CPU.":
    "Simulierte Zeit für alles Lesen und Schreiben des Geräts und für die CPU.",
  "Run time": "Laufzeit",
  "Time reading, CPU time, and the share of the time writing that is waited for: with 1 device time, with 0.2 PostgreSQL-like, fitted to the ACE paper's figure 8.":
    "Zeit für Lesen, CPU-Zeit und der Anteil der Zeit für Schreiben, auf den gewartet wird: mit 1 Gerätezeit, mit 0,2 wie PostgreSQL, an Abbildung 8 der ACE-Arbeit angepasst.",
  batches: "Bündel",
  frames: "Rahmen",
  pages: "Seiten",
  requests: "Anfragen",
};
