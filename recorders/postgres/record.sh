#!/bin/sh
# Records which pages a PostgreSQL server asks its buffer pool for: README.md beside this file says how and at what cost.
#
#   record.sh [record] EVENTS     record until Ctrl+C (SIGINT); names go to EVENTS.names if the server can be reached
#   record.sh names               print names and kinds of pages as they are now
#   record.sh snapshot POOL.csv   save what the pool holds now
#   record.sh program             print the bpftrace program, and run nothing
#
# Environment: POSTGRES the server's binary, POSTGRES_VERSION its version where it cannot be run here (in a container),
# PSQL how psql is called (host, port and user with it), KIND_PAGES the longest index whose pages are looked at for their
# kinds (0: none), BPFTRACE_PERF_RB_PAGES as bpftrace knows it.

# Variables in single quotes are bpftrace's.
# shellcheck disable=SC2016
set -eu

fail() {
  printf 'record.sh: %s\n' "$1" >&2
  exit 2
}

say() {
  printf '%s\n' "$1" >&2
}

# --- The program ------------------------------------------------------------------------------------------------------

# The one server binary, without the links and wrappers before it.
find_binary() {
  if [ -n "${POSTGRES:-}" ]; then
    [ -x "$POSTGRES" ] || fail "POSTGRES=$POSTGRES: no such program; legal is the path of the server's binary"
    readlink -f "$POSTGRES"
    return
  fi
  found=''
  for path in /usr/lib/postgresql/*/bin/postgres /usr/pgsql-*/bin/postgres "$(command -v postgres || true)"; do
    [ -x "$path" ] && found="$found$(readlink -f "$path")
"
  done
  found=$(printf '%s' "$found" | sort -u)
  case $found in
    '') fail 'no PostgreSQL server found; install one (apt-get install postgresql), or name its binary in POSTGRES' ;;
    *'
'*) fail "several servers found; name one of them in POSTGRES:
$found" ;;
  esac
  printf '%s\n' "$found"
}

# The address of a symbol, in hexadecimal.
address() {
  printf '%s\n' "$symbols" | awk -v name="$1" '{ sub(/@.*/, "", $3) } $3 == name { print $1; exit }'
}

# An uprobe on a function whose first argument is a buffer. Its page is the tag that begins its descriptor: $1 function,
# $2 letter of the event, $3 a further condition on the tag at $d.
on_buffer() {
  start=$(address "$1")
  # Positions are relative: the binary is loaded anywhere, so the array is found from the function's own address.
  printf 'uprobe:%s:%s /(int32)arg0 > 0/ {\n' "$binary" "$1"
  printf '  $d = *(uint64*)uptr(reg("%s") + %d) + ((uint64)(uint32)arg0 - 1) * 64;\n' \
    "$register" $((0x$descriptors - 0x$start))
  event='printf("%lu '"$2"' %d %u/%u/%u %u %u\n", nsecs, pid, *(uint32*)uptr($d), *(uint32*)uptr($d + 4),
    *(uint32*)uptr($d + 8), *(uint32*)uptr($d + 12), *(uint32*)uptr($d + 16));'
  if [ -n "$3" ]; then
    printf '  if (%s) {\n    %s\n  }\n}\n' "$3" "$event"
  else
    printf '  %s\n}\n' "$event"
  fi
}

# An event of a page whose probe has fork, block, tablespace, database, relation and backend. Backends of their own
# (other than -1) are temporary tables, which live in no shared buffer.
on_probe() {
  printf 'usdt:%s:postgresql:%s /(int32)arg5 == -1/ {\n%s\n}\n' "$binary" "$1" "$2"
}

