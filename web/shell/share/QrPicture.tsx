import type { Ref } from "react";
import { type QrCode, QUIET_ZONE } from "./qr.ts";

interface QrPictureProps {
  code: QrCode;
  title: string;
  className: string;
  ref?: Ref<SVGSVGElement>;
}

/** The code with its quiet zone, dark on light in every theme: many readers do not know it the other way round. */
export function QrPicture({ code: { size, path }, title, className, ref }: QrPictureProps) {
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={title}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <title>{title}</title>
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} className="fill-code-ground" />
      <path d={path} className="fill-code" />
    </svg>
  );
}
