import type { alpha as en } from "../en/alpha.ts";

export const alpha: typeof en = {
  heading: "Was ein Schreibauftrag die Chips kostet",
  about:
    "Bevor ein Block gelöscht werden kann, ziehen seine gültigen Seiten um: Ein Schreibauftrag ist mehr Arbeit als ein Programmieren. Die Zeiten der Chips machen daraus alpha. In eine Simulation gehen sie erst ein, wenn das Ergebnis als Gerät dient.",
  chips: "Zeiten und Anzahl der Chips",
  free: (t_host) =>
    `t_host = ${t_host} ist die freie Zahl: Nichts leitet sie her. Je größer sie ist, desto näher liegt alpha bei 1.`,
  shape:
    "Hergeleitet ist damit die Form: alpha wächst mit WA, also mit weniger Reservefläche, und hängt davon ab, wie voll das Laufwerk ist und was zuvor geschrieben wurde; k_r übersteigt k_w, weil ein Schreiben seinen Die länger belegt. Tabelle I der Arbeit ist damit nicht hergeleitet.",

  work: {
    title: "Ein Schreibauftrag in Zeit der Chips",
    part: "Teil",
    parts: { program_us: "Programmieren", moves_us: "Umzüge", erases_us: "Löschen" },
    whole: "W, ihre Summe",
    host: "t_host, Bus und Rechner: frei",
    read: "t_read (Lesen)",
    reading: "Ein Lesen",
    noWrite: "noch kein Schreibauftrag",
    ratio: (alpha, formula) => `ein Schreiben dauert ${alpha}-mal so lange wie ein Lesen: alpha = ${formula}`,
  },

  curve: {
    title: "alpha nach Schreibverstärkung",
    x: "Schreibverstärkung (WA)",
    reading: (amplification, work, alpha, k_w, k_r) =>
      `Auf der Kurve, mit einem Löschen je Seitenzahl eines Blocks, bei WA ${amplification}: W = ${work}, alpha ${alpha}, k_w ${k_w}, k_r ${k_r}`,
    lane: (lane, amplification, alpha) => `${lane} liegt bei WA ${amplification}, alpha ${alpha}`,
    noWrite: (lane) => `${lane}: noch kein Schreibauftrag`,
    picture: (title, reading, lanes, devices) =>
      `${title}. ${reading}. ${lanes.join("; ")}. Gemessene Geräte: ${devices.join("; ")}.`,
    caption: "Aus den Zeiten der Chips, bei ganzen Schreibverstärkungen",
    measured: "Gestrichelt quer: gemessene Geräte bei ihrem alpha",
    devices: "Gemessen",
  },

  advertised: {
    title: "Beworben und gemessen",
    caption:
      "Beworben: zufälliges Lesen und Schreiben je Sekunde in Tausend und ihr Verhältnis. Gemessen: alpha, die Latenz eines Schreibens durch die eines Lesens, und wie viele zugleich bedient werden.",
    columns: ["Gerät", "Lesen, kIOPS", "Schreiben, kIOPS", "Verhältnis"],
    none: "nicht angegeben",
    ratio: "Ein Verhältnis von Durchsätzen ist kein Verhältnis von Latenzen.",
    fitted:
      "Die P4510 ist mit einem Verhältnis von 3,2 beworben und mit alpha 2,8 gemessen. Nach der Form ergibt ihre Zeile in Tabelle I W / t_read = alpha k_r / k_w = 28; so stünden die Durchsätze zueinander, wenn allein die Dies sie begrenzten. Das verlangt W = 700 µs (WA 3,1), t_host = 350 µs und u = 5 1/3 Dies, keine ganze Zahl: drei Zahlen, an drei angepasst. base_us wäre 375, wo die Demo 12,4 hat.",
    why: "Ihr Lesen wird durch etwas anderes als die Dies begrenzt, etwa den Bus; kurze Schübe, die in einen Schreib-Cache passen, spüren davon nichts.",
    source: (source, measured) => `Beworben: ${source}. Gemessen: ${measured}.`,
    slides: "Folien zu Papon und Athanassoulis, ICDE 2023, „Read/Write Asymmetry - Example“",
    table: "deren Arbeit, Tabelle I",
  },

  use: {
    button: "Als Gerät verwenden",
    values: (lane, base_us, alpha, k_r, k_w) =>
      `${lane} als Gerät: ein Lesen in ${base_us}, alpha ${alpha}, k_r ${k_r}, k_w ${k_w}.`,
    note: (from, to) =>
      `n_w folgt k_w, also kann sich WA ändern.${from === to ? "" : ` Ein Lesen (base_us) dauert dann ${to} statt ${from} wie in der Szene.`}`,
    noWrite: (lane) => `Aus: ${lane} hat noch keinen Schreibauftrag und damit keine Schreibverstärkung.`,
  },

  closed: {
    title: "Simuliert und in geschlossener Form, gleichverteiltes Schreiben",
    x: "Reservefläche in %, wie ganze Blöcke sie haben",
    y: "Schreibverstärkung (WA)",
    forms: { fifo: "FIFO", greedy: "gierig" },
    line: (form) => `${form}, geschlossene Form`,
    simulated: (form) => `${form}, simuliert`,
    reading: (spare, fifo, greedy) =>
      `Bei ${spare} Reservefläche, geschlossene Formen: FIFO ${fifo}, gierig ${greedy}`,
    measured: (values) => `; simuliert: ${values.join(", ")}`,
    caption: "Schreibverstärkung; in Klammern die Abweichung des Simulierten",
    spare: "Reservefläche",
    largest: (percent) => `Simulation und geschlossene Form weichen um höchstens ${percent} voneinander ab.`,
    none: "Noch ist nichts simuliert.",
    drive: (pages, block_pages) =>
      `Gleichverteiltes zufälliges Schreiben auf alle ${pages} Seiten eines vollen Laufwerks, ${block_pages} Seiten je Block, umgezogene Seiten im Block des Rechners. Schiefes Schreiben hat andere Kurven.`,
    sources:
      "FIFO: a / (a + W0(-a e^-a)) nach Menon 1995, Xiang und Kurkoski 2011 sowie Desnoyers 2012, Gleichung 4. Gierig: hier für immer mehr Blöcke hergeleitet, nahe an Gleichung 12 von Desnoyers. Die freien Blöcke der Speicherbereinigung zählen nicht in a, der offene Block zählt halb.",
  },
};
