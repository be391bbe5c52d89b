import { expect, test, vi } from "vitest";
import { setLocale } from "../text/text.ts";
import { download, forExcel } from "./takeAway.ts";

test("CSV for Excel has the separators of the page's language, and keeps texts as they are", async () => {
  const csv = 'page,op,time_us,name\n17,R,12.5,"a,b 1.5"\n4,W,-3,x;y\r\n';
  await setLocale("en");
  expect([...forExcel([csv])].join("")).toBe(`\uFEFF${csv}`);
  await setLocale("de");
  expect([...forExcel([csv])].join("")).toBe(
    '\uFEFFpage;op;time_us;name\n17;R;12,5;"a,b 1.5"\n4;W;-3;"x;y"\r\n',
  );
  await setLocale("en");
});

test("a file is offered once, and its address is given back", async () => {
  vi.useFakeTimers();
  const link = { href: "", download: "", click: vi.fn(), remove: vi.fn() };
  vi.stubGlobal("document", { createElement: () => link, body: { append: vi.fn() } });
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:here");
  const revoked = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  download("trace.csv", ["op,page\n", "R,1\n"], "text/csv");
  expect(link).toMatchObject({ href: "blob:here", download: "trace.csv" });
  expect(link.click).toHaveBeenCalledOnce();
  const blob = made.mock.calls[0]?.[0];
  expect(blob instanceof Blob && (await blob.text())).toBe("op,page\nR,1\n");
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked).toHaveBeenCalledWith("blob:here");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
