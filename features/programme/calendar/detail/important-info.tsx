import { Trans } from '@lingui/react/macro';
import type { ShownText } from '#lib/localized.ts';
import { Note } from '#ui/note.tsx';

/** Important information before a visit. Renders nothing without a text. */
export function ImportantInfo({ text }: { text: ShownText | null }) {
  if (!text) return null;
  return (
    <Note>
      <h2 className="text-d1">
        <Trans>Good to know</Trans>
      </h2>
      <p lang={text.lang}>{text.text}</p>
    </Note>
  );
}
