#!/bin/sh
# Records transactions like those of pgbench on a server of its own, before and after a query that reads a whole table
# of twice the pool, for the comparison of recorder and simulator: one client, from the server's start, read-ahead off, and
# as little of the page cleaner as the server's settings leave.
#
#   tpcb.sh FOLDER USER [TRANSACTIONS]     needs root; USER runs the server, which refuses to be root
#
# FOLDER, which must not be there, then holds events and events.names. MARIADBD and LIBMARIADBD as for record.sh; POOL is
# the pool's size (16M), OLD_TIME innodb_old_blocks_time in ms (1000, the server's default).
set -eu

folder=$1
user=$2
transactions=${3:-1000}
here=$(dirname "$(readlink -f "$0")")
binary=$(readlink -f "${MARIADBD:-$(command -v mariadbd)}")

mkdir "$folder"
chown "$user" "$folder"
chmod 700 "$folder"
tracer=''
server=''
client() {
  mariadb --no-defaults --user=root --socket="$folder/socket" "$@"
}
start() {
  # No network: a socket in the folder, which is its user's alone.
  "$binary" --no-defaults --user="$user" --datadir="$folder/data" --socket="$folder/socket" --skip-networking \
    --pid-file="$folder/pid" --log-error="$folder/log" --innodb-buffer-pool-size="${POOL:-16M}" \
    --innodb-old-blocks-time="${OLD_TIME:-1000}" --innodb-read-ahead-threshold=0 --innodb-random-read-ahead=OFF \
    --innodb-lru-scan-depth=100 --innodb-adaptive-flushing=OFF --innodb-max-dirty-pages-pct=99.9 \
    --innodb-max-dirty-pages-pct-lwm=0 --innodb-log-file-size=1G --innodb-flush-log-at-trx-commit=0 \
    --innodb-buffer-pool-dump-at-shutdown=OFF --innodb-buffer-pool-load-at-startup=OFF --innodb-stats-auto-recalc=OFF &
  server=$!
  until client -e 'select 1' >/dev/null 2>&1; do
    kill -0 "$server" 2>/dev/null || { cat "$folder/log" >&2; exit 1; }
    sleep 0.1
  done
}
stop() {
  [ -z "$server" ] && return
  kill -TERM "$server" 2>/dev/null || true
  wait "$server" || true
  server=''
}
finish() {
  [ -z "$tracer" ] || kill -TERM "$tracer" 2>/dev/null || true
  stop
}
trap finish EXIT
trap 'exit 1' INT TERM HUP

mariadb-install-db --no-defaults --user="$user" --datadir="$folder/data" --auth-root-authentication-method=normal \
  --skip-test-db >"$folder/installed" 2>&1
start
client <<'END'
create database bench;
use bench;
create table branch (id int primary key, balance int, filler char(88)) engine=InnoDB;
create table teller (id int primary key, branch int, balance int, filler char(84)) engine=InnoDB;
create table account (id int primary key, branch int, balance int, filler char(84)) engine=InnoDB;
create table history (id int auto_increment primary key, teller int, branch int, account int, delta int,
  at timestamp, filler char(22), key (account)) engine=InnoDB;
insert into branch select seq, 0, '' from seq_1_to_10;
insert into teller select seq, 1 + (seq - 1) div 10, 0, '' from seq_1_to_100;
insert into account select seq, 1 + (seq - 1) div 30000, 0, '' from seq_1_to_300000;
END
stop

: >"$folder/told"
MARIADB="mariadb --no-defaults --user=root --socket=$folder/socket" "$here/record.sh" "$folder/events" 2>"$folder/told" &
tracer=$!
until grep -q '^recording' "$folder/told"; do
  if ! kill -0 "$tracer" 2>/dev/null; then
    tracer=''
    cat "$folder/told" >&2
    exit 1
  fi
  sleep 0.1
done
start
# The same transactions each time. Four accounts of five are among a fifth of them.
awk -v transactions="$transactions" 'BEGIN {
  srand(1)
  for (i = 0; i < transactions; i++) {
    if (i == int(transactions / 2)) print "select sum(balance) from account;"
    account = rand() < 0.8 ? 1 + int(rand() * 60000) : 60001 + int(rand() * 240000)
    teller = 1 + int(rand() * 100); branch = 1 + int((teller - 1) / 10); delta = int(rand() * 10000) - 5000
    print "begin;"
    print "update account set balance = balance + " delta " where id = " account ";"
    print "select balance from account where id = " account ";"
    print "update teller set balance = balance + " delta " where id = " teller ";"
    print "update branch set balance = balance + " delta " where id = " branch ";"
    print "insert into history (teller, branch, account, delta) values (" teller ", " branch ", " account ", " delta ");"
    print "commit;"
  }
}' | client bench >"$folder/rows"
client -e "show global status like 'innodb_buffer_pool%'" >"$folder/status"
# The names are asked for while the server is still there.
kill -TERM "$tracer"
wait "$tracer"
tracer=''
stop
cat "$folder/told"
