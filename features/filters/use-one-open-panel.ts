import { type RefObject, useEffect } from 'react';
import { closeOnOutsideInteraction } from '#platform/browser/close-on-outside-interaction.ts';

/** Closes the open dropdown of a bar on Escape (the focus goes back to its button) and when one turns elsewhere. */
export function useOneOpenPanel(bar: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      closeOnOutsideInteraction(() => bar.current?.querySelector<HTMLDetailsElement>('[data-filter][open]')),
    [bar],
  );
}
