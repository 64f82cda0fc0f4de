declare global {
  interface Window {
    /** Pressed while nothing in the page listened; the page's own script keeps them (app/document/start-page-code.js). */
    earlyClicks?: HTMLElement[];
  }
}

/**
 * Replays clicks made before hydration, once each. The page's own script records the clicks on buttons (not links, which
 * work without scripts); a handler prevents the default, so that its click is not recorded.
 * @param isAttached which of the pressed buttons have a handler by now
 */
export function replayEarlyClicks(isAttached: (pressed: HTMLElement) => boolean): void {
  const stored = window.earlyClicks ?? [];
  const replayed = stored.filter(isAttached);
  window.earlyClicks = stored.filter((pressed) => !replayed.includes(pressed));
  // Each in its own task, like real clicks: effects of one precede the next.
  for (const pressed of replayed) setTimeout(() => pressed.click());
}
