/** Any legal state over a registry, for property tests. */
import fc from "fast-check";
import type { ParameterSpec, Registry } from "../../../../engine/types.ts";
import { fixesPages } from "../../../../state/run/scene.ts";
import { DEFAULT_SEED } from "../../../../state/url/values.ts";
import { GIVEN, OWN } from "../../../../state/url/workload.ts";
import { NO_REFERENCE } from "../../lanes.ts";
import { isOfModel, isServed } from "../../server/model.ts";
import { parts } from "../../tabs.ts";
import type { LaneChoice, Scene, ViewChoices, WorkloadChoice } from "../scene.ts";
import { COUNT_RANGE, questionAt, SEQUENCE_RANGE, TASK_KINDS, type TaskChoice } from "../task/choice.ts";
import { type LinkState, laneNumbers, sharedParameters } from "../url.ts";

type Arb<T> = fc.Arbitrary<T>;

const { hideable } = parts;
const value = ({ minimum, maximum, integer, choices = [] }: ParameterSpec): Arb<number | string> =>
  choices.length > 0 ? id(choices) : number({ minimum, maximum, integer });

const number = ({
  minimum,
  maximum,
  integer,
}: Pick<ParameterSpec, "minimum" | "maximum" | "integer">): Arb<number> =>
  (integer
    ? fc.oneof(
        fc.integer({ min: minimum, max: Math.min(maximum, minimum + 50) }),
        fc.integer({ min: minimum, max: maximum }),
      )
    : fc.double({ min: minimum, max: maximum, noNaN: true })
  ).map((value) => value + 0);

/** Some of the parameters, each with a legal value. */
const some = (specs: readonly ParameterSpec[], needed: (spec: ParameterSpec) => boolean = () => false) =>
  fc.record(Object.fromEntries(specs.map((spec) => [spec.id, value(spec)])), {
    requiredKeys: specs.filter(needed).map((spec) => spec.id),
    noNullPrototype: true,
  }) as Arb<Record<string, number | string>>;

const id = (entries: readonly { id: string }[]) => fc.constantFrom(...entries.map((entry) => entry.id));

function lane(registry: Registry): Arb<LaneChoice> {
  const head = fc.oneof(
    fc.record({ policy: id(registry.policies), mode: fc.constantFrom("baseline" as const, "ace" as const) }),
    fc.record({
      policy: id(registry.policies),
      mode: fc.constant("ace" as const),
      prefetch: fc.constant(true),
    }),
  );
  const own = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    // A link has room for some of them.
    { weight: 1, arbitrary: some(laneNumbers(registry).filter(({ id }) => !isOfModel(id))) },
    { weight: 1, arbitrary: some(laneNumbers(registry).filter(({ id }) => isOfModel(id))) },
  );
  // What is the default is not said in a link.
  const besides = fc.record(
    {
      reader: id(registry.readers.slice(0, -1)),
      reference: fc.oneof(
        id(registry.policies.filter(({ programmed }) => !programmed)),
        fc.constant(NO_REFERENCE),
      ),
      seed: seed.filter((text) => text !== DEFAULT_SEED),
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  return fc
    .tuple(head, own, fc.oneof(fc.constant({}), besides))
    .map(([first, rest, more]) => ({ ...first, ...rest, ...more }));
}

const seed = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String);

/** With pins and clients in some; the first word is a request. */
function trace(pages: number): Arb<string> {
  const page = fc.integer({ min: 0, max: pages - 1 });
  const client = fc.oneof(
    fc.constant(""),
    fc.integer({ min: 0, max: 2 ** 16 - 1 }).map((by) => `@${by}`),
  );
  const list = (operations: readonly string[], by: Arb<string>, minLength: number) =>
    fc.array(
      fc.tuple(fc.constantFrom(...operations), page, by).map((word) => word.join("")),
      { minLength, maxLength: 60 },
    );
  const requests = ["R", "W", "r", "w", ""];
  const words = fc.oneof(
    list(requests, fc.constant(""), 1),
    fc
      .tuple(page, client, list([...requests, "P", "U", "p", "u"], client, 0))
      .map(([first, by, rest]) => [`R${first}${by}`, ...rest]),
  );
  return fc.tuple(words, fc.constantFrom(" ", ",", ", ", "\t", "\n")).map(([list, mark]) => list.join(mark));
}

