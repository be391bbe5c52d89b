/**
 * SQLite over in-memory files that records the requested pages of the database.
 *
 * A read from the file is a request; with `cache_size = 0` nearly every page request causes one. Changed
 * pages are identified by the rollback journal, which saves each of them before its first change in a
 * transaction, new pages by a write past the former end. Not recorded: requests served from a page that a
 * cursor still holds, journals, temporary files.
 */
import type { Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import { outOfWal } from "./header.ts";

/** A C structure in SQLite's memory, with its fields as the library calls them; its types call them otherwise. */
interface Struct {
  pointer: number;
  dispose: () => void;
  [field: `$${string}`]: unknown;
}

const struct = (made: unknown) => made as Struct;

const NAME = "recording";
export const DATABASE = "main.db";
/** The header of a database file says the size of its pages here. */
const PAGE_SIZE_AT = 16;
const LEAST_PAGE = 512;

export interface Recorder {
  /** Packed: page * 2, plus 1 for one that is changed. Pages count from 1, as SQLite's do. */
  requests: number[];
  /** The database as a file. */
  bytes: () => Uint8Array;
  pageBytes: () => number;
  /** Files are above what they may be: the run ends with SQLITE_FULL. */
  isFull: () => boolean;
}

class MemoryFile {
  data = new Uint8Array(1 << 16);
  size = 0;

  grow(size: number): void {
    if (size > this.data.length) {
      const larger = new Uint8Array(Math.max(size, 2 * this.data.length));
      larger.set(this.data.subarray(0, this.size));
      this.data = larger;
    }
    this.size = Math.max(this.size, size);
  }

  set(bytes: Uint8Array): void {
    this.grow(bytes.length);
    this.data.set(bytes);
  }
}

interface Opened {
  name: string;
  file: MemoryFile;
  isDatabase: boolean;
  isJournal: boolean;
  goesWithClose: boolean;
}

/** Numbers that look random and are the same in each run: the same script gives the same trace. */
function* numbers(): Generator<number, number> {
  let state = 1;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state >>> 24;
  }
}

/** A day of the year 2023, in Julian days: the same in each run. */
const NOW = 2_460_000.5;

