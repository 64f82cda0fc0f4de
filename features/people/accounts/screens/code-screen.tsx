import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import type { FormOutcome } from '#lib/form-outcome.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '../components/account-fields.tsx';
import { AccountForm } from '../components/account-form.tsx';
import { AccountPage } from '../components/account-page.tsx';
import { PasskeyButton } from '../components/passkey-forms.tsx';

/** The code that is asked for after the password, from an app or from the paper with the recovery codes. */
export function CodeScreen({
  language,
  outcome,
  passkeyPath,
}: {
  language: Language;
  outcome: FormOutcome<{ isTrusted: boolean }> | null;
  /** Path of the passkey prompt; `null` where this site cannot offer passkeys. */
  passkeyPath: string | null;
}) {
  const { t } = useLingui();
  const errors = outcome?.errors ?? {};
  const labels = { code: t`Code` };
  return (
    <AccountPage
      title={<Trans>Your code</Trans>}
      lead={<Trans>Open the app on your phone where you added your account with us.</Trans>}
    >
      <AccountForm id="sign-in-code" errors={errors} labels={labels}>
        <CodeField
          form="sign-in-code"
          errors={errors}
          label={labels.code}
          hint={t`The six digits from your app. No phone? Use one of your recovery codes.`}
        />
        <label className="choice">
          <input
            type="checkbox"
            name="trusted"
            value="1"
            className="choice-hole"
            defaultChecked={outcome?.draft?.isTrusted ?? false}
          />
          <span className="choice-text">
            <Trans>Don’t ask for a code on this device for 30 days</Trans>
          </span>
        </label>
        <Button type="submit">
          <Trans>Sign in</Trans>
        </Button>
        <p>
          <a href={pathTo('signIn', language)} className="text-link">
            <Trans>Back to password</Trans>
          </a>
        </p>
      </AccountForm>
      {passkeyPath === null ? null : <PasskeyButton action={passkeyPath} />}
    </AccountPage>
  );
}
