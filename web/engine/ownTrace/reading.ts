/** How a trace file is read, and what it was read as. The engine parses all of it; the page only passes texts on. */

/** Options of reading by the ids that docs/traces-and-devices.md has: each a text, and none that is empty. */
export type ReadingOptions = Readonly<Record<string, string>>;

/** What a file was read as. */
export interface Summary {
  /** Id of the format. */
  format: string;
  /** Lines or records that name an operation, of the whole file; `ignored` of them are no requests. */
  records: number;
  ignored: number;
  requests: number;
  reads: number;
  writes: number;
  /** Distinct pages asked for. */
  pages: number;
  volumes: number;
  /** Bytes of a page where requests are of bytes. */
  page_bytes: number | null;
  notes: readonly string[];
}

/** What the reader of a file can choose from, where it says too little of itself. */
export interface Choice {
  /** The first lines with content. */
  lines: readonly string[];
  /** Ids of the formats that fit: none, or several. */
  formats: readonly string[];
  /** What the names of its columns suggest, such as `op=3,offset=5`, and what an offset counts in. */
  columns: string | null;
  unit: string | null;
  /** Files of an archive that has several. */
  members?: readonly string[];
}

/** The first lines of a file as columns. */
export interface Preview {
  rows: readonly (readonly string[])[];
  /** Whether the first row names the columns. */
  header: boolean;
  separator: string;
  suggestion: string | null;
  unit?: string | null;
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
