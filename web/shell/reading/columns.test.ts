import { expect, test } from "vitest";
import { columnsText, rolesOf, saysPage, withRole } from "./columns.ts";

const names = ["time", "dev", "op", "offset", "size"];

test("columns by number and by name are the same roles, written by number", () => {
  const byName = rolesOf("size=size, op=op,offset=4", names);
  expect(columnsText(byName)).toBe("op=3,offset=4,size=5");
  expect(columnsText(rolesOf("op=3,offset=4,size=5", []))).toBe("op=3,offset=4,size=5");
  expect([...rolesOf("page=nothing,strange=1,op", names)]).toEqual([]);
});

test("a role moves to the column that takes it, and one column says the page", () => {
  const first = rolesOf("op=3,offset=4,size=5", names);
  expect(columnsText(withRole(first, 0, "op"))).toBe("op=1,offset=4,size=5");
  expect(columnsText(withRole(first, 1, "key"))).toBe("op=3,key=2");
  const volumes = withRole(rolesOf("offset=4,volume=dev+1", names), 2, "volume");
  expect(columnsText(volumes)).toBe("offset=4,volume=1+2+3");
  expect(columnsText(withRole(rolesOf("page=1", names), 4, "size"))).toBe("size=5");
  const none = withRole(first, 3, undefined);
  expect(columnsText(none)).toBe("op=3,size=5");
  expect([saysPage(first), saysPage(none)]).toEqual([true, false]);
});
