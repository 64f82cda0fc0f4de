/**
 * Time until the opened field gets the focus, and until a field that lost it closes (docs/product/numbers.md#times).
 */
const FOCUS_MS = 200;
const BLUR_MS = 200;

const followed = new WeakSet<HTMLDetailsElement>();

/** The header's search was opened or closed: opened it takes the focus, and closes when it loses it. */
export function foldToggled(fold: HTMLDetailsElement): void {
  if (!followed.has(fold)) {
    followed.add(fold);
    closeAfterBlur(fold);
  }
  if (fold.open) {
    setTimeout(() => {
      if (fold.open) fold.querySelector('input')?.focus();
    }, FOCUS_MS);
  }
}

/** Clicks beside it are the menus' business; a tap on the sheet itself leaves the focus nowhere, and the search open. */
function closeAfterBlur(fold: HTMLDetailsElement): void {
  fold.addEventListener('focusout', () => {
    setTimeout(() => {
      const { activeElement } = document;
      const isNowhere = activeElement === null || activeElement === document.body;
      if (document.hasFocus() && !isNowhere && !fold.contains(activeElement)) fold.open = false;
    }, BLUR_MS);
  });
}
