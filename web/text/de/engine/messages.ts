/**
 * What the engine says is legal, what was given, and its other messages. `{…}` stands for whatever is there and is put
 * into the German as it is; a more definite template goes before a less definite one, whatever the order here.
 */
export const messages: Readonly<Record<string, string>> = {
  nothing: "nichts",
  "{count} requests": "{count} Anfragen",
  "a longer trace": "eine längere Folge",
  "a file of another kind (record {n}: {next} is no number of a later request)":
    "eine Datei anderer Art (Datensatz {n}: {next} ist keine Nummer einer späteren Anfrage)",
  "a file of another kind (record {n}: object {id} again, but record {m} says {next} of its next one)":
    "eine Datei anderer Art (Datensatz {n}: wieder Objekt {id}, aber Datensatz {m} nennt als seine nächste Anfrage {next})",
  "a file of another kind (record {n}: request {next}, its next one, is of object {id})":
    "eine Datei anderer Art (Datensatz {n}: Anfrage {next}, seine nächste, gilt Objekt {id})",
  "a file of another kind (record {n}: its time falls, and no object comes twice)":
    "eine Datei anderer Art (Datensatz {n}: die Zeit fällt, und kein Objekt kommt zweimal)",
  "record {n}, cut off after {length} bytes (at byte {at}),":
    "Datensatz {n}, nach {length} Byte abgeschnitten (bei Byte {at}),",
  "columns that are not used: {names}; each request counts as one page":
    "nicht benutzte Spalten: {names}; jede Anfrage zählt als eine Seite",
  "a whole number from {low} to {high}": "eine ganze Zahl von {low} bis {high}",
  "a whole number from {low} to D = {high}": "eine ganze Zahl von {low} bis D = {high}",
  "a whole number from {low}": "eine ganze Zahl ab {low}",
  "a number from {low} to {high}": "eine Zahl von {low} bis {high}",
  "a whole number, 0 or more": "eine ganze Zahl ab 0",
  "a number from {low} to {high} in steps of 0.1": "eine Zahl von {low} bis {high} in Schritten von 0,1",
  "frames from 1 to {frames}, the victim first": "Rahmen von 1 bis {frames}, der verdrängte zuerst",
  "the victim alone: it is clean, so nothing is written":
    "die verdrängte Seite allein: Sie ist unverändert, also wird nichts geschrieben",
  "at most {most} pages written with the victim": "höchstens {most} Seiten neben der verdrängten",
  "dirty pages beside the victim: a clean one has nothing to write":
    "neben der verdrängten nur geänderte Seiten: Bei einer unveränderten ist nichts zu schreiben",
  "nothing: only {decisions} requests need a move": "nichts: Nur {decisions} Anfragen brauchen einen Zug",
  "1 to {longest} letters, digits or hyphens": "1 bis {longest} Buchstaben, Ziffern oder Bindestriche",
  "another word: no game came of this one": "ein anderes Wort: Aus diesem wurde kein Spiel",
  "a number": "eine Zahl",
  "a number above 0": "eine Zahl über 0",
  "a text": "ein Text",
  "true or false": "true oder false",
  "true, false, or an object with commit_every": "true, false oder ein Objekt mit commit_every",
  "left out: the log strip is of lanes without clients":
    "weggelassen: Das Log zeigen nur Bahnen ohne Clients",
  "true only with mode ace; false": "true nur im Betrieb ace; false",
  "one of {list}": "eines von {list}",
  "a registered parameter": "ein bekannter Parameter",
  "no such field; leave it out": "kein solches Feld; lassen Sie es weg",
  "one of the parameters of {kind}: {list}": "einer der Parameter von {kind}: {list}",
  "an object with a kind and its parameters": "ein Objekt mit „kind“ und seinen Parametern",
  "an object with the kind of workload and its parameters":
    "ein Objekt mit der Art des Workloads („kind“) und seinen Parametern",
  "the id of a workload": "die Kennung eines Workloads",
  "an object { … }": "ein Objekt { … }",
  "a list [ … ]": "eine Liste [ … ]",
  "JSON ({why})": "JSON ({why})",
  "a size that fits in memory (this one takes {bytes} bytes)":
    "eine Größe, die in den Speicher passt (diese braucht {bytes} Byte)",
  "fewer: the run takes about {bytes} bytes, and {available} are to be had":
    "weniger: Der Lauf braucht etwa {bytes} Byte, und {available} sind zu haben",
  "from {low} to {high} requests such as {example}": "von {low} bis {high} Anfragen wie {example}",
  "from {low} to {high} requests": "von {low} bis {high} Anfragen",
  "at most {most} requests": "höchstens {most} Anfragen",
  "at most {most} requests, with which all loaded orders are delivered":
    "höchstens {most} Anfragen, mit denen alle geladenen Aufträge ausgeliefert sind",
  "R, W, P or U and a page below D = {pages}, such as {example}":
    "R, W, P oder U und eine Seite unter D = {pages}, etwa {example}",
  "R, W, P or U and a page below D = {pages}, such as {example}; N and F belong to the flash + magnetic lab":
    "R, W, P oder U und eine Seite unter D = {pages}, etwa {example}; N und F gehören zum Labor „Flash + Magnetplatte“",
  "a client from {low} to {high} behind the @, such as {example}":
    "ein Client von {low} bis {high} hinter dem @, etwa {example}",
  "request {number}, {word},": "Anfrage {number}, {word},",
  "more than two fields; a line is R,17 or W,17 or 17":
    "mehr als zwei Felder; eine Zeile ist R,17 oder W,17 oder 17",
  "the line is too long for a request": "die Zeile ist zu lang für eine Anfrage",
  "the page is missing": "die Seite fehlt",
  "the header names neither page nor relation and block":
    "die Kopfzeile nennt weder page noch relation und block",
  "the header names the column {name} twice": "die Kopfzeile nennt die Spalte {name} zweimal",
  "the client is not a whole number from 0 to 65535": "der Client ist keine ganze Zahl von 0 bis 65535",
  "the kind is none of heap, leaf, internal, root, meta, overflow, free, other":
    "die Art ist keine von heap, leaf, internal, root, meta, overflow, free, other",
  "what was found is none of hit, miss, new": "was gefunden wurde, ist keines von hit, miss, new",
  "the operation is none of R, W, P and U, and no word for it such as read or write":
    "die Operation ist keine von R, W, P und U und kein Wort dafür wie read oder write",
  "the block is not a whole number below 2^32": "der Block ist keine ganze Zahl unter 2^32",
  "the page is not a whole number below 2^64": "die Seite ist keine ganze Zahl unter 2^64",
  "the fork is not a whole number from 0 to 255": "fork ist keine ganze Zahl von 0 bis 255",
  "the relation's name is longer than 1000 bytes": "der Name der Relation ist länger als 1000 Byte",
  "there are more than 65534 relations": "es sind mehr als 65534 Relationen",
  "a quote is not closed": "ein Anführungszeichen ist nicht geschlossen",
  "the columns frame, relation, block, dirty and usage, and perhaps fork; those of pg_buffercache, also as psql prints them; those of innodb_buffer_page_lru; or the lines of ib_buffer_pool":
    "die Spalten frame, relation, block, dirty und usage, vielleicht auch fork; die von pg_buffercache, auch wie psql sie ausgibt; die von innodb_buffer_page_lru; oder die Zeilen von ib_buffer_pool",
  "fields with commas between them, quotes closed":
    "Felder mit Kommas dazwischen, Anführungszeichen geschlossen",
  "numbers for frame, fork, block, usage and pins, and 0 or 1 for dirty":
    "Zahlen für frame, fork, block, usage und pins, und 0 oder 1 für dirty",
  "each frame once": "jeder Rahmen einmal",
  "line {number}, frame {frame} twice": "Zeile {number}, Rahmen {frame} zweimal",
  "line {number}, {rest}": "Zeile {number}, {rest}",
  "a recording with relation and block": "eine Aufzeichnung mit relation und block",
  "a lane of its own from request 0 on": "eine eigene Bahn ab Anfrage 0",
  "the page is not a whole number": "die Seite ist keine ganze Zahl",
  "the page is above 2^64 - 1": "die Seite liegt über 2^64 - 1",
  "the page exists already: a line before uses or creates it":
    "die Seite gibt es schon: Eine Zeile davor benutzt sie oder legt sie an",
  'quotes are not read; write R,17 instead of "R","17"':
    'Anführungszeichen werden nicht gelesen; schreiben Sie R,17 statt "R","17"',
  "a comma stands between the fields: R,17, with no semicolon, tab or space instead":
    "zwischen den Feldern steht ein Komma: R,17, ohne Semikolon, Tabulator oder Leerzeichen an seiner Stelle",
  "its {packing} data is broken near byte {at}: {why}":
    "ihre {packing}-Daten sind bei Byte {at} beschädigt: {why}",
  "its {packing} data is too large near byte {at}: it unpacks to more than {most} bytes":
    "ihre {packing}-Daten sind bei Byte {at} zu groß: Entpackt sind es mehr als {most} Byte",
  'it is a NumPy array (.npy), which is not read: hand the array to the Python package, or write it with numpy.savetxt("trace.csv", pages, fmt="%d")':
    'sie ist ein Array von NumPy (.npy), das nicht gelesen wird: Übergeben Sie das Array dem Paket für Python, oder schreiben Sie es mit numpy.savetxt("trace.csv", pages, fmt="%d")',
  "it is blktrace's binary output, which is not read: blkparse -i FILE prints it as text, which is read":
    "sie ist die binäre Ausgabe von blktrace, die nicht gelesen wird: blkparse -i DATEI gibt sie als Text aus, der gelesen wird",
  "it is an Excel workbook (.xlsx), which is not read: save its sheet as CSV":
    "sie ist eine Arbeitsmappe von Excel (.xlsx), die nicht gelesen wird: Speichern Sie das Blatt als CSV",
  "it is an OpenDocument spreadsheet (.ods), which is not read: save its sheet as CSV":
    "sie ist eine Tabelle in OpenDocument (.ods), die nicht gelesen wird: Speichern Sie das Blatt als CSV",
  "it is {kind}, which is not read: unpack it first":
    "sie ist „{kind}“, und das wird nicht gelesen: Entpacken Sie sie zuerst",
  "it is packed more than three times: unpack it first":
    "sie ist mehr als dreimal gepackt: Entpacken Sie sie zuerst",
  "its {packing} data holds {files} files ({names}): --member NAME takes one, by its whole path":
    "ihre {packing}-Daten enthalten {files} Dateien ({names}): --member NAME wählt eine, mit ihrem ganzen Pfad",
  "its {packing} data holds {files} files ({names}), and none is the member {member}: --member takes its whole path":
    "ihre {packing}-Daten enthalten {files} Dateien ({names}), und keine heißt {member}: --member braucht den ganzen Pfad",
  "its {packing} data holds 0 files, and nothing that --member could take":
    "ihre {packing}-Daten enthalten 0 Dateien, also nichts, was --member wählen könnte",
  "the first field is neither R nor W": "das erste Feld ist weder R noch W",
  "N and F belong to the flash + magnetic lab; here a line is R,17 or W,17 or 17":
    "N und F gehören zum Labor „Flash + Magnetplatte“; hier ist eine Zeile R,17 oder W,17 oder 17",
  "a page below D = {pages}": "eine Seite unter D = {pages}",
  "a page number below 2^32": "eine Seitennummer unter 2^32",
  "a frame below B = {frames}": "ein Rahmen unter B = {frames}",
  "a lane below {lanes}": "eine Bahn unter {lanes}",
  "a position from 0 to {most}": "eine Position von 0 bis {most}",
  "left out: the first lane has none before it": "nichts: Vor der ersten Bahn steht keine",
  '{"lane": a lane from 0 to {last}, "at": a position in the trace}':
    '{"lane": eine Bahn von 0 bis {last}, "at": eine Position der Folge}',
  "left out: an experiment compares whole runs": "nichts: Ein Experiment vergleicht ganze Läufe",
  "a list of 1 to {most} lanes": "eine Liste aus 1 bis {most} Bahnen",
  "{low} to {most} lanes": "{low} bis {most} Bahnen",
  "left out: they are the scene's pages": "nichts: Es sind die Seiten der Szene",
  "true, or an object of the drive's settings": "true oder ein Objekt mit den Einstellungen des Laufwerks",
  "true, false, or an object of the drive's settings":
    "true, false oder ein Objekt mit den Einstellungen des Laufwerks",
  "a share that makes a drive of at most {most} physical pages (this one has {pages})":
    "ein Anteil, mit dem das Laufwerk höchstens {most} physische Seiten hat (dieses hat {pages})",
  "given once for all lanes": "einmal für alle Bahnen angegeben",
  "at least {least}, as the trace has": "mindestens {least}, so viele hat die Folge",
  "left out, or at least {least}, as the workload has":
    "weggelassen oder mindestens {least}, so viele hat der Workload",
  "from {needed} to {most} for this trace": "von {needed} bis {most} für diese Folge",
  "ids that fit on {pages} pages with gaps of {gap}":
    "Nummern, die mit Lücken von {gap} auf {pages} Seiten passen",
  "{distinct} distinct page ids far apart": "{distinct} verschiedene, weit auseinanderliegende Seitennummern",
  "an lcs file of version 1, 2 or 3": "eine lcs-Datei der Version 1, 2 oder 3",
  "an lcs file of version {version}": "eine lcs-Datei der Version {version}",
  "record {number}, of another version,": "Datensatz {number}, von einer anderen Version,",
  "a vscsi file of version 1 or 2 in all records":
    "eine vscsi-Datei der Version 1 oder 2 in allen Datensätzen",
  "whole records of {bytes} bytes": "ganze Datensätze zu {bytes} Byte",
  "a file that has been opened: open this file first": "eine geöffnete Datei: Öffnen Sie diese Datei zuerst",
  'pages such as "8D 6 2Dc 3u5", each below D, none twice, at most B of them':
    "Seiten wie „8D 6 2Dc 3u5“, jede unter D, keine doppelt, höchstens B",
  'rows such as "1>10:3,3:9; 2>5:2", one a page, at most 3 different successors, pages below D':
    "Zeilen wie „1>10:3,3:9; 2>5:2“, eine je Seite, höchstens 3 verschiedene Nachfolger, Seiten unter D",
  "a counter of whole numbers, such as pages_written": "ein Zähler ganzer Zahlen, etwa pages_written",
  "a number above 0, with `pages` given": "eine Zahl über 0, wenn `pages` angegeben ist",
  "a grid of at most {most} runs, seeds included":
    "ein Gitter aus höchstens {most} Läufen, Startwerte eingerechnet",
  "too many values": "zu viele Werte",
  "a whole number from 0 to {most} (above 2^53 as a text)":
    "eine ganze Zahl von 0 bis {most} (über 2^53 als Text)",
  "a whole number from 0 to {most} (in JSON above 2^53 as a string)":
    "eine ganze Zahl von 0 bis {most} (in JSON über 2^53 als Text)",
  "the result of fio --output-format=json, complete":
    "das vollständige Ergebnis von fio --output-format=json",
  "a text without JSON": "ein Text ohne JSON",
  "jobs with rw=randread and jobs with rw=randwrite": "Jobs mit rw=randread und Jobs mit rw=randwrite",
  "jobs with rw={rw} at two or more depths, such as iodepth 1, 2, 4 … 128":
    "Jobs mit rw={rw} bei zwei oder mehr Tiefen, etwa iodepth 1, 2, 4 … 128",
  "two or more depths": "zwei oder mehr Tiefen",
  "one size from 4k to 64k": "eine Größe von 4k bis 64k",
  "a job of one client": "ein Job eines Clients",
  "left out: it holds the device back, which is to be measured at its fastest":
    "weggelassen: Es bremst das Gerät, das so schnell wie möglich gemessen werden soll",
  "one that keeps a queue, such as io_uring, libaio, posixaio or windowsaio":
    "eine, die eine Warteschlange führt, etwa io_uring, libaio, posixaio oder windowsaio",
  "1: without it libaio waits for each request, and its queue never was deeper than 1":
    "1: Ohne das wartet libaio auf jede Anfrage, und die Warteschlange war nie tiefer als 1",
  "lat_ns, clat_ns, lat or clat with a mean, as fio writes them without gtod_reduce":
    "lat_ns, clat_ns, lat oder clat mit einem Mittelwert, wie fio sie ohne gtod_reduce schreibt",
  "Left out, as no random reads or random writes of one size from 4k to 64k: {names}.":
    "Ausgelassen, da keine zufälligen Lese- oder Schreibzugriffe einer Größe von 4k bis 64k: {names}.",
  "The device serves pages of {bytes} bytes, as bs says: the numbers hold for those.":
    "Das Gerät bedient Seiten von {bytes} Byte, wie bs sagt: Dafür gelten die Zahlen.",
  "randread or randwrite, each in jobs of its own": "randread oder randwrite, jedes in eigenen Jobs",
  "one job at a time: write stonewall into each job":
    "ein Job nach dem anderen: Schreiben Sie stonewall in jeden Job",
  "Throughput of {what} still rises at depth {depth}, the deepest measured: k is at least that, and alpha is not yet the ratio at saturation.":
    "Der Durchsatz ({what}) steigt bei Tiefe {depth}, der größten gemessenen, noch: k ist mindestens so groß, und alpha ist noch nicht das Verhältnis bei Sättigung.",
  "Throughput of {what} stops rising at depth {depth}, but at depth {again} it is {percent}% higher: measure longer, or look for what disturbed it.":
    "Der Durchsatz ({what}) steigt ab Tiefe {depth} nicht mehr, ist aber bei Tiefe {again} um {percent} % höher: Messen Sie länger, oder suchen Sie, was gestört hat.",
  "Several measurements of {what} at depth {list}: rate and latency are their means.":
    "Mehrere Messungen ({what}) bei Tiefe {list}: Rate und Latenz sind ihre Mittelwerte.",
  "Depths of {what} were reached in several ways, of which the one with the fewest jobs counts; left out: {list}.":
    "Tiefen ({what}) wurden auf mehreren Wegen erreicht, von denen der mit den wenigsten Jobs zählt; ausgelassen: {list}.",
  "Job {name} ran without direct=1: the operating system's cache was measured, not only the device.":
    "Job {name} lief ohne direct=1: Gemessen wurde der Cache des Betriebssystems, nicht nur das Gerät.",
  "Job {name} is more often in one group than numjobs says, and was taken as measured several times. If these ran at the same time, write stonewall into each job and measure again.":
    "Job {name} steht öfter in einer Gruppe, als numjobs sagt, und gilt als mehrmals gemessen. Liefen sie zur gleichen Zeit, schreiben Sie stonewall in jeden Job und messen Sie neu.",
  "The engine stopped: {why}": "Der Simulator ist stehen geblieben: {why}",
  "sizes apart by commas: frames such as 2000, shares of the trace's pages such as 10% or 0.1, bytes such as 128MB, or from A to B in n equal ratios A..B:n, or in steps A..B+S":
    "Größen, durch Kommas getrennt: Rahmen wie 2000, Anteile an den Seiten der Folge wie 10% oder 0.1, Bytes wie 128MB, oder von A bis B in n gleichen Verhältnissen A..B:n, oder in Schritten A..B+S",
  "{text} needs --page, the bytes of a page": "{text} braucht die Seitengröße (--page)",
  "at most {most} frames": "höchstens {most} Rahmen",
  "A..B with A at most B; these are {from} and {to} frames":
    "A..B mit A höchstens B; dies sind {from} und {to} Rahmen",
  "at most {most} sizes": "höchstens {most} Größen",
  "A..B:n with n from 1 to {most}": "A..B:n mit n von 1 bis {most}",
  "a share such as 10%, or a whole number of requests":
    "ein Anteil wie 10% oder eine ganze Zahl von Anfragen",
  "fewer than all {all} requests": "weniger als alle {all} Anfragen",
  "the bytes of a page, such as 4096 or 4k": "die Bytes einer Seite, etwa 4096 oder 4k",
  "{without} of the sizes have no row: from {room} frames on there is room beside the pinned pages":
    "{without} der Größen haben keinen Punkt: Ab {room} Rahmen ist Platz neben den festgehaltenen Seiten",
  "a curve that fits in memory: this one takes about {bytes} bytes (the trace {trace}, and {lane} for each of {cores} at once), and {available} are to be had":
    "eine Kurve, die in den Speicher passt: Diese braucht etwa {bytes} Byte (die Folge {trace}, und {lane} für jeden von {cores} zugleich), und {available} sind zu haben",
};
