/** Share of the window height after which the header is compact (docs/product/numbers.md#places). */
const COMPACT_AFTER = 0.25;
/** Share of the window height after which the sticky items appear. */
const STICKY_AFTER = 0.5;

/** The header is compact from a quarter of the window height on, unless its menu is open. */
export function isHeaderCompact(scrolled: number, windowHeight: number, isMenuOpen: boolean): boolean {
  return !isMenuOpen && scrolled >= windowHeight * COMPACT_AFTER;
}

/** The sticky items are on show from half the window height on, until the footer comes into view. */
export function areStickyItemsShown(
  scrolled: number,
  windowHeight: number,
  isFooterInView: boolean,
): boolean {
  return !isFooterInView && scrolled > windowHeight * STICKY_AFTER;
}
