/** Calls back after so many milliseconds; returns what keeps it from doing so. */
export function wait(ms: number, done: () => void): () => void {
  const timer = setTimeout(done, ms);
  return () => clearTimeout(timer);
}
