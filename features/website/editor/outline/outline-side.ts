/** Which edge of the window the outline lies at. */
type Side = 'left' | 'right';

const KEY = 'editor-outline-side';

export const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** Returns the last side of the outline; left if nobody has moved it, or storage is not permitted. */
export function storedSide(): Side {
  try {
    return localStorage.getItem(KEY) === 'right' ? 'right' : 'left';
  } catch {
    return 'left';
  }
}

export function storeSide(side: Side): void {
  try {
    localStorage.setItem(KEY, side);
  } catch {
    // It lies there until the page is left.
  }
}
