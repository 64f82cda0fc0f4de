/** Which edge of the window the outline lies at. */
type Side = 'left' | 'right';

const KEY = 'editor-outline-side';

export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Where it lay last; at the left where nobody has moved it, or nothing may be kept. */
export function keptSide(): Side {
  try {
    return localStorage.getItem(KEY) === 'right' ? 'right' : 'left';
  } catch {
    return 'left';
  }
}

export function keepSide(side: Side): void {
  try {
    localStorage.setItem(KEY, side);
  } catch {
    // It lies there until the page is left.
  }
}
