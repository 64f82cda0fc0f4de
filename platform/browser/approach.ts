/**
 * Detects a visitor approaching an element: once each time it was far away before, and once for each further scroll while it
 * stays near. Content loaded then must not trigger more on its own.
 * @param come tells if the approach could be handled; if not, it is retried at the next moment
 */
export function watchApproach(come: () => boolean) {
  let isNear = false;
  let isAwaited = true;
  let isAtRest = false;
  const update = () => {
    if (!isNear || !isAwaited || !come()) return;
    isAwaited = false;
    isAtRest = false;
  };
  return {
    /** Records if the trigger was near at each of several moments. The first may still have been far away. */
    seen(moments: boolean[]): void {
      for (const near of moments) {
        isNear = near;
        if (!near) isAwaited = true;
        update();
      }
    },
    /** A scroll has come to its end: the next one is another. Where the page ends, too, there can be none. */
    rested(isPageEnd: boolean): void {
      isAtRest = true;
      if (!isPageEnd) return;
      isAwaited = true;
      update();
    },
    scrolled(): void {
      if (!isAtRest) return;
      isAwaited = true;
      update();
    },
  };
}
