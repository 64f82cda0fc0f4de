/** Time until the opened field gets the focus, and until a field that lost it closes (specification, section 9). */
const FOCUS_MS = 200;
const BLUR_MS = 200;

const followed = new WeakSet<HTMLDetailsElement>();

/** The header's search has been opened or closed: what is open takes the focus, and closes when it loses it. */
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

function closeAfterBlur(fold: HTMLDetailsElement): void {
  let isPressed = false;
  fold.addEventListener('pointerdown', () => {
    isPressed = true;
    setTimeout(() => {
      isPressed = false;
    }, BLUR_MS);
  });
  fold.addEventListener('focusout', () => {
    // A tap on the sheet itself, or a turn to another window, is no turn away.
    if (isPressed || !document.hasFocus()) return;
    setTimeout(() => {
      if (document.hasFocus() && !fold.contains(document.activeElement)) fold.open = false;
    }, BLUR_MS);
  });
}
