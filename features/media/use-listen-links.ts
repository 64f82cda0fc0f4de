import { useLingui } from '@lingui/react';
import { useEffect } from 'react';

/** Opens the audio overlay, whose code is loaded then, when any `ListenLink` of the page is pressed. */
export function useListenLinks(): void {
  const { i18n } = useLingui();
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-listen]') : null;
      if (!link) return;
      event.preventDefault();
      const work = { id: Number(link.dataset.listen), file: link.getAttribute('href') ?? '' };
      import('./components/open-audio-overlay.tsx').then(
        ({ openAudioOverlay }) => openAudioOverlay(work, i18n, link),
        () => location.assign(work.file),
      );
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, [i18n]);
}
