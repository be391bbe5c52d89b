import type { Text } from "../en/index.ts";

export const controls: Text["controls"] = {
  close: "Schließen",
  copied: "Kopiert.",
  selected: "Markiert: kopieren mit Strg+C oder Cmd+C.",
  parts: "Teile der Tabelle",
  partBefore: "Davor",
  partAfter: "Weiter",
  part: (from, to, of) => `${from} bis ${to} von ${of}`,
  find: "Suchen",
  clear: "Leeren",
  helpAbout: (subject) => `Hilfe: ${subject}`,
  legal: (range) => `Zulässig: ${range}.`,
  ifEmpty: (rule) => `Ohne Angabe: ${rule}.`,
  saveAs: (picture, format) => `${picture}: als ${format} sichern`,
  noPicture: (picture, why) => `${picture}: Es entstand kein Bild. ${why}`,
  language: "Sprache",
  theme: (name) => `Farben: ${name}`,
  themeTitle: (name, next) => `Farben: ${name}. Klick für ${next}.`,
  themes: { auto: "auto", light: "hell", dark: "dunkel", projector: "Beamer" },
};
