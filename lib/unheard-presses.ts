declare global {
  interface Window {
    /** Pressed while nothing in the page listened; the page's own script keeps them (app/document/start-page-code.js). */
    unheardPresses?: HTMLElement[];
  }
}

/**
 * Does now what was pressed before anybody could hear it, once for each press. The page's own script
 * knows the buttons whose presses are kept (not links, which lead somewhere by themselves); whoever hears a press prevents its default, so that it is not kept.
 * @param isHeard which of the pressed buttons are heard from now on
 */
export function repeatUnheardPresses(isHeard: (pressed: HTMLElement) => boolean): void {
  const kept = window.unheardPresses ?? [];
  const heard = kept.filter(isHeard);
  window.unheardPresses = kept.filter((pressed) => !heard.includes(pressed));
  // Each in a task of its own, as presses come: what one changes is there before the next.
  for (const pressed of heard) setTimeout(() => pressed.click());
}
