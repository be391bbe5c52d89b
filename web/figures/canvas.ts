import { useEffect, useState } from "react";

export type Brush = CanvasRenderingContext2D;

/** Gives the canvas as many pixels as the screen has there, in CSS pixels. `resized`: what was drawn is gone. */
export function prepare(canvas: HTMLCanvasElement, width: number, height: number, ratio: number) {
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  const resized = canvas.width !== across || canvas.height !== down;
  if (resized) Object.assign(canvas, { width: across, height: down });
  const context = canvas.getContext("2d");
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return { context, resized };
}

/** Pixels of the screen in a CSS pixel; changes with the page's zoom and with the screen the window is on. */
export function usePixelRatio(): number {
  const [ratio, setRatio] = useState(() => globalThis.devicePixelRatio ?? 1);
  useEffect(() => {
    const query = globalThis.matchMedia?.(`(resolution: ${ratio}dppx)`);
    const read = () => setRatio(globalThis.devicePixelRatio);
    query?.addEventListener("change", read);
    return () => query?.removeEventListener("change", read);
  }, [ratio]);
  return ratio;
}