program() {
  request='printf("%lu R %d %u/%u/%u %u %u %d\n", nsecs, pid, arg2, arg3, arg4, (uint32)arg0, (uint32)arg1,'
  if [ "$version" -lt 17 ]; then
    # A read from disk between the two ends of a request is a miss (1), a block that is not named yet a new page (2).
    on_probe buffer__read__start '  @read[pid] = (uint32)arg1 == 0xffffffff ? 2 : 0;'
    on_probe smgr__md__read__start '  if (@read[pid] == 0) {
    @read[pid] = 1;
  }'
    on_probe buffer__read__done "  $request @read[pid]);"
  else
    # The page is pinned between start and done of a hit; a miss is done much later, and after a read from disk.
    on_probe buffer__read__start "  @read[pid] = 1;
  $request 1);"
    on_probe smgr__md__read__start '  @read[pid] = 0;'
    # From 18 on a read is only begun here, whoever carries it out.
    [ -z "$(address smgrstartreadv)" ] || printf 'uprobe:%s:smgrstartreadv {\n  @read[pid] = 0;\n}\n' "$binary"
    on_probe buffer__read__done '  if (@read[pid] == 1) {
    @read[pid] = 0;
    printf("%lu H %d %u/%u/%u %u %u\n", nsecs, pid, arg2, arg3, arg4, (uint32)arg0, (uint32)arg1);
  }'
  fi
  on_buffer MarkBufferDirty D ''
  on_buffer MarkBufferDirtyHint D ''
  on_buffer IncrBufferRefCount P ''
  on_buffer ReleaseBuffer U ''
  # Up to 15 it ends in ReleaseBuffer, which is probed already; where the compiler has copied that into it, it counts itself.
  objdump -d --no-show-raw-insn --disassemble=UnlockReleaseBuffer "$binary" | grep -q '<ReleaseBuffer' ||
    on_buffer UnlockReleaseBuffer U ''
  # Keeps its pin if the page asked for is the one at hand. A relation begins with tablespace, database and file node.
  on_buffer ReleaseAndReadBuffer U '*(uint32*)uptr($d + 16) != (uint32)arg2 || *(uint32*)uptr($d + 12) != 0 ||
    *(uint32*)uptr($d + 8) != *(uint32*)uptr(arg1 + 8) || *(uint64*)uptr($d) != *(uint64*)uptr(arg1)'
  # The last probe: once it fires all others are in place. So wide a line is not held back in bpftrace's buffer.
  cat <<'PROBES'
interval:ms:100 /@ready == 0/ {
  @ready = 1;
  printf("# recording %lu%9000d\n", nsecs, 0);
}
END {
  clear(@read);
  clear(@ready);
}
PROBES
}

# What the program needs of machine and binary; each lack with what mends it.
prepare() {
  [ "$(uname -s)" = Linux ] || fail "this is $(uname -s); bpftrace needs Linux"
  case $(uname -m) in
    x86_64) register=ip ;;
    aarch64) register=pc ;;
    *) fail "machine $(uname -m); legal are x86_64 and aarch64" ;;
  esac
  { command -v nm && command -v objdump; } >/dev/null || fail 'nm or objdump is missing; install binutils (apt-get install binutils)'
  binary=$(find_binary)
  version=${POSTGRES_VERSION:-$("$binary" --version | sed -n 's/.*(PostgreSQL) \([0-9]*\).*/\1/p')}
  [ -n "$version" ] || fail "$binary does not say which version it is; name the server's binary in POSTGRES, or its version, such as 15, in POSTGRES_VERSION"
  symbols=$(nm -D --defined-only "$binary")
  descriptors=$(address BufferDescriptors)
  for name in BufferDescriptors MarkBufferDirty MarkBufferDirtyHint IncrBufferRefCount ReleaseBuffer UnlockReleaseBuffer \
    ReleaseAndReadBuffer; do
    [ -n "$(address "$name")" ] ||
      fail "$binary has no symbol $name; install the server that Debian, Ubuntu or PGDG packs, or build one without hiding symbols"
  done
  # Names of probes stand in the binary's notes as they are.
  for name in buffer__read__start buffer__read__done smgr__md__read__start; do
    grep -aq "$name" "$binary" ||
      fail "$binary has no probe $name; install the server that Debian, Ubuntu or PGDG packs, or build one with --enable-dtrace"
  done
}

# --- Names and the pool -----------------------------------------------------------------------------------------------

# Runs psql: as root there is mostly no such role, so then as the user that packages run the server as.
sql() {
  if [ -n "${PSQL:-}" ]; then
    # Words of the command are its arguments.
    # shellcheck disable=SC2086
    $PSQL -XAtq "$@"
  elif psql -XAtqc '' -d "${PGDATABASE:-postgres}" >/dev/null 2>&1; then
    psql -XAtq "$@"
  else
    runuser -u postgres -- psql -XAtq "$@"
  fi
}

