/** What the reader of trace files says; as in `messages.ts`. */
export const traces: Readonly<Record<string, string>> = {
  "a trace in one of the formats that `bpsim list formats` names, as it is or packed":
    "eine Folge in einem der Formate, die `bpsim list formats` nennt, wie sie ist oder gepackt",
  "a file that no format fits (its first line {line}, its columns {columns})":
    "eine Datei, zu der kein Format passt (ihre erste Zeile {line}, ihre Spalten {columns})",
  "a file that two formats fit ({ids})": "eine Datei, zu der zwei Formate passen ({ids}),",
  "a file that three formats fit ({ids})": "eine Datei, zu der drei Formate passen ({ids}),",
  "a file that four formats fit ({ids})": "eine Datei, zu der vier Formate passen ({ids}),",
  "--columns with what each column is, such as --columns op=1,page=2, or --format with one of {ids}":
    "--columns mit der Bedeutung jeder Spalte, etwa --columns op=1,page=2, oder --format mit einem von {ids}",
  "--columns {columns}, or --format with one of {ids}":
    "--columns {columns} oder --format mit einem von {ids}",
  "sizes from {least} to {most} bytes; each request counts as one page; to cut: {options}":
    "Größen von {least} bis {most} Byte; jede Anfrage zählt als eine Seite; zum Zerlegen: {options}",
  "the header has no column op; if {name} is meant, call it op, or say what columns are with --columns":
    "die Kopfzeile hat keine Spalte op; ist {name} gemeint, nennen Sie sie op, oder sagen Sie mit --columns, was Spalten sind",
  "the header names pages twice, by key and by {other}":
    "die Kopfzeile nennt Seiten zweimal, mit key und mit {other}",
  "the line is not UTF-8": "die Zeile ist nicht in UTF-8",
  "a name is longer than 1000 bytes": "ein Name ist länger als 1000 Byte",
  "a number is above 2^64 - 1": "eine Zahl liegt über 2^64 - 1",
  "the range ends beyond 2^64": "der Bereich endet jenseits von 2^64",
  "it touches {count} pages, more than 1048576": "sie berührt {count} Seiten, mehr als 1048576",
  "the line is no {fields}": "die Zeile ist keine aus {fields}",
  "the line is none of {lines}": "die Zeile ist keine von {lines}",
  "the line is none that blkparse prints: {line}": "die Zeile ist keine von blkparse: {line}",
  "the line is not four numbers, start count x n": "die Zeile besteht nicht aus vier Zahlen, start count x n",
  "the line does not begin with a time": "die Zeile beginnt nicht mit einer Zeit",
  "the first line is not fio version 2 iolog, or 3":
    "die erste Zeile ist nicht „fio version 2 iolog“ (oder 3)",
  "the line is no label from 0 to 4 with an address: 0 1f4":
    "die Zeile ist keine Marke von 0 bis 4 mit einer Adresse: 0 1f4",
  "the line is no address in hexadecimal digits, perhaps with R or W":
    "die Zeile ist keine Adresse in hexadezimalen Ziffern, vielleicht mit R oder W",
  "what stands between blanks and commas is no page, perhaps with R or W before it":
    "zwischen Leerzeichen und Kommas steht etwas, das keine Seite ist, auch nicht mit R oder W davor",
  "the line has {count} columns, and column {number} is asked for":
    "die Zeile hat {count} Spalten, gefragt ist Spalte {number}",
  "the {column} is no number, decimal or with 0x before it":
    "{column} ist keine Zahl, weder dezimal noch mit 0x davor",
  "the key is missing": "der Name fehlt",
  "the operation is no known word; --ops read=WORD,write=WORD,ignore=WORD says what words mean":
    "die Operation ist kein bekanntes Wort; --ops read=WORT,write=WORT,ignore=WORT sagt, was Wörter bedeuten",
  "exactly one of page, key and offset, such as op=1,page=2":
    "genau eines von page, key und offset, etwa op=1,page=2",
  "size only beside offset": "size nur neben offset",
  "left out here: {option} goes with {what}": "hier weggelassen: {option} gehört zu {what}",
  "left out: the file names no volumes": "weggelassen: die Datei nennt keine Volumes",
  "a power of two from 16 bytes to 1 GiB, such as 4k, 8k or 16k":
    "eine Zweierpotenz von 16 Byte bis 1 GiB, etwa 4k, 8k oder 16k",
  "a power of two from 16 bytes to 1 GiB, next to it {below} and {above}":
    "eine Zweierpotenz von 16 Byte bis 1 GiB, daneben liegen {below} und {above}",
  "a file of JSON (its first line {line})": "eine Datei in JSON (ihre erste Zeile {line})",
  "CSV, which {command} makes of lines such as {line}": "CSV, das {command} aus Zeilen wie {line} macht",
  "--columns {columns}, or --format with one of {ids}; its lines may be those of {names}, which look alike: --format says of which":
    "--columns {columns} oder --format mit einem von {ids}; ihre Zeilen können die von {names} sein, die gleich aussehen: --format sagt, welche es sind",
  "--columns with what each column is, such as --columns op=1,page=2, or --format with one of {ids}; its lines may be those of {names}, which look alike: --format says of which":
    "--columns mit der Bedeutung jeder Spalte, etwa --columns op=1,page=2, oder --format mit einem von {ids}; ihre Zeilen können die von {names} sein, die gleich aussehen: --format sagt, welche es sind",
  "sizes are not used; each request counts as one page":
    "Größen werden nicht benutzt; jede Anfrage zählt als eine Seite",
  "ignored scans: {count}; the log does not say which keys they read":
    "übergangene Scans: {count}; das Protokoll sagt nicht, welche Schlüssel sie lesen",
  "the column {name} is read as the operation": "die Spalte {name} wird als Operation gelesen",
  "{name} and its like are pages here; pins that P takes and U gives back need a column op":
    "{name} und seinesgleichen sind hier Seiten; Pins, die P nimmt und U zurückgibt, brauchen eine Spalte op",
  "columns that are not used: {names}; every record counts as a read of one page":
    "nicht benutzte Spalten: {names}; jeder Datensatz zählt als ein Lesen einer Seite",
  "columns that are not used: {names}; every record counts as a read of one byte":
    "nicht benutzte Spalten: {names}; jeder Datensatz zählt als ein Lesen eines Bytes",
  "columns that are not used: {names}; every record counts as a read":
    "nicht benutzte Spalten: {names}; jeder Datensatz zählt als ein Lesen",
  "columns that are not used: {names}; every record counts as one page":
    "nicht benutzte Spalten: {names}; jeder Datensatz zählt als eine Seite",
  "columns that are not used: {names}; every record counts as one byte":
    "nicht benutzte Spalten: {names}; jeder Datensatz zählt als ein Byte",
  "columns that are not used: {names}": "nicht benutzte Spalten: {names}",
  "a column that is the page, the offset or the size": "eine Spalte, die Seite, Offset oder Größe ist",
  "words are pages only in a file of one line": "Wörter sind nur in einer Datei mit einer Zeile Seiten",
  "a name of a page is unlike those before it: one letter, one letter with numbers, or words":
    "ein Name einer Seite ist anders als die davor: ein Buchstabe, ein Buchstabe mit Nummern, oder Wörter",
  "at most D = {pages} names": "höchstens D = {pages} Namen",
  "the header has no column op; {one} and {other} may both be it: call one op":
    "die Kopfzeile hat keine Spalte op; {one} und {other} können es beide sein: Nennen Sie eine davon op",
  "{name} is neither a word for the operation nor 1, true, t, yes for a write or 0, false, f, no for a read":
    "{name} ist weder ein Wort für die Operation noch 1, true, t, yes für ein Schreiben oder 0, false, f, no für ein Lesen",
  "the first line does not name {names}": "die erste Zeile nennt nicht {names}",
  "the line has no {fields}": "der Zeile fehlt {fields}",
  "bytes from 1 on, such as 512 or 4k": "Byte ab 1, etwa 512 oder 4k",
  "a format of binary files, or left out": "ein Format von Binärdateien oder nichts",
  "{format}, and the file is binary,": "{format}, und die Datei ist binär,",
  "an action that requests have: {list}": "eine Aktion, die Anfragen haben: {list}",
  "at most 65535 clients": "höchstens 65535 Clients",
  "pages are numbered as their names first appear: numbers side by side are no neighbours, which the Reader takes them for":
    "Seiten sind nach dem ersten Auftreten ihrer Namen nummeriert: Nummern nebeneinander sind keine Nachbarn, für die der Reader sie hält",
  "{columns}, or --format with one of {ids}": "{columns} oder --format mit einem von {ids}",
  "a record of its format ({why})": "ein Datensatz seines Formats ({why})",
  "an object of texts": "ein Objekt aus Texten",
  "yes, or columns by their numbers": "yes, oder Spalten mit ihren Nummern",
  "yes or no": "yes oder no",
  "one of , and ; and tab and space": "eines von , und ; und tab und space",
  "NAME=COLUMN, NAME one of {names}, COLUMN a number from 1 or a name of the header":
    "NAME=SPALTE, NAME eines von {names}, SPALTE eine Nummer ab 1 oder ein Name der Kopfzeile",
  "{role} once": "{role} nur einmal",
  "ignore= alone, and of it {words}": "nur ignore=, und davon {words}",
  "read=WORD|WORD,write=WORD,ignore=WORD": "read=WORT|WORT,write=WORT,ignore=WORT",
  "requests without a client": "Anfragen ohne Client",
  "a client for each request": "ein Client je Anfrage",
  "it touches {count} pages, more than {most}": "sie berührt {count} Seiten, mehr als {most}",
};
