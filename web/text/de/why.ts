import type { AlgorithmLine } from "../en/why.ts";
import type { WhyText } from "../why.ts";

const [writer, evictor, reader] = ["Writer", "Evictor", "Reader"];

const lines: AlgorithmLine[] = [
  {
    depth: 0,
    code: "falls Seite P im Pool ist: ein Treffer",
    help: "Die Seitentabelle sagt, in welchem Rahmen P ist. Nichts wird gelesen oder geschrieben.",
  },
  {
    depth: 1,
    code: "P in ihrem Rahmen benutzen; ein Schreibzugriff setzt sie auf geändert",
    help: "Die Strategie erfährt davon und kann P an ihr MRU-Ende rücken oder die Benutzung zählen oder vermerken.",
  },
  {
    depth: 0,
    code: "sonst: ein Fehlzugriff",
    help: "P muss vom Gerät gelesen werden und braucht dafür einen Rahmen.",
  },
  {
    depth: 1,
    code: "falls ein Rahmen frei ist:",
    help: "Nur am Anfang: Ist der Pool einmal voll, so bleibt er voll.",
  },
  {
    depth: 2,
    code: "den freien Rahmen mit der kleinsten Nummer nehmen",
    help: "Nichts muss weichen, also wird nichts geschrieben.",
  },
  {
    depth: 2,
    code: `${reader}: Seiten suchen, die vorab in weitere freie Rahmen gelesen werden`,
    help: "Höchstens n_e − 1, und nicht mehr, als außer dem Rahmen für P noch frei sind.",
  },
  {
    depth: 1,
    code: "sonst: der Pool ist voll",
    help: "Eine Seite muss gehen, bevor P kommen kann.",
  },
  {
    depth: 2,
    code: "v ← das Opfer, das die Strategie wählt",
    help: "Das ist die Regel der Strategie selbst, mit ACE wie ohne. Dabei kann sich ändern, was sie sich merkt: Ein Zeiger rückt vor, eine zweite Chance wird gegeben.",
  },
  {
    depth: 2,
    code: "falls v unverändert ist:",
    help: "Auf dem Gerät steht v genauso.",
  },
  {
    depth: 3,
    code: "v verwerfen, ohne zu schreiben",
    help: "Ein unverändertes Opfer kostet nichts, also tut auch ACE nichts weiter.",
  },
  {
    depth: 2,
    code: "sonst: v ist geändert, die Strategie arbeitet allein",
    help: "Der klassische Weg: eine Verdrängung, ein Schreibzugriff.",
  },
  {
    depth: 3,
    code: "v allein schreiben",
    help: "Ein Schreibbündel aus einer Seite. Es dauert so lange wie k_w Seiten zusammen: Die übrigen Schreibkanäle bleiben leer.",
  },
  {
    depth: 3,
    code: "v verwerfen",
    help: "Ihr Rahmen ist frei für P.",
  },
  {
    depth: 2,
    code: "sonst: v ist geändert, und ACE hilft",
    help: "Geschrieben werden muss ohnehin, also wird es ausgenutzt.",
  },
  {
    depth: 3,
    code: `${writer}: W ← v und die nächsten geänderten Seiten, höchstens n_w`,
    help: "Die nächsten in der Verdrängungsreihenfolge der Strategie: Sie müssten ohnehin bald geschrieben werden.",
  },
  {
    depth: 3,
    code: `${writer}: W als ein Schreibbündel schreiben; ganz W ist nun unverändert`,
    help: "Das Gerät schreibt k_w Seiten auf einmal, ein Bündel aus k_w dauert also nicht länger als v allein. Die übrigen bleiben im Pool und können später verworfen werden, ohne geschrieben zu werden.",
  },
  {
    depth: 3,
    code: `${reader}: C ← Seiten, die vorab gelesen werden, höchstens n_e − 1`,
    help: "Die nächsten Seiten einer sequenziellen Folge von Fehlzugriffen, sonst die Nachfolger von P im Verlauf, soweit sie nicht im Pool sind.",
  },
  {
    depth: 3,
    code: `${evictor}: v verwerfen`,
    withReader: `${evictor}: v verwerfen, und für jede Seite aus C eine unveränderte`,
    help: "Das Opfer geht wie ohne ACE. Mit dem Reader machen unveränderte Seiten in der Verdrängungsreihenfolge Platz für C; sind es zu wenige, werden die letzten Seiten von C nicht gelesen.",
  },
  {
    depth: 1,
    code: "P in den Rahmen lesen",
    withReader: "P lesen, und mit ihr die Seiten, die vorab kommen",
    help: "Das Gerät liest k_r Seiten auf einmal: Was mit P gelesen wird, kostet wenig oder nichts zusätzlich.",
  },
  {
    depth: 1,
    code: "der Strategie sagen, dass P geladen ist; ein Schreibzugriff setzt P auf geändert",
    help: "Eine Liste nimmt P am MRU-Ende auf; eine Strategie, die Benutzungen zählt, beginnt für P einen Zähler.",
  },
  {
    depth: 1,
    code: "vorab gelesene Seiten kommen an das Ende, das zuerst verdrängt wird",
    help: "Noch hat niemand nach ihnen gefragt: In einer Liste stehen sie am LRU-Ende, unter einer Uhr haben sie den Nutzungszähler 0.",
  },
];

export const why: WhyText = {
  algorithm: {
    title: "Algorithmus 1",
    ran: (lanes) => `lief in ${lanes.join(" und ")}`,
    nothingYet: "Noch ist nichts gelaufen. Schritt bedient die erste Anfrage.",
    columns: "Zeilen, die in diesem Schritt liefen",
    source: "Nach Algorithmus 1 von Papon & Athanassoulis, ICDE 2023, mit eigenen Worten und Zeilennummern.",
    onDemand: "Eine Zeile sagt, wofür sie steht, wenn man sie drückt; ↑ und ↓ gehen von Zeile zu Zeile.",
    lines,
  },
  card: {
    edit: "Programm bearbeiten",
    close: "Schließen",
    idea: "Idee",
    rule: "Regel",
    cost: "Preis",
    keeps: "Merkt sich",
    list: "Eine Liste ihrer Seiten vom MRU-Ende, an dem geladen wird, bis zum LRU-Ende.",
    ring: "Die Rahmen als Ring, mit einem Zeiger.",
    queue: "Ihre Seiten in einer eigenen Folge, in der sie gehen.",
    window: (name) => `Ein Fenster am LRU-Ende: ${name}.`,
    leftOut: "Fehlt hier",
    usedBy: "Verwendet von",
    reader: "Dieser hier",
    work: "Aufwand",
    source: "Quelle",
    now: "Jetzt",
    byRule: (rule) => `${rule} (Vorgabe)`,
    value: (name, value, unit) => `${name} = ${value}${unit === "" ? "" : ` ${unit}`}`,
    noParameters: "Sie hat keine Parameter.",
    loading: "Wird geladen …",
  },
};
