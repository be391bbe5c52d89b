/** What is typed at a command line or in psql; a test holds it to the recorder's own page. */

export const RECORD = "sudo recorders/postgres/record.sh events";

export const IMPORT = "bpsim import events --names events.names --output requests.csv.zst";

export const run = (frames: number, start = "") =>
  `bpsim run --trace requests.csv.zst ${start}--policy clock --frames ${frames} --check-found`;

/** One line, as psql wants it. */
export const SNAPSHOT =
  "\\copy (select bufferid-1 as frame, coalesce(c.relname, b.relfilenode::text) as relation, relforknumber as fork, relblocknumber as block, isdirty::int as dirty, usagecount as usage, pinning_backends as pins from pg_buffercache b left join pg_class c on b.relfilenode = pg_relation_filenode(c.oid) and b.reldatabase in (0, (select oid from pg_database where datname = current_database())) where b.relfilenode is not null order by 1) to 'pool.csv' csv header";

export const runFrom = (frames: number) => run(frames, "--start-from pool.csv ");

/** Five lines of a trace: a statement, a leaf of an index that is read, a row that is changed. */
export const EXAMPLE = `op,relation,fork,block,client,kind,found
# UPDATE accounts SET balance = 0 WHERE id = 7
R,accounts_pkey,0,3,1,leaf,hit
W,accounts,0,412,1,heap,miss
U,accounts,0,412,1,,`;

/** The columns of a trace file, in the order in which they are explained, and what may stand in them. */
export const COLUMNS = [
  { id: "op", legal: "R W P U" },
  { id: "page", legal: "0 … 2^64-1" },
  { id: "relation", legal: null },
  { id: "fork", legal: "0 … 255" },
  { id: "block", legal: "0 … 2^32-1" },
  { id: "client", legal: "0 … 65535" },
  { id: "kind", legal: "heap leaf internal root meta overflow free other" },
  { id: "found", legal: "hit miss new" },
  { id: "#", legal: null },
] as const;

/** The curve of a whole file. */
export const CURVE = "bpsim curve FILE --policy lru,clock,arc --mode baseline,ace";

interface Kind {
  id: "postgres" | "block" | "cache" | "address" | "ace" | "columns" | "sql";
  /** What makes such a file, where something has to be run first. */
  command?: string;
  href?: string;
}

/** Kinds of files that people have. */
export const KINDS: readonly Kind[] = [
  { id: "postgres", command: IMPORT },
  { id: "block", command: "blktrace -d /dev/nvme0n1 -w 60 -o - | blkparse -i - > trace.txt" },
  { id: "cache" },
  { id: "address", command: "valgrind --tool=lackey --trace-mem=yes ls 2> trace.txt" },
  { id: "columns" },
  { id: "ace" },
  { id: "sql", href: "#/sql" },
];
