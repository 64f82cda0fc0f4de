import type { MouseEvent } from 'react';

/** Closes the dropdown a link was chosen in and gives the focus back to its button; elsewhere it does nothing. */
export function closePanel({ currentTarget }: MouseEvent<HTMLElement>): void {
  const panel = currentTarget.closest('details');
  if (!panel) return;
  panel.open = false;
  panel.querySelector('summary')?.focus({ preventScroll: true });
}
