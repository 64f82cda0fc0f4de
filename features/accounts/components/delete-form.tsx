import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { AccountMessages } from '../account-errors.ts';
import { PasswordField } from './account-fields.tsx';
import { AccountForm, fieldId } from './account-form.tsx';

/** Ends the account. Where there is credit its owner gives that up in words of its own, with the amount. */
export function DeleteForm({ errors, creditCents }: { errors: AccountMessages; creditCents: number }) {
  const { t } = useLingui();
  const amount = formatPrice(creditCents);
  const labels = {
    password: t`Your password`,
    credit: t`My credit of ${amount}`,
    sure: t`I am sure`,
  };
  return (
    <AccountForm id="delete" errors={errors} labels={labels}>
      <p>
        <Trans>
          Your name, your address and your favorites are deleted for good. Nobody can bring them back.
        </Trans>
      </p>
      {creditCents > 0 ? (
        <Note tone="dotter-hell">
          <p>
            <Trans>
              You still have {amount} of credit with us. It belongs to your account: when that is gone, nobody
              can pay with it any more. Spend it first, or write to us.
            </Trans>
          </p>
        </Note>
      ) : null}
      <PasswordField form="delete" errors={errors} label={labels.password} />
      {creditCents > 0 ? (
        <Confirmation name="credit" value={String(creditCents)} error={errors.credit}>
          <Trans>I give up my credit of {amount}.</Trans>
        </Confirmation>
      ) : null}
      <Confirmation name="sure" value="1" error={errors.sure}>
        <Trans>I am sure: delete my account.</Trans>
      </Confirmation>
      <Button type="submit" variant="ghost">
        <Trans>Delete the account</Trans>
      </Button>
    </AccountForm>
  );
}

function Confirmation({
  name,
  value,
  error,
  children,
}: {
  name: 'sure' | 'credit';
  value: string;
  error: string | undefined;
  children: ReactNode;
}) {
  const id = fieldId('delete', name);
  return (
    <div>
      <label className="choice">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          className="choice-hole"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className="choice-text">{children}</span>
      </label>
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
