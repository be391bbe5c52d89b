/** The page as a whole: its name, loading, faults. */
export const page = {
  name: "Bufferpool Lab",
  loadingEngine: "Loading the engine …",
  noEngine: (why: string) => `The engine could not be loaded: ${why}.`,
  loading: "Loading …",
  notLoaded: (why: string) => `This part of the page could not be loaded: ${why}.`,
  again: "Try again",
  reload: "Reload the page",
  fault: (why: string) =>
    `The page has a fault: ${why}. Your link is still in the address bar: reload to go on, or`,
  startAfresh: "start with the first preset",
};
