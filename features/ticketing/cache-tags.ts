/** What shows prices or free places of an event's sale depends on this tag. `jetId` is the number the box office knows it by. */
export function performanceTag(jetId: number): string {
  return `${PERFORMANCE}${jetId}`;
}

/** Free places change many times a second: what shows them may be shown a moment longer while it is made anew. */
export function isPerformanceTag(tag: string): boolean {
  return tag.startsWith(PERFORMANCE);
}

const PERFORMANCE = 'performance:';
