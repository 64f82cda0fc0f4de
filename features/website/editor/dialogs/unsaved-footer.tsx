import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';

/** Footer of a dialog that is about to be closed with unsaved changes. */
export function UnsavedFooter({ onDiscard, onGoOn }: { onDiscard: () => void; onGoOn: () => void }) {
  return (
    <>
      <p role="alert">
        <Trans>Not everything is saved.</Trans>
      </p>
      <Button variant="ghost" onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
      <Button onClick={onGoOn}>
        <Trans>Carry on</Trans>
      </Button>
    </>
  );
}
