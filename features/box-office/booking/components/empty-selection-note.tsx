import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note.tsx';

/** Above the ticket choice, where a form without tickets came from. */
export function EmptySelectionNote() {
  return (
    <div role="alert">
      <Note tone="rosa-hell">
        <p>
          <Trans>No tickets selected. Choose at least one.</Trans>
        </p>
      </Note>
    </div>
  );
}
