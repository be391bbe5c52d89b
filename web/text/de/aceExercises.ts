import type { AceExercises } from "../en/aceExercises.ts";

export const aceExercises: AceExercises = {
  batch: {
    title: "Welche Seiten schreibt ACE?",
    intro:
      "Eine Anfrage trifft auf einen vollen Pool und ist ein Fehlzugriff. Welche Seiten schreibt ACE, bevor sie bedient wird? Keine, wenn nichts geschrieben wird.",
    clean: "Die Seite, die geht, ist hier unverändert: Sie wird verworfen, und ACE schreibt nichts.",
    dirty: (n_w) =>
      `Die Seite, die geht, ist geändert. Mit ihr zusammen werden die nächsten geänderten Seiten in der Reihenfolge der Strategie geschrieben, insgesamt bis zu n_w = ${n_w}.`,
  },
  cost: {
    title: "Wie viel Gerätezeit?",
    intro:
      "Einige Anfragen an einen kleinen Pool mit LRU ohne ACE. Zählen Sie zusammen, was das Gerät dafür tut.",
    question: (requests, { read, alpha }) =>
      `Als Nächstes kommen: ${requests}. Eine Seite zu lesen dauert ${read} µs; die Schreib-Asymmetrie (alpha) ist ${alpha}. Wie viel Gerätezeit brauchen diese Anfragen?`,
    sum: ({ misses, written, answer, read, write }) =>
      `Fehlzugriffe × Lesen + geschriebene Seiten × Schreiben: ${misses} × ${read} µs + ${written} × ${write} µs = ${answer} µs.`,
    wrong: {
      noWrites: ({ write }) =>
        `Diese Zahl enthält nur die Fehlzugriffe. Eine geänderte Seite, die geht, muss geschrieben werden, in ${write} µs.`,
      everyWrite: () =>
        "Hier zählt jede Schreibanfrage als Schreiben des Geräts. Sie ändert die Seite im Pool; das Gerät schreibt, wenn eine geänderte Seite geht.",
      writeAsRead: ({ alpha, write }) =>
        `Hier dauert Schreiben so lange wie Lesen. Es dauert alpha = ${alpha} Mal so lange: ${write} µs.`,
      hitsRead: () => "Hier liest jede Anfrage vom Gerät. Ein Treffer wird aus dem Pool bedient.",
    },
    otherwise:
      "Gehen Sie die Anfragen einzeln durch. Ein Treffer kostet nichts, ein Fehlzugriff eine Leseoperation; ist die Seite, die geht, geändert, kommt ein Schreiben hinzu, das alpha Leseoperationen kostet.",
  },
  fault: {
    title: "Den Fehler finden",
    intro:
      "Ein Lauf wird Schritt für Schritt erzählt. Ein Schritt ist nicht so, wie die Strategie ihn macht.",
    question: (lane, frames, n_w) =>
      `${lane} bedient die nächsten Anfragen mit ${frames} Rahmen${n_w === null ? "" : ` und höchstens ${n_w} Seiten zugleich (n_w)`}. Ein Schritt ist falsch erzählt; die Schritte danach gehen von dem aus, was wirklich geschah. Welcher Schritt ist falsch?`,
    step: (number, request, { hit, leaves, written, several }) =>
      hit
        ? `${number}. ${request}: Treffer`
        : `${number}. ${request}: Fehlzugriff, Seite ${leaves} geht, ${written === null ? "nichts wird geschrieben" : `${several ? "Seiten" : "Seite"} ${written} geschrieben`}`,
    isSo: (number, sentence) => `Schritt ${number} ist erzählt, wie er war. ${sentence}`,
    isWrong: (number, rule) => `Schritt ${number} ist falsch. ${rule}`,
    really: (sentence) => `Was wirklich geschah: ${sentence}`,
    rules: {
      mostRecent: "Dort geht die zuletzt benutzte Seite.",
      leastRecent:
        "Dort geht die am längsten nicht benutzte Seite, wie bei LRU; diese Strategie nimmt eine andere.",
      cleanWritten:
        "Dort wird eine unveränderte Seite geschrieben. Sie steht schon so auf dem Gerät und wird verworfen.",
      notWritten: "Dort geht eine geänderte Seite, ohne geschrieben zu werden; die Änderung wäre verloren.",
      alone: "Dort wird die Seite, die geht, allein geschrieben, wie ohne ACE.",
      tooMany: "Dort werden mehr Seiten geschrieben, als zugleich geschrieben werden dürfen (n_w).",
      hitAsMiss: "Dort zählt eine Seite, die im Pool ist, als Fehlzugriff.",
      missAsHit: "Dort zählt eine Seite, die in keinem Rahmen ist, als Treffer.",
    },
  },
  goal: {
    title: "Welche Einstellung erreicht das Ziel?",
    intro:
      "Vier Einstellungen von LRU mit und ohne ACE. Jede ist über 2.000 ungleich verteilte Anfragen gelaufen, und der Simulator sagt, was ACE spart.",
    goals: {
      nothing: "Mit welcher Einstellung spart ACE weniger als 1 % der Gerätezeit?",
      most: "Mit welcher Einstellung spart ACE den größten Teil der Gerätezeit?",
      loses: "Mit welcher Einstellung verliert ACE, sodass das Gerät länger braucht als ohne?",
    },
    symbols:
      "Dabei ist alpha die Schreib-Asymmetrie, und k_w sagt, wie viele Schreibvorgänge zugleich laufen.",
    batchIsWidth: "ACE schreibt ebenso viele Seiten zusammen (n_w = k_w).",
    batchGiven: "ACE schreibt bis zu n_w Seiten zusammen; das können mehr oder weniger sein.",
    setting: (reads, alpha, k_w, n_w, [frames, pages]) =>
      `${reads} % lesen, alpha = ${alpha}, k_w = ${k_w}${n_w === null ? "" : `, n_w = ${n_w}`}, ${frames} Rahmen für ${pages} Seiten`,
    saving: (percent, loses) => (loses ? `ACE verliert ${percent} %.` : `ACE spart ${percent} %.`),
    right: {
      nothing: "Entweder fehlt ein zweiter Kanal zum Schreiben, oder es muss kaum eine Seite gehen.",
      most: "Schreiben ist teuer und häufig, und mehreres läuft zugleich.",
      loses: "Die Seiten warten aufeinander, und manche, die früh geschrieben wird, ändert sich wieder.",
    },
    lures: {
      alpha:
        "Die Schreib-Asymmetrie (alpha) entscheidet nicht allein: Ein gespartes Schreiben spart mindestens ein Lesen, und es zählt auch, wie viele zugleich laufen.",
      reads: "Jede fünfte Anfrage schreibt, und diese Seiten gehen geändert: Das reicht, um zu sparen.",
      pool: "Die Größe des Pools entscheidet nicht allein: Seiten gehen, und geänderte teilen sich einen Schritt.",
      channels:
        "Die Kanäle entscheiden nicht allein: Schon zwei teilen sich einen Schritt, und acht sparen wenig, wo Schreiben billig ist.",
      writes:
        "Der Anteil des Schreibens entscheidet nicht allein: Auf wenigen Kanälen teilt sich kaum etwas einen Schritt.",
      single: "Auf einem einzigen Kanal ist eine einzelne Seite das Schreiben, das LRU ohne ACE macht.",
      batch: "Auch mehr Seiten, als es Kanäle gibt, brauchen zusammen weniger Schritte als einzeln.",
    },
  },
  cleanFirst: {
    title: "Welche Seite geht: CFLRU oder LRU-WSR?",
    intro:
      "Eine Anfrage ist ein Fehlzugriff in einem vollen Pool mit geänderten Seiten. Die Strategie steht über dem Pool; welche Seite verdrängt sie?",
  },
  history: {
    title: "Welche Seiten kommen mit?",
    intro:
      "Ein Fehlzugriff, und der Reader sieht in die Zeile der Seite in der Verlaufstabelle. Welche Seiten werden mit ihr vorab gelesen? Vielleicht keine.",
    question: (asked, row, { theta, n_e }) =>
      `Als Nächstes kommt R${asked}. Zeile ${asked} der Verlaufstabelle: ${row.map(([page, weight]) => `Seite ${page} mit Gewicht ${weight}`).join(", ")}. theta = ${theta}, n_e = ${n_e}. Welche Seiten kommen mit?`,
    resident: "Eine Seite, die schon im Pool steht, wird nicht vorab gelesen.",
    tooWeak: (theta) => `Das Gewicht liegt nicht über theta = ${theta}.`,
    tooMany: (n_e) => `Höchstens n_e - 1 = ${n_e - 1} dürfen mitkommen, größere Gewichte zuerst.`,
    neighbour:
      "Sie ist die nächste Seite auf dem Laufwerk. Ein Fehlzugriff macht noch keinen Strom, also wird der Verlauf gefragt.",
    notInRow: "Sie steht nicht in der Zeile: Sie ist dieser Seite nicht gefolgt.",
    rule: "Die Seiten der Zeile mit einem Gewicht über theta, das größte zuerst, bis zu n_e - 1, ohne die im Pool.",
  },
  pinned: {
    title: "Welche Seite geht trotz Pins?",
    intro:
      "Clients halten Pins. R und W lesen und schreiben eine Seite und pinnen sie für ihren Client (@1, @2, …); U nimmt diesen Pin weg. Gepinnte Seiten bleiben; von den anderen geht die am längsten nicht benutzte. Fragt ein Client nach einer Seite, die er schon hält, ist das keine neue Benutzung.",
    question: (next) => `Als Nächstes kommt ${next}. Welche Seite geht?`,
    none: "keine: kein Rahmen ohne Pin",
    notNone: (victim) => `Kein Client hält Seite ${victim}: Sie kann gehen.`,
    isPinned: (page, client) =>
      `Seite ${page} ist von Client ${client} gepinnt, der ihren Rahmen benutzt. Die Strategie übergeht sie.`,
    other: (victim) => `Von den Seiten ohne Pin nimmt die Strategie zuerst Seite ${victim}.`,
    pins: (held) => `In diesem Augenblick gepinnt: ${held}.`,
    holds: (page, client) => `Seite ${page} von Client ${client}`,
  },
  victim: {
    title: (policy) => `Welche Seite verdrängt ${policy}?`,
    of: {
      lru: {
        intro:
          "Alle bisherigen Anfragen sind genannt; der Pool ist nach Rahmen gezeichnet. Zu sagen ist, welche Seite die nächste Anfrage verdrängt.",
        otherwise:
          "Für jede Seite im Pool die letzte Anfrage suchen: LRU verdrängt die Seite, deren letzte am längsten her ist.",
      },
      clock: {
        intro:
          "Der Pool ist als Ring gezeichnet, mit Zählern und Zeiger. Zu sagen ist, welche Seite die nächste Anfrage verdrängt.",
        otherwise:
          "Am Zeiger beginnen und nach rechts gehen, Runde um Runde: jeden Zähler über 0 um eins senken und bei der ersten 0 anhalten.",
      },
      lru2: {
        intro:
          "Alle bisherigen Anfragen sind genannt; der Pool ist nach Rahmen gezeichnet. LRU-2 merkt sich auch Anfragen von so vielen verdrängten Seiten, wie es Rahmen gibt. Zu sagen ist, welche Seite die nächste Anfrage verdrängt.",
        otherwise:
          "Seiten mit einer bekannten Anfrage gehen zuerst, unter ihnen die am längsten nicht benutzte. Gibt es keine, geht die Seite, deren vorletzte Anfrage am längsten her ist.",
      },
    },
  },
};