function workload(registry: Registry, pages: number): Arb<WorkloadChoice> {
  const drawn = registry.workloads.map((spec) =>
    fc.tuple(some([registry.requests, ...spec.parameters]), fc.option(seed, { nil: undefined })).map(
      ([rest, text]): WorkloadChoice => ({
        kind: spec.id,
        ...rest,
        ...(text === undefined ? {} : { seed: text }),
      }),
    ),
  );
  const name = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
    .filter((text) => !/[\p{Cc}\p{Cf}]/u.test(text));
  const hash = fc
    .bigInt({ min: 0n, max: 2n ** 64n - 1n })
    .map((value) => value.toString(16).padStart(16, "0"));
  const said = fc.constantFrom("8k", "op=3,offset=5,size=4", ";", "read=28|get,write=2a", "old/a & b.csv");
  const options = fc.dictionary(
    fc.constantFrom("page", "columns", "separator", "ops", "member", "size_unit"),
    said,
  );
  const own = fc
    .tuple(
      fc.record({ kind: fc.constant(OWN), name, hash, requests: number(registry.requests) }),
      options.map((given) => ({ ...given })),
    )
    .map(([file, how]) => ({ ...file, ...how }));
  return fc.oneof(
    trace(pages).map((text) => ({ kind: GIVEN, trace: text })),
    own,
    ...drawn,
  );
}

function start(pages: number, frames: number): Arb<Scene["start"]> {
  const page = fc.integer({ min: 0, max: Math.min(pages, 1_000) - 1 });
  const marked = (list: number[]) =>
    fc.tuple(
      ...list.map((entry) =>
        fc.constantFrom("", "D", "c", "Dc", "u3", "Du5").map((mark) => `${entry}${mark}`),
      ),
    );
  const pool = fc.uniqueArray(page, { minLength: 1, maxLength: Math.min(frames, 12) }).chain(marked);
  const slots = fc.array(
    fc.tuple(page, fc.nat()).map(([next, weight]) => `${next}:${weight}`),
    { minLength: 1, maxLength: 3 },
  );
  const rows = fc.array(
    fc.tuple(page, slots).map(([from, to]) => `${from}>${to.join(",")}`),
    { minLength: 1, maxLength: 4 },
  );
  const all = {
    pool: pool.map((list) => list.join(" ")),
    hand: fc.integer({ min: 0, max: frames - 1 }),
    history: rows.map((list) => list.join("; ")),
  };
  const filled = fc.record(all, { requiredKeys: [], noNullPrototype: true });
  return filled.map((value) => (Object.keys(value).length === 0 ? undefined : value));
}

/** Position 0 or the trace's end: the end depends on the workload. */
function end({ workload: { kind, trace: text, requests } }: Scene): number {
  if (kind === GIVEN)
    return String(text)
      .split(/[ ,\t\n]+/)
      .filter((word) => !/^[PU]/i.test(word)).length;
  return typeof requests === "number" ? requests : 50_000;
}

/** Some of the lanes but the first leave an earlier one within the trace. */
function forked(scene: Scene): Arb<Scene> {
  const last = end(scene);
  const fork = (index: number) =>
    fc.record(
      { lane: fc.nat(index - 1), at: fc.oneof(fc.constantFrom(0, last), fc.nat(last)) },
      { noNullPrototype: true },
    );
  const forks = scene.lanes.map((_, index) =>
    index === 0 ? fc.constant(undefined) : fc.option(fork(index), { nil: undefined, freq: 2 }),
  );
  return fc.tuple(...forks).map((all) => ({
    ...scene,
    lanes: scene.lanes.map((lane, index) => (all[index] ? { ...lane, fork: all[index] } : lane)),
  }));
}

