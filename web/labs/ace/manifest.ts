import type { LabManifest } from "../../shell/site.ts";
import { Notes, Page } from "./AcePage.tsx";

export const manifest: LabManifest = {
  page: async () => ({ Page }),
  pages: { "/notes": async () => ({ Page: Notes }) },
  lesson: async () => {
    const [{ aceLab }, { loadEngine }] = await Promise.all([
      import("./lesson/aceLab.tsx"),
      import("./engine/load.ts"),
    ]);
    return aceLab(await loadEngine());
  },
  race: () => import("./race/Race.tsx").then(({ Race }) => ({ Page: Race })),
  experiments: { ace: () => import("./experiments.ts").then(({ load }) => load()) },
};
