let shownPath = location.pathname;

/**
 * Says the title of a page the router has brought, as a browser does for one it loads. Where the link that led to it is
 * gone, the focus goes to the main part: the next Tab is in the new page. `hasTarget`: it will be taken elsewhere.
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
