/** Milliseconds until a hash link scrolls, and between looks for its element (docs/product/numbers.md#times). */
const DELAY = 1000;
const RETRY_EVERY = 250;
const RETRIES = 100;

/**
 * Looks for the target of a hash link, a second after the page is there, and again as long as it is missing; then scrolls
 * there. Returns a function that cancels it.
 * @param delay milliseconds, where it is not a second
 */
export function planHashScroll<T>(
  find: () => T | null,
  scrollTo: (target: T) => void,
  delay = DELAY,
): () => void {
  let retriesLeft = RETRIES;
  let timer = setTimeout(update, delay);

  function update(): void {
    const target = find();
    if (target !== null) {
      scrollTo(target);
    } else if (retriesLeft > 0) {
      retriesLeft -= 1;
      timer = setTimeout(update, RETRY_EVERY);
    }
  }

  return () => clearTimeout(timer);
}
