/** The path of the page of this site whose link led to this document; `null` when it was loaded anew or come back to. */
export function referrer(): string | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || document.referrer === '') return null;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? pathname : null;
}
