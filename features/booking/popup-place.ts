/** Wider than this the widget is a popup beside its button, below it a sheet over the whole screen. */
export const SHEET_BELOW_PX = 768;

const GAP_PX = 12;
const EDGE_PX = 16;

export interface PopupPlace {
  side: 'above' | 'below';
  /** Of the page, in px. */
  top: number;
  left: number;
}

/**
 * Where a popup stands: below its button where it fits, above it where it fits only there, else on the side with more room.
 * Its right edge keeps to the button's, and it never leaves the page. `page` is how far the page is scrolled.
 */
export function popupPlace(
  button: { top: number; bottom: number; right: number },
  popup: { width: number; height: number },
  view: { width: number; height: number },
  page: { x: number; y: number },
  /** The side it stands on already: it does not jump when what is in it grows, unless it would leave the page. */
  keep: PopupPlace['side'] | null = null,
): PopupPlace {
  const below = view.height - button.bottom - GAP_PX;
  const above = button.top - GAP_PX;
  const fitsOnPageAbove = page.y + above >= popup.height;
  const roomier = below < popup.height && above > below && fitsOnPageAbove ? 'above' : 'below';
  const side = keep === 'above' && !fitsOnPageAbove ? 'below' : (keep ?? roomier);
  const top = side === 'below' ? button.bottom + GAP_PX : button.top - GAP_PX - popup.height;
  const furthestLeft = Math.max(EDGE_PX, view.width - popup.width - EDGE_PX);
  const left = Math.min(Math.max(EDGE_PX, button.right - popup.width), furthestLeft);
  return { side, top: page.y + top, left: page.x + left };
}
