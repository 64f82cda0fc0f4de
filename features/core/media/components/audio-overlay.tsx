import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { getJson } from '#platform/browser/api-client.ts';
import { RoundButton } from '#ui/round-button.tsx';
import type { AudioWork } from '../audio-overlay.ts';
import { AudioPlayer } from './audio-player.tsx';

/** Elements that Escape closes before the overlay, which is the undermost of all that may be open. */
const ABOVE = ':modal, :popover-open, [data-filter][open], details[name="submenu"][open]';

interface Sample {
  title: string;
  transcript: string;
}

/** A sheet at the lower edge that plays a sample while one goes on browsing: player, title, transcript. */
export function AudioOverlay({ work, onClose }: { work: AudioWork; onClose: (hadFocus: boolean) => void }) {
  const { t, i18n } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const sample = useSample(work.id, i18n.locale);
  const close = () => onClose(hasFocus(dialog.current));

  useEffect(() => {
    dialog.current?.show();
    heading.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector(ABOVE)) onClose(hasFocus(dialog.current));
    };
    // Registered in the capture phase, before listeners of dialogs above, so that one press closes one dialog.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [onClose]);

  return (
    <dialog ref={dialog} className="dialog audio-overlay" aria-labelledby="audio-title">
      <div className="wrap audio-overlay-body">
        <h2 id="audio-title" ref={heading} tabIndex={-1} className="text-d1">
          <Trans>Audio sample</Trans>
          {sample ? `: ${sample.title}` : null}
        </h2>
        <AudioPlayer file={work.file} title={sample?.title ?? null} />
        {sample ? (
          <details>
            <summary>
              <Trans>Transcript</Trans>
            </summary>
            <p>{sample.transcript}</p>
          </details>
        ) : null}
        <RoundButton
          icon="close"
          label={t`Close`}
          variant="ink"
          className="audio-overlay-close"
          onClick={close}
        />
      </div>
    </dialog>
  );
}

const hasFocus = (element: HTMLElement | null): boolean => element?.contains(document.activeElement) ?? false;

/** Title and transcript of a production's sample, once loaded. */
function useSample(id: number, language: string): Sample | null {
  const [sample, setSample] = useState<Sample | null>(null);
  useEffect(() => {
    const calling = new AbortController();
    void getJson(`/${language}/api/productions/${id}/`, calling.signal).then((answer) => {
      if (answer.ok) setSample((answer.value as { audio_sample: Sample | null }).audio_sample);
    });
    return () => calling.abort();
  }, [id, language]);
  return sample;
}
