/** Eigene Strategien: die Sandbox, was an einem Programm falsch ist, und die Frage, bevor der Code eines Links läuft. */
import type { program as shape } from "../en/program.ts";

export const program: typeof shape = {
  sandbox: "Sandbox der eigenen Strategie",
  onlyBuilt:
    "Eigene Strategien laufen nur in der gebauten Seite (npm start): Die Sandbox nimmt ihren Code in einem Stück.",
  sandboxSilent:
    "er antwortet nicht. Der Server, von dem diese Seite kommt, darf weder X-Frame-Options: DENY noch frame-ancestors 'none' senden, noch eigene Regeln für Skripte ohne 'unsafe-eval' und blob:-Worker",
  noSandbox: (why) => `Die Sandbox für eigene Strategien lässt sich nicht laden: ${why}`,
  none: "Die Szene hat einen Lauf mit eigener Strategie und kein Programm dafür.",
  tooLong: (length, most) => `Das Programm hat ${length} Zeichen; höchstens ${most} werden gelesen.`,
  failed: (what, at) => `Eigene Strategie${at}: ${what}.`,
  atLine: (line) => `, Zeile ${line}`,
  atRequest: (what, request) => `${what}, bei Anfrage ${request}`,
  syntax: (message) => message,
  unfit: (message) => `sie gibt keine Klasse namens Policy (${message})`,
  threw: (method, message) => `${method}() warf ${message}`,
  notAPage: (method) => `${method}() gab etwas, das keine Seitennummer ist`,
  notResident: (page) => `victim() gab Seite ${page}, die nicht im Pool ist`,
  notResidentInOrder: (page) => `order() nennt Seite ${page}, die nicht im Pool ist`,
  twice: (page) => `order() nennt Seite ${page} zweimal`,
  again: (page) => `victim() gab Seite ${page} nach drop(${page}) noch einmal`,
  leftOut: (page) => `order() lässt Seite ${page} aus, die im Pool ist`,
  endless: (method) => `${method}() kam nicht zurück`,
  endlessSomewhere: "sie kam nicht zurück",
  endedWith: (message) => `sein Worker endete: ${message}`,
  ended: "ihr Worker endete ohne ein Wort; wahrscheinlich brauchte er mehr Speicher, als da ist",
  flood: "sie schickte der Seite mehr Nachrichten, als ein Lauf braucht",
  forged: "sie schickte der Seite etwas, das kein Lauf schickt",
  readsChance: (what) =>
    `Eigene Strategie: Sie liest ${what}, was jedes Mal etwas anderes gibt. Dieser Lauf wiederholt sich nicht.`,
  asked: "Dieser Link bringt ein Programm mit",
  askedWhy:
    "Es läuft in einer Sandbox, ohne Netz und ohne Zugriff auf diese Seite. Lesen Sie es, wenn Sie nicht wissen, woher der Link kommt.",
  run: "Ausführen",
  doNotRun: "Nicht ausführen",
  notRun: "Das Programm des Links wurde nicht ausgeführt.",
};
