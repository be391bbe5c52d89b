/** Names of the pages, as every page links to them. */
export const routes = {
  pages: "Pages",
  labs: "Labs",
  menu: "Menu",
  lab: "ACE lab",
  hybrid: "Flash + magnetic lab",
  pbm: "Predictive lab",
  lessons: "Lessons",
  teach: "For a class",
  figures: "Figures",
  sql: "SQL",
  database: "Your database",
  policy: "Write a policy",
};
