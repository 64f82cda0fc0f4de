import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MayNotSave } from '../dialogs/may-not-save.tsx';
import type { PageSettings } from './use-page-settings.ts';

/** Why the settings are not saved, and what to do. What is about one field stands there. */
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
          <Trans>What you had written here and not saved is there again.</Trans>
        </p>
      ) : null;
    case 'changed':
      return (
        <div role="alert" className="dialog-problem">
          <p>
            <strong>
              <Trans>Somebody else has just saved these settings.</Trans>
            </strong>{' '}
            {others ? <Trans>Theirs is here now ({others}).</Trans> : null}{' '}
            {theirs.size > 0 ? (
              <Trans>
                What both of you changed is marked: yours stays unless you take theirs. Then save again.
              </Trans>
            ) : (
              <Trans>Nothing of yours is lost. Look at it and save again.</Trans>
            )}
          </p>
        </div>
      );
    case 'signed-out':
    case 'forbidden':
      return <MayNotSave why={error.is} onSignIn={onSignIn} />;
    case 'refused':
      return (
        <p role="alert" className="field-error">
          <Trans>Not saved: something cannot be like this, see below.</Trans>
        </p>
      );
    case 'gone':
      return (
        <p role="alert" className="field-error">
          <Trans>Not saved: this page is in the trash.</Trans>
        </p>
      );
    default:
      return (
        <p role="alert" className="field-error">
          <Trans>Not saved: no answer came. What you wrote is still here, please try again.</Trans>
        </p>
      );
  }
}
