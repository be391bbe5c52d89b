import type { AceLessons } from "../en/aceLessons.ts";

export const aceLessons: AceLessons = {
  investigate: {
    title: "Szene einstellen; beide Läufe folgen",
    settings: {
      reads_percent: "Anteil der Lesezugriffe an den Anfragen, %",
      alpha: "alpha: ein Schreiben kostet so viele Lesezugriffe",
      k_w: "k_w: Seiten, die das Gerät zugleich schreibt",
      n_w: "n_w: Seiten, die ACE zusammen schreibt",
      frames: "B: Rahmen des Pools",
    },
    goals: {
      even: "ACE spart weniger als 1 % und verliert nicht, obwohl mindestens ein Fünftel der Anfragen schreibt.",
      loses: "ACE braucht länger als LRU ohne ACE.",
    },
    goal: (number) => `Ziel ${number}`,
    open: "noch nicht erreicht",
    reached: (setting) => `erreicht mit ${setting}`,
    setting: (reads, alpha, k_w, n_w, frames) =>
      `${reads} % Lesen, alpha = ${alpha}, k_w = ${k_w}, n_w = ${n_w}, B = ${frames}`,
    nowReached: (number) => `Ziel ${number} ist erreicht.`,
    saves: (percent) => `ACE spart ${percent} % der Gerätezeit.`,
    equal: "ACE spart nichts: Beide brauchen dieselbe Gerätezeit.",
    takesLonger: (percent) => `ACE braucht ${percent} % länger.`,
    counters: "Beide Läufe an ihrem Ende",
    scene: (pages, requests) => `${pages} Seiten, ${requests} Anfragen.`,
    reset: "Wie am Anfang",
  },
};
