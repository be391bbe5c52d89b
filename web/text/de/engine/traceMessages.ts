/** What the readers of trace files say, as `messages.ts` has the rest: templates of the English text. */
export const traceMessages: Readonly<Record<string, string>> = {
  "a file that no format fits (its first line {line}, its columns {columns})":
    "eine Datei, zu der kein Format passt (ihre erste Zeile {line}, ihre Spalten {columns}),",
  "a file that two formats fit ({ids})": "eine Datei, zu der zwei Formate passen ({ids}),",
  "a file that three formats fit ({ids})": "eine Datei, zu der drei Formate passen ({ids}),",
  "a file that four formats fit ({ids})": "eine Datei, zu der vier Formate passen ({ids}),",
  "{columns}, or --format with one of {ids}": "{columns} oder --format mit einem von {ids}",
  "--columns with what each column is, such as --columns op=1,page=2, or --format with one of {ids}":
    "--columns mit dem, was jede Spalte ist, etwa --columns op=1,page=2, oder --format mit einem von {ids}",
  "a trace in one of the formats that `bpsim list formats` names, as it is or packed":
    "eine Anfragefolge in einem der Formate, die `bpsim list formats` nennt, so wie sie ist oder gepackt",
  "a format of binary files, or left out": "ein Format binärer Dateien, oder weggelassen",
  "{format}, and the file is binary,": "{format}, wo die Datei binär ist,",
  "a record of its format ({why})": "ein Datensatz seines Formats ({why})",
  "left out here: --{option} goes with {what}": "hier weglassen: --{option} gehört zu {what}",
  "a power of two from 512 to 1 GiB, such as 4k, 8k or 16k":
    "eine Zweierpotenz von 512 bis 1 GiB, etwa 4k, 8k oder 16k",
  "bytes from 1 on, such as 512 or 4k": "Byte ab 1, etwa 512 oder 4k",
  "an object of texts": "ein Objekt aus Texten",
  "exactly one of page, key and offset, such as op=1,page=2":
    "genau eines von page, key und offset, etwa op=1,page=2",
  "size only beside offset": "size nur neben offset",
  "yes, or columns by their numbers": "yes, oder Spalten mit ihren Nummern",
  "yes or no": "yes oder no",
  "one of , and ; and tab and space": "eines von , und ; und tab und space",
  "NAME=COLUMN, NAME one of {names}, COLUMN a number from 1 or a name of the header":
    "NAME=SPALTE, NAME eines von {names}, SPALTE eine Nummer ab 1 oder ein Name der Kopfzeile",
  "{role} once": "{role} nur einmal",
  "ignore= alone, and of it {words}": "nur ignore=, und davon {words}",
  "read=WORD|WORD,write=WORD,ignore=WORD": "read=WORT|WORT,write=WORT,ignore=WORT",
  "an action that requests have: {actions}": "eine Aktion, die Anfragen haben: {actions}",
  "left out: the file names no volumes": "weglassen: Die Datei nennt keine Volumes",
  "at most 65535 clients": "höchstens 65535 Clients",
  "requests without a client": "Anfragen ohne Client",
  "a client for each request": "ein Client je Anfrage",
  "sizes from {least} to {most} bytes; each request counts as one page; to cut: --unit 512 --page 4k":
    "Größen von {least} bis {most} Byte; jede Anfrage zählt als eine Seite; geschnitten wird mit --unit 512 --page 4k",
  "pages are numbered by first appearance, so numbers side by side are no neighbours":
    "Seiten sind nach ihrem ersten Auftreten nummeriert; Nummern nebeneinander sind keine Nachbarn",

  "the line is not UTF-8": "die Zeile ist kein UTF-8",
  "a number is above 2^64 - 1": "eine Zahl liegt über 2^64 - 1",
  "the range ends beyond 2^64": "der Bereich endet jenseits von 2^64",
  "it touches {count} pages, more than {most}": "sie berührt {count} Seiten, mehr als {most}",
  "a name is longer than 1000 bytes": "ein Name ist länger als 1000 Byte",
  "the line has {count} columns, and column {last} is asked for":
    "die Zeile hat {count} Spalten, und Spalte {last} wird verlangt",
  "the {role} is no number, decimal or with 0x before it":
    "was unter {role} steht, ist keine Zahl, dezimal oder mit 0x davor",
  "the operation is no known word; --ops read=WORD,write=WORD,ignore=WORD says what words mean":
    "die Operation ist kein bekanntes Wort; --ops read=WORT,write=WORT,ignore=WORT sagt, was Wörter bedeuten",
  "the header names pages twice, by key and by {other}":
    "die Kopfzeile nennt Seiten zweimal, mit key und mit {other}",
  "the header has no column op; if {name} is meant, call it op, or say what columns are with --columns":
    "die Kopfzeile hat keine Spalte op; ist {name} gemeint, nennen Sie sie op, oder sagen Sie mit --columns, was die Spalten sind",
  "the line is none of R 17, W 17 3, U 17 3 TEXT": "die Zeile ist keine von R 17, W 17 3, U 17 3 TEXT",
  "the line is no timestamp,hostname,disknumber,Read or Write,offset,size,responsetime":
    "die Zeile ist nicht timestamp,hostname,disknumber,Read oder Write,offset,size,responsetime",
  "the line is no timestamp,response,R or W,lun,offset,size":
    "die Zeile ist nicht timestamp,response,R oder W,lun,offset,size",
  "the line is no device_id,R or W,offset,length,timestamp":
    "die Zeile ist nicht device_id,R oder W,offset,length,timestamp",
  "the line is no timestamp of ten digits,offset,size,0 or 1,volume":
    "die Zeile ist nicht timestamp mit zehn Ziffern,offset,size,0 oder 1,volume",
  "the line is no ASU,LBA,size,R or W,timestamp": "die Zeile ist nicht ASU,LBA,size,R oder W,timestamp",
  "the line is none that blkparse prints: {example}":
    "die Zeile ist keine, wie blkparse sie ausgibt: {example}",
  "the first line is not fio version 2 iolog, or 3": "die erste Zeile ist nicht fio version 2 iolog, oder 3",
  "the line is none of FILE add, open, close, and FILE read, write, trim, sync, datasync, wait OFFSET LENGTH":
    "die Zeile ist keine von FILE add, open, close und FILE read, write, trim, sync, datasync, wait OFFSET LENGTH",
  "the line does not begin with a time": "die Zeile beginnt nicht mit einer Zeit",
  "the line is not four numbers, start count x n": "die Zeile besteht nicht aus vier Zahlen, start count x n",
  "the line is none of I, L, S and M with an address and a size: {example}":
    "die Zeile ist keine von I, L, S und M mit Adresse und Größe: {example}",
  "the line is none of L, S, R and W with an address: {example}":
    "die Zeile ist keine von L, S, R und W mit einer Adresse: {example}",
  "the line is no label from 0 to 4 with an address: {example}":
    "die Zeile ist keine Marke von 0 bis 4 mit einer Adresse: {example}",
  "the line is no address in hexadecimal digits, perhaps with R or W":
    "die Zeile ist keine Adresse in hexadezimalen Ziffern, vielleicht mit R oder W",
  "what stands between blanks and commas is no page, perhaps with R or W before it":
    "was zwischen Leerzeichen und Kommas steht, ist keine Seite, vielleicht mit R oder W davor",
  "the line is no time,object,size,next access, in whole numbers":
    "die Zeile ist nicht time,object,size,next access in ganzen Zahlen",
};
