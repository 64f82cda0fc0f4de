import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { AudioWork } from '../audio-overlay.ts';

/** Plays a production's sample in the audio overlay, whose code is loaded then; without scripts a link to the sound itself. */
export function ListenLink({ work, describedBy }: { work: AudioWork; describedBy?: string | undefined }) {
  const { t, i18n } = useLingui();
  const listen = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const opener = event.currentTarget;
    import('./open-audio-overlay.tsx').then(
      ({ openAudioOverlay }) => openAudioOverlay(work, i18n, opener),
      () => location.assign(work.file),
    );
  };
  return (
    <a href={work.file} className="text-link" aria-describedby={describedBy} onClick={listen}>
      {t`Listen`}
    </a>
  );
}
