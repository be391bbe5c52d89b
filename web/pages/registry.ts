/** The pages of the site that are no lab's. */
import type { SitePage } from "../shell/site.ts";
import { text } from "../text/text.ts";

export const pages: readonly SitePage[] = [
  {
    route: "/",
    matches: /^\/?$/,
    load: () => import("./home/HomePage.tsx").then(({ HomePage }) => ({ Page: HomePage })),
  },
  {
    route: "/lessons/:id?/:notes?",
    matches: /^\/lessons(\/[\w-]*){0,2}$/,
    entry: { path: "/lessons", name: () => text().routes.lessons },
    load: () => import("./lessons/LessonsPage.tsx").then(({ LessonsPage }) => ({ Page: LessonsPage })),
  },
  {
    route: "/figures/:id?",
    matches: /^\/figures(\/[\w-]*)?$/,
    entry: { path: "/figures", name: () => text().routes.figures },
    load: () => import("./figures/FiguresPage.tsx").then(({ FiguresPage }) => ({ Page: FiguresPage })),
  },
  {
    route: "/accessibility",
    matches: /^\/accessibility$/,
    load: () =>
      import("./accessibility/AccessibilityPage.tsx").then(({ AccessibilityPage }) => ({
        Page: AccessibilityPage,
      })),
  },
  {
    route: "/gallery",
    matches: /^\/gallery$/,
    load: () => import("./gallery/FigureGallery.tsx").then(({ FigureGallery }) => ({ Page: FigureGallery })),
  },
];