/** Any exercise; its lane is brought into the scene's. */
const task: Arb<TaskChoice> = fc.oneof(
  fc.tuple(fc.nat(100_000), fc.nat(3)).map(([at, lane]) => questionAt(at, lane)),
  fc.record(
    {
      kind: fc.constantFrom(...TASK_KINDS),
      lane: fc.nat(3),
      count: number(COUNT_RANGE),
      sequence: number(SEQUENCE_RANGE),
      hidden: fc.boolean(),
      practice: fc.boolean(),
    },
    { noNullPrototype: true },
  ),
);

/** Any way to look at a scene. */
const view: Arb<ViewChoices> = fc
  .tuple(
    fc.constantFrom("frame" as const, "order" as const),
    fc.constantFrom(
      {},
      { stage: "embed" as const },
      { stage: "present" as const },
      { stage: "present" as const, ask: 2 },
    ),
    fc.subarray([...hideable]),
    fc.constantFrom({}, { curve: { sizes: "1%..50%:9,128MB", curve: "lru,clock", measure: "saved" } }),
  )
  .map(([arrangement, stage, hidden, curve]) => ({
    arrangement,
    ...stage,
    ...curve,
    ...(hidden.length > 0 && { hidden }),
  }));

/** Any moment of a clock. */
const moment = fc.oneof(
  fc.nat(1e9),
  fc.double({ min: 0, max: 2 ** 53, noNaN: true, noDefaultInfinity: true }).map((time) => time + 0),
);

/** Any state that the page can be in. */
export function arbitraryState(registry: Registry): Arb<LinkState> {
  const needed = (spec: ParameterSpec) =>
    ["pages", "frames", "alpha", "base_us", "k_r", "k_w"].includes(spec.id);
  const sizes = (spec: ParameterSpec) => ["pages", "frames"].includes(spec.id);
  const numbers = fc.oneof(
    some(sharedParameters(registry), needed),
    fc
      .tuple(some(sharedParameters(registry), sizes), id(registry.devices))
      .map(([rest, device]) => ({ ...rest, device })),
  );
  const cost = fc.constantFrom(
    {},
    { cost: "ideal" as const },
    { cost: "poster" as const, reference: registry.policies[0]?.id ?? "" },
    { server: true },
    { bgwriter: true, checkpointer: false },
    { flash: {} },
    { flash: { spare: 7.5, gc: "fifo", rounds: 1, hot_cold: true, flash_seed: "9" } },
    { flash: false },
    { log: {} },
    { log: { commit_every: 10 } },
    { log: false },
  );
  const scene = fc.tuple(numbers, cost).chain(([rest, choice]) => {
    const { pages, frames } = rest as Record<string, number | undefined>;
    if (pages === undefined || frames === undefined) throw new Error("sizes are always there");
    const lanes = fc.array(lane(registry), { minLength: 1, maxLength: 4 });
    return fc
      .tuple(lanes, workload(registry, pages), start(pages, frames))
      .map(([list, requests, pool]): Scene => {
        const made: Scene = { ...rest, ...choice, lanes: list, workload: requests };
        if (fixesPages(registry, requests)) delete made.pages;
        if (pool !== undefined) made.start = pool;
        return made;
      })
      .chain(forked);
  });
  return fc
    .tuple(
      scene,
      fc.option(id(registry.presets)),
      view,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.option(task),
      fc.option(moment),
    )
    .map(
      ([made, preset, looked, share, exercise, byTime]): LinkState => ({
        scene: made,
        ...(byTime === null ? { at: Math.round(share * end(made)) } : { at: 0, moment: byTime }),
        // Whole numbers are events too.
        view: {
          ...looked,
          ...(byTime !== null && { axis: isServed(made) && Number.isInteger(byTime) ? "event" : "time" }),
        },
        ...(preset === null ? {} : { preset }),
        ...(exercise === null ? {} : { task: { ...exercise, lane: exercise.lane % made.lanes.length } }),
      }),
    );
}
