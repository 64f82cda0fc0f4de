import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import { type FormOutcome, isDone } from '#lib/form-outcome.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { AccountDraft } from '../account-draft.ts';
import type { AccountMessages } from '../account-errors.ts';
import { EmailField, NewPasswordField } from '../components/account-fields.tsx';
import { AccountForm } from '../components/account-form.tsx';
import { AccountMessage } from '../components/account-message.tsx';
import { AccountPage } from '../components/account-page.tsx';
import { NameFields } from '../components/name-fields.tsx';

/** Values preserved in the form after an error. */
export type SignUpDraft = Omit<AccountDraft, 'password'>;

export function SignUpScreen({
  language,
  outcome,
}: {
  language: Language;
  outcome: FormOutcome<SignUpDraft> | null;
}) {
  const title = <Trans>Create an account</Trans>;
  if (outcome?.draft && isDone(outcome)) {
    return (
      <AccountPage title={title}>
        <SentNote email={outcome.draft.email.trim()} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={title}
      lead={<Trans>For grown-ups: your name, email address and a password are all we need.</Trans>}
    >
      <SignUpForm draft={outcome?.draft ?? undefined} errors={outcome?.errors ?? {}} />
      <p>
        <Trans>
          Our <a href={pathTo('privacy', language)}>privacy policy</a> says what we do with your data.
        </Trans>
      </p>
      <p>
        <a href={pathTo('signIn', language)} className="text-link">
          <Trans>I already have an account</Trans>
        </a>
      </p>
    </AccountPage>
  );
}

function SentNote({ email }: { email: string }) {
  return (
    <AccountMessage role="status">
      <Note tone="minze">
        <p>
          <Trans>
            We’ve sent an email to {email}. Follow the link in it within a day and your account is ready.
          </Trans>
        </p>
        <p>
          <Trans>Nothing there? Check your spam folder, or try again in a few minutes.</Trans>
        </p>
      </Note>
    </AccountMessage>
  );
}

function SignUpForm({ draft, errors }: { draft: SignUpDraft | undefined; errors: AccountMessages }) {
  const { t } = useLingui();
  const form = 'sign-up';
  const labels = {
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Email address`,
    password: t`Password`,
  };
  const shared = { form, errors };
  return (
    <AccountForm id={form} errors={errors} labels={labels}>
      <NameFields {...shared} labels={labels} names={draft} />
      <EmailField {...shared} label={labels.email} defaultValue={draft?.email} />
      <NewPasswordField {...shared} name="password" label={labels.password} />
      <Button type="submit">
        <Trans>Create an account</Trans>
      </Button>
    </AccountForm>
  );
}
