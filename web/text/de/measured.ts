import type { measured as Words } from "../en/measured.ts";

export const measured: typeof Words = {
  read: "Was gelesen wurde",
  caption: "Was gelesen wurde. * Der Durchsatz steigt bis zur nächsten Tiefe um höchstens 5\u{a0}%.",
  columns: ["Tiefe", "Lesen/s", "µs je Lesen", "Schreiben/s", "µs je Schreiben"],
  pagesOf: (names, bytes) => `${names}, Seiten zu ${bytes} Byte`,
  numbers: (alpha, k_r, k_w, base_us) =>
    `alpha = ${alpha}, k_r = ${k_r}, k_w = ${k_w}, Leselatenz = ${base_us} µs`,
  latencyRule: "Leselatenz: die mittlere Latenz des Lesens bei Tiefe 1.",
  depthRule: "k_r, k_w: die Tiefe, nach der der Durchsatz nicht mehr steigt (*).",
  alphaFrom: "alpha ist ein Verhältnis der",
  alphaRules: {
    throughput: (alpha) =>
      `Durchsätze, ${alpha}: Lesevorgänge je Sekunde geteilt durch Schreibvorgänge je Sekunde bei diesen Tiefen, wie es sich aus Datenblättern ergibt.`,
    latency: (alpha) =>
      `Latenzen, ${alpha}: die Zeit eines Schreibens geteilt durch die eines Lesens dort, (k_w / Schreibvorgänge je Sekunde) / (k_r / Lesevorgänge je Sekunde). Dafür steht alpha im Modell.`,
  },
  reads: "Lesen",
  writes: "Schreiben",
  comparison: (what, depth, iops, model) =>
    `${what} bei Tiefe ${depth}: ${iops} je Sekunde gemessen, höchstens ${model} im Modell.`,
  differs:
    "Im Modell brauchen k Seiten die Zeit von einer, und ein Schreiben braucht alpha-mal so lange wie ein Lesen; ein Gerät hält sich an beides nicht genau, daher kann beides auseinandergehen. Lesen und Schreiben stehen zueinander wie gemessen, wenn alpha aus Latenzen kommt; kommt es aus Durchsätzen, das k_r / k_w-Fache davon.",
  use: "Diese Zahlen verwenden",
  cancel: "Abbrechen",
};
