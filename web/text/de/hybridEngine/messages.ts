/** What this lab's engine says is legal, and what was given; as in `engine/messages.ts`. */
export const messages: Readonly<Record<string, string>> = {
  "lru beside placement {id}": "lru bei der Platzierung {id}",
  "a number from {low} to {high} with at most 6 decimals":
    "eine Zahl von {low} bis {high} mit höchstens 6 Nachkommastellen",
  "a page from 0 to {last}": "eine Seite von 0 bis {last}",
  "left out, or {pages}, as the workload has": "weggelassen oder {pages}, so viele hat der Workload",
  "{existing}: the pages that the trace creates are numbered from there on":
    "{existing}: Die Seiten, die die Anfragefolge anlegt, werden von dort an nummeriert",
  "the number of pages at the start": "die Zahl der Seiten am Anfang",
  "at most {most}, since {read}% are only read": "höchstens {most}, denn {read} % werden nur gelesen",
  "at most {most} requests in all; this makes {least} or more":
    "höchstens {most} Anfragen im Ganzen; dies ergibt {least} oder mehr",
  "fewer sets or queries: at most {most} requests": "weniger Serien oder Abfragen: höchstens {most} Anfragen",
  "R, W or N and a page, such as W8, or F": "R, W oder N und eine Seite, etwa W8, oder F",
  "N and a page that no request before uses or creates":
    "N und eine Seite, die keine Anfrage davor benutzt oder anlegt",
  "R or W and a page below D = {pages}, such as {example}, or a page that an N before creates":
    "R oder W und eine Seite unter D = {pages}, etwa {example}, oder eine Seite, die ein N davor anlegt",
  "line {line}, N,{page},": "Zeile {line}, N,{page},",
  "a page from {start} upward: those below exist from the start":
    "eine Seite ab {start}: Die darunter gibt es von Anfang an",
  "more than two fields; a line is R,17 or W,17 or N,17 or F, or 17":
    "mehr als zwei Felder; eine Zeile ist R,17 oder W,17 oder N,17 oder F, oder 17",
  "F empties the pool and has no page": "F leert den Pool und hat keine Seite",
  "the first field is none of R, W, N and F": "das erste Feld ist keines von R, W, N und F",
};
