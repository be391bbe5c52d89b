import type { Text } from "../en/index.ts";

export const footer: Text["footer"] = {
  label: "Über diese Seiten",
  accessibility: "Barrierefreiheit",
  licenses: "Lizenzen",
  offline:
    "Simulierte Gerätezeit, keine Messungen. Nichts verlässt diesen Browser; nach dem ersten Besuch geht die Seite auch ohne Netz.",
};
