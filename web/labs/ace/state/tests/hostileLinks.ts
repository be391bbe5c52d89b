/**
 * Links that no one should send: each must still open a scene. `field` is named by one of the notices; without it
 * the link is odd but legal, and gives none. For the tests of the codec and of the page.
 */
export interface HostileLink {
  about: string;
  /** The hash content, without its `#`. */
  hash: string;
  field?: string;
}

const short = (rest: string) => `/ace?v=1&preset=first-steps&${rest}`;
const full = (rest: string) =>
  `/ace?v=1&pages=16&frames=7&alpha=3&k_r=3&k_w=3&base_us=10&lanes=lru~baseline,lru~ace&${rest}`;
const lanes = (list: string) =>
  `/ace?v=1&pages=16&frames=7&alpha=3&k_r=3&k_w=3&base_us=10&workload=given&trace=R7+R1+W4&lanes=${list}`;
const given = (rest: string) => full(`workload=given&trace=R7+R1+W4&${rest}`);

export const hostileLinks: readonly HostileLink[] = [
  { about: "negative frames", hash: short("frames=-3"), field: "frames" },
  { about: "no frames at all", hash: short("frames=0"), field: "frames" },
  { about: "frames in words", hash: short("frames=abc"), field: "frames" },
  { about: "half a frame", hash: short("frames=7.5"), field: "frames" },
  { about: "empty frames", hash: short("frames="), field: "frames" },
  { about: "hexadecimal frames", hash: short("frames=0x10"), field: "frames" },
  { about: "NaN", hash: short("alpha=NaN"), field: "alpha" },
  { about: "a number beyond doubles", hash: short("alpha=1e999"), field: "alpha" },
  { about: "minus infinity", hash: short("base_us=-Infinity"), field: "base_us" },
  { about: "a decimal comma", hash: short("alpha=2,8"), field: "alpha" },
  { about: "an asymmetry of zero", hash: short("alpha=0"), field: "alpha" },
  { about: "the same key again", hash: given("frames=-1&pages=0") },
  { about: "a disk of 10^30 pages", hash: "/ace?preset=poster&pages=1e30", field: "pages" },
  {
    about: "more frames than memory",
    hash: "/ace?preset=poster&frames=99999999999999999999",
    field: "frames",
  },
  { about: "a batch of minus one", hash: short("n_w=-1"), field: "n_w" },
  { about: "a threshold beyond 32 bits", hash: short("theta=4294967296"), field: "theta" },
  { about: "an unknown device", hash: short("device=floppy"), field: "device" },
  { about: "an unknown reference", hash: short("reference=lifo"), field: "reference" },
  {
    about: "an unknown reference of a lane",
    hash: short("lanes=lru~ace~reference:lifo"),
    field: "lanes.reference",
  },
  { about: "an unknown cost model", hash: short("cost=free"), field: "cost" },
  { about: "a hundred lanes", hash: short(`lanes=${Array(100).fill("lru~ace").join(",")}`), field: "lanes" },
  { about: "no lanes", hash: short("lanes=,,,"), field: "lanes" },
  { about: "an unknown policy", hash: short("lanes=lruu~ace"), field: "lanes" },
  { about: "an unknown mode", hash: short("lanes=lru~turbo"), field: "lanes" },
  { about: "a baseline that prefetches", hash: short("lanes=lru~baseline~prefetch"), field: "lanes" },
  { about: "a lane with a bad number", hash: short("lanes=lru~ace~n_w:many"), field: "lanes.n_w" },
  { about: "a lane with its own disk", hash: short("lanes=lru~ace~pages:3"), field: "lanes.pages" },
  { about: "a lane of separators", hash: short("lanes=~~~~::::"), field: "lanes" },
  { about: "a fork of the first lane", hash: lanes("lru~ace~fork:0@1"), field: "lanes.fork" },
  { about: "a fork of itself", hash: lanes("lru~ace,lru~ace~n_w:2~fork:1@1"), field: "lanes.fork.lane" },
  {
    about: "a fork of a later lane",
    hash: lanes("lru~ace,lru~ace~fork:2@1,lru~ace"),
    field: "lanes.fork.lane",
  },
  { about: "a fork beyond the trace", hash: lanes("lru~ace,lru~ace~n_w:2~fork:0@4"), field: "lanes.fork.at" },
  { about: "a fork beyond all traces", hash: lanes("lru~ace,lru~ace~fork:0@1e30"), field: "lanes.fork.at" },
  { about: "a fork before the trace", hash: lanes("lru~ace,lru~ace~fork:0@-1"), field: "lanes.fork" },
  { about: "a fork in words", hash: lanes("lru~ace,lru~ace~fork:first@end"), field: "lanes.fork" },
  { about: "a fork with two positions", hash: lanes("lru~ace,lru~ace~fork:0@1@2"), field: "lanes.fork" },
  {
    about: "five lanes with forks",
    hash: lanes(`lru~ace${",lru~ace~n_w:2~fork:0@1".repeat(4)}`),
    field: "lanes",
  },
  { about: "a hundred forks in a lane", hash: lanes(`lru~ace,lru~ace${"~fork:0@1".repeat(100)}`) },
  { about: "an unknown preset", hash: "/ace?v=1&preset=first-stebs", field: "preset" },
  { about: "an unknown workload", hash: full("workload=zipfian"), field: "workload" },
  { about: "a trace of garbage", hash: short("workload=given&trace=R1+Q9+hello"), field: "trace" },
  { about: "an empty trace", hash: full("workload=given&trace="), field: "trace" },
  { about: "a trace of pins alone", hash: full("workload=given&trace=P1+U1"), field: "trace" },
  { about: "a client beyond all clients", hash: full("workload=given&trace=R1@65536"), field: "trace" },
  { about: "a client of garbage", hash: full("workload=given&trace=R1+W2@x"), field: "trace" },
  { about: "a pin beyond the disk", hash: full("workload=given&trace=R1+U99"), field: "pages" },
  { about: "pins that nobody has", hash: full("workload=given&trace=P1+R1@3+U1+U9@7") },
  {
    about: "more pinned pages than frames",
    hash: full("workload=given&trace=R1+R2+R3+R4+R5+R6+R7+R8+U1+R9&at=9"),
  },
  { about: "a trace beyond the disk", hash: full("workload=given&trace=R1+W99"), field: "pages" },
  { about: "a trace beyond all disks", hash: short("workload=given&trace=R99999999999"), field: "trace" },
  { about: "more requests than allowed", hash: "/ace?preset=read-only&requests=-1e12", field: "requests" },
  { about: "150 percent reads", hash: full("workload=skewed&w.reads_percent=150"), field: "w.reads_percent" },
  { about: "a seed beyond 64 bits", hash: full("workload=skewed&seed=18446744073709551616"), field: "seed" },
  { about: "a negative seed", hash: full("workload=skewed&seed=-1"), field: "seed" },
  { about: "a file without its hash", hash: full("workload=own&name=a.csv&hash=xyz"), field: "hash" },
  { about: "a page twice at the start", hash: short("start=8D+6+8"), field: "start" },
  { about: "more pages than frames", hash: given("start=1+2+3+4+5+6+7+8+9"), field: "start" },
  { about: "a hand outside the pool", hash: given("start=1&hand=7"), field: "hand" },
  { about: "a history of garbage", hash: given("history=1%3E2:3;x%3Ey"), field: "history" },
  { about: "an unknown exercise", hash: short("task=predikt~lane:1"), field: "task" },
  { about: "an exercise of nothing", hash: short("task="), field: "task" },
  { about: "an exercise on a lane that is not there", hash: short("task=why~lane:9"), field: "task.lane" },
  { about: "minus three questions", hash: short("task=predict~questions:-3"), field: "task.questions" },
  { about: "a sequence in words", hash: short("task=perform~sequence:mine"), field: "task.sequence" },
  { about: "100 kB of exercise", hash: short(`task=predict${"~x:1".repeat(25_000)}`), field: "task" },
  { about: "unknown words of an exercise", hash: short("task=predict~lane:2~colour:red~~:~sequence:7") },
  { about: "a negative position", hash: short("at=-1"), field: "at" },
  { about: "a position beyond the trace", hash: short("at=1e12"), field: "at" },
  { about: "an unknown arrangement", hash: short("view=sideways"), field: "view" },
  { about: "an embed by word", hash: short("embed=yes"), field: "embed" },
  { about: "an embed that presents", hash: short("present=1&embed=1"), field: "present" },
  { about: "hides what is not there", hash: short("hide=everything,curves"), field: "hide" },
  { about: "hides markup", hash: short("hide=%3Cb%3E,,__proto__"), field: "hide" },
  { about: "hides the same part twice, and nothing", hash: short("hide=curves,Curves,,&embed=0&present=0") },
  { about: "hides 50 000 parts", hash: short(`hide=${"x,".repeat(50_000)}`), field: "hide" },
  { about: "a version to come", hash: "/ace?v=99&preset=first-steps", field: "v" },
  { about: "a broken escape", hash: short("frames=%E0%A4%A"), field: "frames" },
  { about: "a script", hash: short("frames=<script>alert(1)</script>"), field: "frames" },
  { about: "a script as file name", hash: full("workload=own&name=%3Cscript%3E&hash=0123456789abcdef") },
  { about: "letters of many alphabets", hash: short("lanes=Кэш~♞,池~ace"), field: "lanes" },
  { about: "full-width digits", hash: short("frames=７"), field: "frames" },
  { about: "a hash in the hash", hash: short("at=3#/ace?at=4"), field: "at" },
  { about: "names of prototypes", hash: short("__proto__=1&constructor=2&w.__proto__=3&toString=4") },
  { about: "a prototype as policy", hash: short("lanes=__proto__~ace"), field: "lanes" },
  { about: "100 kB in a number", hash: short(`frames=${"9".repeat(100_000)}`), field: "frames" },
  { about: "100 kB of trace", hash: short(`workload=given&trace=${"R1+".repeat(33_000)}`), field: "trace" },
  { about: "100 kB of one lane", hash: short(`lanes=lru~ace${"~x".repeat(50_000)}`), field: "lanes" },
  { about: "100 kB of start", hash: short(`start=${"x+".repeat(50_000)}`), field: "start" },
  { about: "100 kB of separators", hash: `/ace?${"&=".repeat(50_000)}` },
  { about: "nothing but marks", hash: "?&&==&%&+" },
];
