/** The page that leads to one's own database. Code stands between backticks; numbers come formatted. */

export const yourDatabase = {
  title: "What would your database's pool do?",
  lead: "Four recorded servers, served in this page by their own policy, and by the same policy inside ACE.",
  own: "Your own, in five steps",
  ownLead:
    "Record which pages your server asks its bufferpool for, and step through that run here. See each request, which tables live in the pool, what is evicted, and what another policy or another SSD would make of it.",
  private: "Files that you open are read in this page and never leave it.",
  steps: "Five steps",
  copy: "Copy",
  needs: "Needs",
  costs: "Costs",
  holds: "Holds",

  recorded: {
    title: "Recorded servers",
    named: (title: string) => `${title}, recorded`,
    pool: (server: string, frames: string, device: string) => `${server}, ${frames} frames, ${device}`,
    serving: "The engine serves the recording …",
    failed: (why: string) => `The recording could not be served: ${why}`,
    deviceTime: "Device time inside ACE",
    runTime: (share: string) => `Run time as in PostgreSQL, f = ${share}`,
    fitted: (share: string) =>
      `Run time counts reads whole, and of the write time the share f = ${share} that a client waits for: fitted to figure 8 of the ACE paper, not measured.`,
    howFitted: "How f was fitted",
    same: (differ: string, requests: string) =>
      `${differ} of ${requests} requests differ from what the server found`,
    notice: {
      "postgres-pgbench":
        "Clock Sweep here is the server's own pool. Inside ACE the same misses write their pages in batches.",
      "postgres-pgbench8":
        "8 clients hold pages at once: the hand passes what another holds. The two requests are of a page that one client was adding as another asked for it.",
      "postgres-report":
        "See a report drive out the pages of the look-ups. Hardly any is changed, so ACE gains next to nothing.",
      "mariadb-scan":
        "The server frees 50 to 100 frames ahead of need, the lane one as it is needed. See a scan drive out its own pages alone, and in the lane of LRU what the transactions use.",
    } as Readonly<Record<string, string>>,
    open: (title: string) => `Open “${title}”`,
  },
  files: {
    title: "I have a file",
    button: "Open a file and its curve",
    drop: "or drop a file here",
    label: "Trace of any kind, for its curve",
    gives:
      "The lab opens it in the tab “Sizes”: misses, device time and what ACE saves, over the size of the pool. The page says what it was read as, and asks where the file leaves it open.",
    kinds: {
      postgres: {
        have: "a recording of PostgreSQL",
        how: "Make a trace of the events with `bpsim import`, then open it. How to record is in step 2 below.",
      },
      block: {
        have: "a block trace",
        how: "MSR Cambridge, SYSTOR ’17, Alibaba, Tencent, SPC, `fio` iolog or the output of `blkparse`: open it as it is, packed or not. Each request asks for every page it touches; the page size can be chosen. Of a Linux machine of your own:",
      },
      cache: {
        have: "a cache trace",
        how: "libCacheSim’s `oracleGeneral`, `lcs`, `vscsi` and CSV, or numbers a line as the authors of LIRS have them: open it as it is. Objects of different sizes can be cut into pages.",
      },
      address: {
        have: "an address trace of a course",
        how: "`din`, `R 0x…` lines, hexadecimal addresses, or what Valgrind’s lackey writes: open it as it is. Of a program of your own:",
      },
      columns: {
        have: "a CSV of any columns",
        how: "Open it, and say in the menus over its columns which one is the operation, the page, the key, or offset and size.",
      },
      ace: {
        have: "a workload of the ACE authors",
        how: "Lines such as `R 17` or `W 17`: open it as it is.",
      },
      sql: {
        have: "an SQLite database, or SQL",
        how: "Run it in the page: each page that a query asks for is noted, and opens in the lab from there.",
      },
    },
    there: "Ask in SQL",
    commandFor: (have: string) => `To get ${have}`,
    command: "The same curve at the command line, as CSV",
  },
  sql: {
    title: "Ask in SQL",
    why: "For this you need no server: SQLite runs in the page, over a sample database or a file of yours. Each page that a query requests is noted.",
    open: "Type SQL",
    own: "There, “Own file …” takes an SQLite database of up to 256 MiB.",
  },
  record: {
    title: "Record a running PostgreSQL",
    why: "The recorder listens at the server's own probes, without a restart, and notes what each process asks for, changes and pins, and whether the server found it.",
    record: "Record, until Ctrl+C; names of tables are saved at the end",
    trace: "Make a trace with these names",
    look: "The third command looks at it: step 3.",
    source:
      "Recorder and `bpsim` come with the lab's source; more is in `recorders/postgres/README.md`. MariaDB’s InnoDB has one too: `recorders/innodb/README.md`.",
    needs:
      "Linux on x86-64, root, bpftrace 0.17 or later, binutils, and a PostgreSQL built with its probes, as Debian's and Ubuntu's are. Tried with 15, 17 and 18.",
    costs:
      "In the worst case seen, pgbench fell from 3,400 to 840 transactions a second while it was recorded; 13,000 transactions made 31 MB.",
    holds: "Names of databases and tables, and which blocks were asked for when. No rows, no queries.",
  },
  open: {
    title: "Open it here",
    why: "It opens as the server's own pool: Clock Sweep with as many frames, alone and inside ACE. The lab says at how many requests they part from what the server found.",
    button: "Open file",
    drop: "or drop it here",
    label: "Trace of a database, or scene",
    frames: "Frames in the pool",
    sizes:
      "As many as the server has: `SHOW shared_buffers`, in pages of 8 kB. 16 MB are 2,048 frames, 128 MB are 16,384.",
    command: "The same at the command line",
  },
  start: {
    title: "Start from the pool as it was",
    why: "A server that has been up for a while does not begin with an empty pool. Replayed from one, a recording had 6% misses too many; with a snapshot taken just before, 1% too few.",
    snapshot: "Take a snapshot in psql, just before you record",
    run: "Run from it. In the page: open the recording, then `pool.csv`",
    needs: "The extension `pg_buffercache` in that database, and a role in `pg_monitor`.",
    columns:
      "A line a used buffer: `frame,relation,fork,block,dirty,usage,pins`; `pins` may be left out. Frames and usage counts must fit the scene. `pg_buffercache` as psql prints it and InnoDB's `ib_buffer_pool` are read too.",
  },
  savings: {
    title: "Ask what ACE would save",
    why: "In the tab “What ACE saves” one click runs your trace through every policy, alone and inside ACE, on every device.",
    open: "What ACE saves of pgbench",
    own: "Of your own trace: open it in step 3, then choose that tab.",
  },

  file: {
    title: "A trace, column by column",
    about:
      "CSV with a header, also as `.gz` or `.zst`. Columns are known by name, in any order. Needed is `page`, or `relation` with `block`; without `op` all are reads.",
    column: "Column",
    legal: "Legal",
    meaning: "Meaning",
    name: "a name",
    text: "any text",
    columns: {
      op: "`R` asks for a page to read it, `W` to change it; both pin it. `P` is one pin more, `U` gives one back. Without any `P` and `U` there are no pins.",
      page: "The page, where pages have no names.",
      relation:
        "The table or index: up to 1000 bytes, in quotes where it holds a comma, a quote or a line break.",
      fork: "0, if left out: the data. 1: free space map, 2: visibility map.",
      block: "The page within that fork.",
      client: "The process that asks; 1 if left out.",
      kind: "What the page is, of a table or an index.",
      found: "What the database itself found: the lab compares each request.",
      "#": "A line that begins so: a remark, such as the statement, on the requests that follow.",
    },
    example: "Five lines of such a file",
    outside: "Outside the model",
    outsideAbout: "Where these happen, simulator and server part.",
    left: [
      "Rings: large sequential scans, `VACUUM` and `COPY` reuse a few buffers of their own.",
      "Background writer and checkpointer clean pages meanwhile: fewer evictions are dirty, hits and misses stay.",
      "Dropped and truncated tables leave the pool at once.",
      "Temporary tables live in local buffers, which are not recorded.",
      "The write-ahead log is not modelled.",
    ],
  },
};
