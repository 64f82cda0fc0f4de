import { closeOnOutsideInteraction } from '#platform/browser/close-on-outside-interaction.ts';

/**
 * Dropdowns of filters open and close without a script, one at a time. This closes the open one on Escape (the focus goes
 * back to its button) and when one turns elsewhere, and brings a panel into view that opens below the window's edge.
 */
export function watchFilterPanels(): void {
  closeOnOutsideInteraction(() => document.querySelector<HTMLDetailsElement>('[data-filter][open]'));
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof Element && target.matches('[data-filter][open]'))
        target.lastElementChild?.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
}
