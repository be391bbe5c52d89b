/** Names of the pages beside the lab, as its heading links to them. */
export const routes = {
  lessons: "Lessons",
};
