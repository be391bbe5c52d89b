/** LRU: what `lru.rs` says. */
export const words = {
  "A page used recently will be used again soon; the least recently used one is evicted first.":
    "Eine kürzlich benutzte Seite wird bald wieder benutzt; die am längsten unbenutzte geht zuerst.",
  "Every use moves the page to the head of the list. The victim is the tail, clean or dirty.":
    "Jede Benutzung setzt die Seite an den Anfang der Liste. Das Opfer ist das Ende, ob unverändert oder geändert.",
  "A dirty victim costs a write of its own, alpha reads long, however many writes the device could serve at once.":
    "Ein geändertes Opfer kostet ein eigenes Schreiben, so lange wie alpha Lesezugriffe, wie viele das Gerät auch auf einmal schreiben könnte.",
  "O(1) a request and a page written.": "O(1) je Anfrage und je geschriebener Seite.",
  "Page {victim} is at the LRU end": "Seite {victim} steht am LRU-Ende",
  "Page {page} was used later than page {victim}.": "Seite {page} wurde später benutzt als Seite {victim}.",
  "Page {victim} was prefetched to the LRU end and not used since; page {page} stands nearer the MRU end.":
    "Seite {victim} wurde vorab an das LRU-Ende gelesen und seither nicht benutzt; Seite {page} steht näher am MRU-Ende.",
};
