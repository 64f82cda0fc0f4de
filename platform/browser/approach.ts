/**
 * When a visitor comes near something: once each time it was far away before, and once for each further scroll while it
 * stays near. What is loaded then must not call for more by itself.
 */
export function watchApproach(come: () => void) {
  let isNear = false;
  let isAwaited = true;
  let isAtRest = false;
  const look = () => {
    if (!isNear || !isAwaited) return;
    isAwaited = false;
    isAtRest = false;
    come();
  };
  return {
    /** Whether it was near at each of several moments. The first may still have been far away. */
    seen(moments: boolean[]): void {
      for (const near of moments) {
        isNear = near;
        if (!near) isAwaited = true;
        look();
      }
    },
    /** A scroll has come to its end: the next one is another. Where the page ends, too, there can be none. */
    rested(isPageEnd: boolean): void {
      isAtRest = true;
      if (!isPageEnd) return;
      isAwaited = true;
      look();
    },
    scrolled(): void {
      if (!isAtRest) return;
      isAwaited = true;
      look();
    },
  };
}
