/** Formats of trace files: what they are called, and what a record becomes. Names that are the same are left out. */
export const formats: Readonly<Record<string, string>> = {
  "a request of a page, by number or name; columns op, volume, client, kind, found; pins P and U":
    "eine Anfrage nach einer Seite, mit Nummer oder Name; Spalten op, volume, client, kind, found; Pins P und U",
  "R a read, W and U a write of that page": "R liest, W und U schreiben diese Seite",
  "bytes of volume hostname.disknumber": "Bytes des Volumes hostname.disknumber",
  "bytes of volume lun": "Bytes des Volumes lun",
  "bytes of volume device_id": "Bytes des Volumes device_id",
  "sectors of 512 bytes; 0 a read, 1 a write": "Sektoren zu 512 Byte; 0 liest, 1 schreibt",
  "size bytes from sector LBA of 512 bytes on; volume ASU": "size Byte ab Sektor LBA zu 512 Byte; Volume ASU",
  "lines with the action of --action: sectors of 512 bytes; volume major,minor":
    "Zeilen mit der gewählten Aktion: Sektoren zu 512 Byte; Volume major,minor",
  "lines FILE read or write OFFSET LENGTH: bytes of volume FILE; trim, sync, datasync and wait are no requests":
    "Zeilen FILE read oder write OFFSET LENGTH: Bytes des Volumes FILE; trim, sync, datasync und wait sind keine Anfragen",
  "ARC authors' .lis": ".lis der Autoren von ARC",
  "count reads from page start on": "count Lesezugriffe ab Seite start",
  "bytes: I and L a read, S a write, M a read and then a write of each page":
    "Bytes: I und L lesen, S schreibt, M liest und schreibt dann jede Seite",
  "addresses with an operation": "Adressen mit einer Operation",
  "one byte: L and R a read, S and W a write": "ein Byte: L und R lesen, S und W schreiben",
  "one byte: 0 and 2 a read, 1 a write; 3 and 4 are no requests":
    "ein Byte: 0 und 2 lesen, 1 schreibt; 3 und 4 sind keine Anfragen",
  "hexadecimal addresses": "hexadezimale Adressen",
  "one byte; a read without R or W": "ein Byte; ohne R und W wird gelesen",
  "reference string": "Referenzfolge",
  "a request of each page, a read unless W stands before a number":
    "eine Anfrage je Seite; sie liest, wenn kein W vor einer Nummer steht",
  "table of numbers": "Zahlentabelle",
  "nothing: say --columns, or --format refs": "nichts: Sagen Sie --columns oder --format refs",
  "a read of the object": "ein Lesen des Objekts",
  "sectors of 512 bytes, T R a read, W a write, others none; volume DISK":
    "Sektoren zu 512 Byte, T R liest, W schreibt, andere keines von beiden; Volume DISK",
  "sectors of 512 bytes; volume major,minor": "Sektoren zu 512 Byte; Volume major,minor",
  "bytes; op_type READ a read, WRITE a write; volume filename":
    "Bytes; op_type READ liest, WRITE schreibt; Volume filename",
  "Twitter caches": "Caches von Twitter",
  "a request of the key: get and gets read; set, add, replace, cas, append, prepend, incr and decr write; delete is none":
    "eine Anfrage nach dem Schlüssel: get und gets lesen; set, add, replace, cas, append, prepend, incr und decr schreiben; delete ist keine",
  "IBM object store": "Objektspeicher von IBM",
  "a request of the object: GET reads, PUT and COPY write, others are none":
    "eine Anfrage nach dem Objekt: GET liest, PUT und COPY schreiben, andere sind keine",
  "YCSB log": "Protokoll von YCSB",
  "a request of the key; READ reads, UPDATE and INSERT write, READMODIFYWRITE reads and then writes":
    "eine Anfrage nach dem Schlüssel; READ liest, UPDATE und INSERT schreiben, READMODIFYWRITE liest und schreibt dann",
  "op_count requests of the key: GET reads, SET writes, DELETE is none":
    "op_count Anfragen nach dem Schlüssel: GET liest, SET schreibt, DELETE ist keine",
  "sectors of 512 bytes; volume the device": "Sektoren zu 512 Byte; Volume ist das Gerät",
  "as lines of MQSim: sectors of 512 bytes; volume the device":
    "wie Zeilen von MQSim: Sektoren zu 512 Byte; Volume ist das Gerät",
  "bytes; volume the device": "Bytes; Volume ist das Gerät",
  "a read of the object with that id": "ein Lesen des Objekts mit dieser Nummer",
  "of the object with that id a read or a write, as its operation says; version 1 has reads alone":
    "ein Lesen oder Schreiben des Objekts mit dieser Nummer, wie seine Operation sagt; Version 1 hat nur Lesen",
  "len bytes from sector lbn of 512 bytes on; commands that neither read nor write are ignored":
    "len Byte ab Sektor lbn zu 512 Byte; Befehle, die weder lesen noch schreiben, werden übergangen",
  "file of columns": "Datei aus Spalten",
  "a request of a page, by number or name, or bytes":
    "eine Anfrage nach einer Seite, mit Nummer oder Name, oder nach Bytes",
};
