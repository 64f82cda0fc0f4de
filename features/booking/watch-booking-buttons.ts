const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLButtonElement>('button[data-book]') : null;

/**
 * Calls `reach` when somebody reaches for a booking button, and `press` when it is pressed, wherever in the page it stands
 * and whoever put it there.
 * @returns ends the watch
 */
export function watchBookingButtons(watcher: {
  reach(): void;
  press(button: HTMLButtonElement): void;
}): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const reach = (event: Event) => {
    if (buttonOf(event)) watcher.reach();
  };
  document.addEventListener('pointerover', reach, { signal });
  document.addEventListener('focusin', reach, { signal });
  document.addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event);
      if (!button) return;
      event.preventDefault();
      watcher.press(button);
    },
    { signal },
  );
  return () => watch.abort();
}
