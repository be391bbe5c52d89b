import { adapterOf } from "../../shell/labAdapter.ts";
import type { LabManifest } from "../../shell/site.ts";

export const manifest: LabManifest = {
  page: () => import("./parts.tsx"),
  pages: {
    "/pbm/notes": () => import("./parts.tsx").then(({ Notes }) => ({ Page: Notes })),
    "/pbm/lossless": () =>
      import("./lossless/LosslessPage.tsx").then(({ LosslessPage }) => ({ Page: LosslessPage })),
  },
  lesson: async () => {
    const [{ pbmLab }, { loadPbmEngine }] = await Promise.all([
      import("./lesson/pbmLab.tsx"),
      import("./engine/load.ts"),
    ]);
    return pbmLab(await loadPbmEngine());
  },
  experiments: {
    pbm: async () => {
      const [lab, { readConfig }] = await Promise.all([import("./lab.ts"), import("./export.ts")]);
      return adapterOf({ ...lab, readConfig });
    },
    "pbm-formula": () => import("./formula.ts").then(({ load }) => load()),
  },
};
