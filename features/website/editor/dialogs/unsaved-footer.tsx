import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';

/** What stands at the foot of a dialog that somebody is about to close with something unsaved in it. */
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
