import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { BufferRing, pagesAt, ringFrames } from "./BufferRing.tsx";

test("a ring of 256 kB has 32 frames of the pool, each of them once, and page 33 takes the frame of page 1", () => {
  const { container } = render(<BufferRing />);
  expect(container.querySelectorAll("rect[data-ring]")).toHaveLength(256 / 8);
  expect(new Set(ringFrames(128, 32, 112)).size).toBe(32);
  expect(pagesAt(1, 32)).toEqual([1, 33, 65]);
  expect(container).toHaveTextContent(
    /Page 33 takes the frame of page 1,.*128 frames \(1 MB\).*32 of them \(256 kB\)/,
  );
});
