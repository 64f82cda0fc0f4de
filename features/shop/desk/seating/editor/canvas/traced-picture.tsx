import type { Box } from '#features/box-office/seating/index.ts';

/** A picture under the plan, to trace it: it stays in this browser. */
export interface Picture {
  url: string;
  /** Percent of the width of the plan. */
  size: number;
  /** Percent of the width and height it is moved by. */
  right: number;
  down: number;
}

export function TracedPicture({
  picture: { url, size, right, down },
  box: { x, y, width, height },
}: {
  picture: Picture;
  box: Box;
}) {
  return (
    <image
      className="plan-picture"
      href={url}
      x={x + (width * right) / 100}
      y={y + (height * down) / 100}
      width={(width * size) / 100}
      preserveAspectRatio="xMinYMin meet"
    />
  );
}
