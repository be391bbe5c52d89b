import type { Text } from "../en/index.ts";

export const tour: Text["tour"] = {
  offer: "Neu hier?",
  take: "Rundgang beginnen",
  decline: "Nein, danke",
  again: "Rundgang",
  next: "Weiter",
  back: "Zurück",
  done: "Fertig",
  close: "Rundgang beenden",
  progress: "{{current}} von {{total}}",
  lanes: {
    title: "Zwei Bufferpools, dieselben Anfragen",
    text: "Ein Bufferpool hält die Seiten, die eine Datenbank im Speicher hat. Die umrahmte Seite wurde eben angefragt. D heißt dirty: geändert, seit sie gelesen wurde, also muss sie geschrieben werden, bevor sie verdrängt wird und Platz macht. Links wird eine Seite nach der anderen geschrieben, rechts, in ACE, mehrere auf einmal.",
  },
  score: {
    title: "Was es bisher kostete",
    text: "Ein Balken je Bahn, daneben der Unterschied. Zeiten sind simulierte Gerätezeit, keine Messungen. Ein Klick auf einen Namen öffnet seine Kurve.",
  },
  transport: {
    title: "Nichts bewegt sich ungefragt",
    text: "Schritt mit dem Knopf, der rechten Pfeiltaste oder einem Presenter; die linke Pfeiltaste geht zurück. Die Zeichen über dem Regler sind Verdrängungen und Schreibbündel.",
  },
};
