import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { watchPresses } from '#platform/browser/watch-presses.ts';

const load = () => import('../press-button.ts');

/** Hears the buttons of static parts; their code is loaded when somebody reaches for one (docs/decisions/0035). */
export function useHeardButtons(): void {
  const { i18n } = useLingui();
  useEffect(
    () =>
      watchPresses('[data-press]', {
        reach: () => void load().catch(() => {}),
        press(pressed) {
          load()
            .then(({ pressButton }) => pressButton(pressed, i18n))
            .catch(() => tellFailure(pressed));
        },
      }),
    [i18n],
  );
}

/** Also when the code does not come: a link leads where it leads, a button says what it has to say then. */
function tellFailure(pressed: HTMLElement): void {
  const status = pressed.parentElement?.querySelector<HTMLElement>('[data-failed]');
  if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
  else if (status) status.textContent = status.dataset.failed ?? '';
}
