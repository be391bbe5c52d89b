/** The command that runs a scene without the page: web/text/command.ts. */
export const command = {
  button: "Copy as bpsim command",
  label: "The scene as a bpsim command",
  gives: "On the command line it gives the counters at the end of this run.",
  where: (trace: string) => `It is run in the folder of ${trace}.`,
  needsFile: (file: string) => `No flags say all of this scene: the command reads it from ${file}.`,
  saveFile: "Save that file",
  notThere: "An own policy runs on this page alone: the command line has none.",
};
