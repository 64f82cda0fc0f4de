import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/navigation/index.ts';
import { type FormOutcome, isDone } from '#lib/form-outcome.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { AccountDraft } from '../account-draft.ts';
import type { AccountMessages } from '../account-errors.ts';
import { AccountAnswer } from '../components/account-answer.tsx';
import { EmailField, NewPasswordField } from '../components/account-fields.tsx';
import { AccountForm } from '../components/account-form.tsx';
import { AccountPage } from '../components/account-page.tsx';
import { NameFields } from '../components/name-fields.tsx';

/** What is kept of the form when it comes back. */
export type SignUpDraft = Omit<AccountDraft, 'password'>;

export function SignUpScreen({
  language,
  outcome,
}: {
  language: Language;
  outcome: FormOutcome<SignUpDraft> | null;
}) {
  const title = <Trans>Make an account</Trans>;
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
      lead={<Trans>For grown-ups: name, e-mail address and a password are all we want to know.</Trans>}
    >
      <SignUpForm draft={outcome?.draft ?? undefined} errors={outcome?.errors ?? {}} />
      <p>
        <Trans>
          What we do with your data stands in our <a href={pathTo('privacy', language)}>privacy policy</a>.
        </Trans>
      </p>
      <p>
        <a href={pathTo('signIn', language)} className="text-link">
          <Trans>I have an account already</Trans>
        </a>
      </p>
    </AccountPage>
  );
}

function SentNote({ email }: { email: string }) {
  return (
    <AccountAnswer role="status">
      <Note tone="minze">
        <p>
          <Trans>
            An e-mail is on its way to {email}. Follow the link in it within a day, then your account is
            ready.
          </Trans>
        </p>
        <p>
          <Trans>Nothing there? Look among the unwanted mail, or try again in a few minutes.</Trans>
        </p>
      </Note>
    </AccountAnswer>
  );
}

function SignUpForm({ draft, errors }: { draft: SignUpDraft | undefined; errors: AccountMessages }) {
  const { t } = useLingui();
  const form = 'sign-up';
  const labels = {
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`E-mail address`,
    password: t`Password`,
  };
  const shared = { form, errors };
  return (
    <AccountForm id={form} errors={errors} labels={labels}>
      <NameFields {...shared} labels={labels} names={draft} />
      <EmailField {...shared} label={labels.email} defaultValue={draft?.email} />
      <NewPasswordField {...shared} name="password" label={labels.password} />
      <Button type="submit">
        <Trans>Make an account</Trans>
      </Button>
    </AccountForm>
  );
}
