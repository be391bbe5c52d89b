/** How a trace file is read, and what it was read as. The engine parses all of it; the page only passes texts on. */
import type { ColumnsPreview, Choice as EngineChoice, Summary } from "../pkg/types/core.ts";

export type { ColumnsPreview, Summary };

/** Options of reading by the ids that docs/traces-and-devices.md has: each a text, and none that is empty. */
export type ReadingOptions = Readonly<Record<string, string>>;

/** What the reader of a file can choose from, where it says too little of itself. */
export interface Choice extends EngineChoice {
  /** Files of an archive that has several. */
  members?: readonly string[];
}

/** A format as the engine describes it. */
export interface TraceFormat {
  id: string;
  label: string;
  told_by: string;
  becomes: string;
  unit: "page" | "byte" | "object";
  volumes: boolean;
  /** Options of reading that go with it alone. */
  options: readonly string[];
}

/** A file that the page asks its reader about. */
export interface ReadingAsked {
  file: File;
  /** How it was read last, or is to be read first. */
  options: ReadingOptions;
  /** Why it was not read. */
  problem?: string;
  choice?: Choice;
}
