/** Space left free above the target of a hash link, in pixels (docs/product/numbers.md#places). */
const HASH_OFFSET = 130;
/** The same where a list of jumps or a question leads. */
const ANCHOR_OFFSET = 200;
const GLIDE_MS = 700;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls until the element is 130 px below the upper edge; at once under reduced motion. The focus moves along, unless the
 * visitor has moved it.
 */
export function scrollToElement(element: Element): void {
  scrollTo({ top: placeOf(element, HASH_OFFSET), behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  moveFocusTo(element);
}

/** Scrolls in 0.7 seconds until the element is 200 px below the upper edge. The focus goes with it as well. */
export function glideToElement(element: Element): void {
  glideTo(placeOf(element, ANCHOR_OFFSET));
  moveFocusTo(element.querySelector(':scope > summary') ?? element);
}

/** Scrolls to the top in 0.7 seconds. */
export function scrollToTop(): void {
  glideTo(0);
}

function placeOf(element: Element, offset: number): number {
  const top = element.getBoundingClientRect().top + scrollY - offset;
  return Math.max(0, Math.min(top, document.documentElement.scrollHeight - innerHeight));
}

function moveFocusTo(element: Element): void {
  const { activeElement } = document;
  if (activeElement !== null && !activeElement.matches('body, a')) return;
  if (element instanceof HTMLElement) {
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
}

/** Slower towards the end; stops when the visitor scrolls. */
function glideTo(top: number): void {
  const from = scrollY;
  const started = performance.now();
  let isStopped = prefersReducedMotion();
  if (isStopped) scrollTo({ top, behavior: 'instant' });
  const stop = () => {
    isStopped = true;
  };
  addEventListener('wheel', stop, { once: true, passive: true });
  addEventListener('touchstart', stop, { once: true, passive: true });

  function step(now: number): void {
    if (isStopped) return;
    const left = Math.max(0, 1 - (now - started) / GLIDE_MS);
    scrollTo({ top: top + (from - top) * left ** 3, behavior: 'instant' });
    if (left > 0) requestAnimationFrame(step);
  }
  requestAnimationFrame(step);
}
