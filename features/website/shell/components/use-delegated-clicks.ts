import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { delegateClicks } from '#platform/browser/delegate-clicks.ts';

const load = () => import('../button-click-handlers.ts');

/** Hears the buttons of static parts; their code is loaded when somebody reaches for one (docs/decisions/0035). */
export function useDelegatedClicks(): void {
  const { i18n } = useLingui();
  useEffect(
    () =>
      delegateClicks('[data-press]', {
        reach: () => void load().catch(() => {}),
        press(pressed) {
          load()
            .then(({ handleButtonClick }) => handleButtonClick(pressed, i18n))
            .catch(() => announceFailure(pressed));
        },
      }),
    [i18n],
  );
}

/** Also when the code does not come: a link leads where it leads, a button says what it has to say then. */
function announceFailure(pressed: HTMLElement): void {
  const status = pressed.parentElement?.querySelector<HTMLElement>('[data-failed]');
  if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
  else if (status) status.textContent = status.dataset.failed ?? '';
}
