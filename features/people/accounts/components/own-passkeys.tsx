import { Trans, useLingui } from '@lingui/react/macro';
import { type FormOutcome, isDone } from '#lib/form-outcome.ts';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDay, type Instant } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { AccountMessages } from '../account-errors.ts';
import { FormField } from './account-field.tsx';
import { PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountMessage } from './account-message.tsx';
import { NewPasskeyForm } from './passkey-forms.tsx';

interface Passkey {
  id: number;
  name: string;
  addedAt: Instant;
}

/** Options passed to the device to create a passkey, with the name typed for it. */
export interface NewPasskeyDraft {
  question: string;
  name: string;
}

/** The passkeys of an account, each with its name and a button to remove it, and the form for another one. */
export function OwnPasskeys({
  passkeys,
  outcome,
  language,
}: {
  passkeys: Passkey[];
  outcome: FormOutcome<NewPasskeyDraft | null> | null;
  language: Language;
}) {
  const errorsOf = (form: string): AccountMessages => (outcome?.form === form ? outcome.errors : {});
  return (
    <>
      <p>
        <Trans>
          A passkey opens your account without a password. Your phone, computer or security key checks that
          it’s you, with a fingerprint, your face or a PIN. Nobody can read it over your shoulder or guess it.
        </Trans>
      </p>
      {outcome && isDone(outcome) ? <PasskeyMessage form={outcome.form} /> : null}
      {passkeys.length > 0 ? (
        <ul className="account-devices">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} errorsOf={errorsOf} language={language} />
          ))}
        </ul>
      ) : null}
      {outcome?.draft ? (
        <NewPasskeyForm {...outcome.draft} errors={errorsOf('add-passkey')} />
      ) : (
        <BeginForm errors={{ ...errorsOf('begin-passkey'), ...errorsOf('add-passkey') }} />
      )}
    </>
  );
}

function BeginForm({ errors }: { errors: AccountMessages }) {
  const { t } = useLingui();
  const labels = { password: t`Your password` };
  // A returned form was sent by a capable browser, and its error has the focus at once.
  const isSent = Object.keys(errors).length > 0;
  return (
    <>
      <div data-with-passkeys="shown" hidden={!isSent}>
        <AccountForm id="begin-passkey" errors={errors} labels={labels}>
          <PasswordField form="begin-passkey" errors={errors} label={labels.password} />
          <Button type="submit" variant="ghost">
            <Trans>Add a passkey</Trans>
          </Button>
        </AccountForm>
      </div>
      <p data-with-passkeys="hidden" hidden={isSent}>
        <Trans>To add one, you need a browser that supports passkeys.</Trans>
      </p>
    </>
  );
}

function PasskeyRow({
  passkey: { id, name, addedAt },
  errorsOf,
  language,
}: {
  passkey: Passkey;
  errorsOf: (form: string) => AccountMessages;
  language: Language;
}) {
  const { t } = useLingui();
  const [rename, remove] = [`rename-passkey-${id}`, `remove-passkey-${id}`];
  const labels = { passkeyName: t`Passkey name`, password: t`Your password` };
  const added = formatDay(dayOf(addedAt), language);
  const isOpen = [rename, remove].some((form) => Object.keys(errorsOf(form)).length > 0);
  return (
    <li className="account-passkey">
      <div>
        <h3 className="account-device">{name}</h3>
        <p className="muted">
          <Trans>Added {added}</Trans>
        </p>
      </div>
      <details open={isOpen}>
        <summary>
          <Trans>Rename or remove</Trans>
          <span className="visually-hidden"> {name}</span>
        </summary>
        <AccountForm id={rename} errors={errorsOf(rename)} labels={labels}>
          <FormField
            form={rename}
            name="passkeyName"
            errors={errorsOf(rename)}
            label={labels.passkeyName}
            defaultValue={name}
            maxLength={60}
          />
          <Button type="submit" variant="ghost">
            <Trans>Rename</Trans>
          </Button>
        </AccountForm>
        <AccountForm id={remove} errors={errorsOf(remove)} labels={labels}>
          <PasswordField form={remove} errors={errorsOf(remove)} label={labels.password} />
          <Button type="submit" variant="ghost">
            <Trans>Remove passkey</Trans>
          </Button>
        </AccountForm>
      </details>
    </li>
  );
}

function PasskeyMessage({ form }: { form: string }) {
  if (form === 'begin-passkey') return null;
  return (
    <AccountMessage role="status">
      <Note tone="minze">
        {form === 'add-passkey' ? (
          <Trans>Your passkey is ready. Use it the next time you sign in.</Trans>
        ) : form.startsWith('rename-') ? (
          <Trans>Passkey renamed.</Trans>
        ) : (
          <Trans>Passkey removed. Delete it on your device as well.</Trans>
        )}
      </Note>
    </AccountMessage>
  );
}
