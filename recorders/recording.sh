# What the recorders have in common, for their record.sh: what is needed, how bpftrace is run, and what it lost.
# The program's lines begin with the time in nanoseconds; `last_probe` ends it. Variables: work, a folder with program.bt.

fail() {
  printf 'record.sh: %s\n' "$1" >&2
  exit 2
}

say() {
  printf '%s\n' "$1" >&2
}

# The head of the script that was called.
usage() {
  sed -n '2,/^$/s/^# \{0,1\}//p' "$0"
}

# Sets the name of the instruction pointer's register.
need_machine() {
  [ "$(uname -s)" = Linux ] || fail "this is $(uname -s); bpftrace needs Linux"
  case $(uname -m) in
    x86_64) register=ip ;;
    aarch64) register=pc ;;
    *) fail "machine $(uname -m); legal are x86_64 and aarch64" ;;
  esac
  { command -v nm && command -v objdump; } >/dev/null || fail 'nm or objdump is missing; install binutils (apt-get install binutils)'
}

need_bpftrace() {
  [ "$(id -u)" = 0 ] || fail "bpftrace needs root, and this is user $(id -un); run it with sudo"
  command -v bpftrace >/dev/null || fail 'bpftrace is missing; install it (apt-get install bpftrace), version 0.17 or later'
}

# The last probe: once it fires all others are in place. So wide a line is not held back in bpftrace's buffer.
last_probe() {
  cat <<'PROBES'
interval:ms:100 /@ready == 0/ {
  @ready = 1;
  printf("# recording %lu%9000d\n", nsecs, 0);
}
PROBES
  printf 'END {\n'
  printf '  clear(%s);\n' @ready "$@"
  printf '}\n'
}

# What may be why bpftrace cannot put its probes in place: some kernels and bpftraces do it through tracefs alone.
untraced() {
  [ -e /sys/kernel/tracing/uprobe_events ] || [ -e /sys/kernel/debug/tracing/uprobe_events ] ||
    printf '%s\n' 'tracefs is not mounted, which it may need: mount -t tracefs tracefs /sys/kernel/tracing'
}

# Records until a signal: $1 what is recorded, and further arguments for bpftrace.
trace() {
  what=$1
  shift
  # 64 MiB a processor: an event is about 100 bytes there, and what does not fit is lost.
  BPFTRACE_PERF_RB_PAGES=${BPFTRACE_PERF_RB_PAGES:-16384} BPFTRACE_MAP_KEYS_MAX=65536 \
    setsid bpftrace -q "$@" -o "$work/raw" "$work/program.bt" 2>"$work/told" &
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
  say "recording $what; Ctrl+C ends it"
  # A signal ends the wait, not the tracer, which still writes what it holds.
  while kill -0 "$tracer" 2>/dev/null; do
    wait "$tracer" || true
  done
}

# What was recorded while all probes were in place. Rings are read one processor after the other: only their times say in
# which order events were.
in_order() {
  start=$(awk '/^# recording/ { print $3; exit }' "$work/raw")
  grep '^[0-9]' "$work/raw" | sort -n -s -k 1,1 | awk -v start="$start" -v end="${end:-0}" \
    '$1 >= start + 0 && (end == 0 || $1 <= end * 1000000000)'
}

# How many events the file $1 has, and how many were lost.
say_lost() {
  lost=$(awk '/^Lost [0-9]+ events/ { lost += $2 } END { print lost + 0 }' "$work/told" "$work/raw")
  say "$(grep -c '^[0-9]' "$1") events, $lost lost"
  if [ "$lost" -gt 0 ]; then
    say "pins and findings are not exact; BPFTRACE_PERF_RB_PAGES=$((${BPFTRACE_PERF_RB_PAGES:-16384} * 4)) gives more room"
  fi
}

# The commands, which are functions of the script: record, print_names, print_kinds, snapshot, prepare and program.
main() {
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
    -h | --help | help | '') usage ;;
    -*) fail "$1: no such option; record.sh --help names what there is" ;;
    *)
      [ $# -eq 1 ] || fail "$1: no such command; legal are record, names, snapshot and program"
      record "$1"
      ;;
  esac
}
