/** Names of the pages, as every page links to them. */
export const routes = {
  pages: "Pages",
  lab: "The lab",
  lessons: "Lessons",
  figures: "Figures",
};
