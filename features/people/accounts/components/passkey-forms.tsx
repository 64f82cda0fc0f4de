import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { AccountMessages } from '../account-errors.ts';
import { FormField } from './account-field.tsx';
import { AccountForm } from './account-form.tsx';

/** Asks for signing in with a passkey; shown by the browser where it can. */
export function PasskeyButton({ action }: { action?: string | undefined }) {
  return (
    <form method="post" action={action} className="account-form" data-with-passkeys="shown" hidden>
      <input type="hidden" name="form" value="passkey" />
      <Button type="submit" variant="ghost">
        <Trans>Sign in with a passkey</Trans>
      </Button>
    </form>
  );
}

/**
 * The challenge for signing in; its button waits for the code. The browser asks the device at once, and again when the
 * button is pressed.
 */
export function PasskeyQuestion({ question }: { question: string }) {
  return (
    <form method="post" className="account-form" data-passkey="get" data-question={question}>
      <input type="hidden" name="form" value="passkey-answer" />
      <input type="hidden" name="credential" />
      <p>
        <Trans>Your device is checking that it’s you, with a fingerprint, your face or a PIN.</Trans>
      </p>
      <Button type="submit" disabled data-passkey-ask>
        <Trans>Ask my device</Trans>
      </Button>
      <DeviceSays says="not-done">
        <Trans>Nothing has happened yet: your device didn’t finish checking. Try again.</Trans>
      </DeviceSays>
    </form>
  );
}

/** The challenge for creating a passkey, with its name. */
export function NewPasskeyForm({
  question,
  name,
  errors,
}: {
  question: string;
  name: string;
  errors: AccountMessages;
}) {
  const { t } = useLingui();
  const labels = { passkeyName: t`Passkey name` };
  return (
    <AccountForm id="add-passkey" errors={errors} labels={labels} passkey={{ kind: 'create', question }}>
      <input type="hidden" name="question" value={question} />
      <input type="hidden" name="credential" />
      <FormField
        form="add-passkey"
        name="passkeyName"
        errors={errors}
        label={labels.passkeyName}
        hint={t`For example “Mum’s phone” or “key on my keyring”.`}
        defaultValue={name}
        maxLength={60}
      />
      <Button type="submit" disabled data-passkey-ask>
        <Trans>Create passkey</Trans>
      </Button>
      <DeviceSays says="not-done">
        <Trans>Nothing has happened yet: your device didn’t finish checking. Try again.</Trans>
      </DeviceSays>
      <DeviceSays says="known">
        <Trans>This device already has a passkey for your account.</Trans>
      </DeviceSays>
    </AccountForm>
  );
}

/** Message the browser shows when the device answered with anything other than a passkey. */
function DeviceSays({ says, children }: { says: 'not-done' | 'known'; children: ReactNode }) {
  return (
    <div role="status">
      <p data-passkey-says={says} className="field-error" hidden>
        {children}
      </p>
    </div>
  );
}
