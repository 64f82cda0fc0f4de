import { Trans, useLingui } from '@lingui/react/macro';
import type { Principal } from '#features/core/access/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { type FormOutcome, isDone } from '#lib/form-outcome.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { FormField } from '../components/account-field.tsx';
import { PasswordField } from '../components/account-fields.tsx';
import { AccountForm } from '../components/account-form.tsx';
import { AccountMessage } from '../components/account-message.tsx';
import { AccountNavigation } from '../components/account-navigation.tsx';
import { AccountPage } from '../components/account-page.tsx';
import { NameFields } from '../components/name-fields.tsx';

/** Values preserved in the page's forms after an error. */
export type ProfileDraft = Partial<Record<'firstName' | 'lastName' | 'email', string>>;

interface Props {
  /** `null` when somebody is not signed in any more: then only the form they sent is there. */
  principal: Principal | null;
  outcome: FormOutcome<ProfileDraft> | null;
}

/** "My Profile": names and e-mail address. */
export function ProfileScreen({ principal, outcome, language }: Props & { language: Language }) {
  return (
    <AccountPage
      title={<Trans>My Profile</Trans>}
      aside={
        principal ? <AccountNavigation here="profile" role={principal.role} language={language} /> : undefined
      }
    >
      {principal || outcome?.form === 'names' ? (
        <section aria-labelledby="names-title">
          <h2 id="names-title" className="text-d1">
            <Trans>Your name</Trans>
          </h2>
          <NamesForm principal={principal} outcome={outcome} />
        </section>
      ) : null}
      {principal || outcome?.form === 'email' ? (
        <section aria-labelledby="email-title">
          <h2 id="email-title" className="text-d1">
            <Trans>Where we write to you</Trans>
          </h2>
          <EmailForm principal={principal} outcome={outcome} />
        </section>
      ) : null}
      {principal ? null : (
        <p>
          <a href={pathTo('signIn', language)} target="_blank" rel="noopener" className="text-link">
            <Trans>Sign in in a new window</Trans>
          </a>
        </p>
      )}
    </AccountPage>
  );
}

function NamesForm({ principal, outcome }: Props) {
  const { t } = useLingui();
  const labels = { firstName: t`First name`, lastName: t`Last name` };
  const names = outcome?.form === 'names' ? outcome : null;
  const errors = names?.errors ?? {};
  const shared = { form: 'names', errors };
  return (
    <AccountForm id="names" errors={errors} labels={labels}>
      {names && isDone(names) ? <Saved>{t`Name saved.`}</Saved> : null}
      <NameFields
        {...shared}
        labels={labels}
        names={{ firstName: '', lastName: '', ...(names?.draft ?? principal) }}
      />
      <Button type="submit">
        <Trans>Save name</Trans>
      </Button>
    </AccountForm>
  );
}

function EmailForm({ principal, outcome }: Props) {
  const { t } = useLingui();
  const labels = { email: t`New email address`, password: t`Your password` };
  const change = outcome?.form === 'email' ? outcome : null;
  const errors = change?.errors ?? {};
  const sentTo = change?.draft?.email ?? '';
  const email = principal?.email;
  const shared = { form: 'email', errors };
  return (
    <AccountForm id="email" errors={errors} labels={labels}>
      {email ? (
        <p>
          <Trans>
            You sign in with <strong>{email}</strong>.
          </Trans>
        </p>
      ) : null}
      {change && isDone(change) ? (
        <Saved>{t`We’ve sent an email to ${sentTo}. Follow the link in it and this becomes your address.`}</Saved>
      ) : null}
      <FormField
        {...shared}
        name="email"
        label={labels.email}
        type="email"
        autoComplete="email"
        defaultValue={change && !isDone(change) ? sentTo : undefined}
      />
      <PasswordField {...shared} label={labels.password} />
      <Button type="submit">
        <Trans>Change address</Trans>
      </Button>
    </AccountForm>
  );
}

function Saved({ children }: { children: string }) {
  return (
    <AccountMessage role="status">
      <Note tone="minze">{children}</Note>
    </AccountMessage>
  );
}
