/**
 * SQLite over in-memory files that records the requested pages of the database.
 *
 * A read from the file is a request; with `cache_size = 0` nearly every page request causes one. Changed
 * pages are identified by the rollback journal, which saves each of them before its first change in a
 * transaction, new pages by a write past the former end. Not recorded: requests served from a page that a
 * cursor still holds, journals, temporary files.
 */
import type { Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import { headerOf, pageBytesOf, VERSIONS_AT } from "./protocol.ts";

/** A C structure in SQLite's memory, with its fields as the library calls them; its types call them otherwise. */
interface Struct {
  pointer: number;
  dispose: () => void;
  [field: `$${string}`]: unknown;
}

const struct = (made: unknown) => made as Struct;

const NAME = "recording";
const DATABASE = "main.db";
const LEAST_PAGE_BYTES = 512;

class MemoryFile {
  data = new Uint8Array(1 << 16);
  size = 0;

  write(bytes: Uint8Array, at: number): void {
    const end = at + bytes.length;
    if (end > this.data.length) {
      const larger = new Uint8Array(Math.max(end, 2 * this.data.length));
      larger.set(this.data.subarray(0, this.size));
      this.data = larger;
    }
    this.data.set(bytes, at);
    this.size = Math.max(this.size, end);
  }
}

interface Opened {
  name: string;
  file: MemoryFile;
  /** SQLITE_OPEN_… */
  flags: number;
}

/** A day of the year 2023, in Julian days: the same in each run. */
const NOW = 2_460_000.5;

/** `maximumBytes`: all files together; above it the run ends with SQLITE_FULL. */
export function installRecorder(
  sqlite3: Sqlite3Static,
  database: Uint8Array | undefined,
  maximumBytes: number,
) {
  const { capi, wasm } = sqlite3;
  const main = new MemoryFile();
  const files = new Map([[DATABASE, main]]);
  const opened = new Map<number, Opened>();
  /** Packed: page * 2, plus 1 for one that is changed. Pages count from 1, as SQLite's do. */
  const requests: number[] = [];
  if (database !== undefined) {
    main.write(database, 0);
    // A file in memory has no shared memory beside it, which WAL mode needs.
    if (headerOf(database)?.isWal) main.data.fill(1, VERSIONS_AT, VERSIONS_AT + 2);
  }
  let temporary = 0;
  let random = 1;
  // Its types know neither 64-bit numbers nor a single place.
  const poke = wasm.poke as (at: number, value: number | bigint, type: string) => unknown;
  const give = (out: number, value: number | bigint, type: string) => {
    poke(out, value, type);
    return 0;
  };

  const pageBytes = () => Math.max(LEAST_PAGE_BYTES, pageBytesOf(main.data));
  const of = (file: number): Opened => opened.get(file) as Opened;
  const nameAt = (zName: number) => wasm.cstrToJs(zName) ?? "";

  /** The open transaction: each page's last request, the pages there were, the page that the journal says it saves next. */
  const last = new Map<number, number>();
  let former = 0;
  let announced = 0;
  const asked = (page: number) => {
    last.set(page, requests.length);
    requests.push(page * 2);
  };
  const changed = (page: number) => {
    if (!last.has(page)) asked(page);
    requests[last.get(page) as number] = page * 2 + 1;
  };

  const isDatabase = ({ flags }: Opened) => (flags & capi.SQLITE_OPEN_MAIN_DB) !== 0;

  function written(file: Opened, bytes: Uint8Array, offset: number): void {
    const size = pageBytes();
    const isJournal = (file.flags & capi.SQLITE_OPEN_MAIN_JOURNAL) !== 0;
    if (isJournal && bytes.length === 4) {
      announced = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    } else if (isJournal && bytes.length === size && announced > 0) {
      changed(announced);
      announced = 0;
    }
    const page = offset / size + 1;
    if (isDatabase(file) && bytes.length === size && page > former && !last.has(page)) changed(page);
  }

  const io = struct(new capi.sqlite3_io_methods());
  io.$iVersion = 1;
  const vfs = struct(new capi.sqlite3_vfs());
  vfs.$iVersion = 2;
  vfs.$szOsFile = (capi.sqlite3_file as unknown as { structInfo: { sizeof: number } }).structInfo.sizeof;
  vfs.$mxPathname = 512;
  vfs.$zName = wasm.allocCString(NAME, false);
  vfs.$xSleep = struct(new capi.sqlite3_vfs(capi.sqlite3_vfs_find(null))).$xSleep;
  sqlite3.vfs.installVfs({
    io: {
      struct: io,
      methods: {
        xClose: (file: number) => {
          const { name, flags } = of(file);
          opened.delete(file);
          if (flags & capi.SQLITE_OPEN_DELETEONCLOSE) files.delete(name);
          return 0;
        },
        xRead: (file: number, target: number, count: number, at: bigint) => {
          const one = of(file);
          const from = one.file;
          const offset = Number(at);
          if (isDatabase(one) && count === pageBytes() && offset % count === 0) asked(offset / count + 1);
          const there = Math.max(0, Math.min(count, from.size - offset));
          const heap = wasm.heap8u();
          heap.set(from.data.subarray(offset, offset + there), target);
          heap.fill(0, target + there, target + count);
          return there === count ? 0 : capi.SQLITE_IOERR_SHORT_READ;
        },
        xWrite: (file: number, source: number, count: number, at: bigint) => {
          const one = of(file);
          const offset = Number(at);
          let bytes = offset + count - one.file.size;
          for (const { size } of files.values()) bytes += size;
          if (bytes > maximumBytes) return capi.SQLITE_FULL;
          const data = wasm.heap8u().subarray(source, source + count);
          written(one, data, offset);
          one.file.write(data, offset);
          return 0;
        },
        xTruncate: (file: number, size: bigint) => {
          const { file: one } = of(file);
          one.size = Math.min(one.size, Number(size));
          return 0;
        },
        xSync: () => 0,
        xFileSize: (file: number, out: number) => give(out, BigInt(of(file).file.size), "i64"),
        xLock: (file: number, level: number) => {
          if (!isDatabase(of(file)) || level !== capi.SQLITE_LOCK_SHARED) return 0;
          last.clear();
          former = Math.ceil(main.size / pageBytes());
          return 0;
        },
        xUnlock: () => 0,
        xCheckReservedLock: (_: number, out: number) => give(out, 0, "i32"),
        xFileControl: () => capi.SQLITE_NOTFOUND,
        xSectorSize: () => 4096,
        xDeviceCharacteristics: () => 0,
      },
    },
    vfs: {
      struct: vfs,
      methods: {
        xOpen: (_: number, zName: number, file: number, flags: number, outFlags: number) => {
          const name = zName === 0 ? `temporary-${temporary++}` : nameAt(zName);
          const found = files.get(name) ?? new MemoryFile();
          files.set(name, found);
          const head = struct(new capi.sqlite3_file(file));
          head.$pMethods = io.pointer;
          head.dispose();
          opened.set(file, { name, file: found, flags });
          return outFlags === 0 ? 0 : give(outFlags, flags, "i32");
        },
        xDelete: (_: number, zName: number) => {
          files.delete(nameAt(zName));
          return 0;
        },
        xAccess: (_: number, zName: number, _flags: number, out: number) =>
          give(out, files.has(nameAt(zName)) ? 1 : 0, "i32"),
        xFullPathname: (_: number, zName: number, count: number, out: number) =>
          wasm.cstrncpy(out, zName, count) < count ? 0 : capi.SQLITE_CANTOPEN,
        xGetLastError: () => 0,
        xRandomness: (_: number, count: number, out: number) => {
          const heap = wasm.heap8u();
          for (let at = 0; at < count; at += 1) {
            // They look random and are the same in each run: the same script gives the same trace.
            random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
            heap[out + at] = random >>> 24;
          }
          return count;
        },
        xCurrentTime: (_: number, out: number) => give(out, NOW, "double"),
      },
    },
  } as unknown as Parameters<Sqlite3Static["vfs"]["installVfs"]>[0]);
  return { requests, bytes: () => main.data.slice(0, main.size), pageBytes };
}

/** Pragmas that would have SQLite keep pages of its own, or write others: what is recorded would be no bufferpool's. */
const HELD: readonly string[] = ["cache_size", "cache_spill", "default_cache_size", "journal_mode"];

/**
 * Opens the recorded database: a connection without a cache, temporary tables in memory, no other files. It stays so:
 * `onHeld` hears of pragmas that would change it, which do nothing.
 */
export function openRecorded(sqlite3: Sqlite3Static, onHeld: (pragma: string) => void) {
  const database = new sqlite3.oo1.DB({ filename: DATABASE, flags: "c", vfs: NAME });
  const { capi } = sqlite3;
  capi.sqlite3_limit(database, capi.SQLITE_LIMIT_ATTACHED, 0);
  database.exec("PRAGMA cache_size = 0; PRAGMA temp_store = MEMORY;");
  const authorize = (_: number, action: number, name: string | 0, value: string | 0): number => {
    const pragma = String(name).toLowerCase();
    if (action !== capi.SQLITE_PRAGMA || !value || !HELD.includes(pragma)) return capi.SQLITE_OK;
    onHeld(pragma);
    return capi.SQLITE_IGNORE;
  };
  capi.sqlite3_set_authorizer(database, authorize, 0);
  return database;
}
