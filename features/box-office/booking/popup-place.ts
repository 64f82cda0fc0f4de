/** Wider than this the widget is a popup beside its button, below it a sheet over the whole screen. */
const SHEET_BELOW_PX = 768;
export const SHEET_MEDIA = `(width < ${SHEET_BELOW_PX}px)`;

const GAP_PX = 12;
const EDGE_PX = 16;
/** As wide as the ticket is at most, and as it still reads well. */
const WIDTH_PX = 940;
const NARROW_PX = 640;
/** Usual height of a ticket choice, known before its prices are loaded, so that the popup does not jump when they arrive. */
const HEIGHT_PX = 640;
/** With less room than this the prices would be seen through a slot. */
const LOW_PX = 400;

export type PopupSide = 'above' | 'below' | 'beside';

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface View {
  width: number;
  height: number;
}

/**
 * On which side of its button a popup opens, so that both are in view without scrolling: below or above it where there is
 * the room, else to its left, else on the roomier of the two; `null` where only a sheet has room.
 */
export function popupSide(button: Box, view: View): PopupSide | null {
  if (view.width < SHEET_BELOW_PX) return null;
  const { below, above } = spaces(button, view);
  if (below >= HEIGHT_PX) return 'below';
  if (above >= HEIGHT_PX) return 'above';
  const isHighEnough = view.height - 2 * EDGE_PX >= LOW_PX;
  if (isHighEnough && widthBeside(button) >= NARROW_PX) return 'beside';
  if (Math.max(below, above) < LOW_PX) return null;
  return below >= above ? 'below' : 'above';
}

/** How large a popup may be there, in px. */
export function popupSpace(side: PopupSide, button: Box, view: View): { width: number; height: number } {
  const { below, above } = spaces(button, view);
  if (side === 'beside') {
    return { width: Math.min(WIDTH_PX, widthBeside(button)), height: view.height - 2 * EDGE_PX };
  }
  const width = Math.min(WIDTH_PX, view.width - 2 * EDGE_PX);
  return { width, height: Math.max(LOW_PX, side === 'below' ? below : above) };
}

/** Returns the popup's corner, in px of the window. Above and below the button, its right edge is aligned with the button's. */
export function popupCorner(
  side: PopupSide,
  button: Box,
  popup: { width: number; height: number },
  view: View,
): { top: number; left: number } {
  if (side === 'beside') {
    const middle = (button.top + button.bottom - popup.height) / 2;
    const lowest = view.height - EDGE_PX - popup.height;
    return {
      top: Math.max(EDGE_PX, Math.min(middle, lowest)),
      left: button.left - GAP_PX - popup.width,
    };
  }
  const furthestLeft = Math.max(EDGE_PX, view.width - popup.width - EDGE_PX);
  return {
    top: side === 'below' ? button.bottom + GAP_PX : button.top - GAP_PX - popup.height,
    left: Math.min(Math.max(EDGE_PX, button.right - popup.width), furthestLeft),
  };
}

const widthBeside = (button: Box): number => button.left - GAP_PX - EDGE_PX;

function spaces(button: Box, view: View): { below: number; above: number } {
  return {
    below: view.height - button.bottom - GAP_PX - EDGE_PX,
    above: button.top - GAP_PX - EDGE_PX,
  };
}
