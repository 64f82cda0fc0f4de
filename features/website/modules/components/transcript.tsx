import { Trans } from '@lingui/react/macro';
import type { FileView } from '#features/core/media/index.ts';

/** Shows the transcript of a film or a sound, in a disclosure; nothing if the library has none. */
export function Transcript({ of: { transcript } }: { of: FileView }) {
  if (!transcript) return null;
  return (
    <details className="transcript">
      <summary>
        <Trans>What you can hear</Trans>
      </summary>
      <p lang={transcript.lang}>{transcript.text}</p>
    </details>
  );
}
