import type { forkDialog as en } from "../en/forkDialog.ts";

export const forkDialog: typeof en = {
  title: "Eine Bahn verzweigen",
  about: (position) =>
    `Bis zur Position ${position} ist die neue Bahn die gewählte; von dort an geht sie ihren eigenen Weg, mit demselben Bufferpool und denselben Zählern. Die alte Bahn bleibt daneben stehen.`,
  lane: "Bahn",
  changes: (position) => `Was sich bei ${position} ändert`,
  policy: "Strategie",
  mode: "Betrieb",
  modes: { baseline: "ohne ACE", ace: "ACE", "ace+reader": "ACE + Reader" },
  default: "Vorgabe",
  unchanged: "Das wäre dieselbe Bahn noch einmal: Ändern Sie Strategie, Betrieb oder eine Zahl.",
  full: (most) => `Es gibt schon ${most} Bahnen, mehr passen nicht. Entfernen Sie erst eine.`,
  fork: "Verzweigen",
};
