import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Principal } from '#features/core/access/index.ts';
import { type FormOutcome, isDone } from '#lib/form-outcome.ts';
import type { Language } from '#lib/localized.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { AccountMessages } from '../account-errors.ts';
import { PasswordField } from '../components/account-fields.tsx';
import { AccountForm } from '../components/account-form.tsx';
import { AccountMessage } from '../components/account-message.tsx';
import { AccountNavigation } from '../components/account-navigation.tsx';
import { AccountPage } from '../components/account-page.tsx';
import { PasskeyButton } from '../components/passkey-forms.tsx';
import { RecoveryCodes } from '../components/recovery-codes.tsx';
import { TwoFactorSetUp } from '../components/two-factor-set-up.tsx';

/** The address of a set-up in progress, or the codes that are shown once. */
export type TwoFactorDraft = { uri: string } | { recoveryCodes: string[] };

interface Props {
  principal: Principal;
  /** True if the site requires a second factor: then it cannot be switched off. */
  isRequired: boolean;
  /** Path to continue at; empty when there is none. */
  next: string;
  /** Path of the prompt for the passkey that counts as second factor; `null` where there is none. */
  passkeyPath: string | null;
  outcome: FormOutcome<TwoFactorDraft | null> | null;
  language: Language;
}

/** Setting up the second factor of an account, new recovery codes, and its end. */
export function TwoFactorScreen({ principal, isRequired, next, passkeyPath, outcome, language }: Props) {
  const draft = outcome?.draft ?? null;
  const isChanged = outcome !== null && isDone(outcome) && ['confirm', 'end'].includes(outcome.form);
  const isOn = isChanged ? outcome.form === 'confirm' : principal.hasTwoFactor;
  return (
    <AccountPage
      title={<Trans>Two-factor sign-in</Trans>}
      lead={<Trans>After your password, we’ll ask for a code that only your phone knows.</Trans>}
      aside={
        <AccountNavigation
          here="twoFactor"
          role={principal.withheldRole ?? principal.role}
          language={language}
        />
      }
    >
      {draft && 'recoveryCodes' in draft ? (
        <RecoveryCodes codes={draft.recoveryCodes}>
          {next === '' ? null : (
            <ButtonLink href={next}>
              <Trans>Carry on</Trans>
            </ButtonLink>
          )}
        </RecoveryCodes>
      ) : draft && 'uri' in draft ? (
        <TwoFactorSetUp uri={draft.uri} errors={errorsOf(outcome, 'confirm')} />
      ) : isOn ? (
        <WhenOn isRequired={isRequired} outcome={outcome} />
      ) : (
        <WhenOff isRequired={isRequired} passkeyPath={passkeyPath} outcome={outcome} />
      )}
    </AccountPage>
  );
}

function errorsOf(outcome: Props['outcome'], form: string): AccountMessages {
  return outcome?.form === form ? outcome.errors : {};
}

function WhenOff({
  isRequired,
  passkeyPath,
  outcome,
}: Pick<Props, 'isRequired' | 'passkeyPath' | 'outcome'>) {
  if (passkeyPath !== null) return <WhenPasskeyOwed path={passkeyPath} />;
  return (
    <section aria-labelledby="begin-title">
      {outcome?.form === 'end' && isDone(outcome) ? (
        <AccountMessage role="status">
          <Note tone="minze">
            <Trans>Two-factor sign-in is off. Your password is all you need again.</Trans>
          </Note>
        </AccountMessage>
      ) : null}
      {isRequired ? (
        <Note tone="dotter-hell">
          <Trans>
            We ask this of everyone who works here. Until it’s set up, you only see what visitors see.
          </Trans>
        </Note>
      ) : null}
      <h2 id="begin-title" className="text-d1">
        <Trans>Turn on</Trans>
      </h2>
      <p>
        <Trans>
          You need an authenticator app on your phone; password managers have one too. It takes two minutes.
        </Trans>
      </p>
      <WithPassword id="begin" errors={errorsOf(outcome, 'begin')}>
        <Button type="submit">
          <Trans>Set up</Trans>
        </Button>
      </WithPassword>
    </section>
  );
}

/** A member of staff with a passkey who signed in with the password alone. */
function WhenPasskeyOwed({ path }: { path: string }) {
  return (
    <section aria-labelledby="passkey-title">
      <Note tone="dotter-hell">
        <Trans>
          We ask everyone who works here for more than a password. You have a passkey: use it, and you’ll see
          everything you can do here.
        </Trans>
      </Note>
      <h2 id="passkey-title" className="text-d1">
        <Trans>Use your passkey</Trans>
      </h2>
      <PasskeyButton action={path} />
      <p data-with-passkeys="hidden">
        <Trans>You need a browser that supports passkeys.</Trans>
      </p>
      <p>
        <Trans>
          No longer have the device? An administrator can remove the passkey, then you can set up a new one.
        </Trans>
      </p>
    </section>
  );
}

function WhenOn({ isRequired, outcome }: Pick<Props, 'isRequired' | 'outcome'>) {
  return (
    <>
      <Note tone="minze">
        <Trans>Two-factor sign-in is on.</Trans>
      </Note>
      <section aria-labelledby="renew-title">
        <h2 id="renew-title" className="text-d1">
          <Trans>New recovery codes</Trans>
        </h2>
        <p>
          <Trans>Your current codes will then stop working.</Trans>
        </p>
        <WithPassword id="renew" errors={errorsOf(outcome, 'renew')}>
          <Button type="submit" variant="ghost">
            <Trans>Get new codes</Trans>
          </Button>
        </WithPassword>
      </section>
      {isRequired ? null : (
        <section aria-labelledby="end-title">
          <h2 id="end-title" className="text-d1">
            <Trans>Turn off</Trans>
          </h2>
          <WithPassword id="end" errors={errorsOf(outcome, 'end')}>
            <Button type="submit" variant="ghost">
              <Trans>Turn off</Trans>
            </Button>
          </WithPassword>
        </section>
      )}
    </>
  );
}

function WithPassword({
  id,
  errors,
  children,
}: {
  id: string;
  errors: AccountMessages;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const labels = { password: t`Your password` };
  return (
    <AccountForm id={id} errors={errors} labels={labels}>
      <PasswordField form={id} errors={errors} label={labels.password} />
      {children}
    </AccountForm>
  );
}
