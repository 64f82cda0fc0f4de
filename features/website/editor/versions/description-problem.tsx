import { Trans } from '@lingui/react/macro';
import { SavingBlockedNote } from '../dialogs/saving-blocked-note.tsx';
import type { Description } from './use-description.ts';

/** Reason a description is not stored, and how to solve it. Errors of one text are shown there. */
export function DescriptionProblem({
  description: { error, theirs },
  onSignIn,
}: {
  description: Description;
  onSignIn: () => void;
}) {
  switch (error) {
    case null:
      return null;
    case 'faulty':
      return (
        <p role="alert" className="field-error">
          <Trans>Not saved: there’s a problem, see below.</Trans>
        </p>
      );
    case 'changed':
      return (
        <p role="alert" className="dialog-problem">
          <strong>
            <Trans>Someone else has just changed this.</Trans>
          </strong>{' '}
          {Object.keys(theirs).length > 0 ? (
            <Trans>
              Anything you’ve both changed is marked. Yours stays unless you choose theirs. Then save again.
            </Trans>
          ) : (
            <Trans>Nothing of yours is lost. Check it and save again.</Trans>
          )}
        </p>
      );
    case 'signed-out':
    case 'forbidden':
      return <SavingBlockedNote why={error} onSignIn={onSignIn} />;
    case 'unsaved':
      return (
        <p role="alert" className="field-error">
          <Trans>The version wasn’t saved. Check the save status and try again.</Trans>
        </p>
      );
    default:
      return (
        <p role="alert" className="field-error">
          <Trans>Not saved: no response. What you wrote is still here. Try again.</Trans>
        </p>
      );
  }
}
