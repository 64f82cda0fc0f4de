import { Trans } from '@lingui/react/macro';
import type { FileView } from '#features/core/media/index.ts';

/** What a film or a sound says, in words that open; nothing where the library has none. */
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
