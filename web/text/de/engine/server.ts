/** The server model: what its lanes count, and its numbers. */
export const server: Readonly<Record<string, string>> = {
  "Client {client}:": "Client Nr. {client}:",
  "{pages} may not go now: read, written or held; among the others:":
    "{pages} dürfen jetzt nicht gehen, sie werden gelesen, geschrieben oder gehalten; unter den anderen:",
  "Requests looked up.": "Nachgeschlagene Anfragen.",
  "Requests a second": "Anfragen je Sekunde",
  "Requests looked up a second of simulated time.": "Nachgeschlagene Anfragen je Sekunde simulierter Zeit.",
  "Latency, mean": "Latenz, Mittel",
  "Time of a transaction on average, from taking its first request to its end.":
    "Mittlere Dauer einer Transaktion, von ihrer ersten Anfrage bis zu ihrem Ende.",
  "Latency, median": "Latenz, Median",
  "Half of the transactions took no longer.": "Die Hälfte der Transaktionen dauerte nicht länger.",
  "Latency, p95": "Latenz, 95 %",
  "95% of the transactions took no longer.": "95 % der Transaktionen dauerten nicht länger.",
  "Latency, p99": "Latenz, 99 %",
  "99% of the transactions took no longer.": "99 % der Transaktionen dauerten nicht länger.",
  "Latency, longest": "Latenz, längste",
  "The longest latency of a transaction.": "Die längste Latenz einer Transaktion.",
  Time: "Zeit",
  "Simulated time of the run.": "Simulierte Zeit des Laufs.",
  Transactions: "Transaktionen",
  transactions: "Transaktionen",
  "Transactions that ended.": "Transaktionen, die zu Ende sind.",
  Commits: "Transaktionen mit Schreiben",
  "Transactions with a write that ended.": "Transaktionen mit einer Schreibanfrage, die zu Ende sind.",
  "Hits in flight": "Treffer unterwegs",
  "Hits on a page that was still read for another client: they wait for it.":
    "Treffer auf eine Seite, die noch für einen anderen Client gelesen wird: Sie warten darauf.",
  "Pages submitted to be written, by clients, background writer and checkpointer.":
    "Seiten, die Clients, Background Writer und Checkpointer zum Schreiben gaben.",
  "Written by clients": "Von Clients geschrieben",
  "Pages that clients submitted to be written.": "Seiten, die Clients zum Schreiben gaben.",
  "Written by the background writer": "Vom Background Writer geschrieben",
  "Pages that the background writer submitted.": "Seiten, die der Background Writer zum Schreiben gab.",
  "Written by the checkpointer": "Vom Checkpointer geschrieben",
  "Pages that the checkpointer submitted.": "Seiten, die der Checkpointer zum Schreiben gab.",
  "Times that a client wrote, one page or several together.":
    "Wie oft ein Client schrieb, eine Seite oder mehrere zusammen.",
  "Misses whose victim was dirty when it was chosen, so that a client had to write it first.":
    "Fehlzugriffe, deren Opfer bei der Wahl geändert war, sodass ein Client es erst schreiben musste.",
  "Rounds at their limit": "Runden an ihrer Grenze",
  rounds: "Runden",
  "Rounds of the background writer that wrote as many pages as one may.":
    "Runden des Background Writers, die so viele Seiten schrieben, wie eine darf.",
  "Checkpoints done": "Fertige Checkpoints",
  checkpoints: "Prüfpunkte",
  "Checkpoints that were done.": "Checkpoints, die fertig wurden.",
  "Waited for a write": "Auf ein Schreiben gewartet",
  "Requests to change a page that waited while it was written.":
    "Anfragen, die eine Seite ändern wollten und warteten, während sie geschrieben wurde.",
  "Waited for a frame": "Auf einen Rahmen gewartet",
  "Requests that found no frame that could be emptied.":
    "Anfragen, die keinen Rahmen fanden, der sich leeren ließ.",
  "Misses on leaving pages": "Fehlzugriffe auf gehende Seiten",
  "Misses on a page that had left and was still written.":
    "Fehlzugriffe auf eine Seite, die gegangen war und noch geschrieben wurde.",
  "CPU time": "Rechenzeit",
  "Time that clients computed, all together.": "Zeit, in der Clients rechneten, alle zusammen.",
  "Waiting to write": "Warten aufs Schreiben",
  "Time that clients waited until their own batches were written.":
    "Zeit, in der Clients warteten, bis ihre eigenen Bündel geschrieben waren.",
  "Waiting to read": "Warten aufs Lesen",
  "Time that clients waited until their own pages were read.":
    "Zeit, in der Clients warteten, bis ihre eigenen Seiten gelesen waren.",
  "Waiting for a page": "Warten auf eine Seite",
  "Time that clients waited for I/O of others on their page.":
    "Zeit, in der Clients auf Zugriffe anderer auf ihre Seite warteten.",
  "Waiting for a frame": "Warten auf einen Rahmen",
  "Time that clients waited for a frame that could be emptied.":
    "Zeit, in der Clients auf einen Rahmen warteten, der sich leeren ließ.",
  "Waiting for the log": "Warten auf das Log",
  "Time that transactions waited for the log.": "Zeit, in der Transaktionen auf das Log warteten.",
  "Write channels busy": "Schreibkanäle belegt",
  "Share of the write channels' time in which they wrote.":
    "Anteil der Zeit der Schreibkanäle, in dem sie schrieben.",
  "Read channels busy": "Lesekanäle belegt",
  "Share of the read channels' time in which they read.": "Anteil der Zeit der Lesekanäle, in dem sie lasen.",
  "Longest queue of writes": "Längste Schreibschlange",
  "Writes that waited for a channel at once, at most.":
    "So viele Schreibvorgänge warteten höchstens zugleich auf einen Kanal.",
  "Longest queue of reads": "Längste Leseschlange",
  "Reads that waited for a channel at once, at most.":
    "So viele Lesevorgänge warteten höchstens zugleich auf einen Kanal.",
  Events: "Ereignisse",
  events: "Ereignisse",
  "Events carried out, of all kinds.": "Ausgeführte Ereignisse, aller Arten.",
  Clients: "Zahl der Clients",
  "How many clients ask for pages at once, each waiting for its own.":
    "Wie viele Clients zugleich nach Seiten fragen, jeder wartet auf seine.",
  "Many clients keep the device busy by themselves: what ACE saves is its idle channels.":
    "Viele Clients beschäftigen das Gerät von selbst: Was ACE spart, sind seine leeren Kanäle.",
  "Requests a transaction": "Anfragen je Transaktion",
  "Requests that a client makes one transaction.": "Anfragen, die bei einem Client eine Transaktion sind.",
  "Longer transactions wait for the log less often, and their latency is longer.":
    "Längere Transaktionen warten seltener auf das Log, und ihre Latenz ist länger.",
  "Log wait": "Wartezeit auf das Log",
  "Time that a transaction with a write waits for the log at its end.":
    "Zeit, die eine Transaktion mit einer Schreibanfrage am Ende auf das Log wartet.",
  "While clients wait for the log, they ask for no page.":
    "Während Clients auf das Log warten, fragen sie nach keiner Seite.",
  "Background writer's delay": "Pause des Background Writers",
  "Time between two rounds of the background writer.": "Zeit zwischen zwei Runden des Background Writers.",
  "A short delay writes pages before clients must, and writes some of them for nothing.":
    "Bei kurzer Pause werden Seiten geschrieben, bevor Clients es müssen, und manche davon vergeblich.",
  "Background writer's pages a round": "Seiten des Background Writers je Runde",
  "Pages that the background writer writes in a round at most.":
    "Seiten, die der Background Writer in einer Runde höchstens schreibt.",
  "PostgreSQL's default keeps it to 500 pages a second.":
    "Die Vorgabe von PostgreSQL hält ihn bei 500 Seiten je Sekunde.",
  "Background writer's multiple": "Vielfaches des Background Writers",
  "How far ahead of the pages read since its last round the background writer looks.":
    "Wie weit der Background Writer über die seit seiner letzten Runde gelesenen Seiten hinausschaut.",
  "A large multiple finds more dirty pages, some of which are changed again before they leave.":
    "Ein großes Vielfaches findet mehr geänderte Seiten, von denen manche vor ihrem Gehen wieder geändert werden.",
  "Checkpoint interval": "Abstand der Checkpoints",
  "Time from one checkpoint's start to the next one's.":
    "Zeit vom Beginn eines Checkpoints bis zu dem des nächsten.",
  "Frequent checkpoints write pages that are changed soon after.":
    "Häufige Checkpoints schreiben Seiten, die bald wieder geändert werden.",
  "Checkpoint completion target": "Zielanteil eines Checkpoints",
  "Share of the interval over which a checkpoint spreads its writes.":
    "Anteil des Abstands, über den ein Checkpoint sein Schreiben verteilt.",
  "A small share writes in a burst, and clients wait behind it.":
    "Bei kleinem Anteil wird in einem Stoß geschrieben, und Clients warten dahinter.",
  "Writers' batch": "Bündel der Schreiber",
  "Pages that each of the two writers writes together.":
    "Seiten, die jeder der beiden Schreiber zusammen schreibt.",
  "Without ACE one page after the other; ACE has them use the device's channels too.":
    "Ohne ACE eine Seite nach der anderen; mit ACE nutzen auch sie die Kanäle des Geräts.",
  "n_w with ACE, else 1": "n_w mit ACE, sonst 1",
};