reachable() {
  command -v psql >/dev/null && sql -d "${PGDATABASE:-postgres}" -c '' >/dev/null 2>&1
}

databases() {
  sql -d "${PGDATABASE:-postgres}" -c 'select datname from pg_database where datallowconn order by oid'
}

# Lines of CSV that begin with what they are: database,oid,name and relation,database,file node,schema,name,kind. The kind
# is the access method of a table or index, else the letter of pg_class.relkind.
print_names() {
  sql -d "${PGDATABASE:-postgres}" -c \
    "copy (select 'database', oid, datname from pg_database order by oid) to stdout (format csv)"
  databases | while IFS= read -r database; do
    sql -d "$database" -c "copy (
      select 'relation', case when c.relisshared then 0 else d.oid end, pg_relation_filenode(c.oid), n.nspname, c.relname,
        coalesce(a.amname, c.relkind::text)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_am a on a.oid = c.relam
        join pg_database d on d.datname = current_database()
      where pg_relation_filenode(c.oid) is not null order by c.relisshared, c.oid) to stdout (format csv)" </dev/null
  done
}

# Lines page,database,file node,block,kind of every page of a B-tree that is no leaf, the first one always, where pageinspect is installed. They
# are read through the pool, so this is for after a recording.
print_kinds() {
  limit=${KIND_PAGES:-100000}
  [ "$limit" -gt 0 ] || return 0
  databases | while IFS= read -r database; do
    # One statement an index, so that one that cannot be read costs its own kinds alone.
    sql -d "$database" <<END || true
select format('copy (select ''page'', %1\$s, %2\$s, 0, ''meta'' union all
  select ''page'', %1\$s, %2\$s, b, case s.type when ''r'' then ''root'' when ''i'' then ''internal'' else ''free'' end
  from generate_series(1, %3\$s) b, %4\$I.bt_page_stats(%5\$L, b) s where s.type <> ''l'') to stdout (format csv)',
  case when c.relisshared then 0 else d.oid end, pg_relation_filenode(c.oid), p.pages - 1, n.nspname, c.oid::regclass)
from pg_extension e join pg_namespace n on n.oid = e.extnamespace
  join pg_database d on d.datname = current_database()
  join pg_class c on c.relkind = 'i' and c.relpersistence <> 't' join pg_am a on a.oid = c.relam and a.amname = 'btree'
  cross join lateral (select pg_relation_size(c.oid) / current_setting('block_size')::int as pages) p
where e.extname = 'pageinspect' and p.pages between 2 and $limit order by c.oid
\gexec
END
  done
}

need_server() {
  reachable || fail 'no server answers psql; start it, or say in PSQL how psql is called, such as PSQL="psql -h /tmp -U postgres"'
}

# Frames from 0, as bpsim counts them. Relations of the current database, and shared ones, have their names; those of
# others are database and file node, as bpsim import calls what has no name.
snapshot() {
  sql -d "${PGDATABASE:-postgres}" -c "select 1 from pg_extension where extname = 'pg_buffercache'" | grep -q 1 ||
    fail "pg_buffercache is not installed in database ${PGDATABASE:-postgres}; create extension pg_buffercache (package postgresql-contrib), or name another database in PGDATABASE"
  sql -d "${PGDATABASE:-postgres}" -c "copy (
    select b.bufferid - 1 as frame, coalesce(c.relname, concat(coalesce(d.datname, '0'), '/', b.relfilenode)) as relation,
      b.relforknumber as fork, b.relblocknumber as block, b.isdirty::int as dirty, b.usagecount as usage,
      b.pinning_backends as pins
    from pg_buffercache b left join pg_database d on d.oid = b.reldatabase
      left join pg_class c on b.relfilenode = pg_relation_filenode(c.oid)
        and (b.reldatabase = 0 and c.relisshared or d.datname = current_database() and not c.relisshared)
    where b.relfilenode is not null order by 1) to stdout (format csv, header)" >"$1"
}

# --- Recording --------------------------------------------------------------------------------------------------------

