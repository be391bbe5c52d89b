#!/bin/sh
# Records pgbench on a server of its own, for the test of recorder and simulator: from the server's start, and without the
# background writer, which cleans pages that the simulator leaves dirty.
#
#   pgbench.sh FOLDER USER [TRANSACTIONS [QUERIES.sql]]     needs root; USER runs the server, which refuses to be root
#
# FOLDER, which must not be there, then holds events and events.names. TRANSACTIONS are those of each client.
# Environment: POSTGRES the server's binary, as for record.sh; CLIENTS of pgbench (1); SHARED_BUFFERS, the pool (16MB).
set -eu

folder=$1
user=$2
transactions=${3:-1000}
queries=${4:-}
clients=${CLIENTS:-1}
pool=${SHARED_BUFFERS:-16MB}
here=$(dirname "$0")
binary=$(readlink -f "${POSTGRES:?name the binary of the server}")
bin=$(dirname "$binary")

mkdir "$folder"
chown "$user" "$folder"
as_user() {
  # Nothing of the caller's leads to another server.
  (cd "$folder" && setpriv --reuid="$user" --regid="$(id -g "$user")" --clear-groups \
    env -i PATH="$bin:$PATH" LC_ALL=C PGHOST="$folder" PGPORT=5432 PGUSER=lab PGDATABASE=postgres "$@")
}
server() {
  # No network: a socket in the folder, which is its user's alone.
  as_user pg_ctl -D "$folder/data" -l "$folder/log" -w -s -o "-p 5432 -c listen_addresses='' \
    -c unix_socket_directories='$folder' -c shared_buffers='$pool' -c bgwriter_lru_maxpages=0 -c autovacuum=off \
    -c checkpoint_timeout=1d -c max_wal_size=10GB -c fsync=off" "$@"
}
tracer=''
finish() {
  [ -z "$tracer" ] || kill -TERM "$tracer" 2>/dev/null || true
  server -m immediate stop >/dev/null 2>&1 || true
}
trap finish EXIT
trap 'exit 1' INT TERM HUP

chmod 700 "$folder"
as_user initdb -D "$folder/data" -U lab -A trust -N >/dev/null
server start
as_user createdb bench
as_user pgbench -i -s 10 -q bench 2>/dev/null
as_user psql -Xqc 'create extension if not exists pageinspect' bench || echo 'no pageinspect: no kinds of index pages' >&2
[ -z "$queries" ] || as_user psql -Xq -v ON_ERROR_STOP=1 -v step=prepare bench <"$queries" >/dev/null
server -m fast stop

: >"$folder/told"
POSTGRES=$binary PSQL="psql -h $folder -p 5432 -U lab" "$here/record.sh" "$folder/events" 2>"$folder/told" &
tracer=$!
until grep -q '^recording' "$folder/told"; do
  if ! kill -0 "$tracer" 2>/dev/null; then
    tracer=''
    cat "$folder/told" >&2
    exit 1
  fi
  sleep 0.1
done
server start
if [ -n "$queries" ]; then
  as_user psql -Xq -v ON_ERROR_STOP=1 -v step=run bench <"$queries" >"$folder/rows"
else
  as_user pgbench -n -c "$clients" -t "$transactions" bench >"$folder/rows"
fi
# The names are asked for while the server is still there.
kill -TERM "$tracer"
wait "$tracer"
tracer=''
server -m fast stop
cat "$folder/told"
