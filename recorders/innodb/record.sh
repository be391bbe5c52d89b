#!/bin/sh
# Records which pages MariaDB's InnoDB asks its buffer pool for: README.md beside this file says how and at what cost.
#
#   record.sh [record] EVENTS     record until Ctrl+C (SIGINT); names go to EVENTS.names if the server can be reached
#   record.sh names               print names of tables and indexes as they are now
#   record.sh snapshot POOL.csv   save what the pool holds now
#   record.sh program             print the bpftrace program, and run nothing
#
# Environment: MARIADBD the server's binary, LIBMARIADBD the library of the same package version that a stripped binary's
# functions are found by, MARIADB how the client is called (socket and user with it), BPFTRACE_PERF_RB_PAGES as bpftrace
# knows it.

# Variables in single quotes are bpftrace's.
# shellcheck disable=SC2016
set -eu
here=$(dirname "$(readlink -f "$0")")
. "$here/../recording.sh"

# --- The program ------------------------------------------------------------------------------------------------------

# The functions that are watched, each with the part of the library that has it. Their names hold their arguments' types.
get=_Z16buf_page_get_gen9page_id_tm14rw_lock_type_tP11buf_block_tmP5mtr_tP7dberr_tb
fix=_ZN10buf_pool_t8page_fixE9page_id_tP7dberr_tNS_18page_fix_conflictsE
again=_Z23buf_page_optimistic_getP11buf_block_t14rw_lock_type_tmP5mtr_t
create=_Z15buf_page_createP11fil_space_tjmP5mtr_tP11buf_block_t
read=_Z13buf_read_page9page_id_tb
change=_ZN5mtr_t12set_modifiedERK11buf_block_t

address() {
  printf '%s\n' "$functions" | awk -v name="$1" '$1 == name { print "0x" $2 }'
}

# $1 function, $2 what was found, as a number of bpftrace's. A block begins with its page's number and tablespace; its frame
# has the type of page at byte 24, and of an index the level at 64 and the index at 66, highest byte first.
on_return() {
  printf 'uretprobe:%s:%s /(int64)retval > 0/ {\n' "$binary" "$(address "$1")"
  printf '  $f = *(uint64*)uptr(retval + 48);
  printf("%%lu R %%d %%u %%u %%d %%u %%u %%u %%u\\n", nsecs, tid, *(uint32*)uptr(retval + 4), *(uint32*)uptr(retval), %s,
    *(uint16*)uptr($f + 24), *(uint16*)uptr($f + 64), *(uint32*)uptr($f + 70), *(uint32*)uptr($f + 4));\n}\n' "$2"
}

program() {
  for function in "$get" "$fix"; do
    printf 'uprobe:%s:%s {\n  @read[tid] = 0;\n}\n' "$binary" "$(address "$function")"
    on_return "$function" '@read[tid]'
  done
  printf 'uprobe:%s:%s {\n  @read[tid] = 1;\n}\n' "$binary" "$(address "$read")"
  on_return "$again" 0
  # The frame that the caller brings is taken, but where the pool still has the page that was there before.
  printf 'uprobe:%s:%s {\n  @free[tid] = arg4;\n}\n' "$binary" "$(address "$create")"
  on_return "$create" 'retval == @free[tid] ? 2 : 0'
  printf 'uprobe:%s:%s {\n' "$binary" "$(address "$change")"
  printf '  printf("%%lu D %%d %%u %%u\\n", nsecs, tid, *(uint32*)uptr(arg1 + 4), *(uint32*)uptr(arg1));\n}\n'
  last_probe @read @free
}

prepare() {
  need_machine
  [ "$register" = ip ] || fail 'legal is a machine of x86_64: functions are not found in other ones yet'
  command -v python3 >/dev/null || fail 'python3 is missing; install it (apt-get install python3)'
  binary=$(readlink -f "${MARIADBD:-$(command -v mariadbd || echo /usr/sbin/mariadbd)}")
  [ -x "$binary" ] || fail "MARIADBD=$binary: no such program; legal is the path of the server's binary (apt-get install mariadb-server)"
  version=$("$binary" --no-defaults --version | sed -n 's/.*Ver \([0-9.]*\)-MariaDB.*/\1/p')
  [ -n "$version" ] || fail "$binary does not say that it is MariaDB; name the server's binary in MARIADBD"
  library=${LIBMARIADBD:-$(find /usr/lib /usr/lib64 -name libmariadbd.a 2>/dev/null | head -n 1)}
  functions=$(python3 "$here/functions.py" "$binary" "$library" "$get=buf0buf.cc.o" "$fix=buf0buf.cc.o" \
    "$again=buf0buf.cc.o" "$create=buf0buf.cc.o" "$read=buf0rea.cc.o" "$change=mtr0mtr.cc.o") ||
    fail "functions of $binary ($version) are not found; install libmariadbd-dev of the very version of the server's package, or its symbols (mariadb-server-core-dbgsym)"
}

# --- Names and the pool -----------------------------------------------------------------------------------------------

sql() {
  # Words of the command are its arguments.
  # shellcheck disable=SC2086
  ${MARIADB:-mariadb} --batch --raw --skip-column-names information_schema -e "$1"
}

