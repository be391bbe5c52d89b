import { expect, test } from "vitest";
import { siteAddress } from "./lib/preset-pictures.mjs";

test("the address of a site is that of a folder; anything else is refused before the build begins", () => {
  expect(siteAddress("https://example.org/lab")).toBe("https://example.org/lab/");
  expect(siteAddress("http://localhost/")).toBe("http://localhost/");
  for (const wrong of [
    "example.org/lab",
    "file:///site",
    "https://example.org/?lab",
    "https://example.org/#/ace",
  ])
    expect(() => siteAddress(wrong)).toThrow();
});
