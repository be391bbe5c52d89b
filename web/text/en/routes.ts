/** Names of the pages, as every page links to them. */
export const routes = {
  pages: "Pages",
  lab: "ACE lab",
  hybrid: "Flash + magnetic lab",
  pbm: "Predictive lab",
  lessons: "Lessons",
  figures: "Figures",
};
