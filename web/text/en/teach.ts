/** The page for a class. */
export const teach = {
  title: "For a class",
  about:
    "Paths through lectures that open in the presentation, with speaker notes in a second window. Page Down, or a clicker, goes through a whole path: question, answer, next step.",
  pathTitles: {
    "45": "45 minutes: a guest lecture",
    "90": "90 minutes: a double lecture",
    I: "Three times 90 minutes, I: one pool",
    II: "Three times 90 minutes, II: one SSD",
    III: "Three times 90 minutes, III: two disks, and scans",
  } as Readonly<Record<string, string>>,
  begin: "Begin",
  beginOf: (path: string) => `Begin: ${path}`,
  how: "Open a path, press “Speaker notes”, and drag that window to your own screen. Both windows hear the clicker. “b” makes the screen black.",
  columns: { minutes: "Minutes", step: "Step", ask: "Ask", expect: "Expect" },
  homework: "Homework: 30 questions, the same for everyone",
  project: "Project: write a policy of your own",
};
