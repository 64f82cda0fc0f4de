import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { watchPresses } from '#platform/browser/watch-presses.ts';

/** Opens the audio overlay, whose code is loaded then, when any `ListenLink` of the page is pressed. */
export function useListenLinks(): void {
  const { i18n } = useLingui();
  useEffect(
    () =>
      watchPresses<HTMLAnchorElement>('a[data-listen]', {
        press(link) {
          const work = { id: Number(link.dataset.listen), file: link.getAttribute('href') ?? '' };
          import('./components/open-audio-overlay.tsx').then(
            ({ openAudioOverlay }) => openAudioOverlay(work, i18n, link),
            () => location.assign(work.file),
          );
        },
      }),
    [i18n],
  );
}
