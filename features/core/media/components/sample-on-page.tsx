import type { AudioSampleView } from '../media-view.ts';
import { ListenLink } from './listen-link.tsx';

/** Player of a production's sample, on the production's own pages; without scripts the transcript. */
export function SampleOnPage({ id, sample }: { id: number; sample: AudioSampleView | null }) {
  if (!sample) return null;
  const { title, file, transcript } = sample;
  return (
    <>
      <ListenLink work={{ id, file }} />
      <noscript>
        <p className="muted text-sm" lang={transcript.lang}>
          {`${title.text}: ${transcript.text}`}
        </p>
      </noscript>
    </>
  );
}
