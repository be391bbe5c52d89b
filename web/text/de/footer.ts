import type { footer as en } from "../en/footer.ts";

export const footer: typeof en = {
  label: "Über diese Seiten",
  accessibility: "Barrierefreiheit",
  licenses: "Lizenzen",
  version: (version) => `Version ${version}`,
  cite: "So zitieren",
  offline:
    "Simulierte Gerätezeit, keine Messungen. Nichts verlässt diesen Browser; nach dem ersten Besuch geht die Seite auch ohne Netz.",
};
