import { expect, test, vi } from "vitest";
import { download } from "./takeAway.ts";

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
