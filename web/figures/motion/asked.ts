/** The request on its way from the strip to the lanes. */
import type { LaneClock } from "./clock.ts";
import type { Ghost } from "./player.ts";
import { type Box, type Standing, standingElement } from "./standing.ts";

/** This step's request in the strip that is nearest to a scene's lanes, if it shows one. */
export function askedFor(scene: Element): Standing | null {
  for (let around = scene.parentElement; around !== null; around = around.parentElement) {
    const request = around.querySelector("[data-request]");
    if (request !== null) return standingElement(request);
  }
  return null;
}

/** To where the lane finds the page. */
export function askedMoves(
  asked: Standing | null,
  goal: Box | null | undefined,
  { ask }: LaneClock,
): Ghost[] {
  if (asked === null || !goal) return [];
  const { box, face } = asked;
  const there = {
    ...box,
    x: goal.x + (goal.width - box.width) / 2,
    y: goal.y + (goal.height - box.height) / 2,
  };
  return [
    {
      kind: "asked",
      face: face.cloneNode(true) as Element,
      size: box,
      span: ask,
      way: [
        { offset: 0, box },
        { offset: 0.7, box: there },
        { offset: 1, box: there, opacity: 0 },
      ],
    },
  ];
}
