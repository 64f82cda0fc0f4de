import { useLingui } from '@lingui/react/macro';
import type { AudioWork } from '../audio-overlay.ts';

/**
 * Plays a production's sample in the audio overlay (`handleListenClick`, attached by the shell); without scripts a link to
 * the sound itself.
 */
export function ListenLink({ work, describedBy }: { work: AudioWork; describedBy?: string | undefined }) {
  const { t } = useLingui();
  return (
    <a
      href={work.file}
      className="text-link"
      aria-describedby={describedBy}
      data-press="listen"
      data-listen={work.id}
    >
      {t`Listen`}
    </a>
  );
}
