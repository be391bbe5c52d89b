import type { LosslessWords } from "../lossless.ts";
import { formatCount } from "../numbers.ts";

const misses = (count: number) => (count === 1 ? "1 Fehlzugriff" : `${formatCount(count)} Fehlzugriffe`);

export const lossless: LosslessWords = {
  title: "Was ohne Verlust verdrängt werden darf",
  toLab: "Labor Vorausschau",
  intro:
    "MIN kennt alle künftigen Anfragen und verdrängt den Block, nach dem zuletzt gefragt wird. Das ist nicht die einzige gute Wahl: Ein Block ist MIN-optimal, wenn MIN ihn, von hier an gespielt, vor seiner nächsten Anfrage verdrängt, oder wenn nie wieder nach ihm gefragt wird. Nach der nächsten Anfrage geordnet stehen diese Blöcke hinter einer Grenze, und jeder von ihnen darf gehen.",
  howTo:
    "Bedienen Sie die Anfragen. Muss ein Block gehen, wählen Sie einen; dann zeigt sich, ob er hinter der Grenze lag und was die Wahl kostet.",
  examples: {
    label: "Beispiel",
    own: "eigene Folge",
    boundary: "die Grenze: zwei von fünf dürfen gehen",
    counter: "hinreichend, nicht notwendig: C A B A",
    loop: "eine Schleife über mehr als den Pool",
    never: "Blöcke, nach denen nie wieder gefragt wird",
  },
  about: {
    boundary:
      "Bei der ersten Anfrage würde MIN einen dieser fünf Blöcke verdrängen, und ein anderer ist ebenso gut. Welche zwei dürfen gehen?",
    counter:
      "Spielen Sie zweimal: einmal geht A zuerst, einmal B. MIN-optimal zu sein genügt; ist es auch nötig?",
    loop: "LRU hätte in dieser Schleife nur Fehlzugriffe. Wählen Sie so, dass es bei sechs von zwölf bleibt.",
    never:
      "MIN verdrängt einen der Blöcke, nach denen nie wieder gefragt wird, und behält einen anderen bis zum Ende. Ist es gleich, welcher geht?",
  },
  fields: {
    requests: "Anfragen",
    pool: "Anfangs im Pool",
    frames: "Rahmen",
    start: "Diese Folge spielen",
    help: "Buchstaben oder kurze Namen, durch Leerzeichen getrennt; CABA ist C A B A.",
  },
  problems: {
    name: (value, most) =>
      `„${value}“ ist hier kein Name; erlaubt: bis zu ${most} Buchstaben oder Ziffern, durch Leerzeichen getrennt`,
    twice: (value) => `„${value}“ steht hier zweimal; erlaubt: jeder Block einmal`,
    full: (value, frames) => `${value} Blöcke; erlaubt: höchstens ${frames}, einer je Rahmen`,
    none: "keine Anfrage; erlaubt: mindestens eine",
    many: (value, most) => `${value} Anfragen; erlaubt: höchstens ${most}`,
    range: (value, most) => `„${value}“; erlaubt: eine ganze Zahl von 1 bis ${most}`,
  },
  link: {
    victim: "ein Block, der im Pool ist, wenn eine Wahl ansteht",
    before: (choices) => `die Wahlen davor (${choices})`,
    range: (last) => `eine ganze Zahl von 0 bis ${last}, so weit entschieden ist`,
  },
  play: {
    label: "Die Anfragen, eine nach der anderen",
    stepper: { toStart: "Zum Anfang", back: "Zurück", step: "Bedienen", toEnd: "So weit entschieden ist" },
    position: (request, of) => `Anfrage ${request} von ${of}`,
    atEnd: (of) => `Alle ${of} Anfragen bedient`,
    nextChoice: "Zur nächsten Wahl",
    undo: "Eine Wahl zurücknehmen",
    showBoundary: "Die Grenze zeigen, bevor ich wähle",
    requests: "Anfragen, mit Ihren Treffern und denen von MIN",
    you: "Sie",
    min: "MIN",
    requestWords: (block, own, min) => `${block}: Sie ${own}, MIN ${min}`,
    hit: "Treffer",
    miss: "Fehlzugriff",
    notYet: "noch nicht bedient",
    now: "jetzt",
    pool: "Der Pool vor dieser Anfrage, nach der nächsten Anfrage geordnet",
    poolAfter: "Der Pool am Ende",
    stays: "MIN behält ihn",
    mayGo: "darf gehen",
    boundary: "Die Doppellinie ist die Grenze: Was rechts von ihr steht, darf ohne Verlust gehen.",
    noBoundary: (all) =>
      all
        ? "Jeder Block hier darf ohne Verlust gehen."
        : "MIN behält jeden von diesen bis zu seiner nächsten Anfrage.",
    next: (request) => `nächste: ${request}`,
    never: "nie wieder",
    free: (frames) => (frames === 1 ? "1 Rahmen frei" : `${formatCount(frames)} Rahmen frei`),
    choose: (block) => `${block} verdrängen`,
    chosen: "verdrängt",
    optimal: "MIN-optimal",
    notOptimal: "nicht MIN-optimal",
    order: "Der Block, nach dem zuletzt gefragt wird, steht zuletzt: Das ist MINs eigene Wahl.",
    counts: "Fehlzugriffe",
    soFar: "bisher",
    atBest: "bestenfalls, über die ganze Folge",
  },
  sentence: {
    hit: (block) => `${block} ist im Pool: ein Treffer. Nichts muss gehen.`,
    free: (block) => `${block} fehlt und bekommt einen freien Rahmen.`,
    open: (block) => `${block} fehlt, und der Pool ist voll. Welcher Block geht?`,
    good: (block, victim) => `${block} fehlt. ${victim} geht: MIN-optimal, also ist nichts verloren.`,
    lucky: (block, victim) =>
      `${block} fehlt. ${victim} geht: nicht MIN-optimal, und doch kostet das nichts: Mit guten Entscheidungen von hier an bleibt es bei so wenigen Fehlzugriffen wie zuvor.`,
    bad: (block, victim, cost) =>
      `${block} fehlt. ${victim} geht: nicht MIN-optimal, und das kostet ${misses(cost)}, wie gut auch immer Sie weiter wählen.`,
    end: (own, min) =>
      own === min
        ? `Das Ende: ${misses(own)}, so wenige wie MIN.`
        : `Das Ende: ${misses(own)}; MIN hat ${formatCount(min)}.`,
  },
  chances: {
    heading: "Wie oft eine Stichprobe einen solchen Block findet",
    intro:
      "Hält ein Anteil p der Rahmen Blöcke, die ohne Verlust gehen dürfen, so findet eine Stichprobe einen davon mit diesen Wahrscheinlichkeiten. Sie sind exakt, nicht gemessen: Der Simulator rechnet sie aus, während Sie die Regler bewegen.",
    single: "Eine Verdrängung aus N Ziehungen (Arbeit, Abbildung 3.2)",
    bulk: "k von M gezogenen Rahmen auf einmal verdrängt (Arbeit, Abbildung A.1)",
    share: "Anteil p der Rahmen, die gehen dürfen",
    chance: "Wahrscheinlichkeit, dass die Verdrängung optimal ist",
    samples: "N, gezogene Rahmen",
    drawn: "M, gezogene Rahmen",
    evicted: "k, verdrängte Rahmen",
    at: "Ablesen bei p",
    one: (samples) => `N = ${samples}`,
    many: (evicted, drawn) => `${evicted} von ${drawn}`,
    reading: (share, values) => `p = ${share}: ${values}`,
    value: (name, value) => `${name}: ${value}`,
    compare: (name, reference, above, aboveAt, below, belowAt) =>
      `Gegen ${reference} ist ${name} höchstens ${above} besser (bei p = ${aboveAt}) und höchstens ${below} schlechter (bei p = ${belowAt}).`,
    neverBetter: (name, reference, below, belowAt) =>
      `${name} ist nie besser als ${reference} und höchstens ${below} schlechter (bei p = ${belowAt}).`,
    neverWorse: (name, reference, above, aboveAt) =>
      `${name} ist nie schlechter als ${reference} und höchstens ${above} besser (bei p = ${aboveAt}).`,
    note: "Dass 10 von 100 in Läufen so gut ist wie N = 20, ist eine Messung (Abbildung 6.5), nicht, was diese Formel sagt.",
    asTable: "Als Tabelle",
    shareColumn: "p",
  },
};
