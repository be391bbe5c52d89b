import type { LabManifest } from "../../shell/site.ts";
import { loadEngine } from "./engine/load.ts";
import { Notes, Page } from "./parts.tsx";

export const manifest: LabManifest = {
  page: async () => ({ Page }),
  pages: {
    "/notes": async () => ({ Page: Notes }),
    "/sql": () => import("./sql/SqlPage.tsx"),
    "/your-database": () => import("./yourDatabase/YourDatabasePage.tsx"),
  },
  lesson: async () => {
    const [{ aceLab }, registry] = await Promise.all([import("./lesson/aceLab.tsx"), loadEngine()]);
    return aceLab(registry);
  },
  race: async () => {
    const [{ Race }] = await Promise.all([import("./race/Race.tsx"), loadEngine()]);
    return { Page: Race };
  },
  experiments: { ace: () => import("./experiments.ts").then(({ load }) => load()) },
};
