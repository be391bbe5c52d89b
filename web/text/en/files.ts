/** Files that are opened, and what takes a while. Numbers come formatted. */
import { plural } from "./plural.ts";

export const files = {
  onlyScenes: (name: string) => `${name} is no exported scene (.json); this lab opens nothing else.`,
  readingBefore: "Reading",
  readingStopped: (name: string) => `Reading ${name} was stopped; nothing was loaded.`,
  generatingStopped: "Generating the requests was stopped; the run shown stays.",
  programStopped: "The own policy was stopped; the run shown stays.",
  numbering: (requests: string) => `${requests} requests, numbering their pages …`,
  left: (time: string) => `${time} left`,
  readSoFar: (bytes: string, total: string) => `${bytes} of ${total}`,
  unpacked: (bytes: string) => `${bytes} unpacked`,
  found: (requests: string) => `${requests} requests`,
  badLine: (line: string, why: string, text: string) => `Line ${line}: ${why} (${text})`,
  badLines: (name: string, total: number, shown: string, first: number) =>
    `${name}: ${shown} ${plural(total, "line is", "lines are")} wrong; nothing was loaded${first < total ? `, the first ${first} are` : ""}:`,
  sceneOf: (name: string, lab: string) => `${name} is a scene of another lab: open it in “${lab}”.`,
  onlyFirst: (name: string, others: string) => `One file is opened at a time: ${name}, not ${others}.`,
  unreadable: (name: string) => `${name} cannot be read: is it a folder, or gone?`,
};