/** `maximumBytes`: all files together. */
export function installRecorder(
  sqlite3: Sqlite3Static,
  database: Uint8Array | undefined,
  maximumBytes: number,
): Recorder {
  const { capi, wasm } = sqlite3;
  // Its types know neither 64-bit numbers nor a single place.
  const poke = wasm.poke as (at: number, value: number | bigint, type: string) => unknown;
  const files = new Map<string, MemoryFile>();
  const opened = new Map<number, Opened>();
  const requests: number[] = [];
  const main = new MemoryFile();
  if (database !== undefined) main.set(outOfWal(database));
  files.set(DATABASE, main);
  let full = false;
  let temporary = 0;
  const random = numbers();

  const pageBytes = () => {
    const size = ((main.data[PAGE_SIZE_AT] ?? 0) << 8) | (main.data[PAGE_SIZE_AT + 1] ?? 0);
    return size === 1 ? 65_536 : Math.max(LEAST_PAGE, size);
  };
  const of = (file: number): Opened => opened.get(file) as Opened;

  /** The open transaction: each page's last request, the saved pages, the number before a saved page. */
  const last = new Map<number, number>();
  let announced = 0;
  let former = 0;
  const begin = () => {
    last.clear();
    former = Math.ceil(main.size / pageBytes());
  };
  const asked = (page: number) => {
    last.set(page, requests.length);
    requests.push(page * 2);
  };
  const changed = (page: number) => {
    const place = last.get(page);
    if (place === undefined) asked(page);
    requests[last.get(page) as number] = page * 2 + 1;
  };

  function written({ isDatabase, isJournal }: Opened, bytes: Uint8Array, offset: number): void {
    const size = pageBytes();
    if (isJournal && bytes.length === 4) {
      announced = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    } else if (isJournal && bytes.length === size && announced > 0) {
      changed(announced);
      announced = 0;
    }
    if (!isDatabase || bytes.length !== size) return;
    const page = offset / size + 1;
    if (page > former && !last.has(page)) changed(page);
  }

  const io = struct(new capi.sqlite3_io_methods());
  io.$iVersion = 1;
  const vfs = struct(new capi.sqlite3_vfs());
  const usual = struct(new capi.sqlite3_vfs(capi.sqlite3_vfs_find(null)));
  vfs.$iVersion = 2;
  vfs.$szOsFile = (capi.sqlite3_file as unknown as { structInfo: { sizeof: number } }).structInfo.sizeof;
  vfs.$mxPathname = 512;
  vfs.$zName = wasm.allocCString(NAME, false);
  vfs.$xSleep = usual.$xSleep;
  sqlite3.vfs.installVfs({
    io: {
      struct: io,
      methods: {
        xClose: (file: number) => {
          const { name, goesWithClose } = of(file);
          opened.delete(file);
          if (goesWithClose) files.delete(name);
          return 0;
        },
        xRead: (file: number, target: number, count: number, at: bigint) => {
          const { file: from, isDatabase } = of(file);
          const offset = Number(at);
          if (isDatabase && count === pageBytes() && offset % count === 0) asked(offset / count + 1);
          const there = Math.max(0, Math.min(count, from.size - offset));
          const heap = wasm.heap8u();
          heap.set(from.data.subarray(offset, offset + there), target);
          if (there === count) return 0;
          heap.fill(0, target + there, target + count);
          return capi.SQLITE_IOERR_SHORT_READ;
        },
        xWrite: (file: number, source: number, count: number, at: bigint) => {
          const one = of(file);
          const offset = Number(at);
          let bytes = offset + count - one.file.size;
          for (const { size } of files.values()) bytes += size;
          if (bytes > maximumBytes) {
            full = true;
            return capi.SQLITE_FULL;
          }
          const data = wasm.heap8u().subarray(source, source + count);
          written(one, data, offset);
          one.file.grow(offset + count);
          one.file.data.set(data, offset);
          return 0;
        },
        xTruncate: (file: number, size: bigint) => {
          const { file: one } = of(file);
          one.size = Math.min(one.size, Number(size));
          return 0;
        },
        xSync: () => 0,
        xFileSize: (file: number, out: number) => {
          poke(out, BigInt(of(file).file.size), "i64");
          return 0;
        },
        xLock: (file: number, level: number) => {
          if (of(file).isDatabase && level === capi.SQLITE_LOCK_SHARED) begin();
          return 0;
        },
        xUnlock: () => 0,
        xCheckReservedLock: (_: number, out: number) => {
          poke(out, 0, "i32");
          return 0;
        },
        xFileControl: () => capi.SQLITE_NOTFOUND,
        xSectorSize: () => 4096,
        xDeviceCharacteristics: () => 0,
      },
    },
    vfs: {
      struct: vfs,
      methods: {
        xOpen: (_: number, zName: number, file: number, flags: number, outFlags: number) => {
          const name = zName === 0 ? `temporary-${temporary++}` : (wasm.cstrToJs(zName) ?? "");
          const found = files.get(name) ?? new MemoryFile();
          files.set(name, found);
          const head = struct(new capi.sqlite3_file(file));
          head.$pMethods = io.pointer;
          head.dispose();
          if (outFlags !== 0) poke(outFlags, flags, "i32");
          opened.set(file, {
            ...{ name, file: found },
            isDatabase: (flags & capi.SQLITE_OPEN_MAIN_DB) !== 0,
            isJournal: (flags & capi.SQLITE_OPEN_MAIN_JOURNAL) !== 0,
            goesWithClose: (flags & capi.SQLITE_OPEN_DELETEONCLOSE) !== 0,
          });
          return 0;
        },
        xDelete: (_: number, zName: number) => {
          files.delete(wasm.cstrToJs(zName) ?? "");
          return 0;
        },
        xAccess: (_: number, zName: number, _flags: number, out: number) => {
          poke(out, files.has(wasm.cstrToJs(zName) ?? "") ? 1 : 0, "i32");
          return 0;
        },
        xFullPathname: (_: number, zName: number, count: number, out: number) =>
          wasm.cstrncpy(out, zName, count) < count ? 0 : capi.SQLITE_CANTOPEN,
        xGetLastError: () => 0,
        xRandomness: (_: number, count: number, out: number) => {
          const heap = wasm.heap8u();
          for (let at = 0; at < count; at += 1) heap[out + at] = random.next().value;
          return count;
        },
        xCurrentTime: (_: number, out: number) => {
          poke(out, NOW, "double");
          return 0;
        },
      },
    },
  } as unknown as Parameters<Sqlite3Static["vfs"]["installVfs"]>[0]);
  return { requests, bytes: () => main.data.slice(0, main.size), pageBytes, isFull: () => full };
}

/** Opens the recorded database: a connection without a cache, temporary tables in memory, no other files. */
export function openRecorded(sqlite3: Sqlite3Static) {
  const database = new sqlite3.oo1.DB({ filename: DATABASE, flags: "c", vfs: NAME });
  const { capi } = sqlite3;
  capi.sqlite3_limit(database, capi.SQLITE_LIMIT_ATTACHED, 0);
  database.exec("PRAGMA cache_size = 0; PRAGMA temp_store = MEMORY;");
  return database;
}
