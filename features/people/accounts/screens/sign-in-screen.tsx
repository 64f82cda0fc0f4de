import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import type { FormOutcome } from '#lib/form-outcome.ts';
import type { Language } from '#lib/localized.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { EmailField, PasswordField } from '../components/account-fields.tsx';
import { AccountForm } from '../components/account-form.tsx';
import { AccountPage } from '../components/account-page.tsx';
import { PasskeyButton, PasskeyQuestion } from '../components/passkey-forms.tsx';

/** Values preserved in the form after an error. */
export type SignInDraft = { email: string; remember: boolean } | { question: string };

export function SignInScreen({
  language,
  outcome,
  done,
  next,
  hasPasskeys,
}: {
  language: Language;
  outcome: FormOutcome<SignInDraft> | null;
  /** Message about the action just completed, shown on the page users reach after it. */
  done: string | null;
  /** Path to go on to after signing in, as given in the address; empty when there is none. */
  next: string;
  /** True if this site can offer passkeys. */
  hasPasskeys: boolean;
}) {
  const { t } = useLingui();
  const errors = outcome?.errors ?? {};
  const draft = outcome?.draft ?? null;
  const typed = draft && 'email' in draft ? draft : null;
  const labels = { email: t`Email address`, password: t`Password` };
  const shared = { form: 'sign-in', errors };
  return (
    <AccountPage
      title={<Trans>Sign in</Trans>}
      aside={
        <Note tone="dotter-hell">
          <h2 className="text-d1">
            <Trans>No account yet?</Trans>
          </h2>
          <p>
            <Trans>
              Have an account and your favorites follow you to every device. You can buy tickets without one.
            </Trans>
          </p>
          <ButtonLink href={withNext(pathTo('signUp', language), next)} variant="ghost">
            <Trans>Create an account</Trans>
          </ButtonLink>
        </Note>
      }
    >
      {done && !outcome ? (
        <div role="status">
          <Note tone="minze">{done}</Note>
        </div>
      ) : null}
      {draft && 'question' in draft ? <PasskeyQuestion question={draft.question} /> : null}
      <AccountForm id="sign-in" errors={errors} labels={labels}>
        <EmailField {...shared} label={labels.email} defaultValue={typed?.email} />
        <PasswordField {...shared} label={labels.password} />
        <label className="choice">
          <input
            type="checkbox"
            name="remember"
            value="1"
            className="choice-hole"
            defaultChecked={typed?.remember ?? false}
          />
          <span className="choice-text">
            <Trans>Stay signed in on this device for 30 days</Trans>
          </span>
        </label>
        <Button type="submit">
          <Trans>Sign in</Trans>
        </Button>
        <p>
          <a href={pathTo('forgottenPassword', language)} className="text-link">
            <Trans>Forgotten your password?</Trans>
          </a>
        </p>
      </AccountForm>
      {hasPasskeys ? <PasskeyButton /> : null}
    </AccountPage>
  );
}

function withNext(path: string, next: string): string {
  return next === '' ? path : `${path}?${new URLSearchParams({ next })}`;
}
