import { useEffect } from 'react';
import { watchPresses } from '#platform/browser/watch-presses.ts';

const load = () => import('../press-button.ts');

/** Hears the buttons of static parts; their code is loaded when somebody reaches for one (docs/decisions/0035). */
export function useHeardButtons(): void {
  useEffect(
    () =>
      watchPresses<HTMLButtonElement>('button[data-press]', {
        reach: () => void load().catch(() => {}),
        press(button) {
          load()
            .then(({ pressButton }) => pressButton(button))
            .catch(() => tellFailure(button));
        },
      }),
    [],
  );
}

/** Says what the button says when it could not do it, code that does not come included. */
function tellFailure(button: HTMLButtonElement): void {
  const status = button.parentElement?.querySelector<HTMLElement>('[data-failed]');
  if (status) status.textContent = status.dataset.failed ?? '';
}
