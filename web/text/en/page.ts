/** The page as a whole: its name, loading, faults. */
export const page = {
  name: "Bufferpool Lab",
  loadingEngine: "Loading the engine …",
  noEngine: (why: string) => `The engine could not be loaded: ${why}. Reload the page to try again.`,
  loading: "Loading …",
  notLoaded: (why: string) => `This page could not be loaded: ${why}. Reload it to try again.`,
  fault: (why: string) =>
    `The page has a fault: ${why}. Your link is still in the address bar: reload to go on, or`,
  startAfresh: "start with the first preset",
};
