/** The way of an alpha from a link to the engine is the one that docs/architecture.md lists. */
import { readFile } from "node:fs/promises";
import { expect, test, vi } from "vitest";

const { called, spied } = vi.hoisted(() => {
  const called: string[] = [];
  const told =
    <A extends unknown[], R>(name: string, work: (...given: A) => R) =>
    (...given: A): R => {
      called.push(name);
      return work(...given);
    };
  /** A module whose functions of these names are told, or those of what its `made` gives. */
  const spied = (names: string[], made?: string) => async (original: () => Promise<unknown>) => {
    const module = (await original()) as Record<string, (...given: unknown[]) => unknown>;
    const over = (parts: Record<string, unknown>) => ({
      ...parts,
      ...Object.fromEntries(names.map((name) => [name, told(name, parts[name] as () => unknown)])),
    });
    const { [made ?? ""]: make } = module;
    if (made === undefined || make === undefined) return over(module);
    return {
      ...module,
      [made]: (...given: unknown[]) => over(make(...given) as Record<string, unknown>),
    };
  };
  return { called, spied };
});

vi.mock("../../../state/run/createRun.ts", spied(["openLink"], "createRun"));
vi.mock("../../../state/run/prepare.ts", spied(["atHand"], "createPrepare"));
vi.mock("../../../lab/link.ts", spied(["decodeLink"], "linkCodec"));
vi.mock("../../../state/url/raw.ts", spied(["readHash"]));
vi.mock("../../../state/url/numbers.ts", spied(["readNumbers"]));

const { Session } = await import("../engine/session.ts");
const { realRegistry } = await import("./testEngine.ts");
const { createLab } = await import("./lab.ts");

const text = async (path: string) => (await readFile(path)).toString();
const listed = [
  ...(await text("docs/architecture.md")).matchAll(/^((?:web|engine-wasm)\/\S+\.(?:ts|rs)) +(\w+) {2,}\S/gm),
].map(([, file = "", name = ""]) => ({ file, name }));

test("each function of the list stands in its file", async () => {
  expect(listed).toHaveLength(12);
  for (const { file, name } of listed)
    expect(await text(file), `${file}: ${name}`).toMatch(
      new RegExp(`\\b(function|fn|static) ${name}\\b|\\bconst ${name} =`),
    );
});

test("a link with an alpha goes through them in this order, and the run has it", async () => {
  const registry = await realRegistry();
  const open = vi.spyOn(Session, "open").mockImplementation((...given) => {
    called.push("open");
    open.mockRestore();
    return Session.open(...given);
  });
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const lab = createLab();
  lab.choices.setState({ registry });
  called.length = 0;
  lab.openLink("/ace?v=1&preset=first-steps&alpha=4.5&at=0");
  await vi.waitFor(() => expect(lab.choices.getState().scene).toMatchObject({ alpha: 4.5 }));
  const seen = [...new Set(called)];
  expect(seen).toEqual(listed.map(({ name }) => name).filter((name) => seen.includes(name)));
  expect(seen).toHaveLength(6);
  expect(lab.playback.session?.lanes[0]).toMatchObject({ alpha: 4.5 });
});
