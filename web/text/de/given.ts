import type { given as english } from "../en/given.ts";

export const given: typeof english = {
  title: "Gegeben:",
  frames: (count) => `${count} Rahmen`,
  pages: (count) => `${count} Seiten insgesamt`,
  blocks: (count) => `${count} Blöcke insgesamt`,
  prices: (rf, wf, rm, wm) =>
    `Preise in Einheiten: Flash, Lesen ${rf}, Schreiben ${wf}; Magnetplatte, Lesen ${rm}, Schreiben ${wm}`,
  readUs: (us) => `Lesen dauert ${us} µs`,
  before: "Anfragen davor, die letzte rechts:",
  next: (request) => `Nächste Anfrage: ${request}.`,
  requests: "Anfragen der Reihe nach:",
  letters: "R liest eine Seite, W schreibt sie.",
  pinLetters: "@1 pinnt die Seite für Client 1, U nimmt diesen Pin weg.",
  emptied: "F leert den Bufferpool.",
  generated: (kind, count) => `Last: ${kind}, ${count} Anfragen.`,
  streams: (kind) => `Last: ${kind}.`,
  stream: (number, parts) => `Strom ${number} ${parts}.`,
  scan: (from, to, us) => `liest Block ${from} bis ${to} und arbeitet an jedem ${us} µs`,
  pause: (us) => `wartet ${us} µs`,
  after: ", dann ",
  signs: "Zeichen:",
  state: "D geändert (dirty), C unverändert (clean)",
  cold: "Schneeflocke: Das Cold-Flag ist gesetzt",
  pin: "Nadel: Ein Client hält die Seite",
  disks: "kleines f: auf Flash, kleines m: auf der Magnetplatte",
};
