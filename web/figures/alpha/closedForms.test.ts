import { expect, test } from "vitest";
import { blocksOf, type Form, type FormDrive, fifoForm, formOf, greedyForm, spareOf } from "./closedForms.ts";

const DRIVE: FormDrive = { pages: 30_720, block_pages: 128, reserve: 1 };
const formAt = (form: Form, spare: number, streams = 1) =>
  formOf(form, DRIVE, blocksOf(DRIVE, spare), streams);
const apart = (one: number, other: number) => Math.abs(one / other - 1);

test("a drive has whole blocks, and never fewer than garbage collection needs", () => {
  expect([7, 10, 0].map((spare) => blocksOf(DRIVE, spare))).toEqual([257, 264, 243]);
  expect(spareOf(DRIVE, 264)).toBeCloseTo(10);
});

test("the forms are what drives with a stream for moved pages measure, within what the second open block leaves", () => {
  const measured = { 7: 7.97, 10: 5.78, 15: 4.06, 28: 2.46, 50: 1.71 };
  for (const [spare, amplification] of Object.entries(measured))
    expect(apart(formAt("greedy", Number(spare), 2), amplification), spare).toBeLessThan(0.025);
  expect(apart(formAt("fifo", 10, 2), 6.03)).toBeLessThan(0.025);
  expect(apart(formAt("greedy", 10), 5.77)).toBeLessThan(0.011);
});

test("FIFO's form solves its equation; without room there is no end, with much of it no page moves", () => {
  for (const room of [1.0001, 1.01, 1.06, 1.5, 3, 10]) {
    const amplification = fifoForm(room);
    // Of a block's pages, those still valid when its turn comes.
    expect(1 - 1 / amplification).toBeCloseTo(Math.exp(-room / amplification), 9);
  }
  expect(fifoForm(1)).toBe(Number.POSITIVE_INFINITY);
  expect(fifoForm(50)).toBeCloseTo(1);
  expect(greedyForm(50, 128)).toBe(1);
  expect(greedyForm(1.2, 128)).toBeLessThan(fifoForm(1.2));
});

/**
 * Of the engine: `bpsim run --pages 30720 --frames 1 --reads 0 --skew 50/50 --requests 307200 --json`
 * with `--flash=gc_stream=false,rounds=10` and the two settings.
 */
const ENGINE: Record<Form, Record<number, number>> = {
  fifo: { 7: 8.4343, 10: 6.0226, 15: 4.1735, 20: 3.2703, 28: 2.5034, 40: 1.9775, 50: 1.7285 },
  greedy: { 7: 7.9544, 10: 5.7759, 15: 4.0584, 20: 3.2028, 28: 2.4635, 40: 1.9524, 50: 1.7087 },
};

test.each(["fifo", "greedy"] as const)("%s is what the engine's drive of one stream does", (form) => {
  for (const [spare, amplification] of Object.entries(ENGINE[form]))
    expect(apart(formAt(form, Number(spare)), amplification), spare).toBeLessThan(0.005);
});

/** One stream, written from a plain reading of the rules: victims by turn, or the fewest valid pages. */
function simulated(form: Form, { pages, block_pages, reserve }: FormDrive, blocks: number): number {
  const map = new Int32Array(pages).fill(-1);
  const owner = new Int32Array(blocks * block_pages).fill(-1);
  const valid = new Int32Array(blocks);
  const [free, full] = [Array.from({ length: blocks }, (_, at) => at), [] as number[]];
  let [open, next, programmed] = [-1, 0, 0];
  const program = (page: number) => {
    if (open < 0) [open, next] = [free.shift() as number, 0];
    const old = map[page] as number;
    const block = Math.floor(old / block_pages);
    if (old >= 0) valid[block] = (valid[block] as number) - 1;
    const place = open * block_pages + next;
    map[page] = place;
    owner[place] = page;
    valid[open] = (valid[open] as number) + 1;
    programmed += 1;
    next += 1;
    if (next < block_pages) return;
    full.push(open);
    open = -1;
  };
  const collect = () => {
    let turn = 0;
    if (form === "greedy")
      for (const [at, block] of full.entries())
        if ((valid[block] as number) < (valid[full[turn] as number] as number)) turn = at;
    const [victim = 0] = full.splice(turn, 1);
    for (let place = victim * block_pages; place < (victim + 1) * block_pages; place += 1) {
      const page = owner[place] as number;
      if (map[page] === place) program(page);
    }
    free.push(victim);
  };
  const write = (page: number) => {
    if (open < 0) while (free.length <= reserve) collect();
    program(page);
  };
  let state = 1;
  const drawn = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * pages);
  };
  for (let page = 0; page < pages; page += 1) write(page);
  for (let at = 0; at < 8 * pages; at += 1) write(drawn());
  programmed = 0;
  for (let at = 0; at < 8 * pages; at += 1) write(drawn());
  return programmed / (8 * pages);
}

test.each(["fifo", "greedy"] as const)("%s is what a small drive does", (form) => {
  const drive = { pages: 8192, block_pages: 32, reserve: 1 };
  for (const spare of [10, 28]) {
    const blocks = blocksOf(drive, spare);
    expect(apart(formOf(form, drive, blocks), simulated(form, drive, blocks)), `${spare}`).toBeLessThan(
      0.015,
    );
  }
});
