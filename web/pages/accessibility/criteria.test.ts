import { expect, test } from "vitest";

// The page's code is checked without Node's types: so named only here.
interface FileSystem {
  readFileSync: (path: URL, encoding: "utf8") => string;
}
const nodeFs = "node:fs";
const { readFileSync }: FileSystem = await import(nodeFs);

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const page = read("./accessibility.mdx");
const rows = [...page.matchAll(/^\| (\d\S*) .+? \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, id = "", level = "", result = "", , checked = ""]) => ({ id, level, result, checked }),
);

/** WCAG 2.2, levels A and AA: 4.1.1 is gone since 2.2. */
const wanted = [
  "1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5",
  "1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13",
  "2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11",
  "2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8",
  "3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8",
  "4.1.2 4.1.3",
]
  .join(" ")
  .split(" ");

test("every success criterion of levels A and AA is there, once", () => {
  expect(rows.map(({ id }) => id)).toEqual(wanted);
});

test("the numbers of criteria that are met and that do not apply are those of the tables", () => {
  const met = rows.filter(({ result }) => result === "met").length;
  const without = rows.filter(({ result }) => result === "not applicable").length;
  expect(met + without).toBe(rows.length);
  expect(page).toContain(`Of its ${rows.length} success criteria of levels A and AA, ${met} are met`);
  expect(page).toContain(`and ${without} do not apply`);
});

test.each(rows)("$id: each test that it names exists", ({ level, result, checked }) => {
  expect(level).toMatch(/^AA?$/);
  if (result === "not applicable") return expect(checked).toBe("–");
  for (const check of checked.split(/; (?=axe|by hand|test “)/)) {
    expect(check).toMatch(/^(axe|by hand: .+|test “.+” \(.+\))$/);
    const [, name = "", file] = /^test “(.+)” \((.+)\)$/.exec(check) ?? [];
    if (file !== undefined) expect(read(`../../../${file}`)).toContain(name);
  }
});
