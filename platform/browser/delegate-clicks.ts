import { replayEarlyClicks } from '#lib/early-clicks.ts';

interface ClickDelegate<E extends HTMLElement> {
  /** Somebody points at it, or gives it the focus. */
  reach?(element: E): void;
  press(element: E): void;
}

/**
 * Delegates clicks on elements matching `selector`, wherever they are in the page and however they got there
 * (docs/decisions/0032, 0035). Prevents the default action of a click. Earlier clicks are handled as well, where
 * clicks are recorded (`replayEarlyClicks`).
 * @returns ends the watch
 */
export function delegateClicks<E extends HTMLElement = HTMLElement>(
  selector: string,
  watcher: ClickDelegate<E>,
): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const found = ({ target }: Event) => (target instanceof Element ? target.closest<E>(selector) : null);
  const reach = (event: Event) => {
    const element = found(event);
    if (element) watcher.reach?.(element);
  };
  document.addEventListener('pointerover', reach, { signal });
  document.addEventListener('focusin', reach, { signal });
  document.addEventListener(
    'click',
    (event) => {
      const element = found(event);
      if (!element) return;
      event.preventDefault();
      watcher.press(element);
    },
    { signal },
  );
  replayEarlyClicks((pressed) => pressed.matches(selector));
  return () => watch.abort();
}
