import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/navigation/index.ts';
import type { Principal } from '#features/permissions/index.ts';
import { type FormOutcome, isDone } from '#lib/form-outcome.ts';
import type { Language } from '#lib/localized.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { AccountMessages } from '../account-errors.ts';
import { AccountAnswer } from '../components/account-answer.tsx';
import { NewPasswordField, PasswordField } from '../components/account-fields.tsx';
import { AccountForm, fieldId } from '../components/account-form.tsx';
import { AccountPage } from '../components/account-page.tsx';
import { AccountWays } from '../components/account-ways.tsx';

/** Password, second factor, devices, the end of the account. */
export function SettingsScreen({
  principal,
  outcome,
  language,
}: {
  principal: Principal;
  outcome: FormOutcome | null;
  language: Language;
}) {
  return (
    <AccountPage
      title={<Trans>Settings</Trans>}
      aside={<AccountWays here="accountSettings" role={principal.role} language={language} />}
    >
      <section aria-labelledby="password-title">
        <h2 id="password-title" className="text-d1">
          <Trans>Change your password</Trans>
        </h2>
        <PasswordForm outcome={outcome?.form === 'password' ? outcome : null} email={principal.email} />
      </section>
      <section aria-labelledby="two-factor-title">
        <h2 id="two-factor-title" className="text-d1">
          <Trans>Two-factor sign-in</Trans>
        </h2>
        <p>
          {principal.hasTwoFactor ? (
            <Trans>It is on: after your password we ask for a code from your phone.</Trans>
          ) : (
            <Trans>It is off: your password alone is enough.</Trans>
          )}
        </p>
        <div>
          <ButtonLink href={pathTo('twoFactor', language)} variant="ghost">
            {principal.hasTwoFactor ? <Trans>Change</Trans> : <Trans>Set up</Trans>}
          </ButtonLink>
        </div>
      </section>
      <section aria-labelledby="everywhere-title">
        <h2 id="everywhere-title" className="text-d1">
          <Trans>Sign out everywhere</Trans>
        </h2>
        <AccountForm id="everywhere" errors={{}} labels={{}}>
          <p>
            <Trans>
              On a device you do not have any more, or that is not yours: this signs out all of them.
            </Trans>
          </p>
          <Button type="submit" variant="ghost">
            <Trans>Sign out everywhere</Trans>
          </Button>
        </AccountForm>
      </section>
      <section aria-labelledby="delete-title">
        <h2 id="delete-title" className="text-d1">
          <Trans>Delete your account</Trans>
        </h2>
        <DeleteForm errors={outcome?.form === 'delete' ? outcome.errors : {}} />
      </section>
    </AccountPage>
  );
}

function PasswordForm({ outcome, email }: { outcome: FormOutcome | null; email: string }) {
  const { t } = useLingui();
  const labels = { password: t`Your password now`, newPassword: t`New password` };
  const errors = outcome?.errors ?? {};
  const shared = { form: 'password', errors };
  return (
    <AccountForm id="password" errors={errors} labels={labels}>
      {outcome && isDone(outcome) ? (
        <AccountAnswer role="status">
          <Note tone="minze">
            <Trans>Your new password is set. All other devices are signed out.</Trans>
          </Note>
        </AccountAnswer>
      ) : null}
      {/* Password managers file the new password under it. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField {...shared} label={labels.password} />
      <NewPasswordField {...shared} name="newPassword" label={labels.newPassword} />
      <Button type="submit">
        <Trans>Change the password</Trans>
      </Button>
    </AccountForm>
  );
}

function DeleteForm({ errors }: { errors: AccountMessages }) {
  const { t } = useLingui();
  const labels = { password: t`Your password`, sure: t`I am sure` };
  return (
    <AccountForm id="delete" errors={errors} labels={labels}>
      <p>
        <Trans>
          Your name, your address and your favorites are deleted for good. Nobody can bring them back.
        </Trans>
      </p>
      <PasswordField form="delete" errors={errors} label={labels.password} />
      <div>
        <label className="choice">
          <input
            id={fieldId('delete', 'sure')}
            type="checkbox"
            name="sure"
            value="1"
            className="choice-hole"
            aria-invalid={errors.sure ? true : undefined}
            aria-describedby={errors.sure ? 'delete-sure-error' : undefined}
          />
          <span className="choice-text">
            <Trans>I am sure: delete my account.</Trans>
          </span>
        </label>
        {errors.sure ? (
          <p id="delete-sure-error" className="field-error">
            {errors.sure}
          </p>
        ) : null}
      </div>
      <Button type="submit" variant="ghost">
        <Trans>Delete the account</Trans>
      </Button>
    </AccountForm>
  );
}
