/**
 * For the `ref` of a draggable element. Without it Chromium takes the end of a quick drag for the start of a fling, even
 * where `touch-action` leaves nothing to fling, and the next tap anywhere on the page is lost as the one that stops it.
 */
export function holdTouch(element: HTMLElement | null): () => void {
  const hold = (event: Event) => event.preventDefault();
  // React's own listeners are passive.
  element?.addEventListener('touchmove', hold, { passive: false });
  return () => element?.removeEventListener('touchmove', hold);
}
