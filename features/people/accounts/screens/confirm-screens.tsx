import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import type { AccountMessages } from '../account-errors.ts';
import { PasswordField } from '../components/account-fields.tsx';
import { AccountForm } from '../components/account-form.tsx';
import { AccountPage } from '../components/account-page.tsx';

interface Sent {
  /** Of the email that led here; it goes on with the form. */
  token: string;
  email: string;
  errors: AccountMessages;
}

/** Target of the link in a new account's email: users who created the account know its password and sign in with it. */
export function ConfirmAccountScreen({ token, email, errors }: Sent) {
  const { t } = useLingui();
  const labels = { password: t`Password` };
  return (
    <AccountPage
      title={<Trans>Confirm your email address</Trans>}
      lead={<Trans>One last step for {email}: the password you’ve just chosen.</Trans>}
    >
      <AccountForm id="confirm" errors={errors} labels={labels}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <PasswordField form="confirm" errors={errors} label={labels.password} />
        <Button type="submit">
          <Trans>Confirm and sign in</Trans>
        </Button>
        <p>
          <Trans>Didn’t create an account? Close this page and nothing will happen.</Trans>
        </p>
      </AccountForm>
    </AccountPage>
  );
}

/** Target of the link in a new address's email: opening it is not enough, as programs that scan emails open links too. */
export function ConfirmAddressScreen({ token, email, errors }: Sent) {
  return (
    <AccountPage
      title={<Trans>Confirm your email address</Trans>}
      lead={<Trans>From now on we’ll write to {email}. All your other devices are signed out.</Trans>}
    >
      <AccountForm id="confirm" errors={errors} labels={{}}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">
          <Trans>Use this address</Trans>
        </Button>
      </AccountForm>
    </AccountPage>
  );
}