reachable() {
  sql 'select 1' >/dev/null 2>&1
}

need_server() {
  reachable || fail 'no server answers; start it, or say in MARIADB how the client is called, such as MARIADB="mariadb -u root -S /tmp/sock"'
}

# A table is called by its name, and so is the index that holds its rows; another index after both; what is of no index
# after the tablespace's file.
indexes="select i.space, i.index_id, i.page_no, substring_index(t.name, '/', 1) as base,
    if(i.type & 1, substring_index(t.name, '/', -1), concat(substring_index(t.name, '/', -1), '.', i.name)) as name
  from INNODB_SYS_INDEXES i join INNODB_SYS_TABLES t using (table_id)"
files="select space, substring_index(name, '/', 1) as base,
    if(name like '%/%', concat(substring_index(name, '/', -1), '.ibd'), name) as name from INNODB_SYS_TABLESPACES"

# Lines of CSV as those of PostgreSQL's recorder; a tablespace in the database's place, an index in the file node's.
print_names() {
  sql "select concat_ws(',', 'database', space, concat('\"', replace(base, '\"', '\"\"'), '\"')) from ($files) f
    union all select concat_ws(',', 'relation', space, index_id, '', concat('\"', replace(name, '\"', '\"\"'), '\"'), 'tablespace')
      from (select space, index_id, name from ($indexes) i union all select space, 0, name from ($files) f) every
    union all select concat_ws(',', 'page', space, index_id, page_no, 'root') from ($indexes) i"
}

print_kinds() {
  :
}

# Frames are numbered from the end of the list where pages go, so that their order is the list's. Pages that were freed
# have no number any more, and are left out.
snapshot() {
  {
    echo frame,relation,fork,block,dirty,usage,pins
    sql "select concat_ws(',', row_number() over (order by p.LRU_POSITION) - 1,
        concat('\"', replace(coalesce(i.name, f.name, concat(p.SPACE, '/0')), '\"', '\"\"'), '\"'), 0, p.PAGE_NUMBER,
        p.OLDEST_MODIFICATION > 0, 0, p.FIX_COUNT)
      from INNODB_BUFFER_PAGE_LRU p left join ($files) f on f.space = p.SPACE left join ($indexes) i on i.space = p.SPACE
        and concat('\`', i.base, '\`.\`', substring_index(i.name, '.', 1), '\`') = p.TABLE_NAME
        and if(i.name like '%.%', substring_index(i.name, '.', -1) = p.INDEX_NAME, p.INDEX_NAME in ('PRIMARY', 'GEN_CLUST_INDEX'))
      where p.PAGE_TYPE <> 'UNKNOWN' and (p.SPACE > 0 or p.PAGE_NUMBER > 0 or p.PAGE_TYPE = 'FILE_SPACE_HEADER')
      order by p.LRU_POSITION"
  } >"$1"
}

# --- Recording --------------------------------------------------------------------------------------------------------

# Events as PostgreSQL's recorder writes them: tablespace and index in the places of database and file node. Which index a
# page is of, and what kind of page it is, is what was seen last: a page that has just been made does not say it yet.
write() {
  awk -v names="$1.names" '
    function swap16(n) { return n % 256 * 256 + int(n / 256) }
    function swap32(n) { return swap16(n % 65536) * 65536 + swap16(int(n / 65536)) }
    FNR == 1 { pass++ }
    { page = $4 " " $5 }
    pass == 1 && $2 == "R" {
      requests++
      if (swap32($10) != $5) { strange++; if (page in type) next; $7 = $8 = $9 = 0 }
      type[page] = swap16($7); level[page] = swap16($8)
      index_of[page] = type[page] == 17855 || type[page] == 17854 || type[page] == 18 ? swap32($9) : 0
    }
    pass == 2 {
      found = $2 == "R" ? " " $6 : ""
      printf "%s %s %s 0/%s/%d 0 %s%s\n", $1, $2, $3, $4, index_of[page], $5, found
    }
    END {
      if (requests > 0 && strange > requests / 2) exit 3
      for (page in type) {
        split(page, part, " ")
        kind = index_of[page] ? (level[page] ? "internal" : "") : type[page] == 0 ? "free" : type[page] == 2 ? "other" :
          type[page] >= 10 && type[page] <= 12 ? "overflow" : "meta"
        if (kind != "") printf "page,%s,%d,%s,%s\n", part[1], index_of[page], part[2], kind >>names
      }
    }' "$2" "$2"
}

record() {
  events=$1
  need_bpftrace
  prepare
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  program >"$work/program.bt"
  : >"$events.names"
  # Addresses without symbols are what bpftrace calls unsafe.
  trace "$binary (MariaDB $version) to $events" --unsafe
  in_order >"$work/sorted"
  { printf '# bufferpool-lab innodb events 1\n' && write "$events" "$work/sorted"; } >"$events" ||
    fail "frames do not begin with the number of their page: this build of MariaDB $version lays out its blocks otherwise; 10.11 of Debian 12 was tried"
  if reachable; then
    print_names >>"$events.names"
  else
    say "no server answers, so $events.names holds no names; later: record.sh names >> $events.names"
  fi
  say_lost "$events"
}

main "$@"
