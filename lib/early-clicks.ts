declare global {
  interface Window {
    /** Pressed while nothing in the page listened; the page's own script keeps them (app/document/start-page-code.js). */
    earlyClicks?: HTMLElement[];
  }
}

/**
 * Does now what was pressed before anybody could hear it, once for each press. The page's own script
 * knows the buttons whose presses are kept (not links, which lead somewhere by themselves); whoever hears a press prevents its default, so that it is not kept.
 * @param isAttached which of the pressed buttons are heard from now on
 */
export function replayEarlyClicks(isAttached: (pressed: HTMLElement) => boolean): void {
  const stored = window.earlyClicks ?? [];
  const replayed = stored.filter(isAttached);
  window.earlyClicks = stored.filter((pressed) => !replayed.includes(pressed));
  // Each in its own task, as presses come: what one changes is there before the next.
  for (const pressed of replayed) setTimeout(() => pressed.click());
}
