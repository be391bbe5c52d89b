import type { Text } from "../en/index.ts";

export const tour: Text["tour"] = {
  offer: "Neu hier? Ein Rundgang durch die Seite dauert eine Minute.",
  take: "Rundgang beginnen",
  decline: "Nein, danke",
  again: "Rundgang",
  next: "Weiter",
  back: "Zurück",
  done: "Fertig",
  close: "Rundgang beenden",
  progress: "{{current}} von {{total}}",
  preset: {
    title: "Ein Beispiel für den Anfang",
    text: "Jedes Beispiel ist ein Lauf, der eines zeigt; die Zeile darunter sagt, was. Einige zeigen, wo ACE nichts gewinnt.",
  },
  strip: {
    title: "Was angefragt wird",
    text: "Die Anfragen: R liest eine Seite, W schreibt sie. Die Zeichen darunter sagen, ob jede Bahn die Seite im Pool hatte.",
  },
  lanes: {
    title: "Zwei Bahnen, eine Anfragefolge",
    text: "Beide Pools bedienen dieselben Anfragen; links das klassische Verfahren, rechts dasselbe in ACE. C ist eine unveränderte Seite, D eine geänderte, die geschrieben werden muss, bevor sie geht.",
  },
  sentence: {
    title: "Was geschah, und warum",
    text: "Nach jedem Schritt sagt ein Satz je Bahn, was sie tat, und den Grund.",
  },
  transport: {
    title: "Nichts bewegt sich ungefragt",
    text: "Schritt mit dem Knopf, der rechten Pfeiltaste oder einem Presenter; die linke Pfeiltaste geht zurück. Die Zeichen über dem Regler sind Verdrängungen und Schreibbündel.",
  },
  numbers: {
    title: "Was es kostete",
    text: "Die Zähler beider Bahnen mit ihrem Unterschied. Zeiten sind simulierte Gerätezeit, keine Messungen.",
  },
  share: {
    title: "Genau dieser Schritt, für andere",
    text: "Die Adresse der Seite enthält immer die ganze Szene und den Schritt. Hier lässt sie sich kopieren, als QR-Code zeigen oder in eine andere Seite einbetten.",
  },
};
