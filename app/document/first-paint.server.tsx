const LAST_ELEMENT = 'page-end';

/**
 * Nothing is painted before the page has arrived whole (docs/decisions/0015). Painted in parts, rows that share their width
 * (the days, the filters, the menu) would move with every part that comes; pages are small enough to come at once.
 */
export function BlockFirstPaint() {
  return <link rel="expect" href={`#${LAST_ELEMENT}`} blocking="render" />;
}

/** Element the first paint waits for; the last element a visitor sees comes before it. */
export function LastElement() {
  return <i id={LAST_ELEMENT} />;
}