# What may be why bpftrace cannot put its probes in place: some kernels and bpftraces do it through tracefs alone.
untraced() {
  [ -e /sys/kernel/tracing/uprobe_events ] || [ -e /sys/kernel/debug/tracing/uprobe_events ] ||
    printf '%s\n' 'tracefs is not mounted, which it may need: mount -t tracefs tracefs /sys/kernel/tracing'
}

record() {
  events=$1
  [ "$(id -u)" = 0 ] || fail "bpftrace needs root, and this is user $(id -un); run it with sudo"
  command -v bpftrace >/dev/null || fail 'bpftrace is missing; install it (apt-get install bpftrace), version 0.17 or later'
  prepare
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  program >"$work/program.bt"
  : >"$events.names"
  if reachable; then
    print_names >"$events.names"
  else
    say 'no server answers psql yet, so names are saved at the end alone'
  fi

  # 64 MiB a processor: an event is about 100 bytes there, and what does not fit is lost.
  BPFTRACE_PERF_RB_PAGES=${BPFTRACE_PERF_RB_PAGES:-16384} BPFTRACE_MAP_KEYS_MAX=65536 \
    setsid bpftrace -q -o "$work/raw" "$work/program.bt" 2>"$work/told" &
  tracer=$!
  # Probes are put in place, and taken away, one after the other: what counts is recorded between the two, so that no pin
  # is seen taken and not given back. Hence a session of its own for bpftrace, which Ctrl+C does not reach. The clock of
  # nsecs is that of the uptime, as long as the machine does not sleep; the uptime is cut to hundredths, so it is read a
  # little later than the recording was to end.
  end=''
  trap 'sleep 0.02; end=${end:-$(cut -d " " -f 1 /proc/uptime)}; kill -INT "$tracer" 2>/dev/null || true' INT TERM
  until grep -q '^# recording' "$work/raw" 2>/dev/null; do
    kill -0 "$tracer" 2>/dev/null || fail "bpftrace ended before it recorded anything:
$(cat "$work/told")
$(untraced)"
    sleep 0.1
  done
  say "recording $binary (PostgreSQL $version) to $events; Ctrl+C ends it"
  # A signal ends the wait, not the tracer, which still writes what it holds.
  while kill -0 "$tracer" 2>/dev/null; do
    wait "$tracer" || true
  done

  # Rings are read one processor after the other: only their times say in which order events were.
  {
    printf '# bufferpool-lab postgres events 1\n# server %s\n' "$version"
    start=$(awk '/^# recording/ { print $3; exit }' "$work/raw")
    grep '^[0-9]' "$work/raw" | sort -n -s -k 1,1 | awk -v start="$start" -v end="${end:-0}" \
      '$1 >= start + 0 && (end == 0 || $1 <= end * 1000000000)'
  } >"$events"
  if reachable; then
    print_names >>"$events.names"
    print_kinds >>"$events.names"
  else
    say "no server answers psql, so $events.names holds what was saved at the start; later: record.sh names >> $events.names"
  fi
  lost=$(awk '/^Lost [0-9]+ events/ { lost += $2 } END { print lost + 0 }' "$work/told" "$work/raw")
  say "$(($(wc -l <"$events") - 2)) events, $lost lost"
  if [ "$lost" -gt 0 ]; then
    say "pins and findings are not exact; BPFTRACE_PERF_RB_PAGES=$((${BPFTRACE_PERF_RB_PAGES:-16384} * 4)) gives more room"
  fi
}

usage() {
  sed -n '2,/^$/s/^# \{0,1\}//p' "$0"
}

case ${1:-} in
  record)
    [ $# -eq 2 ] || fail 'record takes one file: record.sh record EVENTS'
    record "$2"
    ;;
  names)
    need_server
    print_names
    print_kinds
    ;;
  snapshot)
    [ $# -eq 2 ] || fail 'snapshot takes one file: record.sh snapshot POOL.csv'
    need_server
    snapshot "$2"
    ;;
  program)
    prepare
    program
    ;;
  -h | --help | help | '')
    usage
    ;;
  -*) fail "$1: no such option; record.sh --help names what there is" ;;
  *)
    [ $# -eq 1 ] || fail "$1: no such command; legal are record, names, snapshot and program"
    record "$1"
    ;;
esac
