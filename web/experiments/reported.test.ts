/**
 * What the figures say of the papers, held to a list that was read from the papers' texts: a value, what is said in words, and
 * where it stands. Whoever changes one of them changes it here too, with the paper at hand. Where a value is read off a plot its
 * place says so.
 */
import { expect, test } from "vitest";
import type { Experiment, Reported } from "../engine/sweep/types.ts";

const experiments = import.meta.glob<Experiment>("./*.json", { eager: true, import: "default" });

/** Per experiment: plot | place in the plot | value or range | words | where the paper has it. */
const fromThePapers: Record<string, string[]> = {
  "ace-10ab": [
    "reader | device SATA SSD S4610 | 1.12 to 1.28 | 1.12 to 1.28x | section VI.A, text to figure 10a",
    "reader | device Virtual SSD | 1.14 to 1.34 | 1.14 to 1.34x | section VI.A, text to figure 10b",
    "reader | device PCIe SSD P4510 | 1.19 to 1.46 | 1.19 to 1.46x | section VI.A, text to figures 10a and 10b",
  ],
  "ace-10cd": [
    "speedup | policy Clock Sweep, reads 0, lane ace-reader | 1.57 |  | section VI.A, text to figures 10c and 10d",
    "speedup | policy Clock Sweep, reads 50, lane ace-reader | 1.34 |  | section VI.A, text to figures 10c and 10d",
    "speedup | policy Clock Sweep, reads 100, lane ace-reader | 1 | no gain: as without ACE | section VI.A, text to figures 10c and 10d",
  ],
  "ace-10ef": [
    "speedup | policy CFLRU, pool 2, lane ace-reader | 1.29 |  | section VI.A, text to figures 10e and 10f",
    "speedup | policy CFLRU, pool 10, lane ace-reader | 1.25 |  | section VI.A, text to figures 10e and 10f",
    "speedup | policy CFLRU, lane ace-reader |  | best near 6 % | section VI.A, text to figures 10e and 10f",
  ],
  "ace-10g": [
    "speedup | n_w 4, lane ace-reader | 1.2 to 1.3 |  | section VI.A, text to figure 10g",
    "speedup | n_w 6, lane ace-reader | 1.2 to 1.3 |  | section VI.A, text to figure 10g",
    "speedup | n_w 8, lane ace-reader |  | best at 8 | section VI.A, text to figure 10g",
  ],
  "ace-10h": ["speedup | lane ace |  | grows with alpha and with n_w | section VI.A, text to figure 10h"],
  "ace-10i": [
    "reader | k each device its own k_w, reads 0, device PCIe SSD P4510 | 1.63 |  | section VI.A, text to figure 10i",
    "reader | k each device its own k_w, reads 0, device Virtual SSD | 1.48 |  | section VI.A, text to figure 10i",
    "reader | k each device its own k_w, reads 0, device SATA SSD S4610 | 1.41 |  | section VI.A, text to figure 10i",
    "reader | k each device its own k_w, reads 0, device Optane SSD P4800X | 1.33 |  | section VI.A, text to figure 10i",
  ],
  "ace-11": [
    "reader | transaction Mix, policy Clock Sweep | 1.29 |  | section VI.B, text to figure 11",
    "reader | transaction Mix, policy LRU | 1.27 |  | section VI.B, text to figure 11",
    "reader | transaction Mix, policy CFLRU | 1.3 |  | section VI.B, text to figure 11",
    "reader | transaction Mix, policy LRU-WSR | 1.32 |  | section VI.B, text to figure 11",
    "reader | transaction Delivery | 1.51 | 1.51x, the highest bar; with which policy is not said | section VI.B, text to figure 11",
    "reader | transaction OrderStatus | 1 | no gain | section VI.B, text to figure 11",
    "reader | transaction StockLevel | 1 | no gain | section VI.B, text to figure 11",
  ],
  "ace-12": [
    "speedup | warehouses 2, lane ace-reader | 1.33 | 1.33x tpmC at 125 warehouses (15 GB), the smallest | section VI.B, text to figure 12",
    "speedup | warehouses 16, lane ace-reader | 1.24 | 1.24x tpmC at 1 000 warehouses (84 GB), the largest | section VI.B, text to figure 12",
  ],
  "ace-2": ["speedup | alpha 8, lane ace | 2.5 | up to 2.5x | section I, text to figure 2"],
  "ace-8": [
    "saved | workload MS, policy Clock Sweep, lane ace-reader | 22.6 |  | section VI.A, text to figure 8a",
    "saved | workload MS, policy LRU, lane ace-reader | 21.8 |  | section VI.A, text to figure 8a",
    "saved | workload MS, policy CFLRU, lane ace-reader | 22.5 |  | section VI.A, text to figure 8a",
    "saved | workload MS, policy LRU-WSR, lane ace-reader | 26.1 |  | section VI.A, text to figure 8a",
    "saved | workload MS, policy Clock Sweep, lane ace | 20.6 |  | section VI.A, text to figure 8a",
    "saved | workload MS, policy LRU, lane ace | 19.7 |  | section VI.A, text to figure 8a",
    "saved | workload MS, policy CFLRU, lane ace | 22 |  | section VI.A, text to figure 8a",
    "saved | workload MS, policy LRU-WSR, lane ace | 23.5 |  | section VI.A, text to figure 8a",
    "saved | workload WIS, policy Clock Sweep, lane ace-reader | 28.8 |  | section VI.A, text to figure 8b",
    "saved | workload WIS, policy LRU, lane ace-reader | 29.3 |  | section VI.A, text to figure 8b",
    "saved | workload WIS, policy CFLRU, lane ace-reader | 30.1 |  | section VI.A, text to figure 8b",
    "saved | workload WIS, policy LRU-WSR, lane ace-reader | 32.1 |  | section VI.A, text to figure 8b",
    "saved | workload RIS, lane ace-reader | 8.1 to 13.9 |  | section VI.A, text to figure 8c",
    "saved | workload MU, lane ace-reader | 14.5 to 15.7 |  | section VI.A, text to figure 8d",
  ],
  "ace-9": [
    "amplification | drive The data fills the drive | 5 to 6 | about 5 to 6x | section VI.A, text to figure 9",
    "amplification | drive The paper's drive | 5 to 6 | about 5 to 6x | section VI.A, text to figure 9",
    "amplification | drive The same drive, once written at random | 5 to 6 | about 5 to 6x | section VI.A, text to figure 9",
    "change | measure host_writes_change_percent | 0.14 | at most +0.14% | section VI.A, text to figure 9",
    "change | measure physical_writes_change_percent | 0.17 | at most +0.17% | section VI.A, text to figure 9",
  ],
  "ace-t3": [
    "table | workload MS, policy Clock Sweep, measure misses_change_percent | -0.001 |  | table III, row MS",
    "table | workload MS, policy Clock Sweep, measure host_writes_change_percent | 0.07 |  | table III, row MS",
    "table | workload MS, policy Clock Sweep, measure physical_writes_change_percent | 0.1 |  | table III, row MS",
    "table | workload MS, policy LRU, measure misses_change_percent | -0.001 |  | table III, row MS",
    "table | workload MS, policy LRU, measure host_writes_change_percent | 0.06 |  | table III, row MS",
    "table | workload MS, policy LRU, measure physical_writes_change_percent | 0.09 |  | table III, row MS",
    "table | workload MS, policy CFLRU, measure misses_change_percent | -0.001 |  | table III, row MS",
    "table | workload MS, policy CFLRU, measure host_writes_change_percent | 0.08 |  | table III, row MS",
    "table | workload MS, policy CFLRU, measure physical_writes_change_percent | 0.12 |  | table III, row MS",
    "table | workload MS, policy LRU-WSR, measure misses_change_percent | -0.001 |  | table III, row MS",
    "table | workload MS, policy LRU-WSR, measure host_writes_change_percent | 0.09 |  | table III, row MS",
    "table | workload MS, policy LRU-WSR, measure physical_writes_change_percent | 0.14 |  | table III, row MS",
    "table | workload WIS, policy Clock Sweep, measure misses_change_percent | -0.001 |  | table III, row WIS",
    "table | workload WIS, policy Clock Sweep, measure host_writes_change_percent | 0.08 |  | table III, row WIS",
    "table | workload WIS, policy Clock Sweep, measure physical_writes_change_percent | 0.12 |  | table III, row WIS",
    "table | workload WIS, policy LRU, measure misses_change_percent | -0.001 |  | table III, row WIS",
    "table | workload WIS, policy LRU, measure host_writes_change_percent | 0.08 |  | table III, row WIS",
    "table | workload WIS, policy LRU, measure physical_writes_change_percent | 0.14 |  | table III, row WIS",
    "table | workload WIS, policy CFLRU, measure misses_change_percent | -0.001 |  | table III, row WIS",
    "table | workload WIS, policy CFLRU, measure host_writes_change_percent | 0.08 |  | table III, row WIS",
    "table | workload WIS, policy CFLRU, measure physical_writes_change_percent | 0.14 |  | table III, row WIS",
    "table | workload WIS, policy LRU-WSR, measure misses_change_percent | -0.001 |  | table III, row WIS",
    "table | workload WIS, policy LRU-WSR, measure host_writes_change_percent | 0.11 |  | table III, row WIS",
    "table | workload WIS, policy LRU-WSR, measure physical_writes_change_percent | 0.17 |  | table III, row WIS",
    "table | workload RIS, policy Clock Sweep, measure misses_change_percent | -0.008 |  | table III, row RIS",
    "table | workload RIS, policy Clock Sweep, measure host_writes_change_percent | 0.06 |  | table III, row RIS",
    "table | workload RIS, policy Clock Sweep, measure physical_writes_change_percent | 0.09 |  | table III, row RIS",
    "table | workload RIS, policy LRU, measure misses_change_percent | -0.008 |  | table III, row RIS",
    "table | workload RIS, policy LRU, measure host_writes_change_percent | 0.06 |  | table III, row RIS",
    "table | workload RIS, policy LRU, measure physical_writes_change_percent | 0.09 |  | table III, row RIS",
    "table | workload RIS, policy CFLRU, measure misses_change_percent | -0.008 |  | table III, row RIS",
    "table | workload RIS, policy CFLRU, measure host_writes_change_percent | 0.07 |  | table III, row RIS",
    "table | workload RIS, policy CFLRU, measure physical_writes_change_percent | 0.11 |  | table III, row RIS",
    "table | workload RIS, policy LRU-WSR, measure misses_change_percent | -0.009 |  | table III, row RIS",
    "table | workload RIS, policy LRU-WSR, measure host_writes_change_percent | 0.12 |  | table III, row RIS",
    "table | workload RIS, policy LRU-WSR, measure physical_writes_change_percent | 0.16 |  | table III, row RIS",
    "table | workload MU, policy Clock Sweep, measure misses_change_percent | 0.002 |  | table III, row MU",
    "table | workload MU, policy Clock Sweep, measure host_writes_change_percent | 0.09 |  | table III, row MU",
    "table | workload MU, policy Clock Sweep, measure physical_writes_change_percent | 0.14 |  | table III, row MU",
    "table | workload MU, policy LRU, measure misses_change_percent | 0.003 |  | table III, row MU",
    "table | workload MU, policy LRU, measure host_writes_change_percent | 0.1 |  | table III, row MU",
    "table | workload MU, policy LRU, measure physical_writes_change_percent | 0.15 |  | table III, row MU",
    "table | workload MU, policy CFLRU, measure misses_change_percent | 0.002 |  | table III, row MU",
    "table | workload MU, policy CFLRU, measure host_writes_change_percent | 0.09 |  | table III, row MU",
    "table | workload MU, policy CFLRU, measure physical_writes_change_percent | 0.14 |  | table III, row MU",
    "table | workload MU, policy LRU-WSR, measure misses_change_percent | 0.002 |  | table III, row MU",
    "table | workload MU, policy LRU-WSR, measure host_writes_change_percent | 0.1 |  | table III, row MU",
    "table | workload MU, policy LRU-WSR, measure physical_writes_change_percent | 0.17 |  | table III, row MU",
  ],
  "ace-t3b": [
    "misses | lane ace-reader | -0.001 | -0.001 %, at B = 131 072 | table III, row MS",
    "written | policy Clock Sweep, lane ace-reader | 0.07 | logical writes +0.07 %, at B = 131 072 | table III, row MS",
    "written | policy LRU, lane ace-reader | 0.06 | logical writes +0.06 %, at B = 131 072 | table III, row MS",
    "written | policy CFLRU, lane ace-reader | 0.08 | logical writes +0.08 %, at B = 131 072 | table III, row MS",
    "written | policy LRU-WSR, lane ace-reader | 0.09 | logical writes +0.09 %, at B = 131 072 | table III, row MS",
  ],
  "fl-10a": ["seconds | lane m+f |  | less than with either disk alone | section 6.1, text to figure 10"],
  "fl-10b": ["seconds | lane m+f |  | less than with either disk alone | section 6.1, text to figure 10"],
  "fl-11": [
    "end | floor Floor off, algorithm Optimum | 45.7 |  | section 6.2: 6 366 s, magnetic disk 13 920 s",
    "end | floor Floor off, algorithm Optimistic | 50.3 |  | section 6.2: 7 003 s, magnetic disk 13 920 s",
    "end | floor Floor off, algorithm Hybrid | 59.9 |  | section 6.2: 8 338 s, magnetic disk 13 920 s",
    "end | floor Floor off, algorithm Conservative | 70.3 |  | section 6.2: 9 784 s, magnetic disk 13 920 s",
    "end | floor Floor off, algorithm Flash only | 91.7 |  | section 6.2: 12 760 s, magnetic disk 13 920 s",
  ],
  "fl-12": [
    "end | sets each leaf once a set, algorithm Optimum | 94.5 |  | section 6.2: 3 920 s, magnetic disk 4 150 s",
    "end | sets each leaf once a set, algorithm Conservative | 94.7 |  | section 6.2: 3 932 s, magnetic disk 4 150 s",
    "end | sets each leaf once a set, algorithm Hybrid | 97.8 |  | section 6.2: 4 060 s, magnetic disk 4 150 s",
    "end | sets each leaf once a set, algorithm Optimistic | 109.9 |  | section 6.2: 4 560 s, magnetic disk 4 150 s",
    "end | sets each leaf once a set, algorithm Flash only | 157.9 |  | section 6.2: 6 552 s, magnetic disk 4 150 s",
  ],
  "fl-13": [
    "seconds |  |  | falls with the share of reads; above 70% reads a larger set is better | section 6.3, text to figure 13",
  ],
  "fl-14": [
    "change | queries A, lambda 0.9 | -21 |  | section 6.4, text to figure 14",
    "change | queries B, lambda 0.5 | -15 |  | section 6.4, text to figure 14",
  ],
  "fl-9a": [
    "set | lane m+f |  | starts at the magnetic disk's time and reaches flash's after the 7th set | section 6.1, text to figure 9a",
    "set | lane f |  | much faster than the magnetic disk alone | section 6.1, text to figure 9a",
  ],
  "fl-9b": [
    "ratio | updates 30% inserts, 70% updates, lane f | 10 | one order of magnitude slower | section 6.1, text to figure 9b",
    "set | lane m+f |  | as the magnetic disk alone; slightly better from the 4th set on | section 6.1, text to figure 9b",
  ],
  "fl-ratio": [
    "ratio | lane on |  | at most 3 (theorem) | section 4.1 and appendix",
    "ratio | lane off |  | drawn without the floor in its figure 3, not measured | figure 3",
  ],
  "pbm-6-1": [
    "below | starts Anywhere, streams 8, policy PBM-PQ as in PostgreSQL | 30 | nearly 30% | section 6.2.1, text to figure 6.1",
    "below | starts Anywhere, streams 32, policy PBM-PQ as in PostgreSQL | 11 |  | section 6.2.1, text to figure 6.1",
    "below | policy Clock Sweep |  | up to 38% | chapter 1",
    "below | policy Clock Sweep |  | above 16 streams Clock Sweep overtakes PBM-PQ and narrows the gap to sampling | section 6.2.1, text to figure 6.1",
    "io | policy Sampling + frequency |  | frequency statistics cost some | section 6.2.1, text to figure 6.1",
  ],
  "pbm-6-2": [
    "hits | device 1 µs |  | hit rates do not rise with the streams in the same way | section 6.2.1, text to figure 6.2",
  ],
  "pbm-6-3": ["below |  |  | at least 18% below both from 2 GiB on | section 6.2.2, text to figure 6.3"],
  "pbm-6-4": ["hits |  |  | more samples help, with falling returns | section 6.2.3, text to figure 6.4"],
  "pbm-6-5": ["hits |  |  | 10 of 100 is like N = 20 | section 6.2.3, text to figure 6.5"],
  "pbm-6-6": [
    "below | streams 32, policy Clock Sweep | 15 |  | section 6.3, text to figure 6.6",
    "below | streams 32, policy PBM-PQ as in PostgreSQL | 12 |  | section 6.3, text to figure 6.6",
    "change | policy Sampling + frequency | -7 to -4 |  | section 6.3, text to figure 6.6",
  ],
  "pbm-6-7": [
    "change | streams 6, policy Sampling + frequency | 35 |  | section 6.4, text to figure 6.7",
    "time | streams 6, policy Sampling + frequency | 25 |  | section 6.4, text to figure 6.7",
    "io | streams 32, policy Sampling + frequency |  | near Clock Sweep; 45% less I/O and 41% less time than PBM-PQ | section 6.4, text to figure 6.7",
    "io | policy Sampling, N = 10 |  | worst | section 6.4, text to figure 6.7",
  ],
  "pbm-6-8": [
    "change | policy Sampling + frequency | -3 |  | section 6.5, text to figure 6.8",
    "io | policy Sampling + frequency |  | 14% below PBM-PQ and plain sampling, with the thesis's mix | section 6.5, text to figure 6.8",
  ],
  "poster-4": [
    'saved |  |  | "higher benefits under memory pressure" | caption of its plot of memory pressure',
  ],
  "server-4": [
    "written | policy Clock Sweep, workload MS, lane ace | 0.07 | logical writes +0.07 %, with the Reader, at B = 131 072; how many clients is not said | table III, row MS",
  ],
  "server-5": [
    "speedup | n_w 4, lane ace-reader | 1.2 to 1.3 |  | section VI.A, text to figure 10g",
    "speedup | n_w 6, lane ace-reader | 1.2 to 1.3 |  | section VI.A, text to figure 10g",
    "speedup | n_w 8, lane ace-reader |  | best at 8 | section VI.A, text to figure 10g",
  ],
  "server-6": [
    "speedup | policy LRU, lane ace-reader | 1.27 |  | section VI.B, text to figure 11",
    "speedup | policy Clock Sweep, lane ace-reader | 1.29 |  | section VI.B, text to figure 11",
  ],
};

const line = ({ plot, at, value, low, high, text = "", place }: Reported) => {
  const where = Object.entries(at).map(([id, given]) => `${id} ${given}`);
  const number = value ?? (low === undefined ? "" : `${low} to ${high}`);
  return [plot, where.join(", "), number, text, place].join(" | ");
};

test.each(Object.values(experiments))("$id reports what its paper says, and where", ({ id, reported }) => {
  expect(reported.map(line)).toEqual(fromThePapers[id] ?? []);
});

test("every place names a section, chapter, table, figure or caption", () => {
  const places = Object.values(experiments).flatMap(({ reported }) => reported.map(({ place }) => place));
  expect(
    places.filter((place) => !/\b(section|chapter|table|figure|caption|read off the plot)\b/.test(place)),
  ).toEqual([]);
});
