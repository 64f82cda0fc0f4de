import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SavingBlockedNote } from '../dialogs/saving-blocked-note.tsx';
import type { PageSettings } from './use-page-settings.ts';

/** Reason the settings are not saved, and how to solve it. Errors of one field are shown there. */
export function SettingsProblem({ settings, onSignIn }: { settings: PageSettings; onSignIn: () => void }) {
  const { t } = useLingui();
  const { error, missing, theirs, taken, isRestored } = settings;
  const others = taken > 0 ? t`${plural(taken, { one: '# other change', other: '# other changes' })}` : null;
  if (missing.length > 0)
    return (
      <p role="alert" className="field-error">
        <Trans>Not saved: something is missing, see below.</Trans>
      </p>
    );
  switch (error?.is) {
    case undefined:
      return isRestored ? (
        <p role="status" className="dialog-problem">
          <Trans>Your unsaved changes are back.</Trans>
        </p>
      ) : null;
    case 'changed':
      return (
        <div role="alert" className="dialog-problem">
          <p>
            <strong>
              <Trans>Someone else has just saved these settings.</Trans>
            </strong>{' '}
            {others ? <Trans>This field now has their version ({others}).</Trans> : null}{' '}
            {theirs.size > 0 ? (
              <Trans>
                Anything you’ve both changed is marked. Yours stays unless you choose theirs. Then save again.
              </Trans>
            ) : (
              <Trans>Nothing of yours is lost. Check it and save again.</Trans>
            )}
          </p>
        </div>
      );
    case 'signed-out':
    case 'forbidden':
      return <SavingBlockedNote why={error.is} onSignIn={onSignIn} />;
    case 'refused':
      return (
        <p role="alert" className="field-error">
          <Trans>Not saved: there’s a problem, see below.</Trans>
        </p>
      );
    case 'gone':
      return (
        <p role="alert" className="field-error">
          <Trans>Not saved: this page is in the bin.</Trans>
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
