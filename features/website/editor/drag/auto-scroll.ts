/** Under this the bar of the page is. */
const BAR_PX = 44;
/** So near the edge of the window the page scrolls on; on phones the lower one has a bar as well. */
const EDGE_PX = 96;
/** At the edge itself, in one frame. */
const FASTEST_PX = 18;

/** How far the page scrolls in one frame while something is held at a height of a window that is so high. */
export function scrollStep(y: number, height: number): number {
  const [above, below] = [BAR_PX + EDGE_PX - y, y - (height - EDGE_PX)];
  const depth = Math.max(above, below);
  if (depth <= 0) return 0;
  const speed = Math.ceil((Math.min(depth, EDGE_PX) / EDGE_PX) * FASTEST_PX);
  return above > below ? -speed : speed;
}
