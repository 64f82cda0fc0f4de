import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import { type FormOutcome, isDone } from '#lib/form-outcome.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { AccountMessages } from '../account-errors.ts';
import { EmailField, NewPasswordField } from '../components/account-fields.tsx';
import { AccountForm } from '../components/account-form.tsx';
import { AccountMessage } from '../components/account-message.tsx';
import { AccountPage } from '../components/account-page.tsx';

/** Asks for an email with a link to a new password. */
export function ForgottenPasswordScreen({ outcome }: { outcome: FormOutcome<{ email: string }> | null }) {
  const { t } = useLingui();
  const labels = { email: t`Email address` };
  const title = <Trans>Forgotten your password?</Trans>;
  if (outcome?.draft && isDone(outcome)) {
    const email = outcome.draft.email.trim();
    return (
      <AccountPage title={title}>
        <AccountMessage role="status">
          <Note tone="minze">
            <Trans>
              If {email} has an account, we’ve just sent it an email. The link in it works for one hour.
            </Trans>
          </Note>
        </AccountMessage>
      </AccountPage>
    );
  }
  const errors = outcome?.errors ?? {};
  return (
    <AccountPage
      title={title}
      lead={<Trans>It happens. Tell us your email address and we’ll send you a link to set a new one.</Trans>}
    >
      <AccountForm id="forgotten" errors={errors} labels={labels}>
        <EmailField
          form="forgotten"
          errors={errors}
          label={labels.email}
          defaultValue={outcome?.draft?.email}
        />
        <Button type="submit">
          <Trans>Send me the link</Trans>
        </Button>
      </AccountForm>
    </AccountPage>
  );
}

/** The form such a link leads to, or that of an invitation: a new password, or the first. */
export function ResetPasswordScreen({
  language,
  token,
  isFirst,
  errors,
}: {
  language: Language;
  /** Of the email that led here; it goes on with the form. */
  token: string;
  isFirst: boolean;
  errors: AccountMessages;
}) {
  const { t } = useLingui();
  const labels = { newPassword: isFirst ? t`Password` : t`New password` };
  return (
    <AccountPage
      title={isFirst ? <Trans>Choose your password</Trans> : <Trans>Choose a new password</Trans>}
      lead={
        isFirst ? (
          <Trans>Then you can sign in with it and your email address.</Trans>
        ) : (
          <Trans>Anyone signed in with your account now will be signed out.</Trans>
        )
      }
    >
      <AccountForm id="reset" errors={errors} labels={labels}>
        <input type="hidden" name="token" value={token} />
        <NewPasswordField form="reset" name="newPassword" errors={errors} label={labels.newPassword} />
        <Button type="submit">
          <Trans>Set password</Trans>
        </Button>
      </AccountForm>
      <p>
        <a href={pathTo('forgottenPassword', language)} className="text-link">
          <Trans>Send me a new link</Trans>
        </a>
      </p>
    </AccountPage>
  );
}
