/** Without a scroll for so long, in milliseconds, one has ended where the browser does not say so. */
const REST_MS = 150;

/**
 * Calls back when a scroll of the page ends. Safari says so from 26.2 on only; before, a pause stands for the end.
 * @returns stops it
 */
export function watchScrollEnd(onEnd: () => void): () => void {
  if ('onscrollend' in window) {
    window.addEventListener('scrollend', onEnd);
    return () => window.removeEventListener('scrollend', onEnd);
  }
  let pause: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(pause);
    pause = setTimeout(onEnd, REST_MS);
  };
  // TypeScript takes every browser for one that says so.
  const older = window as Window;
  older.addEventListener('scroll', wait, { passive: true });
  return () => {
    clearTimeout(pause);
    older.removeEventListener('scroll', wait);
  };
}
