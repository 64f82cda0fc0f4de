let shownPath = location.pathname;

/**
 * Announces the title of a page after a client navigation, as browsers do after a load. Where the followed link was removed,
 * the focus moves to the main part: the next Tab is in the new page. `hasTarget`: the focus will be moved elsewhere.
 */
export function announcePage(hasTarget: boolean): void {
  if (location.pathname === shownPath) return;
  shownPath = location.pathname;
  place().textContent = document.title;
  if (!hasTarget && document.activeElement === document.body) focusMain();
}

/** Moves the focus to the start of the content, without scrolling. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

let said: HTMLElement | undefined;

function place(): HTMLElement {
  if (said) return said;
  said = document.createElement('p');
  said.className = 'visually-hidden';
  said.setAttribute('role', 'status');
  document.body.append(said);
  return said;
}
