import type { AudioSampleView } from '../media-view.ts';
import { ListenLink } from './listen-link.tsx';

/** Plays what can be heard of a production, on the production's own pages; without scripts its words stand there. */
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
