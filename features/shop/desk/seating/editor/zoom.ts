const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** The next size of the canvas in a direction. */
export function nextZoom(zoom: number, by: 1 | -1): number {
  const next = by === 1 ? STEPS.find((each) => each > zoom) : STEPS.findLast((each) => each < zoom);
  return next ?? zoom;
}
