/** What is taken at most of input that others made, and what is shown of it at most: docs/links.md, "Limits". */
export const LIMITS = {
  /** Bytes of a file that is read in one piece. */
  sceneBytes: 4 << 20,
  snapshotBytes: 64 << 20,
  measurementBytes: 64 << 20,
  databaseBytes: 128 << 20,
  /** A script, or CSV that becomes a table. */
  textBytes: 8 << 20,
  /** Seconds in which a worker, or the sandbox, says that it is there. */
  startSeconds: 30,
  /** Result lines of exercises: how many, and characters of one. */
  resultLines: 2_000,
  resultCharacters: 8_000,
  /** D and requests of an exercise's scene. */
  exercisePages: 1 << 20,
  exerciseRequests: 200_000,
  /** Rows and columns of a table that are shown at once. */
  shownRows: 100,
  shownColumns: 40,
  /** Characters of a name that is shown. */
  shownName: 140,
} as const;
