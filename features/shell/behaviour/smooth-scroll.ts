/** What stays free above the target of a hash link, in pixels (docs/product/numbers.md#places). */
const HASH_OFFSET = 130;
const TO_TOP_MS = 700;

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls until the element is 130 px below the upper edge; at once for who wants little motion. The focus goes with it,
 * unless the visitor has gone on elsewhere.
 */
export function scrollToElement(element: Element): void {
  const top = element.getBoundingClientRect().top + scrollY - HASH_OFFSET;
  scrollTo({ top, behavior: wantsCalm() ? 'instant' : 'smooth' });
  const { activeElement } = document;
  if (activeElement !== null && !activeElement.matches('body, a')) return;
  if (element instanceof HTMLElement) {
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
}

/** Scrolls to the top in 0.7 seconds, slower towards the end; stops when the visitor scrolls. */
export function scrollToTop(): void {
  const from = scrollY;
  const begun = performance.now();
  let isStopped = wantsCalm();
  if (isStopped) scrollTo({ top: 0, behavior: 'instant' });
  const stop = () => {
    isStopped = true;
  };
  addEventListener('wheel', stop, { once: true, passive: true });
  addEventListener('touchstart', stop, { once: true, passive: true });

  function step(now: number): void {
    if (isStopped) return;
    const left = Math.max(0, 1 - (now - begun) / TO_TOP_MS);
    scrollTo({ top: from * left ** 3, behavior: 'instant' });
    if (left > 0) requestAnimationFrame(step);
  }
  requestAnimationFrame(step);
}
