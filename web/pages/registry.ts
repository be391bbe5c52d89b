import type { SitePage } from "../shell/site.ts";
import { text } from "../text/text.ts";

export const pages: readonly SitePage[] = [
  {
    matches: /^\/?$/,
    load: () => import("./home/HomePage.tsx").then(({ HomePage }) => ({ Page: HomePage })),
  },
  {
    matches: /^\/lessons(\/[\w-]*){0,2}$/,
    entry: { path: "/lessons", name: () => text().routes.lessons },
    load: () => import("./lessons/LessonsPage.tsx").then(({ LessonsPage }) => ({ Page: LessonsPage })),
  },
  {
    matches: /^\/figures(\/[\w-]*)?$/,
    entry: { path: "/figures", name: () => text().routes.figures },
    load: () => import("./figures/FiguresPage.tsx").then(({ FiguresPage }) => ({ Page: FiguresPage })),
  },
  {
    matches: /^\/accessibility$/,
    load: () =>
      import("./accessibility/AccessibilityPage.tsx").then(({ AccessibilityPage }) => ({
        Page: AccessibilityPage,
      })),
  },
];
